"""How a match ended, as a page is shown it."""

from __future__ import annotations

from typing import cast

from blockdice.engine.game import Game
from blockdice.narration import Words, spoken
from blockdice.server.protocol import PlayerDeeds, ResultView, Side


def view_result(game: Game, words: Words) -> ResultView | None:
    """The result, None while the match is being played."""
    result = game.result
    if result is None:
        return None
    names = dict(zip(game.match.names.labels, game.match.players, strict=False))
    players = [*result.home.players, *result.away.players]
    return ResultView(
        winner=cast(Side, result.winner) if result.winner is not None else None,
        score=result.score,
        ending=result.ending,
        text=_sentence(result.winner, result.ending, result.score, words),
        casualties=(result.home.casualties_caused, result.away.casualties_caused),
        mvp=(result.home.mvp, result.away.mvp),
        deeds=[
            PlayerDeeds(
                label=player.label,
                name=names[player.label].name if player.label in names else "",
                spp=player.spp,
                achievements=player.achievements,
            )
            for player in sorted(players, key=lambda player: -player.spp)
            if player.achievements
        ],
    )


def _sentence(winner: str | None, ending: str, score: tuple[int, int], words: Words) -> str:
    how = "" if ending == "full_time" else f" ({spoken(ending)})"
    if winner is None:
        return f"A draw{how}: {words.score(score)}"
    return f"{words.team(winner)} win{how}: {words.score(score)}"

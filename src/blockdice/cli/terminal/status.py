"""The line above the pitch: score, turns, re-rolls, weather, the ball."""

from __future__ import annotations

from rich.text import Text

from blockdice.engine.game import Game
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import GROUND, HELD, IN_AIR
from blockdice.narration import Words, spoken


def status_line(game: Game, words: Words) -> Text:
    """Score and clock in one line, what each side has left in the next."""
    state = game.match.state
    half = f"half {state.half}" if state.half <= 2 else "extra time"
    if not state.half:
        half = "before the match"
    text = Text().append(words.score(game.score), "bold")
    text.append(f"   {half}, turns {state.turn[0]} - {state.turn[1]}")
    text.append(f"   {spoken(WEATHERS[state.weather])}   {_ball(game)}\n")
    for side in (0, 1):
        text.append(f"{words.teams[side]}: {_means(game, side)}", "dim")
        text.append("   " if side == 0 else "\n")
    return text


def _means(game: Game, side: int) -> str:
    state = game.match.state
    parts = [f"re-rolls {game.match.rerolls_left(side)}"]
    if state.apothecaries[side]:
        parts.append("apothecary")
    if state.bribes[side]:
        parts.append(f"bribes {state.bribes[side]}")
    return ", ".join(parts)


def _ball(game: Game) -> str:
    state, names = game.match.state, game.match.names
    square = names.squares[state.ball_square] if state.ball_square else "?"
    if state.ball == HELD:
        return f"ball: {names.labels[state.carrier]}"
    if state.ball == GROUND:
        return f"ball: on {square}"
    return f"ball: in the air over {square}" if state.ball == IN_AIR else "no ball"

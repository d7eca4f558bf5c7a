"""Going on with a match that was dumped: the state is loaded and the loops entered afresh."""

from __future__ import annotations

from typing import Any

from blockdice.engine.dice import load_dice
from blockdice.engine.dump import FORMAT, load_answer, load_event, load_state, load_team
from blockdice.engine.edition import Edition
from blockdice.engine.errors import BadFile, EditionMismatch
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.engine.start import fresh_match


def restore_game(data: dict[str, Any], edition: Edition) -> Game:
    """The game that was dumped. Raises BadFile for data that is no dump, EditionMismatch."""
    try:
        if data["format"] != FORMAT:
            raise EditionMismatch(
                f"This dump has format {data['format']}; this program reads {FORMAT}."
            )
        if data["edition"] != edition.id or data["revision"] != edition.revision:
            raise EditionMismatch(
                f"This dump is of {data['edition']} revision {data['revision']}, not of "
                f"{edition.id} revision {edition.revision}."
            )
        return _restored(data, edition)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadFile("dump", "", f"this is no dump of a match ({error!r})") from error


def _restored(data: dict[str, Any], edition: Edition) -> Game:
    options = Options(**{**data["options"], "rulings": tuple(data["options"]["rulings"])})
    home, away = (load_team(row) for row in data["teams"])
    match = fresh_match(edition, (home, away), options, load_dice(data["dice"]))
    for label in data["labels"][len(match.names.labels) :]:
        match.names.add_player(label)
    load_state(data["state"], match.state)
    match.seq = data["seq"]
    match.cause = data["cause"]
    game = Game(match)
    match.diary = None
    game.start()
    if data["is_over"]:
        game._decision = None
    for row in data["since"]:
        answer = load_answer(row)
        if answer.swap is not None:
            match.dice = answer.swap.copy()
        else:
            game._send(answer)
        game._answers.append(answer)
    match.seq = data["seq"]
    match.cause = data["cause"]
    match.rolled = data["rolled"]
    match.dice_log = list(data["dice_log"])
    match.diary = [load_event(row, match) for row in data["events"]]
    game._opening = data["opening"]
    game._chronicle = [(text, dice) for text, dice in data["decisions"]]
    return game

"""Bad input: a dice script that does not fit leaves the match as it was."""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from blockdice.engine.game import Game

BOARD = """
       k    l    m
7      .    H1   A1
9      H2   .    A2
"""


def game(*script: Any, **changes: Any) -> Game:
    labels = [f"{side}{number}" for side in "HA" for number in range(1, 13)]
    return bd.from_board(BOARD, dice=bd.ScriptedDice(list(script), labels), **changes)


def unharmed(play: Game, action: str) -> bd.DiceScriptError:
    """The action fails for its dice; all that there is to see is as it was before."""
    before = play.dump()
    record = play.record()
    asked = repr(play.decision)
    with pytest.raises(bd.DiceScriptError) as found:
        play.act(action)
    assert play.dump() == before
    after = play.record()
    assert (after.decisions, after.dice) == (record.decisions, record.dice)
    assert after.events == record.events
    assert repr(play.decision) == asked
    return found.value


def test_a_roll_that_the_script_does_not_hold() -> None:
    play = game("dodge H1: 4")
    error = unharmed(play, "activate H1 block A1")
    assert error.wanted.startswith("block H1")
    assert "dodge H1: 4" in error.got
    assert "The match rolls block H1" in str(error)


def test_a_script_that_is_spent_in_the_middle_of_an_action() -> None:
    play = game("block: player_down", "armour: 6")
    play.act("activate H2 move")
    play.act("move k10")
    play.act("end")
    play.act("activate H1 block A1")
    error = unharmed(play, "no")
    assert error.got == "nothing more"


def test_a_face_that_the_die_has_not() -> None:
    error = unharmed(game("block: 7"), "activate H1 block A1")
    assert (error.wanted, error.got) == ("block (a D6)", "7")


def test_between_the_decisions_of_one_block() -> None:
    """Off a rest point: the answers since the snapshot are played again."""
    play = game("block: pow", "armour A1: 6")
    play.act("activate H1 block A1")
    play.act("no")
    play.act("push n7")
    unharmed(play, "stay")
    assert play.decision.kind == "follow_up"
    play.match.dice = bd.ScriptedDice(["armour: 1 2"])
    play.act("stay")
    assert play.decision.kind == "activate"
    assert [e.seq for e in play.events] == list(range(len(play.events)))


def test_a_game_goes_on_with_another_action() -> None:
    play = game("dodge H1: 6")
    unharmed(play, "activate H1 block A1")
    play.act("activate H1 move")
    play.act("move k7")
    assert play.board.splitlines()[7].split()[11] == "H1"


def test_a_fork_is_as_safe() -> None:
    play = game("block: pow", "armour A1: 6")
    twin = play.fork()
    twin.act("activate H1 block A1")
    twin.act("no")
    twin.act("push n7")
    with pytest.raises(bd.DiceScriptError):
        twin.act("stay")
    assert twin.decision.kind == "follow_up"
    assert play.decision.kind == "activate"


def test_whatever_a_source_raises_does_no_harm() -> None:
    class Broken:
        def die(self, sides: int, name: str, player: int) -> int:
            raise EOFError("no die in the tray")

        def copy(self) -> Broken:
            return self

        def dump(self) -> dict[str, Any]:
            return {"kind": "broken"}

    play = bd.from_board(BOARD, dice=Broken())
    before = play.dump()
    with pytest.raises(EOFError):
        play.act("activate H1 block A1")
    assert play.dump() == before
    play.act("activate H1 move")


@pytest.mark.parametrize(
    ("entry", "says"),
    [("dodge: x", "numbers or block faces"), ("dodge:", "an entry like"), ("dodge", "an entry")],
)
def test_a_malformed_script(entry: str, says: str) -> None:
    with pytest.raises(bd.DiceScriptError, match=says):
        bd.ScriptedDice([entry])


def test_a_new_game_whose_first_dice_do_not_fit() -> None:
    with pytest.raises(bd.DiceScriptError, match="fair_weather_fans"):
        bd.new_game(dice=bd.ScriptedDice([]))

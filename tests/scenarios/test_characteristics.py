"""Player Profile and Characteristic Tests; Dice Rolling (2020)."""

from __future__ import annotations

import pytest

from blockdice.engine.effects import CHARACTERISTIC, END_OF_DRIVE, Effect
from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

MARKED = """
       k    l    m    n
7      .    H1   A1   .
8      .    .    .    A2
"""


def test_movement_allowance_is_the_number_of_squares() -> None:
    play = scenario("       k    l    m\n7      H1   .    .\n", who={"H1": {"ma": 1}})
    play.act("activate H1 move").needs("move l7").act("move l7").needs("move m7", "rush 2+")


@pytest.mark.parametrize(
    ("ag", "into", "needed"),
    [
        (1, "k7", 2),
        (1, "m8", 3),
        (2, "k7", 2),
        (2, "m8", 4),
        (4, "l8", 5),
        (5, "k7", 5),
        (6, "k7", 6),
        (6, "m8", 6),
    ],
)
def test_an_agility_test_is_a_target_number_with_modifiers_on_the_die(
    ag: int, into: str, needed: int
) -> None:
    """AG 1+ with -2 needs a 3, the book's own example; 6+ with -2 passes on a natural 6."""
    play = scenario(MARKED, who={"H1": {"ag": ag}}).act("activate H1 move")
    play.needs(f"move {into}", f"dodge {needed}+")


@pytest.mark.parametrize(("ag", "face", "passed"), [(1, 1, False), (6, 6, True), (6, 5, False)])
def test_natural_ones_fail_and_natural_sixes_pass(ag: int, face: int, passed: bool) -> None:
    dice = [f"dodge: {face}"] + ([] if passed else ["armour: 1 2"])
    play = scenario(MARKED, who={"H1": {"ag": ag}}, dice=dice)
    play.act("activate H1 move", "move m8").expect(f"roll name=dodge passed={passed}").spent()


PASS = "       c    d    e    f\n7      H1*  .    .    H2\n"


@pytest.mark.parametrize(
    ("pa", "square", "needed"),
    [(1, "f7", 2), (1, "i7", 2), (1, "j7", 3), (3, "i7", 4), (6, "f7", 6), (6, "n7", 6)],
)
def test_a_passing_ability_test(pa: int, square: str, needed: int) -> None:
    play = scenario(PASS, who={"H1": {"pa": pa}}).act("activate H1 pass")
    assert play.game.preview(f"pass {square}").tests[0].needed == needed


def test_a_passing_ability_of_none_passes_on_no_face() -> None:
    play = scenario(PASS, who={"H1": {"pa": 0}}).act("activate H1 pass")
    assert play.game.preview("pass f7").tests[0].needed == 7


@pytest.mark.parametrize(("dice", "breaks"), [("4 4", False), ("4 5", True), ("6 6", True)])
def test_an_armour_roll_breaks_on_the_armour_value_or_more(dice: str, breaks: bool) -> None:
    more = ["injury: 1 1"] if breaks else []
    play = scenario(MARKED, dice=["dodge: 1", f"armour: {dice}", *more])
    play.act("activate H1 move", "move k7")
    play.shows(f"       k\n7      H1{'~' if breaks else '_'}\n").spent()


def changed(play: Scenario, key: int, value: int) -> Scenario:
    """A characteristic of H1, by its place in MA ST AG PA AV, changed for a time."""
    play.game.match.begin(Effect(CHARACTERISTIC, END_OF_DRIVE, 0, 0, key, value))
    return play


def test_a_modifier_of_a_simple_value_changes_the_value() -> None:
    """+1 makes a Strength of 3 one of 4, and so two dice for H1 to pick from."""
    play = scenario("       l    m\n7      H1   A1\n")
    assert play.game.preview("activate H1 block A1").block_dice == 1
    changed(play, 1, +1)
    preview = play.game.preview("activate H1 block A1")
    assert (preview.block_dice, preview.chooser) == (2, 0)


def test_a_change_ends_with_what_it_was_for() -> None:
    play = changed(scenario(MARKED), 2, +1)
    play.act("activate H1 move").needs("move k7", "dodge 4+")
    play.game.match.expire(END_OF_DRIVE)
    play.needs("move k7", "dodge 3+")


def test_modifiers_apply_after_a_die_has_been_divided() -> None:
    """A D3 is a halved D6: the Dedicated Fans are added to 1, 2 or 3, not halved with it."""
    for face in (1, 2, 3):
        play = kick_off_scenario(
            dice=[f"fair_weather_fans: {face} {face}", "weather: 3 4", "coin_toss: 1"],
            home={"dedicated_fans": 3},
            away={"dedicated_fans": 1},
        )
        play.expect(f"fan_factor home fans={face + 3}", f"fan_factor away fans={face + 1}")


def test_a_d3_has_three_faces_and_a_direction_eight() -> None:
    play = kick_off_scenario(dice=["fair_weather_fans: 3 1", "weather: 3 4", "coin_toss: 1"])
    play.expect("roll home name=fair_weather_fans sides=3 dice=3")
    ball = scenario("       l    m\n7      H1   o\n", dice=["pick_up: 1", "bounce: 8"])
    ball.act("activate H1 move", "move m7").expect("roll name=bounce sides=8 dice=8").spent()

"""Agility Skills, Sprint and Sure Feet: rushing further, and with a second try (2020)."""

from __future__ import annotations

from tests.scenarios.drive import AWAY, kick_scenario
from tests.scenarios.scenario import scenario

SLOW = {"H1": {"skills": "sure_feet", "ma": 1}}
ROW = "h i j k l m\n7 H1 . . . . .\n"


def test_three_rushes() -> None:
    """Sprint: one more than the two of others."""
    play = scenario(ROW, who={"H1": {"skills": "sprint", "ma": 1}}, dice=["rush H1: 2 2 2"])
    play.act("activate H1 move", *(f"move {letter}7" for letter in "ijkl"))
    assert play.where("H1") == "l7"
    assert not [action for action in play.legal if action.startswith("move")]
    play.spent()


def test_others_have_two() -> None:
    """Rushing."""
    play = scenario(ROW, who={"H1": {"ma": 1}}, dice=["rush H1: 2 2"])
    play.act("activate H1 move", *(f"move {letter}7" for letter in "ijk"))
    assert not [action for action in play.legal if action.startswith("move")]


def test_sprint_after_standing_up() -> None:
    """Sprint: the player is up when they rush."""
    who = {"H1": {"skills": "sprint", "ma": 3}}
    play = scenario(ROW.replace("H1", "H1_"), who=who, dice=["rush H1: 2 2 2"])
    play.act("activate H1 move", "stand", *(f"move {letter}7" for letter in "ijk")).spent()
    assert play.where("H1") == "k7"


def test_sprint_helps_to_jump() -> None:
    """Sprint: any action that includes movement; a jump takes two of them."""
    who = {"H1": {"skills": "sprint", "ma": 1}}
    dice = ["rush H1: 2", "rush H1: 2 2", "jump H1: 3"]
    play = scenario("h i j k l m\n7 H1 . . A1_ . .", who=who, dice=dice)
    play.act("activate H1 move", "move i7", "move j7", "jump l7").expect("moved H1 l7").spent()


def test_a_failed_rush_is_rerolled() -> None:
    """Sure Feet."""
    play = scenario(ROW, who=SLOW, dice=["rush H1: 1 2"]).act("activate H1 move", "move i7")
    play.act("move j7").asks("reroll", "home", "H1").act("reroll sure_feet")
    play.expect("skill_used H1 skill=sure_feet", "roll H1 name=rush passed=True").spent()


def test_sure_feet_once_a_turn() -> None:
    """Sure Feet: not for the second rush."""
    play = scenario(ROW, who=SLOW, dice=["rush H1: 1 2 1", "armour H1: 1 1"])
    play.act("activate H1 move", "move i7", "move j7", "reroll sure_feet", "move k7")
    play.expect("fell_over H1 k7").spent()


def test_sure_feet_is_back_in_the_next_turn() -> None:
    """Sure Feet."""
    play = scenario(ROW, who=SLOW, dice=["rush H1: 1 2 1 2"])
    play.act("activate H1 move", "move i7", "move j7", "reroll sure_feet", "end", "end")
    play.act("activate H1 move", "move k7", "move l7").offers("reroll sure_feet")
    play.act("reroll sure_feet").spent()


def test_sure_feet_is_for_rushes() -> None:
    """Sure Feet: a dodge is none."""
    play = scenario(
        "k l m\n7 . H1 A1", who={"H1": {"skills": "sure_feet"}}, dice=["dodge: 1", "armour: 1 1"]
    )
    play.act("activate H1 move", "move k7").expect("fell_over H1").spent()


def test_sure_feet_does_not_help_in_a_kick_off_blitz() -> None:
    """Commentary agility-sure-feet-outside-activation."""
    play = kick_scenario(
        *("kick_off_event: 5 5", "players: 1", "rush H6: 1", "armour H6: 1 1"),
        away=AWAY,
        who={"H6": {"skills": "sure_feet", "ma": 1}},
    )
    play.act("activate H6 move", "move k4", "move k3").expect("fell_over H6").never("skill_used")
    play.spent()


def test_sprint_and_sure_feet_in_a_blizzard_with_a_drunkard() -> None:
    """Odd combination 47: -2 each, one re-roll, and the third rush trips."""
    who = {"H1": {"skills": "drunkard, sprint, sure_feet", "ma": 1}}
    play = scenario(ROW, who=who, dice=["rush H1: 4 3 5 2", "armour H1: 1 1"], weather="blizzard")
    play.act("activate H1 move", "move i7", "move j7", "move k7", "reroll sure_feet", "move l7")
    play.expect(
        "roll H1 needed=4 dice=4 passed=True",
        "roll H1 dice=3 passed=False",
        "skill_used H1 skill=sure_feet",
        "roll H1 dice=5 passed=True",
        "roll H1 dice=2 passed=False",
        "fell_over H1 l7",
    ).spent()


def test_drunk_in_perfect_weather() -> None:
    """Odd combination 47: a 3 passes, a 2 does not."""
    who = {"H1": {"skills": "drunkard", "ma": 1}}
    play = scenario(ROW, who=who, dice=["rush H1: 3 2", "armour H1: 1 1"])
    play.act("activate H1 move", "move i7", "move j7", "move k7")
    play.expect("roll H1 passed=True", "fell_over H1 k7").spent()

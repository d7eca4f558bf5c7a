"""Kick Team-Mate and Strong Arm (2020)."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

WHO: dict[str, dict[str, Any]] = {
    "H1": {"st": 5, "skills": "kick_team_mate"},
    "H2": {"st": 2, "skills": "right_stuff"},
}
FIELD = """
       e    f    g    h    i    j
5      .    .    .    .    .    .
6      .    .    .    .    .    .
7      .    H1   H2   .    .    .
8      .    .    .    .    .    .
9      H9   .    .    .    .    A9
"""
SCATTER = "throw_scatter: 2 7 2"
"""Kicked to i7 with this scatter, H2 comes down in i6."""
CARRIER = FIELD.replace("H2 ", "H2*")


def kick(*dice: str, board: str = FIELD, **fields: Any) -> Scenario:
    """H1 kicks H2 to i7."""
    fields.setdefault("who", WHO)
    play = scenario(board, dice=list(dice), **fields)
    return play.act("activate H1 kick_team_mate", "throw H2 i7")


def with_skills(ours: str, theirs: str = "right_stuff") -> dict[str, dict[str, Any]]:
    """The kicker and the kicked with these skills."""
    return {"H1": {"st": 5, "skills": ours}, "H2": {"st": 2, "skills": theirs}}


def test_a_kick_goes_as_a_throw_does() -> None:
    play = kick("throw: 4", SCATTER, "landing: 4")
    play.expect(
        "kicked H1 i7 kicked=H2",
        "roll H1 name=throw needed=4",
        "throw_result H1 result=superb",
        "lifted H2",
        "roll H2 name=landing needed=3",
        "landed_safely H2",
    )
    play.never("turnover").asks("activate", "home").spent()
    assert play.where("H2") == "i6"


def test_a_superb_kick_earns_no_points() -> None:
    """(commentary post-game-superb-kick) Unlike a superb throw."""
    kick("throw: 4", SCATTER, "landing: 4").expect("landed_safely H2").never("spp")
    who = with_skills("throw_team_mate")
    play = scenario(FIELD, dice=["throw: 4", SCATTER, "landing: 4"], who=who)
    play.act("activate H1 throw", "throw H2 i7").expect("spp H1 for=throw_completion")


def test_the_other_results_are_those_of_a_throw() -> None:
    kick("throw: 3", SCATTER, "landing: 4").expect("roll H2 name=landing needed=4")
    board = FIELD.replace("6      .    .", "6      A1   A2")
    play = kick(
        "throw: 2", "throw_deviation: 5", "throw_deviation_distance: 3", "landing: 6", board=board
    )
    play.expect("throw_result result=terrible", "landed H2 i7", "roll H2 name=landing needed=5")


def test_the_kicker_may_move_before_but_not_after() -> None:
    board = FIELD.replace("7      .    H1", "7      H1   .")
    play = scenario(board, who=WHO, dice=["throw: 4", SCATTER, "landing: 4"])
    play.act("activate H1 kick_team_mate").refuses("throw H2 i7").act("move f7", "throw H2 i7")
    play.asks("activate", "home")


@pytest.mark.parametrize(("mark", "can"), [("!", True), ("_", False), ("~", False)])
def test_only_a_standing_team_mate_is_kicked(mark: str, can: bool) -> None:
    play = scenario(FIELD.replace("H2 ", f"H2{mark}"), who=WHO).act("activate H1 kick_team_mate")
    assert ("throw H2 i7" in play.legal) is can


def test_nobody_who_is_rooted_is_kicked_or_thrown() -> None:
    """Take Root: cannot leave the square for any reason."""
    who = with_skills("kick_team_mate, throw_team_mate")
    for action in ("kick_team_mate", "throw"):
        play = scenario(FIELD, who=who)
        match = play.game.match
        match.mark(match.names.players["H2"], ROOTED, True)
        play.act(f"activate H1 {action}").refuses("throw H2 i7")


def test_only_one_with_right_stuff_of_the_own_team() -> None:
    board = FIELD.replace("6      .    .    .", "6      .    H3   A1")
    who = {**WHO, "A1": {"st": 2, "skills": "right_stuff"}}
    play = scenario(board, who=who).act("activate H1 kick_team_mate")
    play.offers("throw H2 i7").refuses("throw H3 i7", "throw A1 i7")


def test_once_a_turn_beside_a_pass_or_a_throw() -> None:
    """(odd combination 69) Its limit is its own."""
    board = FIELD.replace("8      .    .", "8      .    H3")
    who = {**WHO, "H3": WHO["H1"], "H9": {"st": 5, "skills": "throw_team_mate"}}
    play = kick("throw: 4", SCATTER, "landing: 4", board=board, who=who)
    play.refuses("activate H3 kick_team_mate").offers("activate H9 pass", "activate H9 throw")


def test_a_throw_leaves_the_kick_for_another() -> None:
    """In addition to either."""
    board = FIELD.replace("8      .    .", "8      .    H3")
    who = {**WHO, "H3": {"st": 5, "skills": "throw_team_mate"}}
    play = scenario(board, who=who, dice=["throw: 4", SCATTER, "landing: 4"])
    play.act("activate H3 throw", "throw H2 i7").offers("activate H1 kick_team_mate")
    play.refuses("activate H9 pass")


def test_nobody_without_the_trait_kicks() -> None:
    scenario(FIELD, who=WHO).refuses("activate H9 kick_team_mate")


# A fumble.


@pytest.mark.parametrize(
    ("injury", "box"),
    [("1 1", "knocked_out"), ("3 4", "knocked_out"), ("4 4", "knocked_out"), ("5 5", "casualty")],
)
def test_a_fumble_takes_the_kicked_off_the_pitch_and_stunned_is_knocked_out(
    injury: str, box: str
) -> None:
    dice = ["throw: 1", f"injury H2: {injury}", *(["casualty: 1"] if box == "casualty" else [])]
    play = kick(*dice)
    play.expect("throw_result result=fumbled", "injury H2").never("roll name=armour", "turnover")
    play.never("spp").asks("activate", "home").spent()
    assert play.where("H2") == box


def test_a_fumbled_carrier_is_a_turnover_and_the_ball_bounces_from_their_square() -> None:
    """(odd combination 69) A carrier who is forced off the pitch."""
    play = kick("throw: 1", "injury H2: 3 4", "bounce: 5", board=CARRIER)
    play.expect("turnover home why=carrier_off_pitch", "boxed H2", "ball_ground h7")
    play.asks("activate", "away").spent()


def test_the_opposing_coach_may_use_mighty_blow_on_that_injury_roll() -> None:
    """Kick Team-Mate: only the other coach is asked."""
    who = with_skills("kick_team_mate, mighty_blow 1")
    play = kick("throw: 1", "injury H2: 4 5", "casualty H2: 1", who=who)
    play.asks("use_skill", "away", "H1").act("use mighty_blow")
    play.expect("injury H2 result=casualty").spent()
    play = kick("throw: 1", "injury H2: 4 5", who=who).act("no")
    play.expect("injury H2 result=knocked_out")


def test_mighty_blow_is_not_asked_where_it_changes_nothing() -> None:
    """(odd combination 69) Stunned counts as Knocked-out already; no claws in an Injury roll."""
    who = with_skills("kick_team_mate, mighty_blow 1, claws, always_hungry")
    play = kick("throw: 1", "injury H2: 3 4", who=who).asks("activate", "home").never("skill_used")
    play.never("roll name=always_hungry").spent()


def test_a_stunty_thick_skull_is_knocked_out_all_the_same() -> None:
    """(odd combination 69)"""
    who = with_skills("kick_team_mate, mighty_blow 1", "right_stuff, stunty, thick_skull")
    play = kick("throw: 1", "injury H2: 1 4", who=who)
    play.expect("injury H2 result=knocked_out").asks("activate", "home")


def test_an_apothecary_sends_the_knocked_out_to_the_reserves() -> None:
    """(ruling SI5) They were off the pitch when they were Knocked-out."""
    play = kick("throw: 1", "injury H2: 4 4", home={"has_apothecary": True})
    play.act("use apothecary")
    assert play.where("H2") == "reserves"


def test_a_kicker_without_passing_ability_fumbles_without_a_roll() -> None:
    who = {**WHO, "H1": {"pa": 0, "skills": "kick_team_mate"}}
    kick("injury H2: 4 4", who=who).expect("throw_result result=fumbled").never("roll name=throw")


def test_a_team_reroll_may_repeat_the_test() -> None:
    play = kick("throw: 1 4", SCATTER, "landing: 4", home={"rerolls": 1})
    play.asks("reroll", "home", "H1").act("reroll team").expect("landed_safely H2").spent()


def test_always_hungry_does_not_come_into_it() -> None:
    """(odd combination 69) Nor into its preview."""
    who = with_skills("kick_team_mate, throw_team_mate, always_hungry")
    play = scenario(FIELD, who=who, dice=["throw: 4", SCATTER, "landing: 4"])
    play.act("activate H1 kick_team_mate").needs("throw H2 i7", "throw 4+")
    play.act("throw H2 i7").expect("landed_safely H2").spent()


def test_a_kicked_player_without_a_tackle_zone_crashes() -> None:
    """As in a throw."""
    play = kick(
        "throw: 4", SCATTER, "throw_bounce: 2", "armour H2: 1 1", board=FIELD.replace("H2 ", "H2!")
    )
    play.expect("fell_over H2").never("turnover").spent()


# Strong Arm.


def test_strong_arm_helps_a_throw() -> None:
    who = with_skills("throw_team_mate, strong_arm")
    play = scenario(FIELD, who=who, dice=["throw: 3", SCATTER, "landing: 3"])
    play.act("activate H1 throw").needs("throw H2 i7", "throw 3+").act("throw H2 i7")
    play.expect("roll H1 name=throw modifiers=strong_arm:1", "throw_result result=superb")


def test_strong_arm_helps_neither_a_pass_nor_a_kick() -> None:
    """Only a Throw Team-Mate action."""
    who = with_skills("throw_team_mate, strong_arm, kick_team_mate")
    play = scenario(FIELD.replace("H1 ", "H1*"), who=who).act("activate H1 pass")
    play.needs("pass i7", "pass 4+")
    play = scenario(FIELD, who=who).act("activate H1 kick_team_mate")
    play.needs("throw H2 i7", "throw 4+")

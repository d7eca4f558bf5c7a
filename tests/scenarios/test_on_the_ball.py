"""On the Ball (2020, Passing Skills): in answer to a Pass, and at the kick-off."""

from __future__ import annotations

from tests.scenarios.drive import OFF_THE_PITCH, kick_scenario
from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       f    g    h    i    j    k    l    m
5      .    .    .    .    .    .    .    H3
6      .    .    .    .    .    .    .    .
7      H1*  .    .    .    H2   .    .    .
8      .    .    .    .    .    .    .    .
9      .    .    .    A1   .    .    A2   .
"""
WATCHFUL = {"A1": {"skills": "on_the_ball"}, "A2": {"skills": "on_the_ball"}}


def passing(
    *dice: str, who: dict[str, dict[str, object]] | None = None, board: str = FIELD, **more: object
) -> Scenario:
    """H1 declares a Pass to H2."""
    play = scenario(board, dice=list(dice), who=who or WATCHFUL, **more)  # type: ignore[arg-type]
    return play.act("activate H1 pass", "pass j7")


def test_before_the_test_and_after_the_target_is_declared() -> None:
    """The mover comes to stand in the way."""
    play = passing("pass: 6", "interfere A1: 1", "catch H2: 3")
    play.asks("on_the_ball", "away").offers("select A1", "select A2", "no").act("select A1")
    play.asks("move", "away", "A1").act("move h8", "move h7", "end", "no", "select A1")
    play.expect(
        "pass H1 f7 j7",
        "skill_used A1 skill=on_the_ball",
        "moved A1 h8",
        "moved A1 h7",
        "roll H1 name=pass",
        "roll A1 name=interfere",
        "roll H2 name=catch",
        "ball_held H2",
    )
    play.asks("activate", "home").spent()


def test_three_squares_whatever_the_movement_allowance_and_no_rush() -> None:
    """SB2."""
    who = {"A1": {"skills": "on_the_ball", "ma": 1}}
    play = passing("pass: 1", "bounce: 2", who=who).act("select A1", "move h9", "move g9")
    play.act("move f9").expect("moved A1 f9", "roll H1 name=pass").never("roll A1").spent()


def test_several_may_move_one_after_the_other() -> None:
    """(commentary passing-skills-on-the-ball-several)"""
    play = passing("pass: 5", "catch H2: 3").act("select A2", "move k9", "end")
    play.asks("on_the_ball", "away").offers("select A1", "no").refuses("select A2")
    play.act("select A1", "move h9", "end")
    play.expect("moved A2 k9", "moved A1 h9", "roll H1 name=pass").spent()


def test_nobody_has_to_move() -> None:
    passing("pass: 5", "catch H2: 3").act("no").never("moved A1").expect("ball_held H2").spent()


def test_a_fall_ends_it_without_a_turnover_and_the_pass_goes_on() -> None:
    """(commentary passing-skills-on-the-ball-fall) Odd combination 55, the variant."""
    board = FIELD.replace("8      .    .    .    .", "8      .    .    .    H4")
    play = passing("dodge A1: 1", "armour: 1 1", "pass: 5", "catch H2: 3", board=board)
    play.act("select A1", "move h9").expect(
        "roll A1 name=dodge", "fell_over A1", "roll H1 name=pass", "ball_held H2"
    )
    play.never("turnover", "skill_used A2").asks("activate", "home").spent()


def test_dodge_is_of_no_use_in_such_a_move() -> None:
    """(commentary agility-dodge-outside-activation) Nor a team re-roll."""
    board = FIELD.replace("8      .    .    .    .", "8      .    .    .    H4")
    who = {"A1": {"skills": "on_the_ball, dodge"}}
    play = passing(
        *("dodge A1: 1", "armour: 1 1", "pass: 5", "catch H2: 3"),
        board=board,
        who=who,
        away={"rerolls": 3},
    )
    play.act("select A1", "move h9").expect("fell_over A1", "ball_held H2").spent()


def test_not_by_those_on_the_ground_without_a_tackle_zone_or_of_the_own_team() -> None:
    board = FIELD.replace("A1   .", "A1_  .").replace("A2   .", "A2!  .")
    who = {**WATCHFUL, "H3": {"skills": "on_the_ball"}}
    passing("pass: 5", "catch H2: 3", board=board, who=who).expect("ball_held H2").spent()


def test_not_in_answer_to_a_hand_off() -> None:
    board = FIELD.replace("H1*  .", "H1*  H5")
    play = scenario(board, dice=["catch H5: 3"], who=WATCHFUL)
    play.act("activate H1 handoff", "handoff H5").expect("ball_held H5").spent()


def test_with_no_reply_of_shadowing_denied_it_moves_by_the_normal_rules() -> None:
    """Any move of one's own will: the opponent may come after them."""
    board = FIELD.replace("8      .    .    .    .", "8      .    .    .    H4")
    who = {"A1": {"skills": "on_the_ball"}, "H4": {"skills": "shadowing"}}
    play = passing("dodge A1: 4", "shadowing: 6", "pass: 5", "catch H2: 3", board=board, who=who)
    play.act("select A1", "move h9", "use shadowing", "end")
    play.expect("moved A1 h9", "moved H4 i9", "ball_held H2").spent()


# In answer to a Dump-Off.

DUMP = """
       h    i    j    k    l    m    n    o
5      .    .    .    A4   .    .    .    .
6      .    .    .    .    .    .    H2   H3
7      .    .    H1   A1*  .    .    A2   .
8      .    .    .    .    .    .    .    .
"""
QUICK_WITS = {
    "A1": {"skills": "dump_off"},
    "H2": {"skills": "on_the_ball"},
    "H3": {"skills": "on_the_ball"},
}


def test_a_dump_off_may_be_answered() -> None:
    play = scenario(
        DUMP, dice=["dodge H2: 3", "pass: 6", "catch A2: 4", "block: 3"], who=QUICK_WITS
    )
    play.act("activate H1 block A1", "pass n7").asks("on_the_ball", "home").act("select H2")
    play.act("move m5", "end", "no")
    play.expect("moved H2 m5", "roll A1 name=pass", "ball_held A2", "block H1").never("turnover")


def test_a_fall_in_it_is_a_turnover_after_the_pass_and_no_block_is_made() -> None:
    """Odd combination 55: SB4."""
    play = scenario(
        DUMP, dice=["dodge H2: 1", "armour: 1 1", "pass: 6", "catch A2: 4"], who=QUICK_WITS
    )
    play.act("activate H1 block A1", "pass n7", "select H2", "move m5").expect(
        "fell_over H2", "turnover home why=fell_over", "ball_held A2", "turn_ended home"
    )
    play.never("block", "skill_used H3").asks("activate", "away").spent()


def test_in_the_own_turn_a_team_reroll_may_be_used() -> None:
    """SB7."""
    play = scenario(
        DUMP,
        dice=["dodge H2: 1", "dodge H2: 3", "pass: 6", "catch A2: 4", "block: 3"],
        who=QUICK_WITS,
        home={"rerolls": 1},
    )
    play.act("activate H1 block A1", "pass n7", "select H2", "move m5").asks("reroll", "home")
    play.act("reroll team", "end", "no").never("fell_over").expect("block H1")


def test_a_blocker_who_has_run_away_does_not_block() -> None:
    """SB4: the blocker may answer too, as the text names no exception."""
    who = {"A1": {"skills": "dump_off"}, "H1": {"skills": "on_the_ball"}}
    play = scenario(DUMP, dice=["dodge H1: 3", "pass: 6", "catch A2: 5"], who=who)
    play.act("activate H1 block A1", "pass n7", "select H1", "move i7", "end")
    play.never("block").expect("ball_held A2").asks("activate", "home").spent()


# At the kick-off.


def kicked(*dice: str, who: dict[str, dict[str, object]], **more: object) -> Scenario:
    """The kick comes down on u9; the event is Cheering Fans, and nobody wins it."""
    return kick_scenario(
        *("kick_off_event: 3 3", "cheering_fans: 1 1", *dice),
        who=who,
        **more,  # type: ignore[arg-type]
    )


def test_at_the_kick_off_one_open_receiver_moves_before_the_event() -> None:
    """Odd combination 54."""
    who = {"A8": {"skills": "on_the_ball", "ma": 2}, "A9": {"skills": "on_the_ball"}}
    play = kicked(who=who).asks("on_the_ball", "away").act("select A8")
    play.act("move r7", "move s7").act("move t7")
    play.expect("kick_placed", "skill_used A8", "moved A8 t7", "kick_off_event").never(
        "skill_used A9"
    )
    play.asks("activate", "away")


def test_not_across_the_line() -> None:
    """A8 stands in q7 and may come as far as the line, which is n."""
    play = kicked(who={"A8": {"skills": "on_the_ball"}}).act("select A8", "move p7", "move o7")
    play.refuses("move m7")
    own = kicked(who={"A7": {"skills": "on_the_ball"}}).act("select A7", "move o10", "move n10")
    own.refuses("move m10", "move m11", "move m9").offers("move n11", "end")


def test_not_by_the_kicking_team_nor_by_a_marked_player() -> None:
    play = kicked(who={"H8": {"skills": "on_the_ball"}, "A1": {"skills": "on_the_ball"}})
    play.never("skill_used").asks("activate", "away")


def test_not_when_the_kick_deviates_into_a_touchback() -> None:
    play = kicked(who={"A8": {"skills": "on_the_ball"}}, kick=OFF_THE_PITCH)
    play.asks("touchback", "away")


def test_a_fall_at_the_kick_off_is_no_turnover_and_nothing_is_rerolled() -> None:
    """Odd combination 54: A6 comes into the tackle zone of H1 and leaves it again."""
    who = {"A6": {"skills": "on_the_ball, dodge"}}
    play = kicked("dodge A6: 1", "armour A6: 1 1", who=who, teams=({}, {"rerolls": 3}))
    play.act("select A6", "move o5", "move n6", "move n5")
    play.expect("fell_over A6", "kick_off_event").never("turnover").asks("activate", "away").spent()


def test_it_may_be_left_unused_at_the_kick_off() -> None:
    kicked(who={"A8": {"skills": "on_the_ball"}}).act("no").asks("activate", "away")

"""Dump-Off (2020, Passing Skills): a Quick Pass in the face of a Block."""

from __future__ import annotations

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       h    i    j    k    l    m    n
6      .    .    .    .    .    .    .
7      .    .    H1   A1*  .    .    A2
8      .    .    .    .    .    .    .
9      H2   .    .    A3   .    .    .
"""
"""H1 is about to block A1, who has the ball; A2 stands three squares away."""


def dumped(
    *dice: str,
    board: str = FIELD,
    skills: str = "dump_off",
    declare: str = "activate H1 block A1",
    **more: object,
) -> Scenario:
    who = {"A1": {"skills": skills}, **more.pop("who", {})}  # type: ignore[dict-item]
    return scenario(board, dice=list(dice), who=who, **more).act(declare)  # type: ignore[arg-type]


def test_a_quick_pass_before_the_block_which_then_goes_on() -> None:
    play = dumped("pass A1: 5", "catch A2: 3", "block: 3").asks("dump_off", "away", "A1")
    play.needs("pass n7", "pass 5+", "catch 3+").act("pass n7").expect(
        "skill_used A1 skill=dump_off",
        "pass A1 k7 n7",
        "roll A1 name=pass modifiers=marked:-1",
        "ball_held A2",
        "spp A1 for=completion",
        "block H1",
    )
    play.act("push l7", "stay").never("turnover").asks("activate", "home").spent()


def test_it_may_be_declined() -> None:
    dumped("block: 3").act("no", "push l7", "stay").never("pass", "skill_used").spent()


def test_only_within_the_reach_of_a_quick_pass() -> None:
    dumped().offers("pass n7", "pass l8").refuses("pass o7", "pass k7")


def test_nothing_in_it_is_a_turnover_and_a_fumble_bounces() -> None:
    """Odd combination 10: the ball falls to the blocking side, and the block follows."""
    play = dumped("pass A1: 1", "bounce: 4", "catch H1: 6", "block: 3").act("pass n7")
    play.expect("pass_result A1 result=fumbled", "ball_held H1", "block H1").never("turnover")
    play.act("push l7", "stay").asks("activate", "home").spent()


def test_no_team_reroll_for_the_passer_but_pass_rerolls() -> None:
    """(commentary passing-skills-dump-off-pass)"""
    play = dumped(
        *("pass A1: 2", "pass A1: 5", "catch A2: 3", "block: 3"),
        skills="dump_off, pass",
        away={"rerolls": 3},
    ).act("pass n7")
    play.asks("reroll", "away", "A1")
    assert sorted(play.legal) == ["no", "reroll pass"]
    play.act("reroll pass").expect("ball_held A2", "block H1").act("push l7", "stay").spent()


def test_the_active_team_may_use_a_team_reroll_to_interfere() -> None:
    """SB7: it is still their turn."""
    board = FIELD.replace("8      .    .    .    .    .    .", "8      .    .    .    .    .    H4")
    play = dumped(
        *("pass A1: 6", "interfere H4: 1", "interfere H4: 6", "catch H4: 5", "block: 3"),
        board=board,
        home={"rerolls": 1},
    ).act("pass n7", "select H4")
    play.asks("reroll", "home", "H4").act("reroll team")
    play.expect("intercepted H4", "spp H4 for=interception", "block H1").never("turnover")
    play.act("push l7", "stay").spent()


def test_in_a_blitz_as_soon_as_it_is_declared() -> None:
    """(commentary passing-skills-dump-off-blitz) Not again when the Block is thrown."""
    board = FIELD.replace("H1   A1*", "H1   .  ").replace(
        "7      .    .    H1   .    .", "7      H1   .    .    A1*  ."
    )
    play = dumped(
        "pass A1: 4", "catch A2: 3", "block: 3", board=board, declare="activate H1 blitz A1"
    )
    play.asks("dump_off", "away", "A1").act("pass n7").expect("ball_held A2").never("moved")
    play.asks("move", "home", "H1").act("move i7", "move j7", "block A1", "push l7", "stay", "end")
    play.never("skill_used").spent()


def test_traits_first_then_the_opponents_skills() -> None:
    """(commentary mutations-target-trait-skill) Odd combination 9."""
    bone = {"H1": {"skills": "bone_head"}}
    both = "dump_off, foul_appearance"
    play = dumped("bone_head: 1", skills=both, who=bone, declare="activate H1 blitz A1")
    play.never("pass", "roll name=foul_appearance").asks("activate", "home").spent()
    play = dumped(
        "bone_head: 4", "foul_appearance: 1", skills=both, who=bone, declare="activate H1 blitz A1"
    )
    play.never("pass").asks("activate", "home").refuses("activate H2 blitz A1").spent()
    play = dumped(
        *("bone_head: 4", "foul_appearance: 3", "pass: 5", "catch A2: 4"),
        skills=both,
        who=bone,
        declare="activate H1 blitz A1",
    ).act("pass n7")
    play.expect(
        "declared H1 action=blitz target=A1",
        "roll name=bone_head",
        "roll name=foul_appearance",
        "roll A1 name=pass",
    ).spent()


def test_not_without_a_tackle_zone() -> None:
    board = FIELD.replace("A1*  ", "A1!* ")
    dumped("block: 3", board=board).asks("push", "home")


def test_not_without_the_ball() -> None:
    dumped("block: 3", board=FIELD.replace("A1*", "A1 ")).asks("push", "home")


def test_not_for_a_team_mate_of_the_target() -> None:
    dumped(
        "block: 3",
        board=FIELD.replace("A3 ", "A3*").replace("A1*", "A1 "),
        who={"A3": {"skills": "dump_off"}},
    ).asks("push", "home")


def test_not_against_a_foul_nor_a_gaze() -> None:
    play = dumped(
        skills="dump_off",
        who={"H1": {"skills": "hypnotic_gaze"}},
        declare="activate H1 hypnotic_gaze A1",
    )
    play.asks("move", "home", "H1")


def test_against_what_stands_in_place_of_a_block() -> None:
    play = dumped(
        *("pass A1: 5", "catch A2: 3", "projectile_vomit: 3", "armour: 1 1"),
        who={"H1": {"skills": "projectile_vomit"}},
        declare="activate H1 projectile_vomit A1",
    )
    play.asks("dump_off", "away").act("pass n7").expect(
        "ball_held A2", "roll name=projectile_vomit"
    )
    play.spent()


def test_nerves_of_steel_works_and_running_pass_does_not() -> None:
    """Odd combination 11."""
    play = dumped(
        "pass A1: 4", "catch A2: 3", "block: 3", skills="dump_off, running_pass, nerves_of_steel"
    ).act("pass n7")
    play.expect("roll A1 name=pass needed=4", "spp A1 for=completion", "block H1")
    play.asks("push", "home")


def test_safe_pass_keeps_the_ball_in_the_way_of_the_block() -> None:
    play = dumped("pass A1: 1", "block: 3", skills="dump_off, safe_pass").act("pass n7")
    play.expect("skill_used A1 skill=safe_pass", "block H1").asks("push", "home")


def test_frenzy_nominates_anew_for_the_second_block() -> None:
    """Odd combination 10: the ball came back to its passer."""
    who = {"H1": {"skills": "frenzy"}}
    play = dumped(
        *("pass A1: 1", "bounce: 7", "bounce: 2", "catch A1: 6"),
        *("block: 3", "pass A1: 5", "catch A2: 6", "block: 3"),
        board=FIELD.replace("8      .    .    .    .", "8      .    .    .    A4_"),
        who=who,
    ).act("pass n7")
    play.expect("ball_held A1", "block H1").act("push l7")
    play.asks("dump_off", "away", "A1").act("pass n7").expect("ball_held A2", "block H1")


def test_a_touchdown_by_the_dump_off_ends_the_turn_before_the_block() -> None:
    play = scenario(
        "a    b    c    d    e\n7 A2 . . A1* H1\n8 . . . . .",
        dice=["pass A1: 5", "catch A2: 3"],
        who={"A1": {"skills": "dump_off"}},
    )
    play.act("activate H1 block A1", "pass a7").never("block")
    assert play.state.score == [0, 1]


def test_animosity_holds_in_a_dump_off() -> None:
    play = dumped("animosity: 1", "block: 3", skills="dump_off, animosity *").act("pass n7")
    play.never("roll name=pass").expect("block H1").asks("push", "home").spent()


def test_a_bombardier_dumps_off_the_ball_alone() -> None:
    """(commentary traits-bombardier-dump-off)"""
    dumped(skills="dump_off, bombardier").refuses("bomb n7").offers("pass n7")
    dumped("block: 3", board=FIELD.replace("A1*", "A1 "), skills="dump_off, bombardier").asks(
        "push", "home"
    )


def test_both_targets_of_a_multiple_block_may_dump_off() -> None:
    """The ball goes from the one to the other, who is rid of it as well before the Blocks."""
    board = FIELD.replace("8      .    .    .    .", "8      .    .    .    A4")
    play = dumped(
        *("pass A1: 5", "catch A4: 6", "pass A4: 5", "catch A2: 3", "block: 3 3 3", "block: 3 3 3"),
        board=board,
        who={"H1": {"skills": "multiple_block"}, "A4": {"skills": "dump_off"}},
        declare="activate H1 multiple_block A1",
    )
    play.asks("dump_off", "away", "A1").act("pass k8").asks("dump_off", "away", "A4").act("pass n7")
    play.expect("ball_held A4", "ball_held A2", "block H1")

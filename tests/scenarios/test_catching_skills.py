"""Skills about the loose ball: Catch, Diving Catch, Safe Pair of Hands, Kick, No Hands (2020)."""

from __future__ import annotations

import pytest

from tests.scenarios.drive import OFF_THE_PITCH, kick_scenario
from tests.scenarios.scenario import Scenario, scenario

# Catch.


def test_catch_rerolls_a_failed_catch_in_either_turn() -> None:
    play = scenario(
        "f    g    h\n7 H1*  H2  .\n8 .  . .",
        dice=["catch H2: 2", "catch H2: 3"],
        who={"H2": {"skills": "catch"}},
    )
    play.act("activate H1 handoff", "handoff H2").asks("reroll", "home", "H2").act("reroll catch")
    play.expect("skill_used H2 skill=catch", "ball_held H2").spent()


def test_catch_is_of_no_use_to_somebody_on_the_ground() -> None:
    play = scenario(
        "f    g    h\n7 H1*  .  H2_\n8 .  . .",
        dice=["pass: 6", "bounce: 5"],
        who={"H2": {"skills": "catch"}},
    )
    play.act("activate H1 pass", "pass h7").never("roll name=catch").expect("turnover home").spent()


# Diving Catch.

GAP = """
       f    g    h    i    j    k
6      .    .    .    .    .    .
7      H1*  .    .    .    H2   .
8      .    .    .    .    .    .
"""
DIVER = {"H2": {"skills": "diving_catch"}}


def thrown(*dice: str, board: str = GAP, who: dict[str, dict[str, str]] | None = None) -> Scenario:
    """An inaccurate pass that scatters right, left and right: it lands in i7, beside H2."""
    play = scenario(board, dice=["pass: 2", "scatter: 5 4 5", *dice], who=who or DIVER)
    return play.act("activate H1 pass", "pass h7")


def test_diving_catch_may_catch_a_scattered_ball_next_to_the_player() -> None:
    play = thrown("catch H2: 4").asks("reach_for_ball", "home").act("select H2")
    play.expect(
        "ball_air i7",
        "skill_used H2 skill=diving_catch",
        "roll H2 name=catch needed=4",
        "ball_held H2 j7",
    ).never("turnover", "spp").spent()


def test_a_failed_diving_catch_bounces_from_where_the_ball_was_to_land() -> None:
    """(commentary agility-diving-catch-bounce) From i7 up to i6, not from j7."""
    play = thrown("catch H2: 3", "bounce: 2").act("select H2")
    play.expect("ball_ground i6", "turnover home why=pass_not_caught").spent()


def test_the_coach_may_let_the_ball_land() -> None:
    thrown("bounce: 2").act("no").never("roll name=catch").expect("ball_ground i6").spent()


@pytest.mark.parametrize("mark", ["_", "~", "!"])
def test_no_diving_catch_on_the_ground_or_without_a_tackle_zone(mark: str) -> None:
    thrown("bounce: 2", board=GAP.replace("H2 ", f"H2{mark}")).expect("ball_ground i6").spent()


def test_a_bounce_gives_no_diving_catch() -> None:
    """Odd combination 57: who stands in the square must try, and the ball bounces beside H2."""
    board = GAP.replace(".    H2 ", "A1   .  ").replace(
        "8      .    .    .    .    .", "8      .    .    .    .    H2"
    )
    play = thrown("catch A1: 1", "bounce: 5", board=board)
    play.never("skill_used").expect(
        "roll A1 name=catch passed=False", "ball_ground j7", "turnover home"
    ).spent()


def test_over_somebody_on_the_ground_a_diving_catch_is_possible() -> None:
    """Odd combination 57."""
    play = thrown("catch H2: 4", board=GAP.replace(".    H2 ", "A1_  H2 ")).act("select H2")
    play.expect("ball_held H2").spent()


def test_an_accurate_pass_to_an_empty_square_bounces() -> None:
    play = scenario(GAP, dice=["pass: 4", "bounce: 2"], who=DIVER)
    play.act("activate H1 pass", "pass i7").never("skill_used").expect("ball_ground i6").spent()


def test_plus_one_to_catch_an_accurate_pass_and_no_other_ball() -> None:
    play = scenario(GAP, dice=["pass: 5", "catch H2: 2"], who=DIVER)
    play.act("activate H1 pass", "pass j7")
    play.expect("roll H2 name=catch needed=2 modifiers=diving_catch:1", "ball_held H2").spent()
    play = scenario("f    g\n7 H1*  H2\n", dice=["catch H2: 3"], who=DIVER)
    play.act("activate H1 handoff", "handoff H2").expect("roll H2 name=catch needed=3").spent()


TWO = GAP.replace("6      .    .    .", "6      .    .    H3")
BOTH = {"H2": {"skills": "diving_catch"}, "H3": {"skills": "diving_catch"}}


def test_several_of_one_team_try_in_the_order_of_their_coach() -> None:
    """(commentary agility-diving-catch-several)"""
    play = thrown("catch H3: 3", "catch H2: 4", board=TWO, who=BOTH)
    play.asks("reach_for_ball", "home").offers("select H2", "select H3", "no")
    play.act("select H3", "select H2")
    play.expect("roll H3 name=catch passed=False", "roll H2 name=catch passed=True").spent()


def test_of_both_teams_in_the_order_of_the_active_coach() -> None:
    """(commentary agility-diving-catch-both-teams) Each coach says whether the own player tries."""
    board = TWO.replace("H3", "A3")
    who = {"H2": {"skills": "diving_catch"}, "A3": {"skills": "diving_catch"}}
    play = thrown("catch A3: 3", "catch H2: 5", board=board, who=who).act("no")
    play.asks("reach_for_ball", "home").offers("select A3", "select H2").refuses("no")
    play.act("select A3").asks("use_skill", "away", "A3").act("use diving_catch")
    play.asks("reach_for_ball", "home").act("select H2")
    play.expect("roll A3 name=catch passed=False", "ball_held H2").spent()
    play = thrown("bounce: 2", board=board, who=who)
    play.act("no", "select A3", "no", "no").never("roll name=catch").expect(
        "ball_ground i6"
    ).spent()


def test_a_throw_in_that_lands_beside_the_player() -> None:
    """H1 fumbles nothing: A wild pass leaves the pitch in f1, and the crowd throws it to f5."""
    play = scenario(
        "f    g    h\n1 . . .\n2 H1*  .  .\n5 . H2 .",
        dice=[
            *("pass: 2", "deviate: 2", "deviate_distance: 6"),
            *("throw_in: 3", "throw_in_distance: 2 2", "catch H2: 4"),
        ],
        who={"H2": {"skills": "diving_catch"}, "H1": {"pa": 5}},
    )
    play.act("activate H1 pass", "pass m2").asks("reach_for_ball", "home").act("select H2")
    play.expect("ball_air f5", "ball_held H2").spent()


# Kick.


def kicked(*dice: str, distance: int, answer: str, **more: object) -> Scenario:
    kick = ["kick_off_deviation: 7", f"kick_off_deviation_distance: {distance}", *dice, "bounce: 7"]
    play = kick_scenario(
        "kick_off_event: 3 3",
        "cheering_fans: 1 1",
        kick=kick,
        who={"H8": {"skills": "kick"}},
        **more,  # type: ignore[arg-type]
    )
    return play.asks("use_skill", "home", "H8").act(answer)


@pytest.mark.parametrize(("distance", "square"), [(1, "u6"), (3, "u7"), (6, "u9")])
def test_kick_halves_the_distance_rounding_down_once_the_die_is_seen(
    distance: int, square: str
) -> None:
    """SB8. Odd combination 56: a 1 comes down where it was aimed."""
    play = kicked(distance=distance, answer="use kick")
    play.expect(
        "roll H8 name=kick_off_deviation_distance", "skill_used H8 skill=kick", f"ball_air {square}"
    )
    play.spent()


def test_kick_may_be_left_unused_and_belongs_to_the_kicker_alone() -> None:
    play = kicked(distance=3, answer="no").never("skill_used")
    play.expect("ball_air u9").spent()
    play = kick_scenario(
        "kick_off_event: 3 3", "cheering_fans: 1 1", who={"H9": {"skills": "kick"}}
    )
    play.asks("activate", "away")


def test_diving_catch_at_a_kick_off_in_the_order_of_the_receiving_coach() -> None:
    """SB3. Odd combination 56: the ball lands in n8 between A2 and H2, both on their lines."""
    play = kick_scenario(
        "kick_off_event: 3 3",
        *("cheering_fans: 1 1", "catch H2: 6"),
        kick=["kick_off_deviation: 2", "kick_off_deviation_distance: 3"],
        away="""
               n    o    p    q    r    s
        6      A1   .    .    .    .    .
        7      .    A2   .    .    .    .
        8      A3   .    .    .    .    .
        9      A4   .    .    .    A5   A6
        10     .    .    .    A7   A8   A9
        11     .    .    .    .    A10  A11
        """,
        aim="n10",
        who={
            "H1": {"skills": "diving_catch"},
            "H2": {"skills": "diving_catch"},
            "A2": {"skills": "diving_catch"},
        },
    )
    play.asks("reach_for_ball", "away")


# Safe Pair of Hands.

FIGHT = """
       j    k    l    m
6      .    .    .    .
7      .    H1   A1*  .
8      .    .    .    .
"""
SAFE = {"A1": {"skills": "safe_pair_of_hands"}}


def knocked(
    *dice: str, board: str = FIGHT, who: dict[str, dict[str, str]] | None = None
) -> Scenario:
    play = scenario(board, dice=["block: 6", *dice], who=who or SAFE)
    return play.act("activate H1 block A1", "push m7", "stay")


def test_a_player_knocked_down_may_put_the_ball_into_a_free_square_beside_them() -> None:
    """Before the Armour roll (SB5): an injury does not undo it (odd combination 53)."""
    play = knocked("armour: 6 6", "injury: 4 4").asks("place_ball", "away", "A1")
    play.offers("drop l7", "drop n8", "no").refuses("drop k7", "drop m7", "drop k6")
    play.act("drop n8").never("roll name=bounce", "turnover").expect(
        "knocked_down A1",
        "skill_used A1 skill=safe_pair_of_hands",
        "ball_ground n8",
        "roll A1 name=armour",
        "boxed A1 place=knocked_out",
    ).spent()


def test_the_ball_may_bounce_all_the_same() -> None:
    knocked("armour: 1 1", "bounce: 2").act("no").expect("ball_ground m6").spent()


def test_without_a_free_square_the_ball_bounces() -> None:
    """(commentary agility-safe-pair-no-square)"""
    board = """
           k    l    m    n
    6      .    A2   A3   A4
    7      H1   A1*  .    A5
    8      .    A6   A7   A8
    """
    who = {**SAFE, "H1": {"st": 8}}
    script = ["block: 6 6", "armour: 1 1", "bounce: 5", "catch A5: 6"]
    play = scenario(board, dice=script, who=who)
    play.act("activate H1 block A1", "follow")
    play.never("skill_used").expect("roll name=bounce", "ball_held A5").spent()


def test_placed_prone_counts_too() -> None:
    """Odd combination 21: both Placed Prone by Wrestle, the ball is put down by its carrier."""
    who = {"H1": {"skills": "block"}, "A1": {"skills": "safe_pair_of_hands, wrestle"}}
    play = scenario(FIGHT, dice=["block: 2"], who=who)
    play.act("activate H1 block A1", "use wrestle").asks("place_ball", "away", "A1").act("drop m8")
    play.expect("ball_ground m8").never("turnover", "roll name=bounce").spent()


def test_falling_over_is_another_matter() -> None:
    play = scenario(
        FIGHT.replace("A1*", "A1 ").replace("H1 ", "H1*"),
        dice=["dodge: 1", "armour: 1 1", "bounce: 2"],
        who={"H1": {"skills": "safe_pair_of_hands"}},
    )
    play.act("activate H1 move", "move j7").never("skill_used").expect("fell_over H1").spent()


def test_strip_ball_is_not_stopped_by_safe_hands() -> None:
    """(commentary agility-safe-pair-and-strip-ball)"""
    who = {**SAFE, "H1": {"skills": "strip_ball"}}
    play = scenario(FIGHT, dice=["block: 3", "bounce: 2"], who=who)
    play.act("activate H1 block A1", "push m7", "use strip_ball", "stay")
    play.never("skill_used A1", "knocked_down").expect("ball_ground m6").spent()


def test_not_in_the_crowd() -> None:
    """Odd combination 53."""
    play = scenario(
        "k    l\n1 .  A1*\n2 .  H1",
        dice=[
            *("block: 6", "injury: 1 1", "throw_in: 3", "throw_in_distance: 1 1", "bounce: 7"),
        ],
        who=SAFE,
    )
    play.act("activate H1 block A1", "stay").never("skill_used").expect("boxed A1").spent()


def test_not_without_a_tackle_zone() -> None:
    board = FIGHT.replace("A1* ", "A1!*")
    knocked("armour: 1 1", "bounce: 2", board=board).expect("ball_ground m6").spent()


# No Hands.

NO_HANDS = {"H2": {"skills": "no_hands"}}


def test_no_hands_lets_a_hand_off_bounce_without_a_roll() -> None:
    """Odd combination 64; Catch would not help."""
    play = scenario(
        "f    g    h\n7 H1*  H2  .\n8 .  . .",
        dice=["bounce: 5"],
        who={"H2": {"skills": "no_hands, catch"}},
        home={"rerolls": 3},
    )
    play.act("activate H1 handoff", "handoff H2").never("roll name=catch")
    play.expect("ball_ground h7", "turnover home why=hand_off_not_caught").spent()


def test_no_hands_walking_onto_the_ball_is_a_turnover_without_a_roll() -> None:
    play = scenario(
        "f    g    h\n7 H2  o  .\n8 .  . .", dice=["bounce: 5"], who=NO_HANDS, home={"rerolls": 3}
    )
    play.act("activate H2 move").needs("move g7", "pick_up 7+").act("move g7")
    play.never("roll name=pick_up").expect(
        "turnover home why=failed_pick_up", "ball_ground h7"
    ).spent()


def test_a_ball_bounces_on_from_no_hands() -> None:
    play = scenario(
        "f    g    h    i\n7 H1*  H2  .  .\n8 .  . . .",
        dice=["pass: 1", "bounce: 5 5"],
        who={"H2": {"skills": "no_hands"}},
    )
    play.act("activate H1 pass", "pass i7").never("roll name=catch").expect(
        "ball_ground h7"
    ).spent()


def test_pushed_onto_the_ball_no_hands_is_no_turnover() -> None:
    """Odd combination 64."""
    play = scenario(
        "f    g    h    i\n7 A1  H2  o  .\n8 .  . . .",
        active="away",
        dice=["block: 3", "bounce: 5"],
        who=NO_HANDS,
    )
    play.act("activate A1 block H2", "push h7", "stay").never("turnover").expect("ball_ground i7")


def test_a_touchback_is_not_given_to_no_hands() -> None:
    play = kick_scenario(
        "kick_off_event: 3 3",
        "cheering_fans: 1 1",
        kick=OFF_THE_PITCH,
        who={"A8": {"skills": "no_hands"}},
    )
    play.asks("touchback", "away").refuses("select A8").offers("select A9")


def test_no_hands_is_not_offered_for_interference() -> None:
    """(commentary traits-no-hands-interference) They cannot fail on purpose."""
    board = "f    g    h    i    j\n7 H1*  .  A1  A2  H2\n8 . . . . ."
    play = scenario(board, dice=["pass: 5"], who={"A1": {"skills": "no_hands"}})
    play.act("activate H1 pass", "pass j7").asks("interfere", "away")
    assert sorted(play.legal) == ["no", "select A2"]
    play = scenario(
        board.replace("A2", ". "),
        dice=["pass: 5", "catch H2: 3"],
        who={"A1": {"skills": "no_hands"}},
    )
    play.act("activate H1 pass", "pass j7").expect("ball_held H2").spent()


# My Ball.


def test_my_ball_neither_passes_nor_hands_off_nor_drops_it() -> None:
    """Odd combination 63."""
    board = "f    g    h\n7 H1*  H2  .\n8 .  . ."
    who = {"H1": {"skills": "my_ball, fumblerooskie"}}
    scenario(board, who=who).act("activate H1 pass").refuses("pass g7")
    scenario(board, who=who).act("activate H1 handoff").refuses("handoff H2")
    scenario(board, who=who).act("activate H1 move").refuses("use fumblerooskie")


def test_my_ball_is_lost_to_an_opponent() -> None:
    """Odd combination 63: Strip Ball; and Dump-Off is not offered."""
    who = {"A1": {"skills": "my_ball, dump_off"}, "H1": {"skills": "strip_ball"}}
    play = scenario(FIGHT, dice=["block: 3", "bounce: 2"], who=who)
    play.act("activate H1 block A1", "push m7", "use strip_ball", "stay")
    play.expect("ball_ground m6").spent()

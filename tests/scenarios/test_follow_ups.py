"""Blocking, Follow-Up (2020); touchdowns that a push brings about (Touchdown!)."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

DUEL = """
       k    l    m    n    o
6      .    A2   .    .    .
7      .    H1   A1   .    .
8      .    .    .    A3   .
9      H9   .    .    .    .
"""


def test_following_up_moves_into_the_square_vacated_free_of_rush_and_dodge() -> None:
    """H1 leaves the tackle zone of A2 and enters that of A3: no roll."""
    play = scenario(DUEL, dice=["block: push push"], who={"H1": {"ma": 1}, "A1": {"st": 2}})
    play.act("activate H1 block A1", "push n7", "follow").expect("followed H1 l7 m7")
    play.never("roll name=dodge", "roll name=rush").asks("activate", "home")


def test_the_blocker_may_stay() -> None:
    play = scenario(DUEL, dice=["block: push push"]).act("activate H1 block A1")
    play.act("push n7").asks("follow_up", "home", "H1").act("stay").never("followed")
    assert play.where("H1") == "l7"


def test_the_choice_comes_after_the_push_and_before_any_further_die() -> None:
    dice = ["block: pow pow", "armour A1: 6 6", "injury A1: 1 1"]
    play = scenario(DUEL, dice=dice).act("activate H1 block A1", "push n7")
    play.expect("pushed A1 m7 n7").asks("follow_up", "home", "H1").never("roll name=armour")
    play.act("follow").expect("followed H1", "knocked_down A1", "roll A1 name=armour").spent()


def test_no_movement_allowance_is_used_up_in_a_blitz() -> None:
    play = scenario(DUEL, dice=["block: push push"], who={"H1": {"ma": 2}})
    play.act("activate H1 blitz A1", "block A1", "push n7", "follow").asks("move", "home", "H1")
    play.needs("move l7", "dodge 4+").needs("move n6", "dodge 4+")


def test_nothing_is_asked_where_the_target_was_not_pushed() -> None:
    """Both players have Block and ignore a Both Down: nothing else happens."""
    who = {"H1": {"skills": "block"}, "A1": {"skills": "block"}}
    play = scenario(DUEL, dice=["block: both_down both_down"], who=who)
    play.act("activate H1 block A1", "use block", "use block").never("followed", "knocked_down")
    play.asks("activate", "home")


NEAR_LINE = """
       x    y    z
7      .    H1*  .
8      .    .    A1
9      .    .    .
"""


def test_a_carrier_who_follows_up_into_the_end_zone_scores() -> None:
    play = scenario(NEAR_LINE, dice=["block: push"])
    play.act("activate H1 block A1", "follow").expect("followed H1 y7 z8", "touchdown home H1 z8")
    assert play.game.score == (1, 0)


def test_the_dice_of_the_block_are_rolled_before_that_touchdown_ends_the_drive() -> None:
    """Touchdown and dice already due: both count."""
    dice = ["block: pow", "armour A1: 6 6", "injury A1: 6 6", "casualty: 1"]
    play = scenario(NEAR_LINE, dice=dice).act("activate H1 block A1", "follow")
    play.expect("knocked_down A1 z9", "spp H1 for=casualty", "casualty A1", "touchdown home")


OWN_LINE = """
       a    b    c    d
6      .    .    .    .
7      .    A1*  H1   .
8      H2   .    .    H9
"""


def test_an_opposing_carrier_pushed_into_the_end_zone_standing_scores_in_this_turn() -> None:
    """Scoring during your opponent's turn: this turn ends, and theirs is used up."""
    play = scenario(OWN_LINE, dice=["block: push push"], turn=3).act("activate H1 block A1")
    play.act("push a7", "stay")
    play.expect("pushed A1 b7 a7", "touchdown away A1 a7", "turn_marker away", "turn_ended home")
    assert play.game.score == (0, 1)
    assert play.state.achievements[play.game.match.names.players["A1"]] > 0


def test_a_carrier_knocked_down_in_the_end_zone_does_not_score() -> None:
    dice = ["block: pow pow", "armour: 1 1", "bounce: 2"]
    play = scenario(OWN_LINE, dice=dice).act("activate H1 block A1", "push a7", "stay")
    play.never("touchdown").expect("knocked_down A1 a7", "ball_ground a6")
    play.asks("activate", "home")


def test_a_carrier_who_dodges_a_stumble_into_the_end_zone_scores() -> None:
    play = scenario(OWN_LINE, dice=["block: stumble stumble"], who={"A1": {"skills": "dodge"}})
    play.act("activate H1 block A1", "use dodge", "push a7", "stay").expect("touchdown away A1")


def test_an_own_carrier_chain_pushed_into_the_end_zone_scores() -> None:
    """Scoring a Touchdown: a player in possession may be chain-pushed there."""
    play = scenario(
        """
           w    x    y    z
    6      .    .    H3   .
    7      H1   A1   H2*  .
    8      .    .    H4   .
    """,
        dice=["block: push push push"],
    )
    play.act("activate H1 block A1", "push y7", "push z7", "stay")
    play.expect("pushed H2 y7 z7", "touchdown home H2 z7")
    assert play.game.score == (1, 0)


def test_a_carrier_pushed_into_the_own_end_zone_goes_on() -> None:
    play = scenario(
        """
           w    x    y    z
    7      .    .    .    .
    8      .    H2   A1*  .
    9      H9   .    .    .
    """,
        dice=["block: push"],
    )
    play.act("activate H2 block A1", "push z8", "stay").never("touchdown")
    play.asks("activate", "home")


def test_no_follow_up_into_a_square_that_a_chain_has_filled_again() -> None:
    """See the chains of the pushes: the square is occupied, so nobody is asked."""
    play = scenario(
        """
           j    k    l    m    n    o
    6      .    .    .    .    H7   .
    7      A7   A8   H1   A1   H8   .
    8      A9   H3   .    .    A2   H9
    9      H2   A3   .    .    H4   A10
    10     .    H5   A4   H6   H10  A11
    11     .    A6   A5   H11  .    .
    """,
        dice=["block: push push push"],
    )
    play.act("activate H1 block A1", "push n8", "push n9", "push m10", "push l10")
    play.act("push k9", "push k8", "push l7", "push m7").asks("activate", "home")


def test_a_follow_up_is_not_obligatory_after_a_pow_either() -> None:
    play = scenario(DUEL, dice=["block: pow pow", "armour A1: 1 1"])
    play.act("activate H1 block A1", "push n7").offers("follow", "stay").act("stay")
    assert play.where("H1") == "l7"


def test_the_square_of_a_player_in_the_crowd_may_be_followed_into() -> None:
    play = scenario("   k l m\n1 . A1 .\n2 . H1 .", dice=["block: push", "injury: 1 1"])
    play.act("activate H1 block A1", "follow").expect("followed H1 l2 l1")

"""Earning Star Player Points (2020): each cause, and the Most Valuable Player."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

HURT = ["armour A1: 6 6", "injury A1: 6 6", "casualty A1: 1"]
BLOCKING = "k    l    m\n7 . H1 A1\n15 H2 . A2"


def spp(play: Scenario, label: str) -> int:
    """The star player points of a player."""
    match = play.game.match
    earned = match.state.achievements[match.names.players[label]]
    return sum((earned >> 8 * kind & 255) * points for kind, points in enumerate(match.tables.spp))


def test_a_touchdown_is_three() -> None:
    """Touchdown (TD)."""
    play = scenario("y z\n7 H1* .\n15 A1 .").act("activate H1 move", "move z7")
    play.expect("spp H1 for=touchdown spp=3")
    assert spp(play, "H1") == 3


def passing(*dice: str, square: str = "o7", board: str = "k l m n o\n7 H1* . . . H2") -> Scenario:
    """H1 passes, an accurate pass needing a 5+."""
    play = scenario(board + "\n15 A1 . . . .", dice=list(dice))
    return play.act("activate H1 pass", f"pass {square}")


def test_a_passing_completion_is_one() -> None:
    """Completion: accurate, and caught by a team-mate in the target square."""
    play = passing("pass H1: 6", "catch H2: 3").expect("spp H1 for=completion spp=1")
    assert (spp(play, "H1"), spp(play, "H2")) == (1, 0)


def test_no_completion_if_the_ball_is_dropped_and_caught_after_a_bounce() -> None:
    """Completion: caught in the target square."""
    board = "k l m n o p\n7 H1* . . . H2 H3"
    play = passing("pass H1: 6", "catch H2: 1", "bounce: 5", "catch H3: 6", board=board)
    assert spp(play, "H1") == 0


def test_no_completion_for_an_inaccurate_pass() -> None:
    """Completion: an accurate Pass action; the scatter may come to the same player."""
    play = passing("pass H1: 3", "scatter: 4 5 4", "bounce: 5", "catch H2: 6")
    assert spp(play, "H1") == 0


def test_no_completion_for_a_catch_by_the_other_team() -> None:
    """Completion: by a team-mate."""
    play = scenario("k l m n o\n7 H1* . . . A1", dice=["pass H1: 6", "catch A1: 6"])
    play.act("activate H1 pass", "pass o7")
    while not play.game.is_over and play.game.decision.kind == "interfere":
        play.act("no")
    assert spp(play, "H1") == 0


def test_a_hand_off_is_no_completion() -> None:
    """Completion: a Pass action."""
    play = scenario("k l\n7 H1* H2\n15 A1 .", dice=["catch H2: 4"])
    play.act("activate H1 handoff", "handoff H2")
    assert spp(play, "H1") == 0


@pytest.mark.parametrize(("die", "points"), [(6, 1), (3, 0)])
def test_a_throwing_completion_is_one(die: int, points: int) -> None:
    """Completion: a superb throw whose player lands safely."""
    play = scenario(
        "k l m\n7 H1 H2 .\n15 A1 . .",
        who={"H1": {"skills": "throw_team_mate", "st": 5}, "H2": {"skills": "right_stuff"}},
        dice=[f"throw H1: {die}", "throw_scatter H2: 5 4 5", "landing H2: 6"],
    )
    play.act("activate H1 throw", "throw H2 m5")
    assert (spp(play, "H1"), spp(play, "H2")) == (points, 0)


@pytest.mark.parametrize(("catch", "points"), [(1, 1), (6, 2)])
def test_a_deflection_is_one_and_an_interception_two(catch: int, points: int) -> None:
    """Passing Interference (commentary): an Interception is 2 in all, not 3."""
    play = scenario(
        "k l m n o\n7 H1* . A1 . H2",
        who={"A1": {"ag": 1}},
        dice=["pass H1: 6", "interfere A1: 6", f"catch A1: {catch}", "scatter: 2 2 2", "bounce: 2"],
    )
    play.act("activate H1 pass", "pass o7")
    if play.game.decision.kind == "interfere":
        play.act("select A1")
    assert spp(play, "A1") == points


def test_a_casualty_by_a_block_is_two() -> None:
    """Casualty (CAS)."""
    play = scenario(BLOCKING, dice=["block: pow", *HURT])
    play.act("activate H1 block A1", "push n7", "stay").expect("spp H1 for=casualty spp=2")


def test_the_blocked_player_earns_it_too() -> None:
    """Casualty (CAS): regardless of which player performed the action."""
    dice = ["block: player_down", "armour H1: 6 6", "injury H1: 6 6", "casualty H1: 1"]
    play = scenario(BLOCKING, dice=dice).act("activate H1 block A1")
    assert (spp(play, "H1"), spp(play, "A1")) == (0, 2)


def test_both_earn_it_if_both_are_removed() -> None:
    """Casualty (CAS): even if both players were Knocked Down and removed."""
    dice = ["block: both_down", *HURT, "armour H1: 6 6", "injury H1: 6 6", "casualty H1: 1"]
    play = scenario(BLOCKING, dice=dice).act("activate H1 block A1")
    assert (spp(play, "H1"), spp(play, "A1")) == (2, 2)


def test_fouls_and_falls_earn_nothing() -> None:
    """Casualty (CAS): no other type of action."""
    play = scenario("l m\n7 H1 A1_\n15 H2 .", dice=["armour A1: 5 6", *HURT[1:]])
    play.act("activate H1 foul A1", "foul A1", *["no"] * 1)
    assert spp(play, "H1") == 0
    dice = ["dodge H1: 1", "armour H1: 6 6", "injury H1: 6 6", "casualty H1: 1"]
    play = scenario(BLOCKING, dice=dice).act("activate H1 move", "move k7")
    assert spp(play, "A1") == 0


def test_the_crowd_earns_nothing_for_anybody() -> None:
    """Casualty (CAS): Casualty rolls caused by the crowd do not count."""
    board = "k l m\n1 . A1 .\n2 . H1 ."
    play = scenario(board, dice=["block: pow", *HURT[1:]])
    play.act("activate H1 block A1", "stay").expect("boxed A1 place=casualty")
    assert spp(play, "H1") == 0


def test_hired_players_earn_nothing() -> None:
    """Recording Star Player Points: Star Players and Mercenaries do not earn any."""
    who = {"H1": {"is_hired_for_match": True}}
    play = scenario("y z\n7 H1* .\n15 A1 .", who=who).act("activate H1 move", "move z7")
    assert spp(play, "H1") == 0
    assert play.game.score == (1, 0)


def test_journeymen_earn_points() -> None:
    """Recording Star Player Points: Journeymen, however, do."""
    who = {"H1": {"is_journeyman": True}}
    play = scenario("y z\n7 H1* .\n15 A1 .", who=who).act("activate H1 move", "move z7")
    assert spp(play, "H1") == 3


LAST = {"half": 2, "turn": 8, "active": "home"}


def test_the_most_valuable_player_of_each_team_is_drawn() -> None:
    """Most Valuable Player: 4 points to a random player of each team, on the pitch or not."""
    play = scenario(BLOCKING, dice=["mvp: 16 3"], **LAST).act("end")
    play.expect("selected H16 name=mvp", "spp H16 for=mvp spp=4", "spp A3 for=mvp spp=4")
    assert (spp(play, "H16"), spp(play, "A3")) == (4, 4)


def test_who_cannot_be_the_most_valuable_player() -> None:
    """Most Valuable Player: not who was hired for the match, missed it, or is dead."""
    dice = ["block: pow", "armour A1: 6 6", "injury A1: 6 6", "casualty A1: 15", "mvp: 1 1"]
    who = {
        "H1": {"is_hired_for_match": True},
        "H2": {"misses_match": True},
        "H3": {"is_journeyman": True},
    }
    board = "k    l    m\n7 . H4 A1\n15 . . A2"
    play = scenario(board, dice=dice, who=who, **LAST)
    play.act("activate H4 block A1", "push n7", "stay")
    while not play.game.is_over:
        play.act("end")
    play.expect("selected H3 name=mvp among=14", "selected A2 name=mvp among=15")


def test_the_injured_and_the_sent_off_can() -> None:
    """Most Valuable Player: only the dead are left out of those who could play."""
    dice = ["block: pow", "armour A1: 6 6", "injury A1: 6 6", "casualty A1: 14", "mvp: 1 1"]
    play = scenario(BLOCKING, dice=[*dice, "lasting_injury A1: 1"], **LAST)
    play.act("activate H1 block A1", "push n7", "stay")
    while not play.game.is_over:
        play.act("end")
    play.expect("selected A1 name=mvp among=16")

"""Movement, Marked Players and Dodging (2020)."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

MARKED = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    A2
"""


def test_leaving_a_tackle_zone_for_an_open_square_is_unmodified() -> None:
    play = scenario(MARKED, dice=["dodge H1: 3"])
    play.act("activate H1 move").needs("move k7", "dodge 3+")
    play.act("move k7").expect("moved H1 l7 k7", "roll H1 name=dodge needed=3 passed=True")
    assert play.where("H1") == "k7"
    play.spent()


def test_each_player_marking_the_square_moved_into_is_minus_one() -> None:
    play = scenario(MARKED, dice=["dodge H1: 4", "armour H1: 4 4"])
    play.act("activate H1 move", "move m8")
    play.expect("roll H1 name=dodge needed=5 modifiers=marked:-2 passed=False")
    play.shows("""
           l    m    n
    7      .    A1   .
    8      .    H1_  A2
    """)


def test_a_failed_dodge_falls_over_in_the_square_moved_into() -> None:
    play = scenario(MARKED, dice=["dodge H1: 2", "armour H1: 4 4"])
    play.act("activate H1 move", "move k8")
    play.expect(
        "moved H1 l7 k8",
        "roll H1 name=dodge passed=False",
        "fell_over H1 k8",
        "turnover home why=fell_over",
        "roll H1 name=armour needed=9",
        "turn_ended home",
    )
    play.asks("activate", "away").spent()
    assert play.where("H1") == "k8"


def test_an_open_player_need_not_dodge() -> None:
    play = scenario("""
           k    l    m
    7      .    H1   .
    8      .    .    A1_
    """)
    play.act("activate H1 move").needs("move m7")
    play.act("move m7").never("roll H1")
    assert play.where("H1") == "m7"


def test_a_dodge_may_go_to_any_adjacent_unoccupied_square() -> None:
    play = scenario(MARKED).act("activate H1 move")
    for square in ("k6", "l6", "m6", "k7", "k8", "l8", "m8"):
        play.offers(f"move {square}")
    play.refuses("move m7")


def test_however_many_mark_the_player_one_test_is_made() -> None:
    play = scenario(
        """
               k    l    m
        6      A2   A3   A4
        7      .    H1   A1
        8      .    .    .
        9      .    .    .
        """,
        dice=["dodge H1: 4"],
    )
    play.act("activate H1 move").needs("move l8", "dodge 4+").act("move l8")
    play.expect("roll H1 name=dodge modifiers=marked:-1 passed=True").spent()


def test_only_those_who_mark_the_square_moved_into_count() -> None:
    """Prone, Stunned and distracted players and team-mates there are no modifier."""
    play = scenario("""
           k    l    m    n
    7      A1   H1   .    A2_
    8      .    .    A3~  A4!
    9      .    H2   .    .
    """)
    play.act("activate H1 move").needs("move m7", "dodge 3+")


def test_a_square_at_a_time_each_its_own_dodge() -> None:
    play = scenario(
        """
               k    l    m    n
        6      .    .    A2   .
        7      A1   H1   .    .
        8      .    .    .    .
        """,
        dice=["dodge H1: 4 3"],
    )
    play.act("activate H1 move", "move m7").expect("roll H1 name=dodge modifiers=marked:-1")
    play.needs("move n8", "dodge 3+").act("move n8").expect("roll H1 name=dodge passed=True")
    play.needs("move o8").spent()


def test_an_open_player_may_enter_a_tackle_zone_stop_there_or_dodge_on() -> None:
    play = scenario("       k    l    m    n\n7      H1   .    A1   .\n8      .    .    .    .\n")
    play.act("activate H1 move").needs("move l7").act("move l7").never("roll H1")
    play.offers("end").needs("move l8", "dodge 4+").needs("move k7", "dodge 3+")


def test_a_natural_one_fails_however_nimble_the_player() -> None:
    play = scenario(MARKED, who={"H1": {"ag": 1}}, dice=["dodge H1: 1", "armour: 1 2"])
    play.act("activate H1 move").needs("move k7", "dodge 2+").act("move k7")
    play.expect("roll H1 name=dodge passed=False", "fell_over H1 by=dodge").spent()


def test_a_natural_six_passes_however_many_mark() -> None:
    play = scenario(MARKED, who={"H1": {"ag": 6}}, dice=["dodge H1: 6"])
    play.act("activate H1 move").needs("move m8", "dodge 6+").act("move m8")
    play.expect("roll H1 name=dodge modifiers=marked:-2 passed=True").spent()


def test_a_carrier_who_fails_drops_the_ball_after_the_armour_roll() -> None:
    play = scenario(MARKED.replace("H1  ", "H1* "), dice=["dodge: 2", "armour: 3 4", "bounce: 4"])
    play.act("activate H1 move", "move k8")
    play.expect("fell_over H1 k8", "roll H1 name=armour", "roll name=bounce", "ball_ground j8")
    play.spent()

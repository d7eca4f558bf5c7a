"""Player Status: Standing, Prone, Stunned, tackle zones, Marked and Open (2020)."""

from __future__ import annotations

from tests.scenarios.scenario import Scenario, scenario

CROWDED = """
       j    k    l    m    n
6      .    A3   .    .    .
7      A4_  H1   A1   .    .
8      .    A2~  A5!  A6   .
9      .    .    .    H2   .
"""


def is_marked(play: Scenario, label: str) -> bool:
    return bool(play.state.is_marked(play.game.match.names.players[label]))


def zones(play: Scenario, square: str, side: int) -> int:
    return int(play.state.zones(play.game.match.names.squares.index(square), side))


def test_a_tackle_zone_covers_the_eight_squares_around_and_not_its_own() -> None:
    play = scenario("       m\n8      A1\n")
    around = ("l7", "m7", "n7", "l8", "n8", "l9", "m9", "n9")
    assert [zones(play, square, 1) for square in around] == [1] * 8
    assert zones(play, "m8", 1) == 0
    assert zones(play, "o8", 1) == zones(play, "m10", 1) == 0
    assert zones(play, "l7", 0) == 0


def test_at_the_edge_the_tackle_zone_ends_with_the_pitch() -> None:
    play = scenario("       a\n1      A1\n")
    assert [zones(play, square, 1) for square in ("b1", "a2", "b2")] == [1, 1, 1]
    assert sum(zones(play, name, 1) for name in play.game.match.names.squares if name) == 3


def test_only_standing_players_with_a_tackle_zone_mark() -> None:
    """Prone, Stunned and distracted opponents next to H1 do not count; A1 and A3 do."""
    play = scenario(CROWDED)
    assert zones(play, "k7", 1) == 2
    assert is_marked(play, "H1")


def test_prone_and_stunned_players_and_those_without_a_zone_can_be_marked() -> None:
    play = scenario(CROWDED)
    for label in ("A2", "A4", "A5", "A6"):
        assert is_marked(play, label), label


def test_a_player_is_open_who_is_in_no_opposing_tackle_zone() -> None:
    play = scenario("""
           k    l    m    n
    7      H1   A1_  .    A3
    8      A2~  .    H2   H3
    """)
    assert not is_marked(play, "H1")
    assert is_marked(play, "H2")


def test_team_mates_never_mark_each_other() -> None:
    play = scenario("       k    l\n7      H1   H2\n")
    assert not is_marked(play, "H1")
    assert not is_marked(play, "H2")


def test_a_player_who_falls_loses_the_tackle_zone_and_standing_up_brings_it_back() -> None:
    play = scenario(
        """
               k    l    m
        7      H1   A1   .
        8      .    H2_  A2
        """,
        dice=["dodge H1: 2", "armour H1: 1 2"],
    )
    assert zones(play, "l7", 0) == 1
    play.act("activate H2 move", "stand")
    assert zones(play, "l7", 0) == 2
    play.act("end", "activate H1 move", "move k6")
    assert zones(play, "l7", 0) == 1
    play.spent()


def test_the_tackle_zone_moves_with_the_player() -> None:
    play = scenario("       k    l    m    n    o\n7      H1   .    .    A1   .\n")
    assert not is_marked(play, "A1")
    play.act("activate H1 move", "move l7", "move m7")
    assert is_marked(play, "A1")
    assert zones(play, "k7", 0) == 0


def test_a_lost_tackle_zone_returns_when_the_player_is_next_activated() -> None:
    play = scenario("       k    l\n7      H1!  A1\n")
    assert not is_marked(play, "A1")
    play.act("activate H1 move").expect("token H1 token=distracted on=False")
    assert is_marked(play, "A1")


def test_a_prone_player_can_only_be_activated_for_actions_that_include_movement() -> None:
    play = scenario("       k    l    m\n7      H1_  A1   A2_\n")
    play.offers("activate H1 move", "activate H1 blitz A1", "activate H1 pass")
    play.offers("activate H1 handoff", "activate H1 foul A2")
    play.refuses("activate H1 block A1")


def test_a_stunned_player_cannot_be_activated() -> None:
    play = scenario("       k    l\n7      H1~  H2\n")
    assert not [action for action in play.legal if action.startswith("activate H1")]
    play.offers("activate H2 move")


def test_a_stunned_player_turns_over_at_the_end_of_the_own_turn_only() -> None:
    play = scenario("       k    l\n7      H1~  A1~\n")
    play.act("end").expect("posture H1 posture=prone", "turn_ended home")
    play.shows("       k    l\n7      H1_  A1~\n")
    play.act("end").expect("posture A1 posture=prone", "turn_ended away")


def test_a_prone_player_who_is_not_activated_stays_prone() -> None:
    play = scenario("       k    l\n7      H1_  .\n")
    play.act("end", "end").shows("       k    l\n7      H1_  .\n")

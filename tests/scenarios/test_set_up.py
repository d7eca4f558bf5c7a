"""The Start of a Drive, Set-up (2020): square by square or whole, with the same constraints."""

from __future__ import annotations

import random

import pytest

import blockdice as bd
from tests.scenarios.drive import AWAY, HOME, line_up, set_up_scenario
from tests.scenarios.scenario import Scenario

LINE = ["place H1 m7", "place H2 m8", "place H3 m9"]


def refusal(play: Scenario, diagram: str) -> str:
    """What is said of a whole set-up that is refused; nothing has changed."""
    before = play.game.dump()
    with pytest.raises(bd.IllegalAction) as caught:
        play.act(line_up(diagram))
    assert play.game.dump() == before
    return str(caught.value)


def test_the_kicking_team_sets_up_first() -> None:
    """Set-up: the kicking team, followed by the receiving team."""
    play = set_up_scenario().asks("set_up", "home").act(line_up(HOME))
    play.expect("set_up home players=11").asks("set_up", "away").act(line_up(AWAY))
    play.expect("set_up away players=11").asks("nominate_kicker", "home")


def test_the_receiver_of_the_toss_sets_up_second() -> None:
    """Set-up: whoever kicks is first, also if that is the away team."""
    set_up_scenario(choice="receive").asks("set_up", "away").act(line_up(AWAY)).asks(
        "set_up", "home"
    )


def test_a_whole_set_up_is_one_action() -> None:
    """Set-up."""
    play = set_up_scenario().act(line_up(HOME)).shows(HOME)
    assert play.where("H12") == "reserves"


def test_a_formation_has_a_name() -> None:
    """Set-up: named formations are legal for either side."""
    play = set_up_scenario()
    names = [action.split()[1] for action in play.legal if action.startswith("formation")]
    assert names
    for name in names:
        play = set_up_scenario().act(f"formation {name}", f"formation {name}")
        play.expect("set_up home players=11", "set_up away players=11")


def test_players_are_placed_one_by_one() -> None:
    """Set-up: eleven players, then it is the other coach's turn."""
    play = set_up_scenario().act(*LINE)
    play.act(*(f"place H{n} g{n}" for n in range(4, 12))).asks("set_up", "away")
    assert (play.where("H1"), play.where("H11"), play.where("H12")) == ("m7", "g11", "reserves")


def test_the_own_half_only() -> None:
    """Set-up: fully between the own End Zone and the Line of Scrimmage."""
    play = set_up_scenario().refuses("place H1 n8", "place H1 z8", "place A1 m8")
    play.offers("place H1 a8", "place H1 m1")


def test_an_occupied_square_is_not_offered() -> None:
    """Set-up."""
    set_up_scenario().act("place H1 g8").refuses("place H2 g8", "place H1 g9")


@pytest.mark.parametrize("rows", [(1, 4), (12, 15)])
def test_two_players_at_most_in_a_wide_zone(rows: tuple[int, int]) -> None:
    """Set-up: two in each Wide Zone, counted zone by zone."""
    play = set_up_scenario().act(f"place H1 c{rows[0]}", f"place H2 d{rows[1]}")
    play.refuses(f"place H3 e{rows[0]}", f"place H3 m{rows[1]}")
    play.offers("place H3 e5", "place H3 e11", f"place H3 e{16 - rows[0]}")


def test_the_last_three_missing_go_to_the_line() -> None:
    """Set-up: three at least adjacent to the Line of Scrimmage in the Centre Field, so squares
    are offered only where that can still be reached."""
    play = set_up_scenario().act(*(f"place H{n} g{n + 2}" for n in range(1, 9)))
    line = {f"place H{n} m{row}" for n in range(9, 17) for row in range(5, 12)}
    assert set(play.legal) == line


def test_the_line_of_scrimmage_ends_at_the_wide_zones() -> None:
    """Set-up: a player beside the line in a Wide Zone does not count for it."""
    play = set_up_scenario().act("place H1 m4", "place H2 m12", *LINE[2:])
    play.act(*(f"place H{n} g{n}" for n in range(5, 11)))
    assert {action.split()[2] for action in play.legal} == {"m5", "m6", "m7", "m8", "m10", "m11"}


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_placed_the_set_up_can_be_completed(seed: int) -> None:
    """Set-up: any sequence of legal placements ends in a set-up that the whole check accepts."""
    chance = random.Random(seed)
    play = set_up_scenario()
    while play.game.decision.coach == "home":
        placings = [action for action in play.legal if action.startswith("place")]
        play.act(chance.choice(placings))
    state = play.state
    squares = {player: state.square[player] for player in state.on_pitch(0)}
    assert len(squares) == 11
    match = play.game.match
    assert match.rules.check_set_up(match, 0, squares) == []


def test_a_whole_set_up_may_follow_single_placements() -> None:
    """Set-up: it takes the place of what has been placed."""
    play = set_up_scenario().act("place H12 g8", line_up(HOME))
    assert play.where("H12") == "reserves"


def test_too_few_and_too_many_players_are_refused() -> None:
    """Set-up: no more than eleven, and all who are available up to that."""
    play = set_up_scenario()
    assert refusal(play, HOME.replace("H11", ".  ")).count("11 players must be set up, not 10") == 1
    assert "11 players must be set up, not 12" in refusal(play, HOME.replace("H8   .", "H8   H12"))


def test_every_broken_constraint_is_named() -> None:
    """Set-up: a whole set-up that is wrong in every way."""
    message = refusal(
        set_up_scenario(who={"H9": {"misses_match": True}}),
        """
           k    l    m    n
    1      H1   H2   H3   .
    7      .    .    .    H4
    8      .    .    H6   .
    9      H9   A3   .    .
    15     H10  H11  H12  .
    """,
    )
    for part in (
        "H9 is not available",
        "A3 belongs to the other team",
        "H4 on n7 is not in the own half",
        "3 players must stand on the line of scrimmage in the centre field, not 1",
        "2 players at most may stand in the top wide zone, not 3",
        "2 players at most may stand in the bottom wide zone, not 3",
        "11 players must be set up, not 10",
    ):
        assert message.count(part) == 1, message


def test_two_players_in_one_square_are_refused() -> None:
    """Set-up."""
    play = set_up_scenario()
    with pytest.raises(bd.IllegalAction, match="m8 holds more than one player"):
        play.act(line_up(HOME).replace("H1=m7", "H1=m8"))


def test_fewer_than_eleven_are_all_set_up() -> None:
    """Set-up: no players can be placed in the Reserves box then."""
    play = set_up_scenario(home={"players": 9})
    assert "9 players must be set up, not 8" in refusal(
        play, HOME.replace("H11", ".").replace("H10", ".").replace("H9", ".")
    )
    play.act(*LINE, *(f"place H{n} g{n}" for n in range(4, 10))).asks("set_up", "away")


def test_a_formation_of_a_short_team_begins_at_the_line() -> None:
    """Set-up: too few players."""
    play = set_up_scenario(home={"players": 5}).act("formation wall").expect("set_up players=5")
    on_line = [label for label in ("H1", "H2", "H3", "H4", "H5") if play.where(label)[0] == "m"]
    assert len(on_line) >= 3


@pytest.mark.parametrize("count", [1, 2, 3])
def test_three_or_fewer_stand_on_the_line(count: int) -> None:
    """Set-up: the available players are set up on the Line of Scrimmage."""
    play = set_up_scenario(home={"players": count})
    squares = {a.split()[2] for a in play.legal if a.startswith("place")}
    assert squares == {f"m{row}" for row in range(5, 12)}
    play.act(*LINE[:count]).expect(f"set_up home players={count}").asks("set_up", "away")


def test_nobody_to_set_up_plays_on_or_concedes() -> None:
    """Set-up (ruling): a team without available players plays on with none."""
    play = set_up_scenario(home={"players": 0}, away={"players": 0})
    assert play.legal == ["end", "concede"]
    play.act("end").expect("set_up home players=0").asks("set_up", "away").act("end")
    play.expect("set_up away players=0").asks("place_kick", "home")

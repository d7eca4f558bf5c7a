"""The simple coach, asked whom to activate and for what."""

from __future__ import annotations

import pytest

import blockdice as bd
from blockdice.bots.arena import play_match
from blockdice.bots.simple.blocks import plan_block
from blockdice.bots.simple.coach import SimpleBot
from blockdice.bots.simple.kick_off import nominate
from blockdice.bots.simple.routes import find_routes
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.stations import worth_for
from blockdice.engine.actions import KICKER, encode
from blockdice.engine.decisions import Choices
from blockdice.engine.words import ROOTED
from tests.bots.coaching import answer, turn
from tests.scenarios.scenario import Scenario, scenario

DUEL = "     k  l  m  n\n6    .  .  .  .\n7    .  H1 A1 .\n8    .  .  .  ."


def test_a_weak_player_with_a_blade_stabs() -> None:
    who = {"H1": {"st": 2, "skills": "stab"}, "A1": {"st": 4}}
    assert answer(scenario(DUEL, who=who)) == "activate H1 stab A1"


def test_a_strong_one_would_rather_block() -> None:
    who = {"H1": {"st": 5, "skills": "stab, block"}, "A1": {"av": 10}}
    assert answer(scenario(DUEL, who=who)) == "activate H1 block A1"


def test_the_saw_is_better_than_half_a_die() -> None:
    who = {"H1": {"st": 2, "skills": "chainsaw, secret_weapon"}, "A1": {"cost": 100_000, "st": 4}}
    said = turn(scenario(DUEL, who=who, dice=["chainsaw: 2", "armour A1: 1 1"]), most=2)
    assert said[0] == "activate H1 chainsaw A1" or said[1] == "special chainsaw A1"


def worth_of_block(board: str, skills: str) -> float:
    """What it is worth to H1's coach to block A1."""
    play = scenario(board, who={"H1": {"st": 4, "skills": skills}})
    return plan_block(Sight(play.game.match, 0), 0, 16).worth


def test_frenzy_is_good_in_midfield_and_bad_at_the_touchline() -> None:
    edge = "     k  l  m  n\n1    .  .  A1 .\n2    .  H1 .  .\n3    .  .  .  A3\n4    .  A2 .  A4"
    assert worth_of_block(DUEL, "block, frenzy") > worth_of_block(DUEL, "block")
    assert worth_of_block(edge, "block, frenzy") < worth_of_block(edge, "block")


def test_a_guard_beside_our_carrier_is_gazed_at() -> None:
    board = """
         k    l    m    n
    6    .    .    .    .
    7    .    H1*  A1   .
    8    H2   .    .    .
    9    .    .    .    ."""
    who = {"H2": {"skills": "hypnotic_gaze", "ag": 2}, "A1": {"st": 5}}
    play = scenario(board, who=who)
    assert answer(play) == "activate H2 hypnotic_gaze A1"


def test_a_bomb_flies_into_a_crowd() -> None:
    board = """
         c    d    e    f    g    h    i
    6    .    .    .    .    .    A1   .
    7    H1   .    .    .    .    A2   A3
    8    .    .    .    .    .    A4   ."""
    who = {"H1": {"skills": "bombardier", "pa": 3}}
    play = scenario(board, who=who)
    bot = SimpleBot(1, 1)
    assert answer(play, bot) == "activate H1 bombardier"
    assert answer(play.act("activate H1 bombardier"), bot) == "bomb h7"


def test_a_rogue_fouls_where_others_would_not() -> None:
    board = "     k  l  m  n\n6    .  .  .  .\n7    .  H1 A1_ .\n8    .  .  .  ."
    who = {"H1": {"skills": "sneaky_git, dirty_player 1", "cost": 40_000}}
    who["A1"] = {"cost": 120_000, "av": 8}
    assert "activate H1 foul A1" in turn(scenario(board, who=who), most=1)


def test_the_rooted_stay_where_they_are() -> None:
    board = "     c  d  e  f\n6    .  .  .  .\n7    H1 .  .  .\n8    .  .  .  ."
    play = scenario(board + "\n9    .  .  .  o", who={"H1": {"skills": "take_root"}})
    play.state.tokens[play.game.match.names.players["H1"]] |= ROOTED
    assert answer(play) == "end"


def test_a_leap_takes_the_carrier_out_of_a_ring() -> None:
    board = """
         t    u    v    w    x    y    z
    6    A2   A3   A4   .    .    .    .
    7    A5   H1*  A6   .    .    .    .
    8    A7   A8   A9   .    .    .    ."""
    leaper = {"H1": {"skills": "pogo_stick", "ag": 2, "ma": 8}}
    said = turn(scenario(board, who=leaper, turn=8, dice=["jump: 6"]), most=2)
    assert said[0] == "activate H1 move"
    assert said[1].startswith("jump w")


def test_a_kicker_kicks() -> None:
    play = scenario(DUEL, who={"H3": {"skills": "kick"}})
    names = play.game.match.names.players
    codes = [encode(KICKER, names[label]) for label in ("H2", "H3", "H4")]
    assert nominate(Sight(play.game.match, 0), Choices(codes)) == codes[1]


def test_two_weak_foes_are_hit_at_once() -> None:
    board = "     k  l  m  n\n6    .  .  A1 .\n7    .  H1 A2 .\n8    .  .  .  ."
    weak = {"st": 1}
    who = {"H1": {"st": 5, "skills": "multiple_block, block"}, "A1": weak, "A2": weak}
    assert answer(scenario(board, who=who)).startswith("activate H1 multiple_block")


def test_somebody_goes_to_help_the_really_stupid() -> None:
    board = """
         h    i    j    k    l    m    n    o    p
    6    .    .    .    .    .    .    .    .    .
    7    .    H1   .    .    .    .    .    .    .
    8    .    .    .    .    .    H2   .    .    H3*"""
    play = scenario(board, who={"H1": {"skills": "really_stupid", "ma": 4}})
    match = play.game.match
    sight = Sight(match, 0)
    names = match.names
    beside, beyond = names.squares.index("j8"), names.squares.index("j5")
    worth = worth_for(sight, names.players["H2"])
    plain = worth_for(sight, names.players["H1"])
    assert worth(beside) - plain(beside) > worth(beyond) - plain(beyond)


def test_tackle_makes_a_dodge_less_likely() -> None:
    dodger = {"skills": "dodge"}
    board = "     k  l  m\n7    .  H1 A1"
    plain = scenario(board, who={"H1": dodger})
    tackled = scenario(board, who={"H1": dodger, "A1": {"skills": "tackle"}})
    held = scenario(board, who={"H1": dodger, "A1": {"skills": "tentacles"}})
    diving = scenario(board, who={"H1": dodger, "A1": {"skills": "diving_tackle"}})
    best = chance_to_leave(plain)
    assert all(chance_to_leave(play) < best for play in (tackled, held, diving))


def chance_to_leave(play: Scenario) -> float:
    """The chance that H1 gets away from A1 to the left."""
    match = play.game.match
    square = match.names.squares.index("k7")
    return find_routes(Sight(match, 0), 0, 0.1).chance[square]


@pytest.mark.parametrize(
    ("home", "away"), [("goblin", "vampire"), ("snotling", "nurgle"), ("gnome", "amazon")]
)
def test_it_copes_with_whole_matches_of_peculiar_teams(home: str, away: str) -> None:
    game = bd.new_game("bb2020", home, away, seed=4, keep_diary=False)
    assert play_match(game, SimpleBot(4, 0), SimpleBot(4, 1)).is_over

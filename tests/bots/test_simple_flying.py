"""The simple coach, asked about what flies in the middle of something else."""

from __future__ import annotations

from blockdice.bots.simple.coach import SimpleBot
from tests.scenarios.scenario import scenario


def test_a_dump_off_goes_to_whoever_will_likely_catch_it() -> None:
    board = "h  i  j  k   l  m  n\n7 .  .  H1 A1* .  .  A2\n8 .  .  .  .   .  A3_ ."
    play = scenario(board, who={"A1": {"skills": "dump_off", "pa": 2}})
    play.act("activate H1 block A1").asks("dump_off", "away")
    assert str(SimpleBot(1, 1).choose(play.game)) == "pass n7"


def test_a_hopeless_dump_off_is_left_alone() -> None:
    board = "h  i  j  k   l  m  n\n7 .  .  H1 A1* .  .  A2\n8 .  .  .  .   .  A3_ ."
    play = scenario(board, who={"A1": {"skills": "dump_off", "pa": 6}})
    play.act("activate H1 block A1").asks("dump_off", "away")
    assert str(SimpleBot(1, 1).choose(play.game)) == "no"


def test_a_bomb_is_thrown_on_to_where_most_foes_stand() -> None:
    board = "f  g  h  i  j  k\n6 .  .  .  .  .  .\n7 H1 .  .  .  A1 .\n8 H2 H3 .  .  .  ."
    play = scenario(
        board,
        dice=["bomb_pass: 6", "bomb_catch: 6", "bomb_in_hand: 1"],
        who={"H1": {"skills": "bombardier"}},
    )
    play.act("activate H1 bombardier", "bomb j7").asks("throw_bomb", "away")
    assert str(SimpleBot(1, 1).choose(play.game)) in ("bomb f7", "bomb f8", "bomb g8")

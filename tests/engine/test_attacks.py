"""What was once broken by attacking it: interrupts, restored forks, hostile dumps and teams."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import blockdice as bd
from blockdice.engine.sheet import SkillSheet, Ware
from blockdice.teams import ready_team

HUMAN = ready_team("bb2020", "human")


class Interrupted:
    """Dice that press Ctrl-C at one roll."""

    def __init__(self, left: int) -> None:
        self.fast = bd.FastDice(3)
        self.left = left

    def die(self, sides: int, name: str, player: int) -> int:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt
        return self.fast.die(sides, name, player)

    def copy(self) -> Interrupted:
        twin = Interrupted(0)
        twin.fast = self.fast.copy()
        return twin

    def dump(self) -> dict[str, Any]:
        return self.fast.dump()


def test_an_interrupt_in_the_middle_of_an_answer_leaves_the_match_going() -> None:
    game = bd.new_game(dice=Interrupted(30))
    random = Random(2)
    while game.match.rolled < 27:
        game.act(random.choice(game.decision.actions))
    asked, interrupts = repr(game.decision), 0
    while not interrupts:
        asked = repr(game.decision)
        try:
            game.act(random.choice(game.decision.actions))
        except KeyboardInterrupt:
            interrupts += 1
    assert repr(game.decision) == asked
    game.act(game.decision.actions[0])
    assert not game.is_over


@pytest.mark.parametrize("seed", range(6))
def test_a_game_without_history_can_be_restored_in_the_middle_of_things(seed: int) -> None:
    random = Random(seed)
    game = bd.new_game(seed=seed, keep_diary=False)
    while game.decision.is_rest or not game.match.state.turn[0]:
        game.act(random.choice(game.decision.actions))
    twin = bd.restore(json.loads(json.dumps(game.dump())))
    for _ in range(20):
        if twin.is_over:
            return
        fork = twin.fork()
        assert repr(fork.decision) == repr(twin.decision)
        assert repr(bd.restore(twin.dump()).decision) == repr(twin.decision)
        twin.act(random.choice(twin.decision.actions))


def test_a_restored_fork_has_no_record_either() -> None:
    fork = bd.restore(bd.new_game(seed=1).fork(keep_diary=True).dump())
    with pytest.raises(bd.BlockdiceError, match="no record"):
        fork.record()


def test_dice_of_a_hostile_dump_still_roll() -> None:
    data = bd.new_game(seed=1).dump()
    data["dice"]["word"] = 2**40
    assert 1 <= bd.restore(data).match.die(6, "any") <= 6


@pytest.mark.parametrize("side", [2, 2**31, -1])
def test_a_player_of_neither_team_is_refused(side: int) -> None:
    data = bd.new_game(seed=1).dump()
    data["state"]["profiles"]["side"][0] = side
    with pytest.raises(bd.BadFile, match="neither"):
        bd.restore(data)


def test_infinity_is_no_number() -> None:
    data = bd.new_game(seed=1).dump()
    data["state"]["weather"] = float("inf")
    with pytest.raises(bd.BadFile):
        bd.restore(data)


def test_a_match_without_players_survives_a_dump() -> None:
    nobody = replace(HUMAN, players=())
    game = bd.new_game(home=nobody, away=nobody)
    assert repr(bd.restore(game.dump()).decision) == repr(game.decision)


BLOCK = SkillSheet("block")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"players": HUMAN.players + HUMAN.players[:1]}, "several players wear the number"),
        ({"rerolls": -1}, "-1 re-rolls"),
        ({"name": "\ud800"}, "name cannot be written"),
        ({"players": (replace(HUMAN.players[0], number=1000),)}, "between 0 and 999"),
        ({"players": (replace(HUMAN.players[0], ma=100),)}, "figure"),
        ({"players": (replace(HUMAN.players[0], name="x" * 301),)}, "name that cannot"),
        ({"players": tuple(replace(HUMAN.players[0], number=n) for n in range(101))}, "101"),
        (
            {"players": (replace(HUMAN.players[0], skills=(SkillSheet("block"),) * 51),)},
            "51 skills",
        ),
        ({"wares": (Ware("bribe", "Bribe", -1, 3),)}, "price of bribe"),
        ({"wares": (Ware("bribe", "Bribe", 1, 3),) * 501}, "501 wares"),
    ],
)
def test_a_team_that_no_match_can_hold_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(bd.BadTeam, match=words):
        bd.new_game(home=replace(HUMAN, **changes))


def test_what_is_no_action_and_no_team_is_said_so() -> None:
    game = bd.new_game(seed=1)
    anything: Any = 5
    for call in (game.act, game.preview):
        with pytest.raises((bd.BlockdiceError, TypeError)):  # compiled code checks types itself
            call(anything)
    assert game.decision.kind == "kick_or_receive"
    with pytest.raises(bd.BlockdiceError, match="not 5"):
        bd.new_game(home=anything)


def test_there_is_no_third_half_without_extra_time() -> None:
    board = "k l\n7 H1 A1"
    with pytest.raises(bd.BlockdiceError, match="half 3"):
        bd.from_board(board, half=3)
    assert bd.from_board(board, half=3, options=bd.Options(extra_time=True)).match.state.half == 3

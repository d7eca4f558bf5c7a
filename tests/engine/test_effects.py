"""Effects: folded into a player's figures when they begin, and out again when they end."""

from __future__ import annotations

import blockdice as bd
from blockdice.engine.actions import FIRST_SKILL
from blockdice.engine.effects import (
    CHARACTERISTIC,
    END_OF_DRIVE,
    END_OF_GAME,
    END_OF_TURN,
    SKILL,
    SPENT_SKILL,
    Effect,
)
from blockdice.engine.match import Match


def fresh() -> Match:
    return bd.new_game("bb2020", seed=1).match


def token(m: Match, skill: str) -> int:
    return m.names.tokens.index(skill)


def test_a_changed_characteristic_lasts_until_its_end() -> None:
    m = fresh()
    before = m.state.profiles.ma[3]
    m.begin(Effect(CHARACTERISTIC, END_OF_DRIVE, 0, 3, 0, -1))
    assert m.state.profiles.ma[3] == before - 1
    m.expire(END_OF_TURN)
    assert m.state.profiles.ma[3] == before - 1
    m.expire(END_OF_DRIVE)
    assert m.state.profiles.ma[3] == before


def test_effects_do_not_leak_into_a_copy() -> None:
    m = fresh()
    twin = m.copy(m.dice.copy(), keep_diary=False)
    m.begin(Effect(CHARACTERISTIC, END_OF_GAME, 0, 3, 4, 1))
    assert twin.state.profiles.av[3] == m.state.profiles.av[3] - 1
    assert not twin.state.effects


def test_a_skill_had_for_a_drive_is_used_and_lost() -> None:
    m = fresh()
    [hook] = m.hooks.both_down
    plain = next(p for p in m.state.team(0) if not m.has(p, hook))
    m.begin(Effect(SKILL, END_OF_DRIVE, 0, plain, token(m, "block"), 0))
    assert m.has(plain, hook)
    m.expire(END_OF_DRIVE)
    assert not m.has(plain, hook)


def test_a_spent_skill_comes_back_at_its_end_for_its_own_side_only() -> None:
    m = fresh()
    dodge = token(m, "dodge")
    assert dodge >= FIRST_SKILL
    m.begin(Effect(SPENT_SKILL, END_OF_TURN, 0, 2, dodge, 0))
    m.expire(END_OF_TURN, side=1)
    assert m.is_spent(2, dodge)
    m.expire(END_OF_TURN, side=0)
    assert not m.is_spent(2, dodge)


def test_effects_survive_a_dump() -> None:
    game = bd.new_game("bb2020", seed=1)
    game.match.begin(Effect(SPENT_SKILL, END_OF_TURN, 0, 2, token(game.match, "dodge"), 0))
    twin = bd.restore(game.dump())
    assert [e.dump() for e in twin.match.state.effects] == [
        e.dump() for e in game.match.state.effects
    ]

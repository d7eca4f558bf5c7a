"""Effects: folded into a player's figures when they begin, and out again when they end."""

from __future__ import annotations

from dataclasses import replace

import pytest

import blockdice as bd
from blockdice.engine.actions import FIRST_SKILL
from blockdice.engine.effects import (
    CHARACTERISTIC,
    END_OF_ACTIVATION,
    END_OF_DRIVE,
    END_OF_GAME,
    END_OF_TURN,
    SKILL,
    SPENT_SKILL,
    Effect,
)
from blockdice.engine.match import Match
from blockdice.engine.sheet import SkillSheet
from blockdice.narration import Words, describe
from tests.engine.made_up import always, edition_with, made_up, play


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


def test_changed_figures_survive_a_dump_and_come_back_after_it() -> None:
    game = bd.new_game("bb2020", seed=1)
    before = game.match.state.profiles.ma[3]
    game.match.begin(drive_of(-1, 0))
    m = bd.restore(game.dump()).match
    assert m.state.profiles.ma[3] == before - 1
    m.expire(END_OF_DRIVE)
    assert m.state.profiles.ma[3] == before


def drive_of(change: int, index: int, player: int = 3) -> Effect:
    return Effect(CHARACTERISTIC, END_OF_DRIVE, 0, player, index, change)


def test_a_skill_that_the_player_has_anyway_stays_when_it_ends() -> None:
    m = fresh()
    [hook] = m.hooks.both_down
    blocker = next(p for p in m.state.team(0) + m.state.team(1) if m.has(p, hook))
    before = dict(m.state.profiles.values)
    m.begin(Effect(SKILL, END_OF_DRIVE, m.side_of(blocker), blocker, token(m, "block")))
    m.expire(END_OF_DRIVE)
    assert m.has(blocker, hook)
    assert m.state.profiles.values == before


def test_a_value_that_is_had_for_a_time_gives_way_to_the_own_one() -> None:
    who = {"H1": {"skills": "mighty_blow 1"}}
    m = play(edition_with(), "k\n7 H1", who=who).game.match
    [hook] = m.hooks.armour_choice
    m.begin(Effect(SKILL, END_OF_TURN, 0, 0, token(m, "mighty_blow"), 2))
    assert m.skill_value(0, hook) == 2
    m.expire(END_OF_TURN)
    assert m.skill_value(0, hook) == 1


def test_a_skill_had_twice_is_kept_until_both_have_ended() -> None:
    m = fresh()
    [hook] = m.hooks.both_down
    plain = next(p for p in m.state.team(0) if not m.has(p, hook))
    for end in (END_OF_TURN, END_OF_DRIVE):
        m.begin(Effect(SKILL, end, 0, plain, token(m, "block")))
    m.expire(END_OF_TURN)
    assert m.has(plain, hook)
    m.expire(END_OF_DRIVE)
    assert not m.has(plain, hook)


def test_a_skill_that_no_team_has_comes_into_the_match_with_an_effect() -> None:
    antlers = made_up("antlers", {"block_strength": always(1)})
    m = play(edition_with(antlers), "k\n7 H1").game.match
    assert not m.hooks.block_strength
    m.begin(Effect(SKILL, END_OF_DRIVE, 0, 0, token(m, "antlers")))
    assert m.speakers(m.hooks.block_strength, 0)
    m.expire(END_OF_DRIVE)
    assert not m.speakers(m.hooks.block_strength, 0)


def test_and_with_a_player_who_joins() -> None:
    antlers = made_up("antlers", {"block_strength": always(1)})
    m = play(edition_with(antlers), "k\n7 H1").game.match
    before = dict(m.bits)
    player = m.add_player(0, replace(m.sheets[0].players[0], skills=(SkillSheet("antlers"),)))
    assert m.has_skill(player, "antlers")
    assert not m.has_skill(0, "antlers")
    assert {skill: m.bits[skill] for skill in before} == before


def test_a_fork_and_a_match_restored_know_what_has_come_into_it() -> None:
    played = play(edition_with(), "k\n7 H1").game
    m = played.match
    m.begin(Effect(SKILL, END_OF_DRIVE, 0, 0, token(m, "wrestle")))
    for twin in (played.fork(), bd.restore(played.dump())):
        assert twin.match.has_skill(0, "wrestle")
        assert twin.match.bits == m.bits


@pytest.mark.parametrize(
    ("index", "change", "figure"),
    [(0, -9, 1), (0, 9, 9), (1, 9, 8), (2, 9, 6), (2, -9, 1), (3, 9, 6), (4, 9, 11), (4, -9, 3)],
)
def test_a_changed_characteristic_stays_within_the_limits(
    index: int, change: int, figure: int
) -> None:
    m = fresh()
    before = m.state.profiles.characteristic(index)[3]
    m.begin(drive_of(change, index))
    assert m.state.profiles.characteristic(index)[3] == figure
    m.expire(END_OF_DRIVE)
    assert m.state.profiles.characteristic(index)[3] == before


def test_what_the_limits_swallowed_is_not_given_back() -> None:
    m = fresh()
    m.begin(drive_of(-9, 0))
    m.begin(Effect(CHARACTERISTIC, END_OF_TURN, 0, 3, 0, 2))
    assert m.state.profiles.ma[3] == 1
    m.expire(END_OF_TURN)
    assert m.state.profiles.ma[3] == 1


def test_a_passing_ability_that_is_a_dash_stays_one() -> None:
    m = play(edition_with(), "k\n7 H1", who={"H1": {"pa": 0}}).game.match
    m.begin(drive_of(-1, 3, player=0))
    assert m.state.profiles.pa[0] == 0


def test_an_effect_on_a_side_is_on_all_of_it_and_on_who_joins() -> None:
    m = fresh()
    before = m.state.profiles.ma[:]
    m.begin(Effect(CHARACTERISTIC, END_OF_DRIVE, 0, -1, 0, -1))
    sides = m.state.profiles.side
    assert m.state.profiles.ma == [ma - (sides[p] == 0) for p, ma in enumerate(before)]
    joined = m.add_player(0, m.players[0])
    assert m.state.profiles.ma[joined] == before[0] - 1
    m.expire(END_OF_DRIVE)
    assert m.state.profiles.ma == [*before, before[0]]


def test_an_activation_within_another_ends_its_own_effects_only() -> None:
    m = fresh()
    for player in (2, 3):
        m.begin(Effect(CHARACTERISTIC, END_OF_ACTIVATION, 0, player, 1, -1))
    m.expire(END_OF_ACTIVATION, by=3)
    assert [effect.player for effect in m.state.effects] == [2]


def test_an_effect_on_another_player_ends_with_the_activation_of_whose_doing_it_is() -> None:
    m = fresh()
    m.begin(Effect(CHARACTERISTIC, END_OF_ACTIVATION, 1, 14, 1, -1, by=3))
    m.expire(END_OF_ACTIVATION, by=14)
    assert m.state.effects
    m.expire(END_OF_ACTIVATION, by=3)
    assert not m.state.effects


@pytest.mark.parametrize("ask", [{"side": 0}, {"player": 3}, {"by": 5}, {"side": 0, "by": 5}])
def test_an_end_yet_to_come_is_one_constant_and_one_call(ask: dict[str, int]) -> None:
    """Such as: the holder's next activation begins, they go down, the doer marks no more."""
    yet_to_come = 5
    m = fresh()
    m.begin(Effect(SPENT_SKILL, yet_to_come, 0, 3, token(m, "dodge"), by=5))
    m.begin(Effect(SPENT_SKILL, yet_to_come, 1, 14, token(m, "dodge")))
    m.expire(yet_to_come, **ask)
    assert [effect.player for effect in m.state.effects] == [14]


def test_effects_are_told_when_they_begin_and_end() -> None:
    m = fresh()
    block = token(m, "block")
    m.begin(Effect(CHARACTERISTIC, END_OF_DRIVE, 0, 3, 0, -1, source=block))
    m.begin(Effect(SKILL, END_OF_GAME, 0, 3, block))
    m.begin(Effect(SPENT_SKILL, END_OF_DRIVE, 0, 3, block))
    m.expire(END_OF_DRIVE)
    told = [event.as_dict() for event in m.diary or [] if event.kind.startswith("effect_")]
    mine = {"coach": "home", "player": m.names.labels[3]}
    slow = {**mine, "effect": "characteristic", "what": "ma", "value": -1, "source": "block"}
    skilled = {**mine, "effect": "skill", "what": "block"}
    for row in told:
        del row["seq"]
        row.pop("cause", None)
    assert told == [
        {"kind": "effect_began", **slow, "until": "drive"},
        {"kind": "effect_began", **skilled, "until": "game"},
        {"kind": "effect_ended", **slow},
    ]
    words = Words((m.sheets[0], m.sheets[1]))
    label = m.names.labels[3]
    assert [describe(row, words) for row in told] == [
        f"{label}: MA -1 until the end of the drive (Block)",
        f"{label}: Block until the end of the game",
        f"{label}: no longer MA -1",
    ]

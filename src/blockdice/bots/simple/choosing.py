"""Answers to which player it shall be."""

from __future__ import annotations

from blockdice.bots.simple.blocks import plan_block
from blockdice.bots.simple.chances import catch_chance
from blockdice.bots.simple.harm import cheapness, value_of
from blockdice.bots.simple.sight import Sight
from blockdice.bots.simple.strikes import best_strike
from blockdice.engine.actions import NO, SELECT, encode, player_of, target_of, verb_of
from blockdice.engine.decisions import Decision


def _players(decision: Decision) -> list[int]:
    return [player_of(c) for c in decision.choices.singles if verb_of(c) == SELECT]


def lash_out(sight: Sight, decision: Decision) -> int:
    """An opponent where that is allowed, else whoever of ours can be spared most."""
    return encode(SELECT, max(_players(decision), key=lambda p: _spared(sight, p)))


def _spared(sight: Sight, player: int) -> float:
    if sight.state.profiles.side[player] == sight.enemy:
        return 10.0 + _menace(sight, player)
    return cheapness(sight, player)


def choose_player(sight: Sight, decision: Decision) -> int:
    """Of theirs the one who matters most. Of ours, to throw themselves at somebody, the one who
    can best be spared; to hold or follow somebody, the fastest and strongest."""
    players = _players(decision)
    if sight.state.profiles.side[players[0]] == sight.enemy:
        return encode(SELECT, max(players, key=lambda p: _menace(sight, p)))
    able = [player for player in players if player != sight.carrier]
    if not able:
        return encode(NO)
    profiles = sight.state.profiles
    if decision.roll is not None:
        return encode(SELECT, max(able, key=lambda p: cheapness(sight, p)))
    return encode(SELECT, max(able, key=lambda p: (profiles.ma[p] + 2 * profiles.st[p], -p)))


def _menace(sight: Sight, foe: int) -> float:
    """How much a foe matters: the one with the ball, those near it, the good ones."""
    menace = value_of(sight, foe)
    if foe == sight.carrier:
        menace += 10.0
    if sight.ball:
        menace += max(3 - sight.distance(foe, sight.ball), 0)
    return menace


def second_target(sight: Sight, decision: Decision) -> int:
    """The second of two to be hit at once: the better Block."""
    attacker = decision.player_index
    targets = _players(decision)
    best = max(targets, key=lambda foe: plan_block(sight, attacker, foe).worth)
    return encode(SELECT, best)


def strike(sight: Sight, decision: Decision) -> int:
    """The Block again, or what may stand in its place."""
    attacker = decision.player_index
    codes = decision.choices.singles
    target = target_of(codes[0])
    block = plan_block(sight, attacker, target)
    kind = best_strike(sight, attacker, target, block, again=True).kind
    wanted = kind.answer | encode(0, target=target)
    return wanted if wanted in codes else codes[0]


def reach_for_ball(sight: Sight, decision: Decision) -> int:
    """Of ours the one who will most likely catch it; of theirs the least likely."""
    players = _players(decision)
    ours = [p for p in players if sight.state.profiles.side[p] == sight.side]
    if ours:
        return encode(SELECT, max(ours, key=lambda p: catch_chance(sight, p, "scatter")))
    return encode(SELECT, min(players, key=lambda p: catch_chance(sight, p, "scatter")))


def blessed(sight: Sight, decision: Decision) -> int:
    """The strongest player for a prayer, of those the fastest; of theirs the best one."""
    profiles = sight.state.profiles
    return max(
        decision.choices.singles,
        key=lambda code: 10 * profiles.st[player_of(code)] + profiles.ma[player_of(code)],
    )

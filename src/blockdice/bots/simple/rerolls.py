"""Answers about dice on the table: whether to re-roll, which die, which face."""

from __future__ import annotations

from blockdice.bots.simple.blocks import Block, block_on_table
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import NO, REROLL, TEAM_REROLL, arg_of, encode, verb_of
from blockdice.engine.decisions import Decision
from blockdice.engine.words import BLITZ_ACTION

GRAVE = (
    "dodge",
    "jump",
    "rush",
    "pick_up",
    "pass",
    "catch",
    "landing",
    "always_hungry",
    "chainsaw",
)
"""Tests whose failure costs enough for a team re-roll."""
BACKFIRES = ("bomb_pass", "throw", "breathe_fire")
"""Tests of which only a natural 1 is grave."""
PRICE_OF_SKILL = 0.1
"""How much better the Block must be expected to get for a re-roll that costs nothing."""


def reroll(sight: Sight, decision: Decision) -> int:
    """A skill's re-roll always; the team's where failing is grave or the block dice are bad."""
    choices = decision.choices.singles
    skills = [c for c in choices if verb_of(c) == REROLL and arg_of(c) != TEAM_REROLL]
    roll = decision.roll
    if roll is not None and roll.name == "block":
        return _reroll_block(sight, decision, skills)
    if skills:
        return skills[0]
    if roll is None:
        return encode(NO)
    is_grave = roll.name in GRAVE or (roll.name in BACKFIRES and roll.dice[0] == 1)
    return choices[0] if is_grave else encode(NO)


def _reroll_block(sight: Sight, decision: Decision, skills: list[int]) -> int:
    """By a skill where the dice could well be better; by the team's where they are bad."""
    block = _block_at_hand(sight, decision)
    roll = decision.roll
    if block is None or roll is None:
        return encode(NO)
    now = block.values[roll.dice[block.pick(roll.dice)]]
    gain = block.worth - now
    if skills and gain > PRICE_OF_SKILL:
        return skills[0]
    price = 0.5 if sight.m.rerolls_left(sight.side) <= 1 else 0.3
    team = encode(REROLL, arg=TEAM_REROLL)
    if gain > price and now < 0.2 and decision.choices.has(team):
        return team
    return encode(NO)


def reroll_die(sight: Sight, decision: Decision) -> int:
    """The worst of the dice that may be thrown again, as the blocker sees them; no other where
    that is not bad."""
    roll = decision.roll
    block = _block_at_hand(sight, decision)
    codes = [code for code in decision.choices.singles if verb_of(code) != NO]
    if roll is None:
        return codes[0]
    if block is None:
        return min(codes, key=lambda code: roll.dice[arg_of(code) - 1])
    worst = min(codes, key=lambda code: block.values[roll.dice[arg_of(code) - 1]])
    is_bad = block.values[roll.dice[arg_of(worst) - 1]] < block.worth
    return worst if is_bad or not decision.choices.has(encode(NO)) else encode(NO)


def block_die(sight: Sight, decision: Decision) -> int:
    """The best face for the side that picks."""
    roll = decision.roll
    block = _block_at_hand(sight, decision)
    codes = decision.choices.singles
    if roll is None or block is None:
        return codes[0]
    place = block.pick([roll.dice[arg_of(code) - 1] for code in codes])
    return codes[place]


def _block_at_hand(sight: Sight, decision: Decision) -> Block | None:
    """The Block that the dice on the table are for, as its attacker's coach weighs it."""
    roll = decision.roll
    activation = sight.m.window.activation if sight.state.windows else None
    target = roll.other if roll is not None else -1
    if roll is None or activation is None or target < 0 or roll.name != "block":
        return None
    side = sight.m.side_of(roll.player)
    if side == sight.m.side_of(target):
        return None
    theirs = sight if side == sight.side else Sight(sight.m, side)
    is_blitz = activation.action == BLITZ_ACTION
    is_theirs = roll.chooser == side
    return block_on_table(theirs, roll.player, target, len(roll.dice), is_theirs, is_blitz)

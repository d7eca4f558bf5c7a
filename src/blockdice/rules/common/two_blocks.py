"""Two Blocks at once, or what stands in the place of either (Skills and Traits).

They go through the phases of a Block side by side, each with dice of its own, and both are
resolved in full whatever becomes of the other. See `docs/rulings.md` for the order.
"""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import SELECT, encode, player_of
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import Fall
from blockdice.engine.match import Match
from blockdice.engine.words import BLOCK_ACTION, GROUND, STANDING
from blockdice.rules.common.acting import about_to_be_hit, has_been_hit, is_within_reach
from blockdice.rules.common.activating import goes_on_against
from blockdice.rules.common.block_results import (
    after_block,
    apply_result,
    chain_injuries,
    go_down,
    push,
    settle_ball,
    touchdowns,
)
from blockdice.rules.common.blocking import announce, assists, choose_die, compare, roll_dice
from blockdice.rules.common.declaring import strikes
from blockdice.rules.common.falling import risk
from blockdice.rules.common.trapdoors import all_fall_through


class Strike:
    """One of the two: at whom, and what it is."""

    def __init__(self, target: int, kind: ActionKind) -> None:
        self.target: int = target
        self.kind: ActionKind = kind
        self.is_on: bool = True
        """It has been neither wasted nor overtaken by events."""


def foes_in_reach(m: Match, player: int) -> list[int]:
    """The Standing opponents next to the player."""
    near = m.state.neighbours_of(m.state.square[player], 1 - m.side_of(player))
    return [foe for foe in near if m.state.posture[foe] == STANDING]


def choose_strikes(m: Match, player: int, first: int) -> Rule[list[Strike]]:
    """The second target beside the first, and what is done to each."""
    others = [encode(SELECT, foe) for foe in foes_in_reach(m, player) if foe != first]
    if not others:
        return []
    answer = yield m.decision("second_target", m.side_of(player), others, player)
    chosen: list[Strike] = []
    for target in (first, player_of(answer)):
        kinds = strikes(m, player, again=True)
        choices = [kind.answer | encode(0, target=target) for kind in kinds]
        place = 0
        if len(kinds) > 1:
            strike = yield m.decision("strike", m.side_of(player), choices, player)
            place = choices.index(strike)
        chosen.append(Strike(target, kinds[place]))
    return chosen


def strike_both(m: Match, player: int, both: list[Strike]) -> Rule[None]:
    """What either target has to say, then the attacks: what is no Block goes before a Block."""
    for strike in both:
        strike.is_on = yield from goes_on_against(m, player, strike.target)
    m.activation.performing = BLOCK_ACTION
    for strike in both:
        if strike.is_on and not m.activation.is_over:
            yield from about_to_be_hit(m, player, strike.target)
    if m.activation.is_over:
        return
    for strike in both:
        strike.is_on = strike.is_on and is_within_reach(m, player, strike.target)
    blocks = [
        count(m, player, strike.target, other.target)
        for strike, other in ((both[0], both[1]), (both[1], both[0]))
        if strike.is_on and not strike.kind.skill
    ]
    for strike in both:
        if strike.is_on and strike.kind.skill and strike.kind.hit is not None:
            yield from strike.kind.hit(m, player, strike.target)
            has_been_hit(m, strike.target)
    yield from throw_blocks(m, blocks)


def count(m: Match, attacker: int, defender: int, other: int) -> Block:
    """Count a Block; the two targets give each other no assist (commentary). Nobody is pushed to
    where the other target is, as both happen at once."""
    block = m.rules.count_block(m, attacker, defender)
    block.defender_assists = assists(m, defender, attacker, True, other)
    compare(m, block)
    block.is_one_of_two = True
    block.barred = [m.state.square[other]]
    return block


def throw_blocks(m: Match, blocks: list[Block]) -> Rule[None]:
    """All dice, then all choices, then all pushes, which nobody follows up; then who goes down,
    injuries, touchdowns, the ball."""
    for block in blocks:
        yield from announce(m, block)
    for block in blocks:
        yield from roll_dice(m, block)
    for block in blocks:
        yield from choose_die(m, block)
    for block in blocks:
        yield from apply_result(m, block)
    for block in blocks:
        if block.is_push and m.state.square[block.defender] and m.state.square[block.attacker]:
            yield from push(m, block)
    for block in blocks:
        block.falls = [fall for fall in block.falls if m.state.square[fall.player]]
        yield from go_down(m, block)
    yield from injure(m, blocks)
    for block in blocks:
        touchdowns(m, block)
    yield from settle_balls(m, blocks)
    for block in blocks:
        yield from after_block(m, block)


def injure(m: Match, blocks: list[Block]) -> Rule[None]:
    """The crowd first, then the defenders, then the attacker, once for each Block that has
    Knocked them Down, as long as they are there."""
    for block in blocks:
        yield from chain_injuries(m, block.chain)
    falls: list[Fall] = [fall for block in blocks for fall in block.falls]
    falls.sort(key=lambda fall: fall.player == blocks[0].attacker)
    for fall in falls:
        if m.state.square[fall.player]:
            yield from risk(m, fall)
    if m.state.entered:
        yield from all_fall_through(m)


def settle_balls(m: Match, blocks: list[Block]) -> Rule[None]:
    """The ball, which only one of the two has set free."""
    state = m.state
    for block in blocks:
        dropped = any(fall.had_ball for fall in block.falls)
        if dropped or block.is_stripped or block.ball_in_crowd:
            yield from settle_ball(m, block)
            return
    for block in blocks:
        if state.ball == GROUND and state.ball_square in block.chain.targets:
            yield from settle_ball(m, block)
            return

"""Block actions: Strength and assists, the dice, the result that is picked (Blocking)."""

from __future__ import annotations

from blockdice.engine.actions import DIE, arg_of, encode
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.words import BLOCK_DICE, BLOCK_FACES, PUSH_BACK, SIDES
from blockdice.rules.common.block_results import (
    after_block,
    apply_result,
    follow_up,
    go_down,
    injuries,
    push,
    settle_ball,
    touchdowns,
)
from blockdice.rules.common.rerolls import offer_reroll


def play_block(m: Match, attacker: int, defender: int) -> Rule[None]:
    """A Block, phase by phase: count, roll, choose; the result, push, follow up; then who goes
    down, injuries, touchdowns, the ball. See `docs/rulings.md` for the order of the last."""
    block = m.rules.count_block(m, attacker, defender)
    yield from announce(m, block)
    yield from roll_dice(m, block)
    yield from choose_die(m, block)
    yield from apply_result(m, block)
    if block.is_push:
        yield from push(m, block)
        yield from follow_up(m, block)
    yield from go_down(m, block)
    yield from injuries(m, block)
    touchdowns(m, block)
    yield from settle_ball(m, block)
    yield from after_block(m, block)


def announce(m: Match, block: Block) -> Rule[None]:
    """The Block is on: what the attacker still does before the dice are rolled."""
    attacker = block.attacker
    data = {"target": m.names.labels[block.defender]}
    m.emit("block", m.side_of(attacker), attacker, data=data)
    for hook in m.hooks.blocked:
        if m.has(block.defender, hook):
            hook.speak(m, hook, block)
    for hook in m.speakers(m.hooks.before_block, attacker, block.defender):
        yield from hook.speak(m, hook, block)


def count_block(m: Match, attacker: int, defender: int) -> Block:
    """Count Strength and assists of both players, and with them the dice.

    Nobody assists between team-mates: assists are given against an opponent (commentary).
    """
    strength = m.state.profiles.st
    block = Block(attacker, defender)
    block.attacker_strength = strength[attacker]
    block.defender_strength = strength[defender]
    for hook in m.speakers(m.hooks.block_strength, attacker, defender):
        block.attacker_strength += hook.speak(m, hook, block)
    if m.side_of(attacker) != m.side_of(defender):
        block.attacker_assists = assists(m, attacker, defender, True)
        block.defender_assists = assists(m, defender, attacker, True)
    compare(m, block)
    return block


def compare(m: Match, block: Block) -> None:
    """How many block dice, and the side that picks the result.

    Equal Strength after modification: one; higher: two for the stronger coach to pick from;
    more than double: three.
    """
    ours = block.attacker_strength + block.attacker_assists
    theirs = block.defender_strength + block.defender_assists
    high, low = max(ours, theirs), min(ours, theirs)
    block.dice = 1 if high == low else 3 if high > 2 * low else 2
    block.chooser = m.side_of(block.attacker if ours >= theirs else block.defender)


def assists(m: Match, player: int, against: int, is_block: bool = False, without: int = -1) -> int:
    """Team-mates of `player` who assist against an opponent: they mark that opponent and are
    marked by nobody else.

    is_block: in a Block, where skills may let a player assist though marked. without: somebody
    who gives none.
    """
    state = m.state
    side = m.side_of(player)
    count = 0
    for helper in state.markers(state.square[against], side):
        if helper in (player, without):
            continue
        others = state.zones(state.square[helper], 1 - side) - int(state.has_zone(against))
        if others <= 0 or (is_block and _assists_marked(m, helper, against)):
            count += 1
    return count


def _assists_marked(m: Match, helper: int, against: int) -> bool:
    speakers = m.speakers(m.hooks.assists_marked, helper, against)
    return any(hook.speak(m, hook, helper) for hook in speakers)


def roll_dice(m: Match, block: Block) -> Rule[None]:
    """Roll the pool; the attacking coach may re-roll all of it, or by skills single dice."""
    roll_pool(m, block)
    while True:
        again: int = yield from offer_reroll(m, block.pool)
        if not again:
            return
        roll_pool(m, block, block.pool, again)


def roll_pool(m: Match, block: Block, before: Roll | None = None, again: int = 0) -> None:
    """Roll the block dice onto the table; the two push faces count as one.

    before: the dice that lie there; again: a bit for each of them that is rolled again.
    """
    attacker = block.attacker
    faces: list[int] = []
    for place in range(block.dice):
        if before is not None and not again >> place & 1:
            faces.append(before.dice[place])
        else:
            faces.append(m.die(6, "block", attacker))
    results = [PUSH_BACK if face == 4 else face for face in faces]
    other = block.defender
    pool = Roll("block", attacker, results, 0, block.chooser, BLOCK_DICE, other)
    block.pool = pool
    data = {
        "name": "block",
        "dice": faces,
        "sides": 6,
        "results": [BLOCK_FACES[face] for face in faces],
        "chooser": SIDES[block.chooser],
        "target": m.names.labels[other],
    }
    if before is not None:
        pool.touched = before.touched
        pool.used = before.used
        data["rerolled"] = before.seq
    pool.seq = m.emit("roll", m.side_of(attacker), attacker, data=data)
    m.cause = pool.seq


def choose_die(m: Match, block: Block) -> Rule[None]:
    """The stronger coach picks the face that is applied."""
    attacker = block.attacker
    pool = block.pool
    choices: list[int] = []
    seen: list[int] = []
    for place, face in enumerate(pool.dice):
        if face not in seen:
            seen.append(face)
            choices.append(encode(DIE, arg=place + 1))
    answer = yield m.decision("block_die", pool.chooser, choices, attacker, pool)
    block.face = pool.dice[arg_of(answer) - 1]
    data = {"result": BLOCK_FACES[block.face], "target": m.names.labels[block.defender]}
    m.emit("block_result", m.side_of(attacker), attacker, data=data)

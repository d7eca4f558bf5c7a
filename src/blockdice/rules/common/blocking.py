"""Block actions: Strength and assists, the dice, the five results (Blocking)."""

from __future__ import annotations

from blockdice.engine.actions import DIE, FOLLOW, STAY, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour, Roll, Test
from blockdice.engine.words import (
    BLOCK_DICE,
    BLOCK_FACES,
    BOTH_DOWN,
    PLAYER_DOWN,
    POW,
    PUSH_BACK,
    SIDES,
    STUMBLE,
)
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.falling import hit_the_ground
from blockdice.rules.common.pushing import Chain, choose_chain, move_chain
from blockdice.rules.common.testing import offer_reroll


def assists(m: Match, player: int, against: int) -> int:
    """Team-mates of `player` who assist against an opponent: they mark that opponent and are
    marked by nobody else."""
    state = m.state
    side = m.side_of(player)
    count = 0
    for helper in state.markers(state.square[against], side):
        if helper == player:
            continue
        others = state.zones(state.square[helper], 1 - side) - int(state.has_zone(against))
        if others <= 0 or _assists_marked(m, helper):
            count += 1
    return count


def _assists_marked(m: Match, helper: int) -> bool:
    for hook in m.hooks.assists_marked:
        if m.can_use(helper, hook) and hook.speak(m, hook, helper):
            return True
    return False


def block_dice(m: Match, attacker: int, defender: int) -> tuple[int, int]:
    """How many block dice, and the side that picks the result.

    Equal Strength after modification: one; higher: two for the stronger coach to pick from;
    more than double: three.
    """
    strength = m.state.profiles.st
    ours = strength[attacker] + assists(m, attacker, defender)
    theirs = strength[defender] + assists(m, defender, attacker)
    for hook in m.hooks.block_strength:
        if m.can_use(attacker, hook):
            ours += hook.speak(m, hook, attacker, defender)
    if ours == theirs:
        return 1, m.side_of(attacker)
    stronger = attacker if ours > theirs else defender
    high, low = max(ours, theirs), min(ours, theirs)
    return (3 if high > 2 * low else 2), m.side_of(stronger)


def block(m: Match, attacker: int, defender: int) -> Rule[None]:
    """A Block: count, roll, choose, and apply the result."""
    m.emit("block", m.side_of(attacker), attacker, data={"target": m.names.labels[defender]})
    face = yield from choose_result(m, attacker, defender)
    data = {"result": BLOCK_FACES[face], "target": m.names.labels[defender]}
    m.emit("block_result", m.side_of(attacker), attacker, data=data)
    if face == PLAYER_DOWN:
        yield from m.rules.knock_down(m, attacker, "block", defender)
    elif face == BOTH_DOWN:
        yield from both_down(m, attacker, defender)
    elif face == PUSH_BACK:
        yield from push_back(m, attacker, defender, False)
    elif face == STUMBLE:
        avoids = yield from avoids_stumble(m, attacker, defender)
        yield from push_back(m, attacker, defender, not avoids)
    elif face == POW:
        yield from push_back(m, attacker, defender, True)


def choose_result(m: Match, attacker: int, defender: int) -> Rule[int]:
    """Roll the pool, let the attacking coach re-roll all of it, let the stronger coach pick."""
    pool = roll_pool(m, attacker, defender, -1)
    test = Test(BLOCK_DICE, attacker, 0, other=defender)
    test.name = "block"
    if (yield from offer_reroll(m, test, pool)):
        pool = roll_pool(m, attacker, defender, pool.seq)
    choices: list[int] = []
    seen: list[int] = []
    for place, face in enumerate(pool.dice):
        if face not in seen:
            seen.append(face)
            choices.append(encode(DIE, arg=place + 1))
    answer = yield m.decision("block_die", pool.chooser, choices, attacker, pool)
    return pool.dice[arg_of(answer) - 1]


def roll_pool(m: Match, attacker: int, defender: int, rerolled: int) -> Roll:
    """Roll the block dice onto the table; the two push faces count as one."""
    count, chooser = m.rules.block_dice(m, attacker, defender)
    faces = [m.die(6, "block", attacker) for _ in range(count)]
    results = [PUSH_BACK if face == 4 else face for face in faces]
    pool = Roll("block", attacker, results, chooser=chooser)
    data = {
        "name": "block",
        "dice": faces,
        "sides": 6,
        "results": [BLOCK_FACES[face] for face in faces],
        "chooser": SIDES[chooser],
        "target": m.names.labels[defender],
    }
    if rerolled >= 0:
        data["rerolled"] = rerolled
    pool.seq = m.emit("roll", m.side_of(attacker), attacker, data=data)
    m.cause = pool.seq
    return pool


def both_down(m: Match, attacker: int, defender: int) -> Rule[None]:
    """Both Down: each player is Knocked Down by the other unless they may ignore it.

    The attacker's coach speaks first. Both go down before either Armour roll; the
    defender's is made first.
    """
    attacker_stands = yield from _ignores_both_down(m, attacker)
    defender_stands = yield from _ignores_both_down(m, defender)
    loose = -1
    if not defender_stands and hit_the_ground(m, defender, "block", attacker):
        loose = m.state.square[defender]
    if not attacker_stands and hit_the_ground(m, attacker, "block", defender):
        loose = m.state.square[attacker]
    if not defender_stands:
        yield from m.rules.risk_injury(m, Armour(defender, "block", attacker))
    if not attacker_stands:
        yield from m.rules.risk_injury(m, Armour(attacker, "block", defender))
    if loose >= 0:
        yield from m.rules.bounce(m, loose)


def _ignores_both_down(m: Match, player: int) -> Rule[bool]:
    for hook in m.hooks.both_down:
        if m.can_use(player, hook):
            ignores: bool = yield from hook.speak(m, hook, player)
            if ignores:
                return True
    return False


def avoids_stumble(m: Match, attacker: int, defender: int) -> Rule[bool]:
    """Stumble: a push only, if the defender has a skill for it and uses it; else a POW!"""
    for hook in m.hooks.stumble:
        if m.can_use(defender, hook):
            avoids: bool = yield from hook.speak(m, hook, defender, attacker)
            if avoids:
                return True
    return False


def push_back(m: Match, attacker: int, defender: int, is_knocked_down: bool) -> Rule[None]:
    """Push the defender back, follow up, knock down; then injuries, touchdowns, the ball.

    The squares of the whole chain are chosen first, and whether to follow up before any
    further die. See `docs/rulings.md` for the order of the rest.
    """
    state = m.state
    vacated = state.square[defender]
    chain = yield from choose_chain(m, attacker, defender)
    carrier = state.carrier
    ball_to_crowd = chain.crowd >= 0 and carrier == chain.crowd
    move_chain(m, chain)
    if ball_to_crowd:
        m.ball_flies(chain.edge)
        if m.side_of(chain.crowd) == m.window.side:
            m.rules.turnover(m, "carrier_in_crowd")
    yield from follow_up(m, attacker, vacated)
    loose = -1
    goes_down = is_knocked_down and chain.crowd != defender
    if goes_down and hit_the_ground(m, defender, "block", attacker):
        loose = state.square[defender]
    if chain.crowd >= 0:
        yield from m.rules.crowd_injury(m, chain.crowd)
    if goes_down:
        yield from m.rules.risk_injury(m, Armour(defender, "block", attacker))
    for player in [*chain.players, attacker]:
        m.rules.check_touchdown(m, player)
    if loose >= 0:
        yield from m.rules.bounce(m, loose)
    elif ball_to_crowd:
        yield from m.rules.throw_in(m, chain.edge)
    else:
        yield from _disturb_ball(m, chain)


def follow_up(m: Match, attacker: int, vacated: int) -> Rule[None]:
    """The attacker may move into the square vacated, free of any roll, decided before dice.

    Not if a chain has filled it again, or has moved the attacker too far away.
    """
    state = m.state
    near = m.pitch.is_adjacent(state.square[attacker], vacated)
    if near and state.occupant(vacated) < 0:
        choices = [encode(FOLLOW), encode(STAY)]
        answer = yield m.decision("follow_up", m.side_of(attacker), choices, attacker)
        if answer == choices[0]:
            m.put(attacker, vacated, "followed")


def _disturb_ball(m: Match, chain: Chain) -> Rule[None]:
    """A player pushed onto the ball cannot pick it up: it bounces, and that is no turnover."""
    for target in chain.targets:
        if target and lies_in(m, target):
            yield from m.rules.bounce(m, target)
            return

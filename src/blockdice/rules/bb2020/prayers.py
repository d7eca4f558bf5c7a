"""Prayers to Nuffle, 2020: who may pray, the two tables, and when a prayer comes into force."""

from __future__ import annotations

from blockdice.engine.actions import NO, PRAYER, USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import RULE, Effect
from blockdice.engine.match import Match
from blockdice.rules.common.shopping import is_bought_here, underdog, value


def pray_before_the_match(m: Match) -> Rule[None]:
    """The fifth step of the Pre-game Sequence: in league play the underdog may roll once for every
    full 50,000 gold pieces of difference in the recalculated values."""
    m.emit("step", data={"step": "prayers"})
    side = underdog(m)
    if side < 0 or not is_bought_here(m):
        return
    for _ in range((value(m, 1 - side) - value(m, side)) // m.tables.prayer_gap):
        yield from pray(m, side)


def table(m: Match) -> list[str]:
    """The table that this match uses: a shorter one in exhibition play."""
    return m.tables.prayers["league" if is_bought_here(m) else "exhibition"]


def pray(m: Match, side: int) -> Rule[None]:
    """A roll on the table, if the coach wants it: it comes into force with the next drive.

    A result that the side has already, in force or still to come, is rolled again; if it has
    all of them, nothing happens.
    """
    results = table(m)
    if all(has_prayed(m, side, result) for result in results[1:]):
        m.emit("prayer", side, data={"result": "none"})
        return
    use = encode(USE, arg=PRAYER)
    if (yield m.decision("pray", side, [use, encode(NO)])) != use:
        return
    result = ""
    while not result or has_prayed(m, side, result):
        result = results[m.roll("prayer", len(results) - 1, side=side)]
    m.state.prayers.append([side, m.names.tokens.index(result)])
    m.emit("prayer", side, data={"result": result})


def has_prayed(m: Match, side: int, prayer: str) -> bool:
    """Whether the prayer is in force for the side, or will be with the next drive."""
    token = m.names.tokens.index(prayer)
    if [side, token] in m.state.prayers:
        return True
    effects = m.state.effects
    return any(e.kind == RULE and e.side == side and e.key == token for e in effects)


def come_into_force(m: Match) -> Rule[None]:
    """As a drive starts, all prayers come into force that have been rolled since the last one
    did, in the order in which they were rolled."""
    waiting = m.state.prayers
    m.state.prayers = []
    for side, token in waiting:
        yield from begin(m, side, token)


def begin(m: Match, side: int, token: int) -> Rule[None]:
    """One prayer comes into force, unless there is nobody for whom it could do anything: then it
    is wasted."""
    prayer = m.names.tokens[token]
    m.learn([prayer])
    is_heard = True
    for hook in m.hooks.prayer:
        if hook.token == token:
            is_heard = yield from hook.speak(m, hook, side)
    if not is_heard:
        m.emit("prayer_wasted", side, data={"result": prayer})
        return
    lasts = next(skill.lasts for skill in m.edition.skills if skill.id == prayer)
    m.begin(Effect(RULE, lasts, side, -1, token))

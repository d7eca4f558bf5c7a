"""Casualty rolls and Lasting Injuries (Armour and Injuries, Casualty Rolls)."""

from __future__ import annotations

from typing import Any

from blockdice.engine.decisions import Rule
from blockdice.engine.falls import KNOCKED_DOWN, Fall
from blockdice.engine.match import Match
from blockdice.engine.state import HIRED
from blockdice.engine.words import CAUSED_CASUALTY, RESERVES
from blockdice.rules.common.apothecary import patch_up_casualty

PA = 3


def casualty_roll(m: Match, player: int) -> int:
    """A D16 with +1 for each Niggling Injury and whatever skills add, at most 16."""
    rolled = m.die(16, "casualty", player)
    modifiers = {"niggling_injuries": m.state.profiles.niggling[player]}
    for hook in m.speakers(m.hooks.casualty_bonus, player):
        modifiers[hook.skill] = hook.speak(m, hook, player)
    total = min(rolled + sum(modifiers.values()), 16)
    result = m.tables.casualty_results[m.tables.casualty[total]].id
    data: dict[str, Any] = {"name": "casualty", "dice": [rolled], "sides": 16, "result": result}
    data["modifiers"] = {name: value for name, value in modifiers.items() if value}
    m.cause = m.emit("roll", m.side_of(player), player, data=data)
    return total


def casualty(m: Match, fall: Fall) -> Rule[None]:
    """A player has become a casualty: the roll, the Apothecary, other healing, what remains.

    The Apothecary comes before any other attempt to heal. A Badly Hurt result that is
    applied by the Apothecary puts the player in the Reserves box, healed. Who has another shape
    is Badly Hurt without a roll, and for the rest of the match (Zap!).
    """
    player = fall.player
    credit(m, fall)
    yield from answer_harm(m, fall)
    if m.has_other_shape(player):
        note_casualty(m, fall, 0, -1)
        return
    rolled = casualty_roll(m, player)
    treated = yield from patch_up_casualty(m, player, rolled)
    result = m.tables.casualty[treated or rolled]
    for hook in m.speakers(m.hooks.after_casualty, player):
        if not (treated and result == 0):
            healed: bool = yield from hook.speak(m, hook, fall)
            if healed:
                return
    lasting = lasting_injury(m, player) if m.tables.casualty_results[result].lasting else -1
    note_casualty(m, fall, result, lasting)
    if treated and result == 0:
        m.remove(player, RESERVES, "apothecary")
        m.state.casualties.pop()
    if m.tables.casualty_results[result].dead:
        for hook in m.hooks.after_death:
            yield from hook.speak(m, hook, fall)


def lasting_injury(m: Match, player: int) -> int:
    """Which characteristic a Lasting Injury reduces: its place in MA ST AG PA AV, -1 for none.

    One already at its worst is rolled again (commentary), save a Passing Ability of 6+ or of
    a dash: then nothing happens (commentary).
    """
    while True:
        _, index = m.tables.lasting[m.roll("lasting_injury", 6, player)]
        value = m.state.profiles.characteristic(index)[player]
        worst = m.tables.characteristic_limits[index][0]
        if index == PA and value in (0, worst):
            return -1
        if value != worst:
            return index


def note_casualty(m: Match, fall: Fall, result: int, lasting: int) -> None:
    """Write down a casualty for the record of the match: who, what, which figure, by whom."""
    player = fall.player
    earns = earner(m, fall)
    causer = fall.causer if fall.causer >= 0 else earns
    m.state.casualties.append([player, result, lasting, causer, int(earns >= 0)])
    data = {"result": m.tables.casualty_results[result].id, "by": fall.cause}
    if lasting >= 0:
        data["characteristic"] = ("ma", "st", "ag", "pa", "av")[lasting]
    if causer >= 0:
        data["causer"] = m.names.labels[causer]
    m.emit("casualty", m.side_of(player), player, data=data)


def credit(m: Match, fall: Fall) -> None:
    """Star player points for a casualty: an opponent Knocked Down by a Block, whoever made it.

    They are earned as soon as there is a casualty, whatever heals it (commentary), and for one
    that takes no Casualty roll (Stunty Players) as well.
    """
    player = earner(m, fall)
    if player >= 0:
        m.award(player, CAUSED_CASUALTY)


def answer_harm(m: Match, fall: Fall) -> Rule[None]:
    """What the player makes of it who has caused a casualty, whatever heals it."""
    if m.hooks.harmed and fall.causer >= 0:
        for hook in m.speakers(m.hooks.harmed, fall.causer, fall.player):
            yield from hook.speak(m, hook, fall)


def earner(m: Match, fall: Fall) -> int:
    """Who earns points for a casualty, -1 if nobody does: by a Block, or where a rule says so."""
    if earns_points(m, fall):
        return fall.causer
    for hook in m.hooks.credits:
        player: int = hook.speak(m, hook, fall)
        if player >= 0 and not m.state.profiles.traits[player] & HIRED:
            return player
    return -1


def earns_points(m: Match, fall: Fall) -> bool:
    """Whether a casualty so caused counts: for star player points, and for the result."""
    causer = fall.causer
    if causer < 0 or m.state.profiles.traits[causer] & HIRED:
        return False
    if fall.how != KNOCKED_DOWN or fall.cause != "block":
        return False
    return m.side_of(causer) != m.side_of(fall.player)

"""The Apothecary: patching up the Knocked-out and casualties (Armour and Injuries)."""

from __future__ import annotations

from blockdice.engine.actions import APOTHECARY, DIE, NO, USE, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import SPENT_SKILL, Effect
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.state import HIRED, JOURNEYMAN

_USE = encode(USE, arg=APOTHECARY)


def can_be_treated(m: Match, player: int) -> bool:
    """Whether the side has an Apothecary left and the player is permanently hired."""
    return m.state.apothecaries[m.side_of(player)] > 0 and not m.state.profiles.traits[player] & (
        JOURNEYMAN | HIRED
    )


def call_apothecary(m: Match, player: int, roll: Roll) -> Rule[bool]:
    """Ask whether the Apothecary, who works once a game, is used on this player, or somebody else
    who can treat them: the coach says who. What is no player any more is treated by nobody."""
    side = m.side_of(player)
    choices = [_USE] if can_be_treated(m, player) else []
    healers = m.in_force(m.hooks.healer, side)
    for hook in healers:
        if hook.speak(m, hook, player, roll.name):
            choices.append(encode(USE, arg=hook.token))
    if not choices or m.has_other_shape(player):
        return False
    answer = yield m.decision("apothecary", side, [*choices, encode(NO)], player, roll)
    if answer == encode(NO):
        return False
    if answer == _USE:
        m.state.apothecaries[side] -= 1
        m.emit("apothecary", side, player, data={"left": m.state.apothecaries[side]})
        return True
    for hook in healers:
        if hook.token == arg_of(answer):
            m.emit("treated", side, player, data={"by": hook.skill})
            m.begin(Effect(SPENT_SKILL, hook.once, side, -1, hook.token))
    return True


def patch_up_knocked_out(m: Match, player: int) -> Rule[bool]:
    """Patching-Up Knocked-Out Players: Stunned on the pitch, or Reserves out of the crowd."""
    return call_apothecary(m, player, Roll("knocked_out", player, []))


def patch_up_casualty(m: Match, player: int, first: int) -> Rule[int]:
    """Patching-Up Casualties: a second Casualty roll, and the coach picks which one stands.

    first: the D16 as modified. Returns the one that stands, 0 if the Apothecary was not used.
    """
    if not (yield from call_apothecary(m, player, Roll("casualty", player, [first]))):
        return 0
    second = m.rules.casualty_roll(m, player)
    choices = [encode(DIE, arg=1), encode(DIE, arg=2)]
    if m.tables.casualty[first] == m.tables.casualty[second]:
        return first
    roll = Roll("casualty", player, [first, second])
    answer = yield m.decision("casualty_result", m.side_of(player), choices, player, roll)
    return first if answer == choices[0] else second

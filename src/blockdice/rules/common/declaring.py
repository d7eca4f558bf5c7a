"""Declaring Actions: which players may be activated for what."""

from __future__ import annotations

from blockdice.engine.actions import ACTIVATE, FIRST_SKILL, encode
from blockdice.engine.match import Match
from blockdice.engine.window import Window
from blockdice.engine.words import (
    BLITZ_ACTION,
    BLITZ_EVENT,
    BLOCK_ACTION,
    FOUL_ACTION,
    HAND_OFF_ACTION,
    MOVE_ACTION,
    OPEN_AT_EVENT,
    PASS_ACTION,
    SPECIAL,
    STANDING,
    STUNNED,
    THROW_ACTION,
    USED,
)

_PASS_OR_THROW = 1 << PASS_ACTION
_ONCE = {
    BLITZ_ACTION: 1 << BLITZ_ACTION,
    PASS_ACTION: _PASS_OR_THROW,
    THROW_ACTION: _PASS_OR_THROW,
    HAND_OFF_ACTION: 1 << HAND_OFF_ACTION,
    FOUL_ACTION: 1 << FOUL_ACTION,
}


def action_bit(kind: int) -> int:
    """The bit of `Window.used` that a once-a-turn action sets; Pass and Throw share one."""
    return _ONCE.get(kind, 0)


def legal_activations(m: Match, window: Window) -> list[int]:
    """Every activation that the window's coach may declare now.

    Each Standing or Prone player of the team once; in a kick-off Blitz only those who were
    Open, and only to Move, Blitz or Throw Team-Mate.
    """
    state = m.state
    side = window.side
    in_event = window.kind == BLITZ_EVENT
    used = window.used
    enemies = state.on_pitch(1 - side)
    standing = [p for p in enemies if state.posture[p] == STANDING]
    down = [p for p in enemies if state.posture[p] != STANDING]
    can_blitz = not used & _ONCE[BLITZ_ACTION]
    can_pass = not used & _PASS_OR_THROW
    can_hand_off = not in_event and not used & _ONCE[HAND_OFF_ACTION]
    can_foul = not in_event and not used & _ONCE[FOUL_ACTION]
    choices: list[int] = []
    for player in state.on_pitch(side):
        if state.tokens[player] & USED or state.posture[player] == STUNNED:
            continue
        if in_event and not state.tokens[player] & OPEN_AT_EVENT:
            continue
        choices.append(encode(ACTIVATE, player, arg=MOVE_ACTION))
        if not in_event and state.posture[player] == STANDING:
            _add_blocks(m, player, choices)
        if can_blitz:
            for target in standing:
                choices.append(encode(ACTIVATE, player, target, arg=BLITZ_ACTION))
        if can_pass and not in_event:
            choices.append(encode(ACTIVATE, player, arg=PASS_ACTION))
        if can_hand_off:
            choices.append(encode(ACTIVATE, player, arg=HAND_OFF_ACTION))
        if can_foul:
            for target in down:
                choices.append(encode(ACTIVATE, player, target, arg=FOUL_ACTION))
        if can_pass and can_throw(m, player):
            choices.append(encode(ACTIVATE, player, arg=THROW_ACTION))
    return choices


def _add_blocks(m: Match, player: int, choices: list[int]) -> None:
    """Blocks, and special actions in place of one, against Standing opponents next to them."""
    state = m.state
    square = state.square[player]
    enemy = 1 - m.side_of(player)
    for target in state.neighbours_of(square, enemy):
        if state.posture[target] != STANDING:
            continue
        choices.append(encode(ACTIVATE, player, target, arg=BLOCK_ACTION))
        for hook in m.hooks.special_action:
            if m.has(player, hook):
                choices.append(encode(ACTIVATE, player, target, arg=SPECIAL + hook.token))


def can_throw(m: Match, player: int) -> bool:
    """Whether the player can perform a Throw Team-Mate action at all."""
    return any(m.has(player, hook) and hook.speak(m, hook, player) for hook in m.hooks.throws)


def can_be_thrown(m: Match, player: int) -> bool:
    """Whether the player can be thrown by a team-mate."""
    return any(m.can_use(player, hook) and hook.speak(m, hook, player) for hook in m.hooks.flies)


def skill_of(kind: int) -> int:
    """The token of the skill whose special action this is, 0 for a common action."""
    return kind - SPECIAL if kind >= SPECIAL + FIRST_SKILL else 0

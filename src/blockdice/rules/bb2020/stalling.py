"""Stalling, 2020: who could score without rolling any die (Touchdown!, Stalling)."""

from __future__ import annotations

from blockdice.engine.match import Match
from blockdice.engine.words import ROOTED, USED


def note_stalling(m: Match) -> None:
    """Remember a player of the active team who could score without a die.

    Looked at whenever nobody is active: as the turn begins and after each activation.
    """
    state = m.state
    carrier = state.carrier
    if state.stalling >= 0 or carrier < 0 or not m.window.is_turn:
        return
    if m.side_of(carrier) == m.window.side and could_score(m, carrier):
        state.stalling = carrier


def stalled(m: Match) -> None:
    """Write down who stalled, if the turn has ended without their touchdown, however it ended."""
    m.rules.note_stalling(m)
    state = m.state
    side = m.window.side
    if state.stalling >= 0 and state.touchdown != side:
        m.emit("stalled", side, state.stalling)


def could_score(m: Match, player: int) -> bool:
    """Whether the carrier is Open, not yet activated nor Rooted, and can walk into the end zone.

    The text's second criterion: without needing to roll any die, be it to activate, to dodge,
    rush or jump. A flood of squares that are entered and left without a roll.
    """
    state = m.state
    pitch = m.pitch
    side = m.side_of(player)
    enemy = 1 - side
    if state.tokens[player] & (USED | ROOTED):
        return False
    if not state.is_standing(player) or state.is_marked(player):
        return False
    start = state.square[player]
    goal = pitch.length - 1 if side == 0 else 0
    reach = state.profiles.ma[player]
    if abs(goal - pitch.x(start)) > reach or _must_roll_to_act(m, player):
        return False
    seen = {start}
    edge = [start]
    for _ in range(reach):
        further: list[int] = []
        for square in edge:
            for near in pitch.neighbours[square]:
                if near in seen or state.occupant(near) >= 0:
                    continue
                if pitch.x(near) == goal:
                    return True
                seen.add(near)
                if not state.zones(near, enemy):
                    further.append(near)
        edge = further
    return False


def _must_roll_to_act(m: Match, player: int) -> bool:
    return bool(m.speakers(m.hooks.activation_test, player))

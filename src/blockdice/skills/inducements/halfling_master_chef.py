"""Halfling Master Chef: a banquet for some, its smell for the others."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import OF_SIDE, At, Hook, Skill
from blockdice.engine.match import Match

TARGET = 4
DICE = 3
LAST = 9
"""Speaks after whoever comes onto the pitch or moves in this step."""


def cook(m: Match, hook: Hook, side: int) -> Rule[None]:
    """At the first kick-off of either half, before its event, three dice: for each 4+ the team
    gains a re-roll for this half and the opponents lose one, if they have one left.

    One that a player's skill brings cannot be lost (Leader).
    """
    yield from ()
    state = m.state
    if not m.is_in_force(hook, side) or m.is_spent_by(side, hook.token):
        return
    if state.half > m.tables.halves or state.turn[0] + state.turn[1]:
        return
    m.use_rule(hook, side)
    faces = [m.d6(hook.skill, side=side) for _ in range(DICE)]
    tasty = sum(1 for face in faces if face >= TARGET)
    if tasty:
        other = 1 - side
        state.rerolls[side] += tasty
        state.rerolls[other] = max(state.rerolls[other] - tasty, 0)
        for which in (side, other):
            m.note_rerolls(which)


SKILL = Skill(
    "halfling_master_chef",
    "Halfling Master Chef",
    "I",
    {"before_event": At(cook, rank=LAST)},
    is_compulsory=True,
    once=END_OF_HALF,
    holder=OF_SIDE,
)

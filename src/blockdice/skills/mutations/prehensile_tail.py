"""Prehensile Tail: hold on to opponents who are getting away."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def clings(m: Match, hook: Hook, test: Test) -> None:
    """An active opponent who dodges, jumps or leaps out of the user's tackle zone has -1, by
    one user only."""
    if not m.is_mover(test.player):
        return
    for marker in m.state.markers(test.origin, 1 - m.side_of(test.player)):
        if m.can_use(marker, hook, test.player, test.origin):
            test.modify(hook.skill, -1)
            return


SKILL = Skill(
    "prehensile_tail",
    "Prehensile Tail",
    "M",
    {"modify_other:dodge": clings, "modify_other:jump": clings},
)

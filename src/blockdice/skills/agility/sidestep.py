"""Sidestep: choose where to be pushed to."""

from __future__ import annotations

from blockdice.engine.blocks import Push
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match


def sidesteps(m: Match, hook: Hook, push: Push) -> Rule[None]:
    """Pushed back for any reason, in a chain as well, the player's own coach may choose any
    unoccupied square next to them; not if there is none."""
    if push.is_gripped or not push.free or not m.can_use(push.player, hook, push.against):
        return
    if (yield from m.wants_skill(hook, push.player)):
        push.side = m.side_of(push.player)
        push.squares = push.free


SKILL = Skill("sidestep", "Sidestep", "A", {"push_squares": At(sidesteps, rank=1)})

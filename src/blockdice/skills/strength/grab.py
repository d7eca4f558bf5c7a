"""Grab: push the target where it suits the blocker."""

from __future__ import annotations

from blockdice.engine.blocks import Push
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.block_results import is_in_blitz


def grabs(m: Match, hook: Hook, push: Push) -> Rule[None]:
    """The target of the Block may not Sidestep, and if the Block is no part of a Blitz they are
    pushed to any unoccupied square next to them that the blocker's coach chooses.

    No help where there is no such square, nor against whoever is chain-pushed. Its use is a
    choice (commentary); it is asked where it changes anything.
    """
    if push.against < 0 or not push.free or not m.can_use(push.pusher, hook, push.player):
        return
    gains = not is_in_blitz(m) and len(push.free) > len(push.squares)
    if (gains or _sidesteps(m, hook, push)) and (yield from m.wants_skill(hook, push.pusher)):
        push.is_gripped = True
        if gains:
            push.squares = push.free


def _sidesteps(m: Match, hook: Hook, push: Push) -> bool:
    """Whether the target could have a say in it."""
    for other in m.hooks.push_squares:
        if other.skill != hook.skill and m.can_use(push.player, other, push.pusher):
            return True
    return False


SKILL = Skill("grab", "Grab", "S", {"push_squares": grabs})

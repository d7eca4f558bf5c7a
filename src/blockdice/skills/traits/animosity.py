"""Animosity (X): the player may refuse to give the ball to certain team-mates."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.state import HIRED
from blockdice.engine.words import SPECIAL_ROLL

EVERYBODY = "*"


def grudge(m: Match, hook: Hook, passer: int, receiver: int) -> Test | None:
    """A Hand-off or a Pass to a team-mate of the kind: on a 1 the activation ends.

    Rolled just before the action (commentary); never against Mercenaries or Star Players.
    """
    profiles = m.state.profiles
    targets = profiles.targets.get(passer << 8 | hook.bit, ())
    if profiles.traits[receiver] & HIRED:
        return None
    if EVERYBODY not in targets and profiles.position[receiver] not in targets:
        return None
    return Test(SPECIAL_ROLL, passer, 2, other=receiver, name="animosity")


SKILL = Skill("animosity", "Animosity", "T", {"reluctance": grudge}, is_compulsory=True)

"""Animosity (X): the player may refuse to give the ball to certain team-mates."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.state import HIRED
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import resolve

EVERYBODY = "*"


def agrees(m: Match, hook: Hook, passer: int, receiver: int) -> Rule[bool]:
    """A Hand-off or a Pass to a team-mate of the kind: on a 1 the activation ends.

    Rolled just before the action (commentary); never against Mercenaries or Star Players.
    """
    profiles = m.state.profiles
    targets = profiles.targets.get(passer << 8 | hook.bit, ())
    if profiles.traits[receiver] & HIRED:
        return True
    if EVERYBODY not in targets and profiles.position[receiver] not in targets:
        return True
    test = Test(SPECIAL_ROLL, passer, 2, six_passes=False, other=receiver)
    test.name = "animosity"
    return (yield from resolve(m, test))


SKILL = Skill("animosity", "Animosity", "T", {"before_pass": agrees}, is_compulsory=True)

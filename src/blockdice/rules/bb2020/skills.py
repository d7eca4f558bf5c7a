"""The skills and traits of the 2020 edition."""

from __future__ import annotations

from blockdice.engine.hooks import Skill
from blockdice.skills.agility import catch, dodge
from blockdice.skills.general import block, sure_hands
from blockdice.skills.passing import pass_
from blockdice.skills.strength import mighty_blow, thick_skull
from blockdice.skills.traits import (
    always_hungry,
    animosity,
    bone_head,
    loner,
    projectile_vomit,
    really_stupid,
    regeneration,
    right_stuff,
    stunty,
    throw_team_mate,
)


def skills_2020() -> list[Skill]:
    """All skills of the edition. The place of each is its token, so new ones go at the end.

    Where two speak at one point in an order that the book gives, their entries rank it.
    """
    return [
        block.SKILL,
        dodge.SKILL,
        catch.SKILL,
        pass_.SKILL,
        sure_hands.SKILL,
        bone_head.SKILL,
        really_stupid.SKILL,
        loner.SKILL,
        mighty_blow.SKILL,
        thick_skull.SKILL,
        throw_team_mate.SKILL,
        right_stuff.SKILL,
        stunty.SKILL,
        animosity.SKILL,
        always_hungry.SKILL,
        projectile_vomit.SKILL,
        regeneration.SKILL,
    ]

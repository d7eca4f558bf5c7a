"""The skills that somebody in a match has or has come by: their numbers, and their hooks.

A match begins with those of its two teams. Others are numbered when they come into it, with an
effect or a player who joins; numbers once given stay, so that a skill nobody has costs nothing.
"""

from __future__ import annotations

from blockdice.engine.actions import FIRST_SKILL
from blockdice.engine.edition import Edition
from blockdice.engine.errors import BlockdiceError
from blockdice.engine.hooks import MOST_SKILLS, OF_ALL, OF_PLAYER, Hook, Hooks, Skill
from blockdice.engine.sheet import TeamSheet

NO_NUMBER = -1
"""The number of a rule that has come into the match, but that no player can have."""


def with_skills(edition: Edition, bits: dict[str, int], ids: list[str]) -> dict[str, int]:
    """The numbers with those of more skills and rules, in the edition's order.

    Raises BlockdiceError for more skills than a match has room for.
    """
    numbers = dict(bits)
    given = sum(1 for bit in bits.values() if bit != NO_NUMBER)
    for skill in edition.skills:
        if skill.id in ids and skill.id not in numbers:
            is_numbered = skill.holder == OF_PLAYER
            numbers[skill.id] = given if is_numbered else NO_NUMBER
            given += int(is_numbered)
    if given > MOST_SKILLS:
        raise BlockdiceError(
            f"The players of this match have or can come by {given} different skills; "
            f"there is room for {MOST_SKILLS}."
        )
    return numbers


def hooks_of(edition: Edition, sheets: tuple[TeamSheet, TeamSheet], bits: dict[str, int]) -> Hooks:
    """The hooks of all skills that are numbered, and of the rules that are in the match."""
    hooks = Hooks()
    for place, skill in enumerate(edition.skills):
        sides = _sides_with(sheets, skill)
        if skill.id in bits or sides:
            bit = bits.get(skill.id, NO_NUMBER)
            for point in skill.hooks:
                hooks.add(Hook(skill, bit, FIRST_SKILL + place, point, sides))
    for kind in edition.actions.kinds:
        if not kind.skill or kind.skill in bits:
            if kind.hit is not None:
                hooks.strikes.append(kind)
            if kind.hit is None or not kind.skill:
                hooks.actions.append(kind)
    return hooks


def _sides_with(sheets: tuple[TeamSheet, TeamSheet], rule: Skill) -> int:
    """The sides, a bit each, that have a rule throughout; 0 for a skill of players."""
    if rule.holder == OF_PLAYER:
        return 0
    if rule.holder == OF_ALL:
        return 3
    return sum(1 << side for side in (0, 1) if rule.id in sheets[side].special_rules)

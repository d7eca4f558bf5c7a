"""The table by which a category's skills are drawn at random: two D6, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from blockdice.catalog.entry import Entry
from blockdice.catalog.skill_facts import SkillFacts

_FACES = 6
_HALVES = ("low", "high")
"""The first die 1 to 3, and 4 to 6."""


class RandomRolls:
    """Which skill of a category two dice mean (BB2020: Skills & Traits, the table of skills)."""

    def __init__(self, tables: Mapping[str, tuple[str, ...]]) -> None:
        self.tables = tables
        """The twelve skills of each category: first those of a low first die, then the others."""

    def skill(self, category: str, first: int, second: int) -> str:
        """The id of the skill for a first and a second D6.

        Raises `KeyError` for a category that is not learnt, `ValueError` for no face of a D6.

        >>> from blockdice.catalog import load_skills
        >>> load_skills("bb2020").random_rolls.skill("A", 4, 1)
        'leap'
        """
        if not (1 <= first <= _FACES and 1 <= second <= _FACES):
            raise ValueError(f"({first}, {second}) are no faces of two D6.")
        row = second - 1 if first <= _FACES // 2 else second - 1 + _FACES
        return self.tables[category][row]


def read_random_rolls(document: Entry, skills: Mapping[str, SkillFacts]) -> RandomRolls:
    """The table that a catalog file holds; raises `BadFile` for a fault in it.

    Each category that can be learnt has its column, and in it each of its skills once.
    """
    wanted: dict[str, set[str]] = {}
    for skill in skills.values():
        if not skill.is_trait:
            wanted.setdefault(skill.category, set()).add(skill.id)
    tables = {}
    for entry in document.entries("random_rolls"):
        category = entry.text("id", among=wanted)
        column: tuple[str, ...] = ()
        for half in _HALVES:
            ids = entry.texts(half, among=wanted[category])
            if len(ids) != _FACES:
                raise entry.bad(half, f"wants {_FACES} skills, one a face, not {len(ids)}.")
            for id in ids:
                if id in column:
                    raise entry.bad(half, f"{id!r} stands among the low ones already.")
            column += ids
        missing = sorted(wanted[category].difference(column))
        if missing:
            raise entry.bad("high", f"{', '.join(missing)}: no roll leads there.")
        entry.finish()
        tables[category] = column
    for category in wanted:
        if category not in tables:
            raise document.bad("random_rolls", f"category {category} has no column.")
    return RandomRolls(MappingProxyType(tables))

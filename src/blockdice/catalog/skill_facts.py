"""A skill or trait as a fact: what it is called and what it bears, not what it does in play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from blockdice.catalog.entry import Entry
from blockdice.engine.sheet import SkillSheet

NO_PARAMETER = ""
BONUS = "bonus"
TARGET_NUMBER = "target_number"
TEAM_MATES = "team_mates"
PARAMETERS = (BONUS, TARGET_NUMBER, TEAM_MATES)
"""What a skill may bear in brackets: (+1), (4+) or the team-mates that it is about."""

EVERYONE = "*"
"""The target that means all team-mates."""

FIRST_BONUS = 1
"""Who learns a skill with a bonus, Mighty Blow or Dirty Player, learns (+1)."""

TRAIT = "Trait"
"""The category of what is had by birth and never learnt."""


@dataclass(frozen=True)
class SkillFacts:
    """A skill or trait of an edition (BB2020: Skills & Traits).

    `category` is the letter that a position's access uses, or "Trait"; `category_name` is it
    in words. A compulsory one is always used, like it or not. `parameter` is one of
    `PARAMETERS`, or empty. The description is ours, in one sentence.

    Nobody has it together with one of the `conflicts`, or without all that it `requires`.
    Beside one of `useless_with` it could never be used, nor with an Armour Value of
    `useless_up_to_av` or less: whoever rolls it at random rolls again.
    """

    id: str
    name: str
    category: str
    category_name: str
    is_compulsory: bool
    parameter: str
    description: str
    conflicts: tuple[str, ...] = ()
    requires: tuple[str, ...] = ()
    useless_with: tuple[str, ...] = ()
    useless_up_to_av: int = 0

    @property
    def is_trait(self) -> bool:
        """Whether it can only be had by birth, never learnt."""
        return self.category == TRAIT

    def learnt(self) -> SkillSheet:
        """The skill as somebody has it who has just learnt it."""
        return SkillSheet(self.id, FIRST_BONUS if self.parameter == BONUS else 0)

    def format(self, sheet: SkillSheet, position_name: Callable[[str], str] = str) -> str:
        """The skill as a player's profile shows it; `position_name` gives targets their names."""
        if self.parameter == BONUS:
            return f"{self.name} (+{sheet.value})"
        if self.parameter == TARGET_NUMBER:
            return f"{self.name} ({sheet.value}+)"
        if self.parameter == TEAM_MATES:
            names = (
                "all team-mates" if target == EVERYONE else position_name(target)
                for target in sheet.targets
            )
            return f"{self.name} ({', '.join(names)})"
        return self.name


def read_skill_facts(entry: Entry, categories: Mapping[str, str]) -> SkillFacts:
    """One skill from a catalog file; raises `BadFile` for a fault in it.

    That the skills it names are there, only the reader of all of them can check.
    """
    has_parameter = not entry.is_null("parameter")
    category = entry.text("category", among=categories)
    skill = SkillFacts(
        id=entry.id(),
        name=entry.text("name"),
        category=category,
        category_name=categories[category],
        is_compulsory=entry.flag("compulsory"),
        parameter=entry.text("parameter", among=PARAMETERS) if has_parameter else NO_PARAMETER,
        description=entry.text("description"),
        conflicts=_texts(entry, "conflicts"),
        requires=_texts(entry, "requires"),
        useless_with=_texts(entry, "useless_with"),
        useless_up_to_av=(
            entry.integer("useless_up_to_av", 3, 11) if entry.has("useless_up_to_av") else 0
        ),
    )
    entry.finish()
    return skill


def _texts(entry: Entry, field: str) -> tuple[str, ...]:
    """A list that most skills do not have and leave out."""
    return entry.texts(field) if entry.has(field) else ()

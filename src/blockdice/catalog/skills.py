"""Skills and traits as facts: what they are called and what they bear, not what they do in play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import look_up, read_document
from blockdice.engine.sheet import SkillSheet

NO_PARAMETER = ""
BONUS = "bonus"
TARGET_NUMBER = "target_number"
TEAM_MATES = "team_mates"
PARAMETERS = (BONUS, TARGET_NUMBER, TEAM_MATES)
"""What a skill may bear in brackets: (+1), (4+) or the team-mates that it is about."""

EVERYONE = "*"
"""The target that means all team-mates."""


@dataclass(frozen=True)
class SkillFacts:
    """A skill or trait of an edition (BB2020: Skills & Traits).

    `category` is the letter that a position's access uses, or "Trait"; `category_name` is it
    in words. A compulsory one is always used, like it or not. `parameter` is one of
    `PARAMETERS`, or empty. The description is ours, in one sentence.
    """

    id: str
    name: str
    category: str
    category_name: str
    is_compulsory: bool
    parameter: str
    description: str

    @property
    def is_trait(self) -> bool:
        """Whether it can only be had by birth, never learnt."""
        return self.category == "Trait"

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


@dataclass(frozen=True)
class SkillBook:
    """All skills and traits of an edition by their ids, and its categories' names by theirs."""

    skills: Mapping[str, SkillFacts]
    categories: Mapping[str, str]


@cache
def load_skills(edition: str) -> SkillBook:
    """The skills and traits of an edition.

    Raises `UnknownName` for an unknown edition, `BadFile` for a fault in the file.
    """
    return read_skills(read_document(edition, "skills.json"))


def load_skill(edition: str, name: str) -> SkillFacts:
    """One skill or trait; raises `UnknownName` with the nearest ones.

    >>> load_skill("bb2020", "Sure Hands").category_name
    'General'
    """
    return look_up("skill", name, load_skills(edition).skills)


def read_skills(document: Entry) -> SkillBook:
    """The skills and traits that a catalog file holds; raises `BadFile` for a fault in it."""
    categories: dict[str, str] = {}
    for entry in document.entries("categories"):
        categories[entry.text("id")] = entry.text("name")
        entry.finish()
    skills = {}
    for entry in document.entries("skills"):
        skill = _read_skill(entry, categories)
        skills[skill.id] = skill
    document.finish()
    return SkillBook(MappingProxyType(skills), MappingProxyType(categories))


def _read_skill(entry: Entry, categories: Mapping[str, str]) -> SkillFacts:
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
    )
    entry.finish()
    return skill


def read_skill_sheet(entry: Entry, skills: Mapping[str, SkillFacts]) -> SkillSheet:
    """A skill that somebody has, with its value or targets where it bears one.

    Raises `BadFile` for an unknown skill, and for a value that is missing or too much.
    """
    facts = skills[entry.text("id", among=skills)]
    value = 0
    targets: tuple[str, ...] = ()
    if facts.parameter == BONUS:
        value = entry.integer("value", 1, 6)
    elif facts.parameter == TARGET_NUMBER:
        value = entry.integer("value", 2, 6)
    elif facts.parameter == TEAM_MATES:
        targets = entry.texts("targets")
        if not targets:
            raise entry.bad("targets", "wants at least one.")
    entry.finish()
    return SkillSheet(facts.id, value, targets)

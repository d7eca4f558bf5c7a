"""All skills and traits of an edition, and how a data file says that somebody has one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import look_up, read_document
from blockdice.catalog.random_rolls import RandomRolls, read_random_rolls
from blockdice.catalog.skill_facts import (
    BONUS,
    TARGET_NUMBER,
    TEAM_MATES,
    SkillFacts,
    read_skill_facts,
)
from blockdice.engine.sheet import SkillSheet


@dataclass(frozen=True)
class SkillBook:
    """All skills and traits of an edition by their ids, and its categories' names by theirs."""

    skills: Mapping[str, SkillFacts]
    categories: Mapping[str, str]
    random_rolls: RandomRolls


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
    entries = document.entries("skills")
    skills = {}
    for entry in entries:
        skill = read_skill_facts(entry, categories)
        skills[skill.id] = skill
    for entry, skill in zip(entries, skills.values(), strict=True):
        _check_others(entry, skill, skills)
    random_rolls = read_random_rolls(document, skills)
    document.finish()
    return SkillBook(MappingProxyType(skills), MappingProxyType(categories), random_rolls)


def _check_others(entry: Entry, skill: SkillFacts, skills: Mapping[str, SkillFacts]) -> None:
    """Refuse a skill that names others which are not there, or a conflict told on one side."""
    for field in ("conflicts", "requires", "useless_with"):
        for other in getattr(skill, field):
            if other not in skills or other == skill.id:
                raise entry.bad(field, f"{other!r} is no other skill.")
    for other in skill.conflicts:
        if skill.id not in skills[other].conflicts:
            raise entry.bad("conflicts", f"{other!r} does not say the same of {skill.id!r}.")


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

"""A position: a kind of player that a roster offers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from blockdice.catalog.entry import Entry
from blockdice.catalog.skill_facts import TRAIT, SkillFacts
from blockdice.catalog.skills import SkillBook, read_skill_sheet
from blockdice.engine.sheet import NO_PA, PlayerSheet, SkillSheet

LINEMAN = "lineman"
BIG_GUY = "big_guy"

_MOST_PLAYERS = 16
_MOST_GOLD = 1_000_000


@dataclass(frozen=True)
class Position:
    """A kind of player on a roster, with the profile and the skills of a rookie.

    `name` is one of them, `plural` several; a team has `min` to `max` of them; `cost` is the
    hiring fee in gold pieces. Characteristics are as printed (AG 3 means 3+); `pa` is `NO_PA`
    for a dash. `primary` and `secondary` are the categories of skills that they may learn.
    (BB2020: Drafting a Blood Bowl Team, Team Rosters.)
    """

    id: str
    name: str
    plural: str
    min: int
    max: int
    cost: int
    ma: int
    st: int
    ag: int
    pa: int
    av: int
    skills: tuple[SkillSheet, ...]
    primary: tuple[str, ...]
    secondary: tuple[str, ...]
    keywords: tuple[str, ...]

    @property
    def races(self) -> tuple[str, ...]:
        """The keywords that say what kind of creature they are, on rosters that mix several."""
        return tuple(word for word in self.keywords if word not in (LINEMAN, BIG_GUY))

    @property
    def is_lineman(self) -> bool:
        """Whether Journeymen are taken from this position."""
        return LINEMAN in self.keywords

    @property
    def is_big_guy(self) -> bool:
        """Whether the roster counts them among its Big Guys."""
        return BIG_GUY in self.keywords

    def as_player(self, number: int, name: str) -> PlayerSheet:
        """A rookie of this position, as a match has them."""
        return PlayerSheet(
            number=number,
            name=name,
            position=self.id,
            position_name=self.name,
            ma=self.ma,
            st=self.st,
            ag=self.ag,
            pa=self.pa,
            av=self.av,
            skills=self.skills,
            keywords=self.keywords,
            cost=self.cost,
            is_lineman=self.is_lineman,
        )


def read_position(entry: Entry, book: SkillBook) -> Position:
    """One position from a catalog file; raises `BadFile` for a fault in it."""
    learnable = [category for category in book.categories if category != TRAIT]
    most = entry.integer("max", 1, _MOST_PLAYERS)
    position = Position(
        id=entry.id(),
        name=entry.text("name"),
        plural=entry.text("plural"),
        min=entry.integer("min", 0, most),
        max=most,
        cost=entry.integer("cost", 0, _MOST_GOLD),
        ma=entry.integer("ma", 1, 9),
        st=entry.integer("st", 1, 8),
        ag=entry.integer("ag", 1, 6),
        pa=NO_PA if entry.is_null("pa") else entry.integer("pa", 1, 6),
        av=entry.integer("av", 3, 11),
        skills=_read_skills(entry, book.skills),
        primary=entry.texts("primary", among=learnable),
        secondary=entry.texts("secondary", among=learnable),
        keywords=entry.texts("keywords"),
    )
    for category in position.secondary:
        if category in position.primary:
            raise entry.bad("secondary", f"{category!r} is primary already.")
    entry.finish()
    return position


def _read_skills(entry: Entry, skills: Mapping[str, SkillFacts]) -> tuple[SkillSheet, ...]:
    return tuple(read_skill_sheet(skill, skills) for skill in entry.entries("skills"))

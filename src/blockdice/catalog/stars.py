"""Star players: who they are, what they cost and for whom they play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from blockdice.catalog.availability import Availability, read_availability
from blockdice.catalog.entry import Entry
from blockdice.catalog.skills import SkillBook, read_skill_sheet
from blockdice.engine.sheet import NO_PA, PlayerSheet, SkillSheet

STAR = "star"
"""The keyword of star players."""

LIMITS = ("activation", "turn", "drive", "half", "game")
"""For how long a star's special rule is used up once it has been used."""


@dataclass(frozen=True)
class StarRule:
    """The special rule that only this star, or a few, have; the description is ours.

    `once_per` is one of `LIMITS`, or empty where it can be used again and again, or lasts.
    """

    id: str
    name: str
    once_per: str
    description: str


@dataclass(frozen=True)
class Star:
    """A star player (BB2020: Star Players); characteristics as printed, `pa` `NO_PA` for a dash.

    `cost` is the price; of a star with a `pair`, half the price of the pair, which is paid
    once for both. A mega star is one whom organisers of exhibitions often leave out.
    """

    id: str
    name: str
    aliases: tuple[str, ...]
    pair: str
    cost: int
    is_mega_star: bool
    ma: int
    st: int
    ag: int
    pa: int
    av: int
    skills: tuple[SkillSheet, ...]
    available: Availability
    rule: StarRule

    def as_player(self, number: int) -> PlayerSheet:
        """The star as a match has them: hired for it alone, the special rule among the skills.

        >>> from blockdice.catalog import load_star
        >>> load_star("bb2020", "griff_oberwald").as_player(99).position_name
        'Star player'
        """
        return PlayerSheet(
            number=number,
            name=self.name,
            position=self.id,
            position_name="Star player",
            ma=self.ma,
            st=self.st,
            ag=self.ag,
            pa=self.pa,
            av=self.av,
            skills=(*self.skills, SkillSheet(self.rule.id)),
            keywords=(STAR,),
            cost=self.cost,
            is_hired_for_match=True,
            is_star=True,
        )


def read_star(
    entry: Entry,
    book: SkillBook,
    rules: Mapping[str, object],
    known_rosters: list[str],
    pairs: Mapping[str, tuple[str, int]],
) -> Star:
    """One star from a catalog file; raises `BadFile` for a fault in it.

    `rules` and `known_rosters` are all that there are, `pairs` the names and prices of pairs.
    """
    pair = entry.text("pair", among=pairs) if entry.has("pair") else ""
    star = Star(
        id=entry.id(),
        name=entry.text("name"),
        aliases=entry.texts("aliases") if entry.has("aliases") else (),
        pair=pair,
        cost=pairs[pair][1] // 2 if pair else entry.integer("cost", 0, 1_000_000),
        is_mega_star=entry.has("mega_star") and entry.flag("mega_star"),
        ma=entry.integer("ma", 1, 9),
        st=entry.integer("st", 1, 8),
        ag=entry.integer("ag", 1, 6),
        pa=NO_PA if entry.is_null("pa") else entry.integer("pa", 1, 6),
        av=entry.integer("av", 3, 11),
        skills=tuple(read_skill_sheet(skill, book.skills) for skill in entry.entries("skills")),
        available=read_availability(entry, "available", rules, known_rosters),
        rule=_read_rule(entry.entry("rule")),
    )
    entry.finish()
    return star


def _read_rule(entry: Entry) -> StarRule:
    rule = StarRule(
        id=entry.id(),
        name=entry.text("name"),
        once_per="" if entry.is_null("once_per") else entry.text("once_per", among=LIMITS),
        description=entry.text("description"),
    )
    entry.finish()
    return rule

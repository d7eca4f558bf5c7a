"""The figures of drafting: what a new team may hold and what it pays for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import read_document
from blockdice.catalog.skills import SkillBook, load_skills, read_skill_sheet
from blockdice.engine.sheet import SkillSheet


@dataclass(frozen=True)
class Purchase:
    """Something that a team has `min` to `max` of; each above `min` costs `cost` gold pieces."""

    min: int
    max: int
    cost: int


@dataclass(frozen=True)
class Exhibition:
    """What drafting for an exhibition has of its own, where the coaches agree on nothing else.

    `budget` in gold pieces, `free_spp` for skills, `fans_min` the dedicated fans that are free
    (BB2020: Exhibition Play).
    """

    budget: int
    free_spp: int
    fans_min: int


@dataclass(frozen=True)
class DraftLimits:
    """The figures of drafting a team (BB2020: Drafting a Blood Bowl Team); gold pieces.

    What a roster says for itself (positions, re-rolls, apothecary or none) is in the roster.
    `journeyman_skills` are added to those of a Lineman to make a Journeyman of one
    (BB2020: The Pre-game Sequence, Take on Journeymen).
    """

    budget: int
    players_min: int
    players_max: int
    apothecary_cost: int
    assistant_coaches: Purchase
    cheerleaders: Purchase
    dedicated_fans: Purchase
    journeyman_skills: tuple[SkillSheet, ...]
    exhibition: Exhibition


@cache
def load_draft_limits(edition: str) -> DraftLimits:
    """The figures of drafting in an edition.

    Raises `UnknownName` for an unknown edition, `BadFile` for a fault in the file.

    >>> load_draft_limits("bb2020").budget
    1000000
    """
    return read_draft_limits(read_document(edition, "draft_limits.json"), load_skills(edition))


def read_draft_limits(document: Entry, book: SkillBook) -> DraftLimits:
    """The figures of drafting that a catalog file holds; raises `BadFile` for a fault in it."""
    players = document.entry("players")
    players_max = players.integer("max", 1, 99)
    limits = DraftLimits(
        budget=document.integer("budget", 0, 10_000_000),
        players_min=players.integer("min", 0, players_max),
        players_max=players_max,
        apothecary_cost=document.integer("apothecary_cost", 0, 1_000_000),
        assistant_coaches=_read_purchase(document.entry("assistant_coaches")),
        cheerleaders=_read_purchase(document.entry("cheerleaders")),
        dedicated_fans=_read_purchase(document.entry("dedicated_fans")),
        journeyman_skills=tuple(
            read_skill_sheet(skill, book.skills) for skill in document.entries("journeyman_skills")
        ),
        exhibition=_read_exhibition(document.entry("exhibition")),
    )
    players.finish()
    document.finish()
    return limits


def _read_purchase(entry: Entry) -> Purchase:
    most = entry.integer("max", 0, 99)
    purchase = Purchase(
        min=entry.integer("min", 0, most),
        max=most,
        cost=entry.integer("cost", 0, 1_000_000),
    )
    entry.finish()
    return purchase


def _read_exhibition(entry: Entry) -> Exhibition:
    exhibition = Exhibition(
        budget=entry.integer("budget", 0, 10_000_000),
        free_spp=entry.integer("free_spp", 0, 1_000),
        fans_min=entry.integer("fans_min", 0, 99),
    )
    entry.finish()
    return exhibition

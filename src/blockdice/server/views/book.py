"""What teams of an edition are drafted from: sent once to a page that drafts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from blockdice.catalog import Position, Roster, load_draft_limits, load_skills, rosters
from blockdice.catalog.draft_limits import Purchase
from blockdice.catalog.inducements import load_inducements
from blockdice.catalog.skill_facts import SkillFacts
from blockdice.catalog.special_rules import SpecialRule
from blockdice.catalog.star_choices import star_choices
from blockdice.catalog.stars import Star
from blockdice.engine.sheet import NO_PA, SkillSheet
from blockdice.server.protocol import (
    BookView,
    CapView,
    InducementView,
    PositionView,
    PurchaseView,
    RosterView,
    RuleView,
    SkillView,
    StarProfile,
    StarView,
)


@cache
def view_book(edition: str) -> BookView:
    """The whole book of an edition. Kept, and so shared: nobody may change it."""
    limits = load_draft_limits(edition)
    skills = load_skills(edition).skills
    induced = load_inducements(edition)
    return BookView(
        edition=edition,
        players_min=limits.players_min,
        players_max=limits.players_max,
        budget=limits.budget,
        exhibition_budget=limits.exhibition.budget,
        free_spp=limits.exhibition.free_spp,
        apothecary_cost=limits.apothecary_cost,
        assistant_coaches=_purchase(limits.assistant_coaches),
        cheerleaders=_purchase(limits.cheerleaders),
        dedicated_fans=_purchase(limits.dedicated_fans),
        exhibition_fans_min=limits.exhibition.fans_min,
        stars_max=induced.stars_max,
        rosters=[_roster(roster) for roster in rosters(edition)],
        skills={
            id: SkillView(facts.name, facts.category_name, facts.description)
            for id, facts in skills.items()
        },
        inducements={
            id: InducementView(found.name, induced.kinds[found.kind].name, found.description)
            for id, found in induced.inducements.items()
        },
        stars={
            choice.id: StarView(
                choice.name, choice.is_mega_star, [_star(star, skills) for star in choice.stars]
            )
            for choice in star_choices(edition)
        },
    )


def skill_words(roster: Roster, skills: tuple[SkillSheet, ...]) -> list[str]:
    """Skills as a profile on this roster shows them."""
    known = load_skills(roster.edition).skills
    words = []
    for skill in skills:
        targets = ", ".join(roster.name_targets(skill.targets)) if skill.targets else ""
        named = SkillSheet(skill.id, skill.value, (targets,) if targets not in ("", "*") else ())
        words.append(known[skill.id].format(skill if targets == "*" else named))
    return words


def pa_or_none(pa: int) -> int | None:
    """Passing as pages are told it."""
    return None if pa == NO_PA else pa


def _roster(roster: Roster) -> RosterView:
    return RosterView(
        id=roster.id,
        name=roster.name,
        tier=roster.tier,
        reroll_cost=roster.reroll_cost,
        reroll_max=roster.reroll_max,
        apothecary=roster.has_apothecary,
        special_rules=[_rule(rule) for rule in roster.special_rules],
        rule_choices=[[_rule(rule) for rule in choice] for choice in roster.special_rule_choices],
        positions=[_position(roster, position) for position in roster.positions],
        caps=[CapView(cap.max, list(cap.positions)) for cap in roster.caps],
    )


def _position(roster: Roster, position: Position) -> PositionView:
    categories = load_skills(roster.edition).categories
    return PositionView(
        id=position.id,
        name=position.name,
        min=position.min,
        max=position.max,
        cost=position.cost,
        ma=position.ma,
        st=position.st,
        ag=position.ag,
        pa=pa_or_none(position.pa),
        av=position.av,
        skills=skill_words(roster, position.skills),
        terms=[skill.id for skill in position.skills],
        primary=[categories[each] for each in position.primary],
        secondary=[categories[each] for each in position.secondary],
    )


def _star(star: Star, skills: Mapping[str, SkillFacts]) -> StarProfile:
    return StarProfile(
        name=star.name,
        ma=star.ma,
        st=star.st,
        ag=star.ag,
        pa=pa_or_none(star.pa),
        av=star.av,
        skills=[skills[skill.id].format(skill) for skill in star.skills],
        rule=star.rule.name,
        text=star.rule.description,
    )


def _rule(rule: SpecialRule) -> RuleView:
    return RuleView(rule.id, rule.name)


def _purchase(purchase: Purchase) -> PurchaseView:
    return PurchaseView(purchase.min, purchase.max, purchase.cost)

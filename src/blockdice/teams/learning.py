"""Learning: which skills a player can have beside those that he has, and of which he makes use."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from blockdice.catalog.skills import load_skill, load_skills
from blockdice.engine.sheet import PlayerSheet


def can_learn(edition: str, player: PlayerSheet, skill: str) -> bool:
    """Whether a player can be given a skill, whatever the position's access.

    No trait, none that he has, none that conflicts with one that he has, and none that
    requires one that he lacks (BB2020: New Skills, and the texts of the skills). Raises
    `UnknownName` for an edition or skill that the catalog does not have.

    >>> from blockdice.teams import build_team
    >>> (witch,) = build_team("bb2020", "dark_elf", ["witch_elf"]).players
    >>> can_learn("bb2020", witch, "grab"), can_learn("bb2020", witch, "block")
    (False, True)
    """
    facts = load_skill(edition, skill)
    held = {had.id for had in player.skills}
    return (
        not facts.is_trait
        and facts.id not in held
        and held.isdisjoint(facts.conflicts)
        and held.issuperset(facts.requires)
    )


def is_rolled_again(edition: str, player: PlayerSheet, skill: str) -> bool:
    """Whether a skill rolled at random is rolled again: he cannot have it, or never use it.

    BB2020: New Skills, and the commentary on the table of skills. Raises `UnknownName` for an
    edition or skill that the catalog does not have.
    """
    facts = load_skill(edition, skill)
    held = {had.id for had in player.skills}
    return (
        not can_learn(edition, player, skill)
        or not held.isdisjoint(facts.useless_with)
        or player.av <= facts.useless_up_to_av
    )


def learnable_skills(
    edition: str, player: PlayerSheet, categories: Iterable[str]
) -> tuple[str, ...]:
    """The skills of these categories that a player can be given, in the catalog's order.

    `categories` are those that the position gives access to, primary or secondary.
    """
    wanted = set(categories)
    return tuple(
        facts.id
        for facts in load_skills(edition).skills.values()
        if facts.category in wanted and can_learn(edition, player, facts.id)
    )


def with_skill(edition: str, player: PlayerSheet, skill: str) -> PlayerSheet:
    """The player with one more skill; his value is left to who knows what it was learnt for."""
    return replace(player, skills=(*player.skills, load_skill(edition, skill).learnt()))

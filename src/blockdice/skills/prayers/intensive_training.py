"""Intensive Training: somebody has been practising."""

from __future__ import annotations

from blockdice.catalog import SkillFacts, load_skills, rosters
from blockdice.engine.actions import USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.praying import about, drawn, free_of, give


def trains(m: Match, hook: Hook, side: int) -> Rule[bool]:
    """One player without Loner, selected at random, has for the rest of the game a Primary skill
    that the coach chooses. It is wasted on one who can learn none."""
    player = drawn(m, hook, side, free_of(m, side, "loner"))
    skills = learnable(m, player) if player >= 0 else []
    if not skills:
        return False
    choices = [encode(USE, arg=m.names.tokens.index(facts.id)) for facts in skills]
    answer = yield m.decision("prayer_skill", side, choices, player, about(hook))
    learnt = skills[choices.index(answer)].learnt()
    give(m, hook, player, learnt.id, learnt.value)
    return True


def learnable(m: Match, player: int) -> list[SkillFacts]:
    """The skills to which the player's position has Primary access and that they can have."""
    edition = m.edition.id
    primary = primary_access(m, player)
    return [
        facts
        for facts in load_skills(edition).skills.values()
        if facts.category in primary
        and not m.has_skill(player, facts.id)
        and not any(m.has_skill(player, other) for other in facts.conflicts)
        and all(m.has_skill(player, other) for other in facts.requires)
    ]


def primary_access(m: Match, player: int) -> tuple[str, ...]:
    """The categories of the player's position, none for whom the roster does not have."""
    sheet = m.sheets[m.side_of(player)]
    for roster in rosters(m.edition.id):
        for position in roster.positions:
            if roster.id == sheet.roster and position.id == m.players[player].position:
                return position.primary
    return ()


SKILL = Skill(
    "intensive_training",
    "Intensive Training",
    "Y",
    {"prayer": trains},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_GAME,
)

"""Checks of what a team has induced when it was drafted for an exhibition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from blockdice.catalog.draft_limits import load_draft_limits
from blockdice.catalog.inducements import load_inducements
from blockdice.catalog.rosters import Roster, load_roster
from blockdice.catalog.skills import load_skills
from blockdice.catalog.star_choices import StarChoice, star_choices
from blockdice.teams.findings import Finding, nearest
from blockdice.teams.learning import can_learn
from blockdice.teams.players import mercenary
from blockdice.teams.team_file import EXHIBITION, Mercenary, TeamFile


def inducements_cost(team: TeamFile, special_rules: tuple[str, ...]) -> int:
    """What all that has been induced costs, in gold pieces; what is unknown costs nothing."""
    book = load_inducements(team.edition)
    roster = load_roster(team.edition, team.roster)
    cost = 0
    for induced in team.inducements:
        found = book.inducements.get(induced.id)
        if found is not None:
            cost += max(0, induced.count) * found.price(roster, special_rules)
    stars = _stars(team.edition)
    cost += sum(stars[id].cost for id in team.stars if id in stars)
    fees = {position.id: position.cost for position in roster.positions}
    terms = book.mercenaries
    for hired in team.mercenaries:
        if hired.position in fees:
            cost += fees[hired.position] + terms.surcharge + terms.skill_cost * bool(hired.skill)
    return cost


def check_inducements(
    team: TeamFile, roster: Roster, special_rules: tuple[str, ...], allow_mega_stars: bool = True
) -> tuple[Finding, ...]:
    """All that is wrong with what a team has induced (BB2020: Inducements in Exhibition Play).

    Codes: `inducements_in_league`, `inducement_unknown`, `inducement_doubled`,
    `inducement_count_invalid`, `inducement_over_max`, `inducement_kind_over_max`,
    `inducement_not_available`, `star_unknown`, `star_doubled`, `star_not_available`,
    `stars_over_max`, `mega_star_not_allowed`, `mercenary_unknown`,
    `mercenary_skill_not_allowed`, `too_many_players_hired`.
    """
    if team.kind != EXHIBITION:
        if team.inducements or team.stars or team.mercenaries:
            message = "A league team buys its inducements before each match, not when drafted."
            return (Finding("inducements_in_league", message),)
        return ()
    return (
        *_check_common(team, roster, special_rules),
        *_check_stars(team, roster, special_rules, allow_mega_stars),
        *(f for hired in team.mercenaries for f in _check_mercenary(team.edition, roster, hired)),
        *_check_places(team),
    )


def _check_common(
    team: TeamFile, roster: Roster, special_rules: tuple[str, ...]
) -> Iterator[Finding]:
    book = load_inducements(team.edition)
    kinds: Counter[str] = Counter()
    for id, entries in Counter(induced.id for induced in team.inducements).items():
        if entries > 1:
            yield Finding("inducement_doubled", f"{id} stands there {entries} times.", id)
    for induced in team.inducements:
        found = book.inducements.get(induced.id)
        if found is None:
            message = f"There is no inducement {induced.id!r}."
            message += nearest(induced.id, book.inducements)
            yield Finding("inducement_unknown", message, induced.id)
            continue
        kinds[found.kind] += induced.count
        if induced.count < 1:
            message = f"{found.name}: {induced.count} are not a number to buy."
            yield Finding("inducement_count_invalid", message, found.id)
        if induced.count > found.max:
            message = f"{found.name}: at most {found.max} are allowed, not {induced.count}."
            yield Finding("inducement_over_max", message, found.id)
        if not found.available.is_for(roster, special_rules):
            message = f"{found.name} cannot be had by this team."
            yield Finding("inducement_not_available", message, found.id)
    for id, count in kinds.items():
        kind = book.kinds[id]
        if count > kind.max:
            message = f"{kind.name}: at most {kind.max} in all, not {count}."
            yield Finding("inducement_kind_over_max", message, id)


def _check_stars(
    team: TeamFile, roster: Roster, special_rules: tuple[str, ...], allow_mega_stars: bool
) -> Iterator[Finding]:
    stars = _stars(team.edition)
    chosen: list[StarChoice] = []
    for id in team.stars:
        choice = stars.get(id)
        if choice is None:
            message = f"There is no star player {id!r}.{nearest(id, stars)}"
            yield Finding("star_unknown", message, id)
            continue
        if choice in chosen:
            yield Finding("star_doubled", f"{choice.name} can be hired once.", id)
        chosen.append(choice)
        if not all(star.available.is_for(roster, special_rules) for star in choice.stars):
            message = f"{choice.name} cannot be had by this team."
            yield Finding("star_not_available", message, id)
        if choice.is_mega_star and not allow_mega_stars:
            message = f"{choice.name} is a mega star, which are left out here."
            yield Finding("mega_star_not_allowed", message, id)
    most = load_inducements(team.edition).stars_max
    if len(chosen) > most:
        message = f"At most {most} star players, a pair counting as one, not {len(chosen)}."
        yield Finding("stars_over_max", message)


def _check_mercenary(edition: str, roster: Roster, hired: Mercenary) -> Iterator[Finding]:
    positions = {position.id: position for position in roster.positions}
    position = positions.get(hired.position)
    if position is None:
        hint = nearest(hired.position, positions)
        message = f"The {roster.name} roster has no {hired.position!r} (mercenary).{hint}"
        yield Finding("mercenary_unknown", message, hired.position)
        return
    if not hired.skill:
        return
    skills = load_skills(edition).skills
    facts = skills.get(hired.skill)
    if facts is None:
        message = f"There is no skill {hired.skill!r}.{nearest(hired.skill, skills)}"
        yield Finding("skill_unknown", message, hired.skill)
    elif facts.category not in position.primary or not can_learn(
        edition, mercenary(edition, position), facts.id
    ):
        message = f"A mercenary {position.name} cannot be given {facts.name}."
        yield Finding("mercenary_skill_not_allowed", message, facts.id)


def _check_places(team: TeamFile) -> Iterator[Finding]:
    """Sixteen places in all; those who miss the match leave theirs free."""
    most = load_draft_limits(team.edition).players_max
    own = sum(1 for player in team.players if not (player.misses_match or player.is_retired))
    stars = _stars(team.edition)
    hired = len(team.mercenaries) + sum(len(stars[id].stars) for id in team.stars if id in stars)
    if hired and own <= most < own + hired:
        message = f"With {hired} hired for the match the team has {own + hired} players; "
        yield Finding("too_many_players_hired", f"{message}{most} are the most.")


def _stars(edition: str) -> Mapping[str, StarChoice]:
    """What a file may call a star: the id of one, or of a pair."""
    choices = star_choices(edition)
    by_star = {star.id: choice for choice in choices for star in choice.stars}
    return {**by_star, **{choice.id: choice for choice in choices}}

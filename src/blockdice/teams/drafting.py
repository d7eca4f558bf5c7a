"""Checks of drafting: may a new team look like this?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from blockdice.catalog.draft_limits import DraftLimits, load_draft_limits
from blockdice.catalog.rosters import Roster, load_roster
from blockdice.engine.sheet import TeamSheet
from blockdice.teams.findings import Finding
from blockdice.teams.players import rookie
from blockdice.teams.value import EXHIBITION, team_value


def draft_cost(team: TeamSheet) -> int:
    """What drafting the team costs in gold pieces: all fees, staff, and dedicated fans bought.

    Low Cost Linemen, too, are paid for, though in league play they add nothing to the value.
    """
    fans = load_draft_limits(team.edition).dedicated_fans
    return team_value(team, EXHIBITION) + max(0, team.dedicated_fans - fans.min) * fans.cost


def check_draft(team: TeamSheet, budget: int | None = None) -> tuple[Finding, ...]:
    """Everything about a newly drafted team that is not legal; empty when it is.

    `budget` is in gold pieces, that of the edition unless given (exhibition teams may have
    more). Raises `UnknownName` for an edition or roster that the catalog does not have.
    (BB2020: Drafting a Blood Bowl Team.) The codes, in the order of the checks:

    `too_few_players`, `too_many_players`, `number_invalid`, `number_doubled`, `not_hired`,
    `position_unknown`, `profile_differs`, `position_under_min`, `position_over_max`,
    `group_over_max`, `rerolls_out_of_range`, `apothecary_not_allowed`,
    `assistant_coaches_out_of_range`, `cheerleaders_out_of_range`,
    `dedicated_fans_out_of_range`, `special_rules_wrong`, `over_budget`,
    `treasury_out_of_range`.

    >>> from blockdice.teams import build_team
    >>> [finding.code for finding in check_draft(build_team("bb2020", "orc", ["goblin"] * 11))]
    ['position_over_max']
    """
    roster = load_roster(team.edition, team.roster)
    limits = load_draft_limits(team.edition)
    return (
        *check_players(team, roster, limits),
        *check_staff(team, roster, limits),
        *_check_gold(team, limits.budget if budget is None else budget),
    )


def check_players(team: TeamSheet, roster: Roster, limits: DraftLimits) -> tuple[Finding, ...]:
    """The part of `check_draft` that is about the players, against any roster and limits."""
    return (
        *_check_size(team, limits),
        *check_numbers(player.number for player in team.players),
        *_check_profiles(team, roster),
        *check_positions(Counter(player.position for player in team.players), roster),
    )


def check_staff(team: TeamSheet, roster: Roster, limits: DraftLimits) -> tuple[Finding, ...]:
    """The part that is about staff, re-rolls and special rules, against any roster and limits."""
    return (*_check_counts(team, roster, limits), *_check_special_rules(team, roster))


def _check_size(team: TeamSheet, limits: DraftLimits) -> Iterator[Finding]:
    count = len(team.players)
    if count < limits.players_min:
        yield Finding(
            "too_few_players", f"A new team needs {limits.players_min} players; here are {count}."
        )
    if count > limits.players_max:
        yield Finding(
            "too_many_players", f"A team has at most {limits.players_max} players, not {count}."
        )


def check_numbers(numbers: Iterable[int]) -> Iterator[Finding]:
    """Shirt numbers: from 1 to 99, and no two players have the same."""
    for number, players in sorted(Counter(numbers).items()):
        if not 1 <= number <= 99:
            yield Finding("number_invalid", f"{number} is no shirt number.", str(number))
        if players > 1:
            yield Finding(
                "number_doubled", f"{players} players wear the number {number}.", str(number)
            )


def _check_profiles(team: TeamSheet, roster: Roster) -> Iterator[Finding]:
    known = {position.id: position for position in roster.positions}
    for player in team.players:
        position = known.get(player.position)
        number = str(player.number)
        if player.is_journeyman or player.is_hired_for_match:
            yield Finding("not_hired", f"{player.name} is not hired permanently.", number)
        elif position is None:
            message = f"The {roster.name} roster has no {player.position!r} ({player.name})."
            yield Finding("position_unknown", message, number)
        elif player != rookie(position, player.number, player.name):
            message = f"{player.name} is not a rookie {position.name}."
            yield Finding("profile_differs", message, number)


def check_positions(
    counts: Mapping[str, int], roster: Roster, is_new: bool = True
) -> Iterator[Finding]:
    """How many players of each position there are; only a new team must have the fewest."""
    known = {position.id: position for position in roster.positions}
    for position in roster.positions:
        count = counts.get(position.id, 0)
        if is_new and count < position.min:
            message = f"At least {position.min} {position.plural} are wanted, not {count}."
            yield Finding("position_under_min", message, position.id)
        if count > position.max:
            allowed = f"{position.max} {position.plural} are"
            if position.max == 1:
                allowed = f"one {position.name} is"
            message = f"At most {allowed} allowed, not {count}."
            yield Finding("position_over_max", message, position.id)
    for cap in roster.caps:
        count = sum(counts.get(id, 0) for id in cap.positions)
        if count > cap.max:
            names = ", ".join(known[id].name for id in cap.positions)
            yield Finding(
                "group_over_max", f"At most {cap.max} in all of {names}: here are {count}."
            )


def _check_counts(team: TeamSheet, roster: Roster, limits: DraftLimits) -> Iterator[Finding]:
    coaches, cheerleaders, fans = (
        limits.assistant_coaches,
        limits.cheerleaders,
        limits.dedicated_fans,
    )
    yield from _check_range("rerolls", "re-rolls", team.rerolls, 0, roster.reroll_max)
    if team.has_apothecary and not roster.has_apothecary:
        message = f"The {roster.name} roster allows no apothecary."
        yield Finding("apothecary_not_allowed", message, "apothecary")
    yield from _check_range(
        "assistant_coaches", "assistant coaches", team.assistant_coaches, coaches.min, coaches.max
    )
    yield from _check_range(
        "cheerleaders", "cheerleaders", team.cheerleaders, cheerleaders.min, cheerleaders.max
    )
    yield from _check_range(
        "dedicated_fans", "dedicated fans", team.dedicated_fans, fans.min, fans.max
    )


def _check_range(code: str, name: str, count: int, low: int, high: int) -> Iterator[Finding]:
    if not low <= count <= high:
        yield Finding(
            f"{code}_out_of_range",
            f"A team like this has {low} to {high} {name}, not {count}.",
            code,
        )


def _check_special_rules(team: TeamSheet, roster: Roster) -> Iterator[Finding]:
    rest = Counter(team.special_rules)
    rest.subtract(rule.id for rule in roster.special_rules)
    for choice in roster.special_rule_choices:
        taken = [rule.id for rule in choice if rest[rule.id] > 0]
        if len(taken) != 1:
            names = ", ".join(rule.name for rule in choice)
            message = f"One special rule is to be chosen of: {names}."
            yield Finding("special_rules_wrong", message, "special_rules")
            return
        rest[taken[0]] -= 1
    if any(rest.values()):
        message = "The special rules are not those of the roster."
        yield Finding("special_rules_wrong", message, "special_rules")


def _check_gold(team: TeamSheet, budget: int) -> Iterator[Finding]:
    cost = draft_cost(team)
    if cost > budget:
        yield Finding("over_budget", f"The team costs {cost:,} gold pieces of {budget:,}.")
    yield from check_treasury(team.treasury, max(0, budget - cost))


def check_treasury(treasury: int, left: int, is_lost: bool = False) -> Iterator[Finding]:
    """A new team's treasury: what was left over, unless unspent gold is lost."""
    if not 0 <= treasury <= left:
        why = "unspent gold is lost" if is_lost else f"{left:,} were left over"
        message = f"The treasury holds {treasury:,} gold pieces; {why}."
        yield Finding("treasury_out_of_range", message, "treasury")

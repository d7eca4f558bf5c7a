"""Drafting for pages: the book, a team to begin with, reading a file, checking a draft.

Teams come as data or as the text of a file, never as a path. These functions take a moment:
call them outside the event loop.
"""

from __future__ import annotations

import dataclasses
from difflib import get_close_matches

import msgspec

from blockdice.catalog import Roster, editions, rosters
from blockdice.catalog.star_choices import load_star_choice
from blockdice.engine.errors import UnknownName
from blockdice.engine.sheet import TeamSheet
from blockdice.server.errors import BadSeats, Refusal
from blockdice.server.protocol import (
    Book,
    Checked,
    CheckTeam,
    DraftingMessage,
    DraftView,
    FindingView,
    NewTeam,
    OpenBook,
    Side,
    Team,
    TeamDraft,
)
from blockdice.server.views import view_book, view_draft, view_findings
from blockdice.teams import (
    Advancement,
    Finding,
    Induced,
    Mercenary,
    TeamFile,
    TeamPlayer,
    budget_of,
    check_team_file,
    file_sheet,
    format_team,
    match_sheet,
    new_team_file,
    parse_team,
    spending,
)
from blockdice.teams.growth import grow
from blockdice.teams.reading import LIMIT
from blockdice.teams.team_file import EXHIBITION, LEAGUE


def drafted(message: DraftingMessage) -> Book | Team | Checked:
    """The answer to a message about drafting. Raises UnknownName."""
    if isinstance(message, OpenBook):
        return Book(message.id, view_book(_edition(message.edition)))
    if isinstance(message, NewTeam):
        roster = _roster(message.edition, message.roster)
        team = new_team_file(roster.edition, roster.id, message.is_empty, message.kind)
        return Team(message.id, as_draft(team), [])
    if isinstance(message, CheckTeam):
        return Checked(message.id, check_draft(message.team))
    read, findings = read_text(message.text)
    return Team(message.id, None if read is None else as_draft(read), view_findings(findings))


def read_text(text: str) -> tuple[TeamFile | None, tuple[Finding, ...]]:
    """The team of a file's text, and all that is wrong: with the file, else with the team."""
    reading = parse_team(text.encode("utf-8", "surrogatepass"))
    if reading.team is None:
        return None, reading.findings
    return reading.team, check_team_file(reading.team)


def check_draft(draft: TeamDraft) -> DraftView:
    """A draft as the rules see it. Raises UnknownName for its edition or roster.

    What is checked is the file that it would become: what cannot stand in a file is found, too.
    """
    roster = _roster(draft.edition, draft.roster)
    team = as_file(draft)
    if draft.treasury is None and team.kind == LEAGUE:
        grown = [grow(roster, player, team.kind) for player in team.players]
        sheet = file_sheet(team, [each.sheet for each in grown if each.sheet is not None])
        left = budget_of(team) - spending(team, sheet)
        team = dataclasses.replace(team, treasury=max(0, left))
    text = format_team(team)
    if len(text) > LIMIT:
        raise Refusal("bad_message", f"The team's file would have more than {LIMIT:,} bytes.")
    reading = parse_team(text.encode("utf-8", "surrogatepass"))
    findings = (*reading.findings, *check_team_file(team))
    return view_draft(team, text, findings)


def seated(edition: str, kind: str, files: dict[Side, str]) -> dict[Side, TeamSheet]:
    """The teams of the files that a match of this kind is to be played with.

    Raises BadSeats, with the findings of all of them, unless each is legal and of the edition.
    """
    sheets: dict[Side, TeamSheet] = {}
    found: list[FindingView] = []
    for side, text in files.items():
        team, findings = read_text(text)
        if team is not None and not findings:
            findings = tuple(_misfits(team, edition, kind))
        if team is not None and not findings:
            sheets[side] = match_sheet(team)
        found += view_findings(findings, side)
    if found:
        raise BadSeats(found)
    return sheets


def _misfits(team: TeamFile, edition: str, kind: str) -> list[Finding]:
    """Why a legal team cannot play this match."""
    found = []
    if team.edition != edition:
        message = f"{team.name} is a {team.edition} team, and this is {edition}."
        found.append(Finding("edition_differs", message, "edition"))
    if team.kind == EXHIBITION != kind:
        message = f"{team.name} was drafted for exhibitions and cannot play another match."
        found.append(Finding("kind_differs", message, "kind"))
    return found


def _choice(edition: str, star: str) -> str:
    try:
        return load_star_choice(edition, star).id
    except UnknownName:
        return star


def _edition(edition: str) -> str:
    if edition not in editions():
        raise UnknownName("edition", edition, [], editions())
    return edition


def _roster(edition: str, roster: str) -> Roster:
    """The roster with that id to the letter; elsewhere one is found by less."""
    found = {each.id: each for each in rosters(_edition(edition))}
    if roster not in found:
        near = get_close_matches(roster, found)
        raise UnknownName(f"{edition} roster", roster, near, list(found))
    return found[roster]


def as_file(draft: TeamDraft) -> TeamFile:
    """The team file that a draft would become."""
    return TeamFile(
        edition=draft.edition,
        roster=draft.roster,
        name=draft.name,
        kind=draft.kind,
        coach=draft.coach,
        special_rules=tuple(draft.special_rules),
        rerolls=draft.rerolls,
        has_apothecary=draft.apothecary,
        assistant_coaches=draft.assistant_coaches,
        cheerleaders=draft.cheerleaders,
        dedicated_fans=draft.dedicated_fans,
        treasury=draft.treasury or 0,
        games=draft.games,
        budget=draft.budget,
        free_spp=draft.free_spp,
        stars=tuple(draft.stars),
        inducements=tuple(Induced(each.id, each.count) for each in draft.inducements),
        mercenaries=tuple(Mercenary(each.position, each.skill) for each in draft.mercenaries),
        players=tuple(
            TeamPlayer(
                number=player.number,
                name=player.name,
                position=player.position,
                advancements=tuple(
                    Advancement(made.way, made.skill, made.characteristic)
                    for made in player.advancements
                ),
                spp=player.spp,
                niggling=player.niggling,
                injuries=tuple(player.injuries),
                misses_match=player.misses_match,
                is_retired=player.retired,
            )
            for player in draft.players
        ),
    )


def as_draft(team: TeamFile) -> TeamDraft:
    """A team file as a page drafts it.

    Of a new team the treasury is whatever is left over, and pairs of stars go by their own id.
    """
    row = msgspec.to_builtins(team)
    row["apothecary"] = row.pop("has_apothecary")
    for player in row["players"]:
        player["retired"] = player.pop("is_retired")
    if team.kind == LEAGUE and team.games == 0:
        row["treasury"] = None
    row["stars"] = [_choice(team.edition, star) for star in team.stars]
    return msgspec.convert(row, TeamDraft)

"""A draft as the rules see it: what is wrong, what it costs, what its players can learn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from blockdice.catalog import load_draft_limits, load_roster
from blockdice.catalog.advancement import SKILL_WAYS, load_advancement
from blockdice.catalog.rosters import Roster
from blockdice.engine.sheet import Ware
from blockdice.server.protocol import (
    DraftedPlayer,
    DraftView,
    FindingView,
    OfferView,
    Side,
)
from blockdice.server.views.book import pa_or_none, skill_words
from blockdice.teams import (
    Finding,
    TeamFile,
    budget_of,
    file_sheet,
    learnable_skills,
    spending,
    team_value,
    wares_for,
)
from blockdice.teams.growth import Grown, grow
from blockdice.teams.team_file import EXHIBITION
from blockdice.teams.wares import STARS

MOST = 200
"""So many findings a page is told; the rest are most likely more of the same."""

_MERCENARY = "mercenary_"


def view_findings(findings: Iterable[Finding], side: Side | None = None) -> list[FindingView]:
    """Findings as pages are told them."""
    shown = islice(findings, MOST)
    return [FindingView(f.code, f.message, f.subject, f.about, side) for f in shown]


def view_draft(team: TeamFile, text: str, findings: Iterable[Finding]) -> DraftView:
    """A team of a known edition and roster, legal or not; text: its file."""
    roster = load_roster(team.edition, team.roster)
    grown = [grow(roster, player, team.kind) for player in team.players]
    sheet = file_sheet(team, [each.sheet for each in grown if each.sheet is not None])
    cost, budget = spending(team, sheet), budget_of(team)
    usual = load_draft_limits(team.edition).exhibition.free_spp
    free = usual if team.free_spp is None else team.free_spp
    wares = wares_for(sheet) if team.kind == EXHIBITION else ()
    stars = [ware for ware in wares if ware.group == STARS]
    hired = [ware for ware in wares if ware.id.startswith(_MERCENARY)]
    return DraftView(
        text=text,
        findings=view_findings(findings),
        cost=cost,
        budget=budget,
        left=budget - cost,
        value=team_value(sheet, team.kind),
        spp_spent=sum(each.spent for each in grown),
        free_spp=free if team.kind == EXHIBITION else None,
        players=[_player(roster, each) for each in grown],
        inducements=[_offer(ware) for ware in wares if ware not in stars and ware not in hired],
        stars=[_offer(ware) for ware in stars],
        mercenaries=[_offer(ware) for ware in hired],
    )


def _player(roster: Roster, grown: Grown) -> DraftedPlayer:
    sheet = grown.sheet
    if sheet is None:
        return DraftedPlayer(0, None, None, None, None, None, [], 0, {}, [], [])
    position = roster.position(sheet.position)
    table, made = load_advancement(roster.edition), len(grown.player.advancements)
    is_full = made >= table.most
    return DraftedPlayer(
        value=sheet.cost,
        ma=sheet.ma,
        st=sheet.st,
        ag=sheet.ag,
        pa=pa_or_none(sheet.pa),
        av=sheet.av,
        skills=skill_words(roster, sheet.skills),
        spp_spent=grown.spent,
        next={} if is_full else {way: table.cost(way, made) for way in SKILL_WAYS},
        primary=list(learnable_skills(roster.edition, sheet, position.primary)),
        secondary=list(learnable_skills(roster.edition, sheet, position.secondary)),
    )


def _offer(ware: Ware) -> OfferView:
    return OfferView(
        id=ware.id.removeprefix(_MERCENARY),
        price=ware.price,
        limit=ware.limit,
        skills=[skill.id for skill in ware.skills],
        skill_price=ware.skill_price,
    )

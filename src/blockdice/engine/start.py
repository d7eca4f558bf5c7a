"""A match before its first step: both teams in their dugouts, skills numbered, names given."""

from __future__ import annotations

from difflib import get_close_matches

from blockdice.engine.actions import FIRST_SKILL, THINGS, Names
from blockdice.engine.dice import DiceSource
from blockdice.engine.edition import Edition
from blockdice.engine.errors import UnknownName
from blockdice.engine.hooks import OF_PLAYER, Hooks
from blockdice.engine.match import Match
from blockdice.engine.numbering import hooks_of, with_skills
from blockdice.engine.options import Options
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.sheet_check import check_sheet
from blockdice.engine.state import State
from blockdice.engine.steps import LOOPS


def fresh_match(
    edition: Edition,
    sheets: tuple[TeamSheet, TeamSheet],
    options: Options,
    dice: DiceSource,
    keep_diary: bool = True,
) -> Match:
    """A match before its first step, with both teams in their dugouts.

    Raises UnknownName for a ruling or a skill that the edition does not know, BadTeam for a
    team that no match could hold, BlockdiceError for more skills than a match has room for.
    """
    for sheet in sheets:
        check_sheet(sheet)
    for ruling in options.rulings:
        if ruling not in edition.rulings:
            raise UnknownName("ruling", ruling, get_close_matches(ruling, edition.rulings, 3))
    pitch = edition.pitch
    squares = [pitch.name(square) if pitch.on[square] else "" for square in range(pitch.size)]
    padding = [""] * (FIRST_SKILL - len(THINGS))
    tokens = list(THINGS) + padding + [skill.id for skill in edition.skills]
    formations = [formation.name for formation in edition.tables.formations]
    actions = {kind.number: kind.name for kind in edition.actions.kinds}
    names = Names([], squares, tokens, formations, actions, _wares(sheets))
    state = State(pitch)
    m = Match(edition, sheets, options, dice, keep_diary, state, Hooks(), {}, names)
    _number_skills(m)
    state.cursors = [0] * len(LOOPS)
    for side, sheet in enumerate(sheets):
        state.rerolls[side] = sheet.rerolls
        state.apothecaries[side] = int(sheet.has_apothecary)
        staff = {"rerolls": state.rerolls[side], "apothecaries": state.apothecaries[side]}
        m.emit("team", side, data={"name": sheet.name, **staff})
        for player in sheet.players:
            m.add_player(side, player)
    return m


def _wares(sheets: tuple[TeamSheet, TeamSheet]) -> list[str]:
    """What either team can induce, each ware once."""
    found: list[str] = []
    for sheet in sheets:
        found += [ware.id for ware in sheet.wares if ware.id not in found]
    return found


def _number_skills(m: Match) -> None:
    """Number the skills that the players of the two teams have, and enter their hooks."""
    wanted = {skill.id for sheet in m.sheets for player in sheet.players for skill in player.skills}
    later = {skill.id for s in m.sheets for p in s.journeyman_positions for skill in p.skills}
    unknown = sorted((wanted | later) - {s.id for s in m.edition.skills if s.holder == OF_PLAYER})
    if unknown:
        known = [skill.id for skill in m.edition.skills]
        raise UnknownName("skill", unknown[0], get_close_matches(unknown[0], known, 3))
    m.bits = with_skills(m.edition, {}, list(wanted))
    m.hooks = hooks_of(m.edition, m.sheets, m.bits)

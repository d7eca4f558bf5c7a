"""A match before its first step: both teams in their dugouts, skills numbered, names given."""

from __future__ import annotations

from difflib import get_close_matches

from blockdice.engine.actions import FIRST_SKILL, THINGS, Names
from blockdice.engine.dice import DiceSource
from blockdice.engine.edition import Edition
from blockdice.engine.errors import BlockdiceError, UnknownName
from blockdice.engine.hooks import MOST_SKILLS, OF_ALL, OF_PLAYER, Hook, Hooks, Skill
from blockdice.engine.match import Match
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
    names = Names([], squares, tokens, formations, actions)
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


def _number_skills(m: Match) -> None:
    """Number the skills that the two teams have or can come by, and enter their hooks."""
    wanted = {skill.id for sheet in m.sheets for player in sheet.players for skill in player.skills}
    for sheet in m.sheets:
        wanted |= {skill.id for player in sheet.journeyman_positions for skill in player.skills}
    unknown = sorted(wanted - {s.id for s in m.edition.skills if s.holder == OF_PLAYER})
    if unknown:
        known = [skill.id for skill in m.edition.skills]
        raise UnknownName("skill", unknown[0], get_close_matches(unknown[0], known, 3))
    wanted |= set(m.edition.granted)
    for place, skill in enumerate(m.edition.skills):
        bit, sides = -1, 0
        if skill.holder == OF_PLAYER and skill.id in wanted:
            bit = len(m.bits)
            m.bits[skill.id] = bit
        elif skill.holder != OF_PLAYER:
            sides = _sides_with(m, skill)
        if bit >= 0 or sides or skill.id in wanted:
            for point in skill.hooks:
                m.hooks.add(Hook(skill, bit, FIRST_SKILL + place, point, sides))
    for kind in m.actions.kinds:
        if not kind.skill or kind.skill in m.bits:
            if kind.hit is not None:
                m.hooks.strikes.append(kind)
            if kind.hit is None or not kind.skill:
                m.hooks.actions.append(kind)
    if len(m.bits) > MOST_SKILLS:
        raise BlockdiceError(
            f"The players of this match have or can come by {len(m.bits)} different skills; "
            f"there is room for {MOST_SKILLS}."
        )


def _sides_with(m: Match, rule: Skill) -> int:
    """The sides, a bit each, that have a rule throughout."""
    if rule.holder == OF_ALL:
        return 3
    return sum(1 << side for side in (0, 1) if rule.id in m.sheets[side].special_rules)

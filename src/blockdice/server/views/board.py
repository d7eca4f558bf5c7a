"""Everything that stands on the table, as a page is shown it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from blockdice.catalog import load_roster, load_skills
from blockdice.engine.errors import UnknownName
from blockdice.engine.game import Game
from blockdice.engine.sheet import NO_PA, SkillSheet, TeamSheet
from blockdice.engine.state import State
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import (
    BALL_STATES,
    DISTRACTED,
    FRESH_STUN,
    PLACES,
    POSTURES,
    SIDES,
    USED,
    WINDOWS,
)
from blockdice.narration import spoken
from blockdice.server.protocol import (
    ActivationView,
    BallView,
    Board,
    Kind,
    PlayerView,
    Side,
    TeamsView,
    TeamView,
)


def view_board(game: Game, coaches: Sequence[str], can_undo: bool) -> Board:
    """The table; coaches: `person` or a bot's name, of home and away."""
    match, state = game.match, game.match.state
    window = state.windows[-1] if state.windows else None
    teams = [_team(game.teams[side], state, side, coaches[side]) for side in (0, 1)]
    return Board(
        edition=game.edition,
        kind=cast(Kind, game.options.kind),
        half=state.half,
        turns=(state.turn[0], state.turn[1]),
        score=game.score,
        active=side_name(window.side) if window is not None else None,
        kicking=side_name(state.kicking),
        weather=WEATHERS[state.weather],
        window=WINDOWS[window.kind] if window is not None else None,
        ball=_ball(game),
        length=match.pitch.length,
        width=match.pitch.width,
        wide=match.pitch.wide,
        line_minimum=match.pitch.line_minimum,
        wide_maximum=match.pitch.wide_maximum,
        most_players=match.pitch.players,
        trapdoors=[match.names.squares[square] for square in match.pitch.trapdoors],
        teams=TeamsView(home=teams[0], away=teams[1]),
        players=[_player(game, player) for player in range(len(state.square))],
        can_undo=can_undo,
        activation=_activation(game),
    )


def side_name(side: int) -> Side | None:
    """The word for a side, None for no side."""
    return SIDES[side] if side >= 0 else None


def _team(sheet: TeamSheet, state: State, side: int, coach: str) -> TeamView:
    return TeamView(
        name=sheet.name,
        roster=sheet.roster,
        roster_name=sheet.roster_name,
        coach=coach,
        rerolls=state.rerolls[side] + state.skill_rerolls[side],
        drive_rerolls=state.drive_rerolls[side],
        bribes=state.bribes[side],
        apothecaries=state.apothecaries[side],
        fans=state.fan_factor[side],
    )


def _ball(game: Game) -> BallView:
    state, names = game.match.state, game.match.names
    return BallView(
        state=BALL_STATES[state.ball],
        square=names.squares[state.ball_square] if state.ball_square else None,
        carrier=names.labels[state.carrier] if state.carrier >= 0 else None,
    )


def _player(game: Game, player: int) -> PlayerView:
    match, state = game.match, game.match.state
    profiles, sheet, tokens = state.profiles, match.players[player], state.tokens[player]
    side = profiles.side[player]
    square = state.square[player]
    pa = profiles.pa[player]
    return PlayerView(
        label=match.names.labels[player],
        side=SIDES[side],
        number=profiles.number[player],
        name=sheet.name,
        position=sheet.position,
        position_name=sheet.position_name,
        ma=profiles.ma[player],
        st=profiles.st[player],
        ag=profiles.ag[player],
        pa=pa if pa != NO_PA else None,
        av=profiles.av[player],
        skills=_skills(game.edition, game.teams[side].roster, sheet.skills),
        square=match.names.squares[square] if square else None,
        place=PLACES[state.place[player]],
        posture=POSTURES[state.posture[player]],
        distracted=bool(tokens & DISTRACTED),
        used=bool(tokens & USED),
        stunned_fresh=bool(tokens & FRESH_STUN),
    )


@cache
def _skills(edition: str, roster: str, skills: tuple[SkillSheet, ...]) -> list[str]:
    """Skills in words. Kept, and so the list is shared: nobody may change it."""
    known = load_skills(edition).skills

    def position_name(position: str) -> str:
        try:
            return load_roster(edition, roster).position(position).name
        except UnknownName:
            return spoken(position)

    return [
        known[skill.id].format(skill, position_name) if skill.id in known else spoken(skill.id)
        for skill in skills
    ]


def _activation(game: Game) -> ActivationView | None:
    state, names = game.match.state, game.match.names
    activation = state.windows[-1].activation if state.windows else None
    if activation is None:
        return None
    return ActivationView(
        player=names.labels[activation.player],
        action=names.action_name(activation.action),
        target=names.labels[activation.target] if activation.target >= 0 else None,
        moved=activation.moved,
        rushes=activation.rushes,
    )

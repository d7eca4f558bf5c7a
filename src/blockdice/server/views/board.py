"""Everything that stands on the table, as a page is shown it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from blockdice.catalog import load_roster, load_skills
from blockdice.engine.cards import hand
from blockdice.engine.effects import CHARACTERISTIC, CHARACTERISTICS, SHAPE, SKILL
from blockdice.engine.errors import UnknownName
from blockdice.engine.game import Game
from blockdice.engine.sheet import NO_PA, SkillSheet
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import (
    BALL_STATES,
    DISTRACTED,
    FRESH_STUN,
    PLACES,
    POSTURES,
    ROOTED,
    SIDES,
    THIRSTY,
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

PERSON = "person"
"""The coach who sits at a page."""


def view_board(game: Game, coaches: Sequence[str], can_undo: bool) -> Board:
    """The table; coaches: `person` or a bot's name, of home and away."""
    match, state = game.match, game.match.state
    window = state.windows[-1] if state.windows else None
    teams = [_team(game, side, coaches) for side in (0, 1)]
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
        bomb=_bomb(game),
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


def _team(game: Game, side: int, coaches: Sequence[str]) -> TeamView:
    sheet, state = game.teams[side], game.match.state
    held = hand(game.match, side)
    is_open = coaches[side] == PERSON != coaches[1 - side]
    return TeamView(
        name=sheet.name,
        roster=sheet.roster,
        roster_name=sheet.roster_name,
        coach=coaches[side],
        rerolls=state.rerolls[side] + state.skill_rerolls[side],
        drive_rerolls=state.drive_rerolls[side],
        bribes=state.bribes[side],
        apothecaries=state.apothecaries[side],
        fans=state.fan_factor[side],
        cards=len(held),
        hand=[game.match.names.tokens[card] for card in held] if is_open else [],
    )


def _ball(game: Game) -> BallView:
    state, names = game.match.state, game.match.names
    return BallView(
        state=BALL_STATES[state.ball],
        square=names.squares[state.ball_square] if state.ball_square else None,
        carrier=names.labels[state.carrier] if state.carrier >= 0 else None,
    )


def _bomb(game: Game) -> BallView | None:
    """The bomb between its throw and its explosion, as the diary of this activation tells it."""
    windows, names = game.match.state.windows, game.match.names
    actions = [window.activation.action for window in windows if window.activation is not None]
    if all(names.action_name(action) != "bombardier" for action in actions):
        return None
    for event in reversed(game.events):
        if event.kind in ("bomb_thrown", "bomb_deflected"):
            return BallView("air", event.square, None)
        if event.kind in ("bomb_caught", "declared"):
            return BallView("held", None, event.player)
        if event.kind in ("bomb_exploded", "bomb_in_crowd"):
            return None
    return None


def _player(game: Game, player: int) -> PlayerView:
    match, state = game.match, game.match.state
    profiles, sheet, tokens = state.profiles, match.players[player], state.tokens[player]
    side = profiles.side[player]
    square = state.square[player]
    pa = profiles.pa[player]
    now = _Now(game, player, side)
    roster = game.teams[side].roster
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
        skills=_skills(game.edition, roster, now.skills),
        gained=_skills(game.edition, roster, tuple(now.gained)),
        changes=now.changes,
        shape=now.shape,
        square=match.names.squares[square] if square else None,
        place=PLACES[state.place[player]],
        posture=POSTURES[state.posture[player]],
        distracted=bool(tokens & DISTRACTED),
        rooted=bool(tokens & ROOTED),
        thirsty=bool(tokens & THIRSTY),
        used=bool(tokens & USED),
        stunned_fresh=bool(tokens & FRESH_STUN),
    )


class _Now:
    """What effects make of a player for a time: other skills, changed figures, another shape."""

    def __init__(self, game: Game, player: int, side: int) -> None:
        self.skills = game.match.players[player].skills
        self.gained: list[SkillSheet] = []
        self.changes: dict[str, int] = {}
        self.shape: str | None = None
        tokens = game.match.names.tokens
        for effect in game.match.state.effects:
            if effect.player != player and not (effect.player < 0 and effect.side == side):
                continue
            if effect.kind == SHAPE:
                shape = game.match.tables.shapes[tokens[effect.key]]
                self.shape, self.skills = shape.position_name, shape.skills
                self.gained, self.changes = [], {}
            elif effect.kind == SKILL:
                self.gained.append(SkillSheet(tokens[effect.key], effect.value))
            elif effect.kind == CHARACTERISTIC:
                figure = CHARACTERISTICS[effect.key]
                self.changes[figure] = self.changes.get(figure, 0) + effect.value


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
        allowance=activation.allowance,
        moved=activation.moved,
        rushes=activation.rushes,
    )

"""How a match ended, as a league will need it: plain values, taken from the last state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blockdice.engine.match import Match
from blockdice.engine.state import HIRED, JOURNEYMAN, State
from blockdice.engine.values import remade
from blockdice.engine.words import (
    ACHIEVEMENTS,
    CAUSED_CASUALTY,
    MVP,
    PLACES,
    SENT_OFF,
    SIDES,
)

ENDINGS = (
    "full_time",
    "extra_time",
    "sudden_death",
    "concession",
    "concession_without_penalty",
)
_CHARACTERISTICS = ("ma", "st", "ag", "pa", "av")


@dataclass(frozen=True)
class Casualty:
    """A casualty that nobody healed.

    result: as on the Casualty table, such as `dead`. characteristic: the one that a lasting
    injury reduces, None if none. causer: who did it, None for a fall or the crowd. counts:
    whether it earned star player points, as the casualties of a match result do.
    """

    player: str
    result: str
    characteristic: str | None
    causer: str | None
    counts: bool

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class PlayerResult:
    """What the match was for one player; `label` as in `H7`, `number` and `position` of the sheet.

    place: where the match left them: `pitch`, `reserves`, `knocked_out`, `casualty`, `sent_off`,
    or `absent` for who missed it. achievements: how often each thing was done that earns star
    player points, by its name, without those never done; spp: the points they come to.
    """

    label: str
    number: int
    position: str
    is_journeyman: bool
    is_hired: bool
    place: str
    achievements: dict[str, int]
    spp: int
    casualties: tuple[Casualty, ...]

    @property
    def is_sent_off(self) -> bool:
        """Whether the referee sent the player off."""
        return self.place == PLACES[SENT_OFF]

    @property
    def is_mvp(self) -> bool:
        """Whether the player was the team's most valuable one."""
        return ACHIEVEMENTS[MVP] in self.achievements

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class TeamResult:
    """What the match was for one team, with all that winnings and Dedicated Fans depend on.

    outcome: `won`, `lost` or `drew`. touchdowns: those awarded for a concession included.
    casualties_caused: only those that earned star player points. roll_offs_won: in sudden
    death. dedicated_fans: as before the match; fan_factor: with the fair-weather fans.
    has_conceded; is_penalised: with all that a concession costs (no winnings among them).
    rerolls_left, bribes_left: at the end. inducements: how many of each ware the team had;
    treasury_spent: the gold that they cost it beyond its petty cash. players: everybody,
    Journeymen last.
    """

    side: str
    name: str
    outcome: str
    touchdowns: int
    roll_offs_won: int
    casualties_caused: int
    dedicated_fans: int
    fan_factor: int
    has_conceded: bool
    is_penalised: bool
    rerolls_left: int
    bribes_left: int
    inducements: dict[str, int]
    treasury_spent: int
    players: tuple[PlayerResult, ...]

    @property
    def mvp(self) -> str | None:
        """The label of the most valuable player, None if there is none."""
        return next((player.label for player in self.players if player.is_mvp), None)

    @property
    def sent_off(self) -> tuple[str, ...]:
        """The labels of the players whom the referee sent off."""
        return tuple(player.label for player in self.players if player.is_sent_off)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class MatchResult:
    """The final result of a match.

    ending: one of `ENDINGS`. winner: `home`, `away` or None for a draw. halves: how many were
    begun, extra time included. fan_attendance: the Fan Factors of both teams together.
    casualties: in the order in which they happened.

    >>> import blockdice as bd
    >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1")
    >>> game.act("concede")
    >>> game.result.ending, game.result.winner, game.result.away.outcome
    ('concession', 'away', 'won')
    """

    edition: str
    score: tuple[int, int]
    winner: str | None
    ending: str
    halves: int
    fan_attendance: int
    casualties: tuple[Casualty, ...]
    home: TeamResult
    away: TeamResult

    def player(self, label: str) -> PlayerResult:
        """The result of the player of that label, such as `H7`; KeyError if nobody bears it."""
        for player in self.home.players + self.away.players:
            if player.label == label:
                return player
        raise KeyError(label)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


def winner_of(state: State) -> int:
    """The side that has won a match which ends as it stands, -1 for a draw.

    Winning the Game, Conceding, Sudden Death.
    """
    if state.conceded >= 0:
        return 1 - state.conceded
    for home, away in (state.score, state.penalties):
        if home != away:
            return 0 if home > away else 1
    return -1


def ending_of(state: State, halves: int) -> str:
    """How a match ended that has so many halves and is over: one of `ENDINGS`."""
    if state.conceded >= 0:
        return "concession" if state.penalised else "concession_without_penalty"
    if max(state.penalties) > 0:
        return "sudden_death"
    return "extra_time" if state.half > halves else "full_time"


def match_result(m: Match) -> MatchResult:
    """The result of a match that is over."""
    state = m.state
    winner = winner_of(state)
    casualties = tuple(_casualty(m, row) for row in state.casualties)
    return MatchResult(
        edition=m.edition.id,
        score=(state.score[0], state.score[1]),
        winner=SIDES[winner] if winner >= 0 else None,
        ending=ending_of(state, m.tables.halves),
        halves=state.half,
        fan_attendance=sum(state.fan_factor),
        casualties=casualties,
        home=_team(m, 0, winner, casualties),
        away=_team(m, 1, winner, casualties),
    )


def _team(m: Match, side: int, winner: int, casualties: tuple[Casualty, ...]) -> TeamResult:
    state = m.state
    outcome = "drew" if winner < 0 else "won" if winner == side else "lost"
    team = state.team(side)
    return TeamResult(
        side=SIDES[side],
        name=m.sheets[side].name,
        outcome=outcome,
        touchdowns=state.score[side],
        roll_offs_won=state.penalties[side],
        casualties_caused=sum(_times(state, player, CAUSED_CASUALTY) for player in team),
        dedicated_fans=m.sheets[side].dedicated_fans,
        fan_factor=state.fan_factor[side],
        has_conceded=state.conceded == side,
        is_penalised=state.conceded == side and state.penalised,
        rerolls_left=state.rerolls[side],
        bribes_left=state.bribes[side],
        inducements=_induced(m, side),
        treasury_spent=state.treasury_spent[side],
        players=tuple(_player(m, player, casualties) for player in team),
    )


def _induced(m: Match, side: int) -> dict[str, int]:
    """What the side has induced, by ware."""
    hired = m.state.hired.items()
    return {m.names.wares[key & 4095]: count for key, count in hired if key >> 12 == side}


def _player(m: Match, player: int, casualties: tuple[Casualty, ...]) -> PlayerResult:
    state = m.state
    profiles = state.profiles
    label = m.names.labels[player]
    times = [_times(state, player, kind) for kind in range(len(ACHIEVEMENTS))]
    return PlayerResult(
        label=label,
        number=profiles.number[player],
        position=profiles.position[player],
        is_journeyman=bool(profiles.traits[player] & JOURNEYMAN),
        is_hired=bool(profiles.traits[player] & HIRED),
        place=PLACES[state.place[player]],
        achievements={ACHIEVEMENTS[kind]: count for kind, count in enumerate(times) if count},
        spp=sum(count * points for count, points in zip(times, m.tables.spp, strict=True)),
        casualties=tuple(row for row in casualties if row.player == label),
    )


def _casualty(m: Match, row: list[int]) -> Casualty:
    player, result, lasting, causer, counts = row
    labels = m.names.labels
    return Casualty(
        player=labels[player],
        result=m.tables.casualty_results[result].id,
        characteristic=_CHARACTERISTICS[lasting] if lasting >= 0 else None,
        causer=labels[causer] if causer >= 0 else None,
        counts=bool(counts),
    )


def _times(state: State, player: int, achievement: int) -> int:
    """How often the player has done what earns star player points; a byte each."""
    return state.achievements[player] >> 8 * achievement & 255

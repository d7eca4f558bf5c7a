"""All matches of a server: the rooms that are open, and how one is found or begun."""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from difflib import get_close_matches
from importlib.metadata import version

import structlog

from blockdice.bots import bot_names
from blockdice.catalog import ReadyTeam, editions, load_roster, ready_teams
from blockdice.engine.dice import DiceSource, FastDice, SecureDice
from blockdice.engine.errors import UnknownName
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.engine.sheet import TeamSheet
from blockdice.new_game import new_game
from blockdice.server.drafting import seated
from blockdice.server.errors import Refusal
from blockdice.server.match_room import MatchRoom
from blockdice.server.protocol import (
    PROTOCOL,
    EditionChoice,
    NewMatch,
    Seat,
    Side,
    TeamChoice,
    Welcome,
)
from blockdice.server.settings import Settings
from blockdice.server.store import Seats, Store
from blockdice.server.table import Table
from blockdice.server.views.board import PERSON

LISTED = 50
"""So many kept matches a page is told of."""

OPEN = 200
"""With more rooms than this, those that nobody is in are closed; their matches are kept."""

REMEMBERED = 1000
"""Of so many messages that began a match the ids are known, not to begin one twice."""

_log = structlog.get_logger()


class Rooms:
    """The rooms of one server, over one store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._rooms: dict[str, MatchRoom] = {}
        self._begun: dict[str, str] = {}
        self._lock = asyncio.Lock()
        self._thinkers = ThreadPoolExecutor(settings.thinkers, thread_name_prefix="thinker")

    async def welcome(self) -> Welcome:
        """What a page is told at its start."""
        return Welcome(
            protocol=PROTOCOL,
            version=version("blockdice"),
            editions=[_edition(edition) for edition in editions()],
            coaches=coaches(),
            matches=await asyncio.to_thread(self._store.newest, LISTED),
        )

    async def start(self, message: NewMatch) -> MatchRoom:
        """The room of a new match. Raises UnknownName."""
        async with self._lock:
            if message.id in self._begun:
                return await self._find(self._begun[message.id])
            seat_coaches = _coach(message.home.coach), _coach(message.away.coach)
            seed = message.seed if message.seed is not None else secrets.randbelow(2**31)
            seats = Seats(seat_coaches, seed)
            game = await asyncio.to_thread(_begin, message)
            match = secrets.token_hex(8)
            await asyncio.to_thread(self._store.add, match, seats, game)
            _log.info("match begun", match=match, home=message.home.team, away=message.away.team)
            self._begun[message.id] = match
            if len(self._begun) > REMEMBERED:
                del self._begun[next(iter(self._begun))]
            return await self._open(Table(match, game, seats, 1, self._store))

    async def find(self, match: str) -> MatchRoom:
        """The room of a kept match. Raises Refusal where there is none."""
        async with self._lock:
            return await self._find(match)

    async def _find(self, match: str) -> MatchRoom:
        if match in self._rooms:
            return self._rooms[match]
        found = await asyncio.to_thread(self._store.load, match)
        if found is None:
            raise Refusal("unknown_match", f"There is no match {match!r} here.")
        game, seats, revision = found
        return await self._open(Table(match, game, seats, revision, self._store))

    async def _open(self, table: Table) -> MatchRoom:
        for match, room in list(self._rooms.items()):
            if len(self._rooms) < OPEN:
                break
            if room.is_idle:
                del self._rooms[match]
        room = MatchRoom(table, self._thinkers, self._settings.pause)
        self._rooms[table.match] = room
        return room

    async def close(self) -> None:
        """Bring everything to an end that still goes on."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._thinkers.shutdown(wait=False, cancel_futures=True)


def coaches() -> list[str]:
    """Who may coach, in the order in which a page offers them."""
    bots = sorted(bot_names(), key=lambda name: (name != "simple", name))
    return [PERSON, *bots]


def _coach(name: str) -> str:
    if name not in coaches():
        raise UnknownName("coach", name, coaches())
    return name


def _check_team(edition: str, team: str) -> None:
    """Raise UnknownName unless these are ids to the letter; elsewhere a team is found by less."""
    _check_edition(edition)
    ids = [ready.id for ready in ready_teams(edition)]
    if team not in ids:
        raise UnknownName(f"{edition} team", team, get_close_matches(team, ids), ids)


def _check_edition(edition: str) -> None:
    if edition not in editions():
        near = get_close_matches(edition, editions())
        raise UnknownName("edition", edition, near, editions())


def _begin(message: NewMatch) -> Game:
    """A new match up to its first decision; without a seed nobody can foretell its dice."""
    dice: DiceSource = SecureDice(os.urandom(32))
    if message.seed is not None:
        dice = FastDice(message.seed)
    options = Options(kind=message.kind)
    home, away = _teams(message)
    return new_game(message.edition, home, away, options=options, dice=dice)


def _teams(message: NewMatch) -> tuple[str | TeamSheet, str | TeamSheet]:
    """The teams that are to play: ids of ready-made ones, sheets where a file has come along."""
    seats: dict[Side, Seat] = {"home": message.home, "away": message.away}
    files: dict[Side, str] = {}
    for side, seat in seats.items():
        if seat.file is None:
            _check_team(message.edition, seat.team)
        elif seat.team:
            raise Refusal("bad_message", "A seat has the id of a team or a file, not both.")
        else:
            files[side] = seat.file
    _check_edition(message.edition)
    sheets = seated(message.edition, message.kind, files)
    return sheets.get("home", message.home.team), sheets.get("away", message.away.team)


def _edition(edition: str) -> EditionChoice:
    return EditionChoice(id=edition, teams=[_team(edition, team) for team in ready_teams(edition)])


def _team(edition: str, team: ReadyTeam) -> TeamChoice:
    roster = load_roster(edition, team.roster)
    return TeamChoice(id=team.id, name=team.name, roster_name=roster.name, tier=roster.tier)

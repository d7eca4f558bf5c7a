"""A running match as plain data and back, so that it survives an update of the program."""

from __future__ import annotations

import marshal
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from blockdice.engine.dice import load_dice
from blockdice.engine.effects import Effect
from blockdice.engine.errors import BadFile
from blockdice.engine.events import Event
from blockdice.engine.history import Anchor, Answer
from blockdice.engine.match import Match
from blockdice.engine.sheet import PlayerSheet, SkillSheet, TeamSheet, Ware
from blockdice.engine.state import Profiles, State
from blockdice.engine.steps import LOOPS
from blockdice.engine.window import load_window

FORMAT = 3
"""The version of the dump; it is raised when an older reader would misread it."""

_FLAGS = ("touchback", "kick_is_live", "drive_over", "half_over", "is_over", "penalised")
_NUMBERS = (
    *("ball", "ball_square", "carrier", "half", "kicking", "first_kicking", "next_turn"),
    *("weather", "kicker", "aim", "event", "event_count", "touchdown", "stalling", "conceded"),
    "awarded",
)
_LISTS = (
    *("square", "place", "posture", "tokens", "achievements", "board", "turn", "score"),
    *("rerolls", "drive_rerolls", "skill_rerolls", "bribes", "apothecaries", "ejected"),
    *("fan_factor", "purse", "spent", "treasury_spent", "rookies", "recruits"),
    *("prayers", "entered", "draws", "cards"),
    *("penalties", "cursors", "casualties"),
)
_PER_SIDE = (
    *("turn", "score", "rerolls", "drive_rerolls", "skill_rerolls", "bribes"),
    *("apothecaries", "ejected"),
)
_LENGTHS = dict.fromkeys(
    (
        *(*_PER_SIDE, "fan_factor", "purse", "spent", "treasury_spent", "rookies"),
        *("penalties", "draws"),
    ),
    2,
)
_LENGTHS["cursors"] = len(LOOPS)
"""How many values a list of the state has, if not one a player (or a square: the board)."""
_PROFILE_LISTS = (
    *("side", "number", "position", "ma", "st", "ag", "pa", "av"),
    *("niggling", "traits", "words_a", "words_b"),
)


def dump_state(state: State) -> dict[str, Any]:
    """The state as plain data: numbers, strings, lists and dictionaries only."""
    data: dict[str, Any] = {name: int(getattr(state, name)) for name in _NUMBERS}
    for name in _FLAGS:
        data[name] = bool(getattr(state, name))
    for name in _LISTS:
        data[name] = [row[:] if isinstance(row, list) else row for row in getattr(state, name)]
    profiles = state.profiles
    data["profiles"] = {name: getattr(profiles, name)[:] for name in _PROFILE_LISTS}
    data["profiles"]["values"] = [[key, value] for key, value in profiles.values.items()]
    data["profiles"]["targets"] = [[k, list(v)] for k, v in profiles.targets.items()]
    data["hired"] = [[key, count] for key, count in state.hired.items()]
    data["effects"] = [effect.dump() for effect in state.effects]
    data["windows"] = [window.dump() for window in state.windows]
    return data


def load_state(data: dict[str, Any], state: State) -> None:
    """Fill `state` with what was dumped. Raises BadFile for what cannot be a state."""
    for name in _NUMBERS:
        setattr(state, name, int(data[name]))
    for name in _FLAGS:
        setattr(state, name, bool(data[name]))
    for name in _LISTS:
        setattr(state, name, [row[:] if isinstance(row, list) else row for row in data[name]])
    profiles = Profiles()
    for name in _PROFILE_LISTS:
        setattr(profiles, name, list(data["profiles"][name]))
    profiles.values = {int(key): int(value) for key, value in data["profiles"]["values"]}
    profiles.targets = {int(key): tuple(names) for key, names in data["profiles"]["targets"]}
    state.profiles = profiles
    state.hired = {int(key): int(count) for key, count in data["hired"]}
    state.effects = [Effect(*row) for row in data["effects"]]
    state.windows = [load_window(row) for row in data["windows"]]
    _check_lengths(state)
    _check_places(state)


def _check_lengths(state: State) -> None:
    """No list has been cut short."""
    profiles = state.profiles
    players = len(profiles.side)
    for name in _PROFILE_LISTS:
        _check_length(name, getattr(profiles, name), players)
    if not all(side in (0, 1) for side in profiles.side):
        raise BadFile("dump", "state, side", "a player belongs to neither team")
    for name in _LISTS:
        if name not in ("casualties", "recruits", "prayers", "entered", "cards"):
            wanted = state.pitch.size if name == "board" else _LENGTHS.get(name, players)
            _check_length(name, getattr(state, name), wanted)


def _check_length(name: str, values: list[Any], wanted: int) -> None:
    if len(values) != wanted:
        raise BadFile(
            "dump", f"state, {name}", f"there should be {wanted} values, not {len(values)}"
        )


def _check_places(state: State) -> None:
    """The board shows the players where the players say that they are."""
    shown = State(state.pitch)
    shown.profiles = state.profiles
    shown.posture = state.posture
    shown.tokens = state.tokens
    shown.place = state.place[:]
    shown.square = [0] * len(state.square)
    for player, square in enumerate(state.square):
        if square:
            if not state.pitch.on[square] or shown.occupant(square) >= 0:
                raise BadFile("dump", "state, square", f"player {player} cannot be on {square}")
            shown.set_square(player, square)
    if shown.board != state.board or shown.place != state.place:
        raise BadFile("dump", "state, board", "it does not show the players where they are")
    if not -1 <= state.carrier < len(state.square):
        raise BadFile("dump", "state, carrier", f"there is no player {state.carrier}")


def _at_start(match: Match) -> int:
    """How many players the two teams came with."""
    return sum(len(sheet.players) for sheet in match.sheets)


def _told_teams(match: Match) -> Any:
    """Both team sheets as plain data, worked out once a match and unpacked anew each time."""
    if not match.packed_sheets:
        match.packed_sheets = marshal.dumps([asdict(sheet) for sheet in match.sheets])
    return marshal.loads(match.packed_sheets)


def dump_match(match: Match, anchor: Anchor) -> dict[str, Any]:
    """What a match is played under, who was in it at the snapshot, and its diary so far."""
    return {
        "format": FORMAT,
        "edition": match.edition.id,
        "revision": match.edition.revision,
        "options": asdict(match.options),
        "teams": _told_teams(match),
        "labels": anchor.names.labels[:],
        "joined": [asdict(sheet) for sheet in anchor.players[_at_start(match) :]],
        "skills": list(anchor.bits),
        "keeps_diary": match.diary is not None,
        "start": match.start,
        "seq": match.seq,
        "cause": match.cause,
        "rolled": match.rolled,
        "dice_log": (match.dice_log or [])[:],
        "events": [_dump_event(event) for event in match.diary or []],
    }


def dump_answer(answer: Answer) -> dict[str, Any]:
    """One answered decision as plain data."""
    placement = answer.placement
    return {
        "code": answer.code,
        "side": answer.side,
        "placement": [[p, sq] for p, sq in placement.items()] if placement is not None else None,
        "dice": answer.dice,
        "seq": answer.seq,
        "cause": answer.cause,
        "clock": list(answer.clock),
        "swap": answer.swap.dump() if answer.swap is not None else None,
    }


def load_answer(row: dict[str, Any]) -> Answer:
    """The answer that was dumped."""
    placement = row["placement"]
    answer = Answer(row["code"], row["side"], dict(placement) if placement is not None else None)
    answer.dice = row["dice"]
    answer.seq = row["seq"]
    answer.cause = row["cause"]
    half, home, away = row["clock"]
    answer.clock = (half, home, away)
    answer.swap = load_dice(row["swap"]) if row["swap"] is not None else None
    return answer


def _dump_event(event: Event) -> list[Any]:
    return [
        event.seq,
        event.kind,
        event.side,
        event.player_index,
        event.origin_index,
        event.square_index,
        event.cause,
        event.data,
        event.audience,
    ]


def load_event(row: list[Any], match: Match) -> Event:
    """The event that was dumped."""
    seq, kind, side, player, origin, square, cause, data, audience = row
    return Event(seq, kind, side, player, origin, square, cause, data, match.names, audience)


def load_team(row: dict[str, Any]) -> TeamSheet:
    """The team sheet that `dataclasses.asdict` made this of."""
    return TeamSheet(
        **{
            **row,
            "players": tuple(load_player(player) for player in row["players"]),
            "special_rules": tuple(row["special_rules"]),
            "journeyman_positions": tuple(load_player(p) for p in row["journeyman_positions"]),
            "wares": tuple(_load_ware(ware) for ware in row["wares"]),
            "inducements": tuple(row["inducements"]),
        }
    )


def _load_ware(row: dict[str, Any]) -> Ware:
    players = tuple(load_player(player) for player in row["players"])
    return Ware(**{**row, "players": players, "skills": _load_skills(row["skills"])})


def load_player(row: dict[str, Any]) -> PlayerSheet:
    """The player sheet that `dataclasses.asdict` made this of."""
    keywords = tuple(row["keywords"])
    return PlayerSheet(**{**row, "skills": _load_skills(row["skills"]), "keywords": keywords})


def _load_skills(rows: Sequence[Any]) -> tuple[SkillSheet, ...]:
    return tuple(SkillSheet(s["id"], s["value"], tuple(s["targets"])) for s in rows)

"""Set-up (The Start of a Drive): square by square or whole, with one set of checks."""

from __future__ import annotations

from blockdice.engine.actions import (
    CONCEDE,
    END,
    FORMATION,
    PLACE,
    SETUP,
    arg_of,
    encode,
    player_of,
    square_of,
    verb_of,
)
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.match import Match
from blockdice.engine.pitch import HOME
from blockdice.engine.words import FAINTED, FIELDED, OPEN_AT_EVENT, PICKED_UP, RESERVES
from blockdice.rules.common.conceding import FREE_TO_CONCEDE
from blockdice.rules.common.trapdoors import all_fall_through


def clear_the_pitch(m: Match) -> None:
    """Everybody on the pitch goes back to the Reserves box, and there is no ball."""
    state = m.state
    if state.ball:
        m.ball_away()
    for side in (0, 1):
        for player in state.on_pitch(side):
            m.remove(player, RESERVES, "new_drive")
    state.touchdown = -1
    state.drive_over = False
    state.touchback = False
    state.kick_is_live = False
    state.kicker = -1
    state.aim = 0


def set_up_kicking_team(m: Match) -> Rule[None]:
    """The kicking team sets up first."""
    return set_up(m, m.state.kicking)


def set_up_receiving_team(m: Match) -> Rule[None]:
    """The receiving team sets up second."""
    return set_up(m, 1 - m.state.kicking)


def available(m: Match, side: int) -> list[int]:
    """The players who may be set up: in the Reserves box, and not fainted from the heat."""
    tokens = m.state.tokens
    return [p for p in m.state.in_box(side, RESERVES) if not tokens[p] & FAINTED]


def reinforce_kicking_team(m: Match) -> Rule[None]:
    """Before the kicking team sets up."""
    return before_set_up(m, m.state.kicking)


def reinforce_receiving_team(m: Match) -> Rule[None]:
    """Before the receiving team sets up."""
    return before_set_up(m, 1 - m.state.kicking)


def before_set_up(m: Match, side: int) -> Rule[None]:
    """What a side does before it sets up, such as having somebody join."""
    for hook in m.in_force(m.hooks.before_set_up, side):
        yield from hook.speak(m, hook, side)


def set_up(m: Match, side: int) -> Rule[None]:
    """Place the players of a side until as many stand as must.

    Eleven, or all who are available if they are fewer. A side with three or fewer may
    concede first.
    """
    while True:
        waiting = available(m, side)
        placed = m.state.on_pitch(side)
        missing = min(m.pitch.players - len(placed), len(waiting))
        may_concede = not placed and len(waiting) <= FREE_TO_CONCEDE
        if missing <= 0 and not (may_concede and not waiting):
            break
        singles: list[int] = []
        if not placed and waiting:
            singles = [encode(FORMATION, arg=n) for n in range(len(m.tables.formations))]
        if not waiting:
            singles.append(encode(END))
        if may_concede:
            singles.append(encode(CONCEDE))
        squares = open_squares(m, side, missing)
        choices = Choices(singles, PLACE, waiting, squares)
        check = m.rules.check_set_up
        question = m.rest("set_up", side, choices, is_anchor=not placed, check=check)
        answer = yield question
        verb = verb_of(answer)
        if verb == CONCEDE:
            m.rules.concede(m, side, False)
            return
        if verb == END:
            break
        if verb == PLACE:
            m.put(player_of(answer), square_of(answer), "placed")
        elif verb == FORMATION:
            placement = formation_placement(m, side, waiting, arg_of(answer))
            _place_all(m, placement)
        elif verb == SETUP:
            _replace_all(m, side, question.placement)
            break
    for player in m.state.on_pitch(side):
        m.mark(player, FIELDED, True)
    m.emit("set_up", side, data={"players": len(m.state.on_pitch(side))})
    yield from all_fall_through(m)


def _place_all(m: Match, placement: dict[int, int]) -> None:
    for player, square in placement.items():
        m.put(player, square, "placed")


def _replace_all(m: Match, side: int, placement: dict[int, int]) -> None:
    """Set up as a whole, whoever had been placed one by one before."""
    for player in m.state.on_pitch(side):
        m.remove(player, RESERVES, "set_up_again")
    _place_all(m, placement)


def open_squares(m: Match, side: int, missing: int) -> list[int]:
    """The squares where a player may be placed so that the set-up can still be completed.

    Two at most in each wide zone; while the players missing are just enough for the line of
    scrimmage, only squares on the line.
    """
    state = m.state
    pitch = m.pitch
    placed = state.on_pitch(side)
    on_line = sum(1 for p in placed if pitch.is_on_line(state.square[p], side))
    needed = min(pitch.line_minimum, len(placed) + missing) - on_line
    if missing <= needed:
        return state.unoccupied(pitch.lines[side])
    zones = [pitch.wide_zone(state.square[player]) for player in placed]
    top, centre, bottom = pitch.areas[side]
    found = state.unoccupied(top) if zones.count(0) < pitch.wide_maximum else []
    found += state.unoccupied(centre)
    if zones.count(1) < pitch.wide_maximum:
        found += state.unoccupied(bottom)
    return found


def formation_placement(m: Match, side: int, waiting: list[int], number: int) -> dict[int, int]:
    """Who stands where in a named formation: of the costliest players, who are chosen first, the
    strongest on the line, the others behind."""
    pitch = m.pitch
    squares = m.tables.formations[number].squares[: min(pitch.players, len(waiting))]
    profiles = m.state.profiles
    chosen = sorted(waiting, key=lambda p: (-m.players[p].cost, p))[: len(squares)]
    by_strength = sorted(chosen, key=lambda p: (-profiles.st[p], -profiles.av[p], p))
    line = by_strength[: pitch.line_minimum]
    others = [p for p in waiting if p in chosen and p not in line]
    half = pitch.length // 2
    placement: dict[int, int] = {}
    for player, (back, row) in zip(line + others, squares, strict=False):
        column = half - 1 - back if side == HOME else half + back
        placement[player] = pitch.square(column, row)
    return placement


def check_set_up(m: Match, side: int, placement: dict[int, int]) -> list[str]:
    """Every constraint that a whole set-up breaks, in words; nothing if it is legal."""
    ready = available(m, side) + m.state.on_pitch(side)
    findings = _check_players(m, side, placement, ready)
    wanted = min(m.pitch.players, len(ready))
    if len(placement) != wanted:
        findings.append(f"{_players(wanted)} must be set up, not {len(placement)}")
    return findings + _check_squares(m, side, placement, wanted)


def check_moved(m: Match, side: int, placement: dict[int, int]) -> list[str]:
    """Solid Defence as a whole: only Open players move, so many at most, and all is legal."""
    state = m.state
    picked = [p for p in state.team(side) if state.tokens[p] & PICKED_UP]
    movable = [p for p in state.on_pitch(side) if state.tokens[p] & OPEN_AT_EVENT]
    left = 0 if m.window.is_placing else state.event_count - len(picked)
    findings = _check_players(m, side, placement, picked + movable)
    moved = [p for p in placement if p not in picked]
    if len(moved) > left:
        findings.append(f"{left} more players may be moved, not {len(moved)}")
    for player in picked:
        if player not in placement:
            findings.append(f"{m.names.labels[player]} has been taken up and is not placed")
    whole = {p: state.square[p] for p in state.on_pitch(side)}
    whole.update(placement)
    return findings + _check_squares(m, side, whole, len(whole))


def _players(count: int) -> str:
    return "1 player" if count == 1 else f"{count} players"


def _check_players(m: Match, side: int, placement: dict[int, int], ready: list[int]) -> list[str]:
    findings: list[str] = []
    for player in placement:
        label = m.names.labels[player]
        if m.side_of(player) != side:
            findings.append(f"{label} belongs to the other team")
        elif player not in ready:
            findings.append(f"{label} is not available")
    return findings


def _check_squares(m: Match, side: int, placement: dict[int, int], count: int) -> list[str]:
    """What is wrong with the squares of a set-up that is to have so many players."""
    pitch = m.pitch
    findings: list[str] = []
    squares = list(placement.values())
    for square in sorted(set(squares)):
        if squares.count(square) > 1:
            findings.append(f"{pitch.name(square)} holds more than one player")
    for player, square in placement.items():
        if pitch.half_of(square) != side:
            where = pitch.name(square)
            findings.append(f"{m.names.labels[player]} on {where} is not in the own half")
    on_line = sum(1 for sq in squares if pitch.is_on_line(sq, side))
    needed = min(pitch.line_minimum, count)
    if on_line < needed:
        findings.append(
            f"{_players(needed)} must stand on the line of scrimmage in the centre field, "
            f"not {on_line}"
        )
    for zone, name in enumerate(("top", "bottom")):
        inside = sum(1 for sq in squares if pitch.wide_zone(sq) == zone)
        if inside > pitch.wide_maximum:
            findings.append(
                f"{pitch.wide_maximum} players at most may stand in the {name} wide zone, "
                f"not {inside}"
            )
    return findings

"""What is true of every match at every moment; fuzz and tests hold the engine to it."""

from __future__ import annotations

from blockdice.engine.cards import hand
from blockdice.engine.errors import BrokenInvariant
from blockdice.engine.fold import Fold, FoldedPlayer
from blockdice.engine.match import Match
from blockdice.engine.state import State
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import (
    ACHIEVEMENTS,
    BALL_STATES,
    EXTRA,
    GROUND,
    HELD,
    IN_FLIGHT,
    ON_PITCH,
    PLACES,
    POSTURES,
    SIDES,
    STANDING,
    TOKENS,
)


def check(m: Match) -> None:
    """Raise BrokenInvariant, naming everything that is wrong, if the state contradicts itself."""
    findings = players_findings(m.state) + board_findings(m.state)
    findings += ball_findings(m.state) + count_findings(m)
    if findings:
        raise BrokenInvariant("; ".join(findings))


def check_fold(m: Match, fold: Fold) -> None:
    """Raise BrokenInvariant where the state differs from what the events add up to."""
    findings = fold_findings(m, fold)
    if findings:
        raise BrokenInvariant("The events tell it otherwise: " + "; ".join(findings))


def players_findings(state: State) -> list[str]:
    """Everybody is in one place, and nobody shares a square."""
    findings: list[str] = []
    for player, place in enumerate(state.place):
        square = state.square[player]
        if place == ON_PITCH:
            if not state.pitch.on[square]:
                findings.append(f"player {player} is on the pitch in no square of it")
            elif state.occupant(square) != player:
                findings.append(f"player {player} shares a square or is not on the board")
        else:
            if square:
                findings.append(f"player {player} is off the pitch, yet in a square")
            if place != IN_FLIGHT and state.posture[player] != STANDING:
                findings.append(f"player {player} lies off the pitch")
    for side in (0, 1):
        fielded = [p for p in state.on_pitch(side) if not state.tokens[p] & EXTRA]
        if len(fielded) > state.pitch.players:
            findings.append(f"too many players of {SIDES[side]} are on the pitch")
    return findings


def board_findings(state: State) -> list[str]:
    """Occupants and tackle-zone counts, kept up to date move by move, agree with a recount."""
    counted = [0] * state.pitch.size
    for player, place in enumerate(state.place):
        if place == ON_PITCH:
            counted[state.square[player]] += player + 1
            if state.has_zone(player):
                for near in state.pitch.neighbours[state.square[player]]:
                    counted[near] += 1 << (14 if state.profiles.side[player] else 9)
    return [
        f"the board has {state.board[square]:b} in square {square}, a recount {count:b}"
        for square, count in enumerate(counted)
        if count != state.board[square]
    ]


def ball_findings(state: State) -> list[str]:
    """There is one ball: in hands on the pitch, on the ground, in the air, or none."""
    findings: list[str] = []
    if (state.ball == HELD) != (state.carrier >= 0):
        findings.append("the ball is held by nobody, or somebody holds a ball that is not held")
    elif state.ball == HELD and state.place[state.carrier] not in (ON_PITCH, IN_FLIGHT):
        findings.append("the ball is held by somebody in a box")
    elif state.ball == HELD and state.ball_square != state.square[state.carrier]:
        findings.append("the ball is not where its carrier is")
    elif state.ball == GROUND and not state.pitch.on[state.ball_square]:
        findings.append("the ball lies off the pitch")
    return findings


def rest_findings(m: Match) -> list[str]:
    """What holds whenever a coach is asked at a rest point of a team turn."""
    state = m.state
    findings: list[str] = []
    if state.ball == HELD and not state.is_standing(state.carrier):
        findings.append("the carrier of the ball does not stand on the pitch")
    if state.ball == GROUND and state.occupant(state.ball_square) >= 0:
        findings.append("the ball lies on the ground under a player")
    if IN_FLIGHT in state.place:
        findings.append("a player is still in the air")
    if state.entered:
        findings.append("a trapdoor has still to be seen to")
    return findings


def count_findings(m: Match) -> list[str]:
    """Nothing is counted below zero, and no clock past its end."""
    state = m.state
    findings: list[str] = []
    for name, counts in (
        ("re-rolls", state.rerolls),
        ("re-rolls of the drive", state.drive_rerolls),
        ("re-rolls by a skill", state.skill_rerolls),
        ("bribes", state.bribes),
        ("apothecaries", state.apothecaries),
        ("touchdowns", state.score),
        ("turns", state.turn),
    ):
        if min(counts) < 0:
            findings.append(f"there are fewer than no {name}")
    if max(state.turn) > m.tables.turns_a_half:
        findings.append("the turn marker is past its last square")
    return findings


def fold_findings(m: Match, fold: Fold) -> list[str]:
    """Where the state and the fold of the events differ."""
    state = m.state
    names = m.names
    turn = next((w.side for w in reversed(state.windows) if w.is_turn), -1)
    pairs: list[tuple[str, object, object]] = [
        ("ball", BALL_STATES[state.ball], fold.ball),
        ("ball's square", names.squares[state.ball_square] or None, fold.ball_square),
        ("carrier", names.labels[state.carrier] if state.carrier >= 0 else None, fold.carrier),
        ("score", state.score, fold.score),
        ("sudden death", state.penalties, fold.penalties),
        ("half", state.half, fold.half),
        ("turns", state.turn, fold.turns),
        ("active side", SIDES[turn] if turn >= 0 else None, fold.active),
        ("re-rolls", state.rerolls, fold.rerolls),
        ("re-rolls of the drive", state.drive_rerolls, fold.drive_rerolls),
        ("re-rolls by a skill", state.skill_rerolls, fold.skill_rerolls),
        ("bribes", state.bribes, fold.bribes),
        ("apothecaries", state.apothecaries, fold.apothecaries),
        ("fans", state.fan_factor, fold.fans),
        ("cards in hand", [len(hand(m, side)) for side in (0, 1)], fold.cards),
        ("ejected", [bool(ejected) for ejected in state.ejected], fold.ejected),
        ("conceded", SIDES[state.conceded] if state.conceded >= 0 else None, fold.conceded),
        ("end", state.is_over, fold.is_over),
        ("players", len(state.place), len(fold.players)),
    ]
    if fold.weather is not None:
        pairs.append(("weather", WEATHERS[state.weather], fold.weather))
    findings = [
        f"{what} is {ours!r}, not {theirs!r}" for what, ours, theirs in pairs if ours != theirs
    ]
    for player, label in enumerate(names.labels[: len(state.place)]):
        folded = fold.players.get(label)
        if folded is None or _player(m, player) != _folded(folded):
            theirs = _folded(folded) if folded is not None else None
            findings.append(f"{label} is {_player(m, player)}, not {theirs}")
    return findings


def _player(m: Match, player: int) -> list[object]:
    state = m.state
    earned = state.achievements[player]
    counts = [earned >> 8 * place & 255 for place in range(len(ACHIEVEMENTS))]
    return [
        SIDES[state.profiles.side[player]],
        state.profiles.position[player],
        PLACES[state.place[player]],
        m.names.squares[state.square[player]] or None,
        POSTURES[state.posture[player]],
        sorted(word for token, word in TOKENS.items() if state.tokens[player] & token),
        counts,
        sum(count * spp for count, spp in zip(counts, m.tables.spp, strict=True)),
        [m.tables.casualty_results[row[1]].id for row in state.casualties if row[0] == player],
    ]


def _folded(player: FoldedPlayer) -> list[object]:
    return [
        player.side,
        player.position,
        player.place,
        player.square,
        player.posture,
        sorted(player.tokens),
        [player.achievements.get(word, 0) for word in ACHIEVEMENTS],
        player.spp,
        player.injuries,
    ]

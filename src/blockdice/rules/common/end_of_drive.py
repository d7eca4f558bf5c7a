"""The End of a Drive, in its order, and the end of the match."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE, END_OF_GAME, END_OF_OPPONENT_TURN
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.state import HIRED
from blockdice.engine.steps import END_OF_DRIVE_LOOP, run_steps
from blockdice.engine.tables import SWELTERING_HEAT
from blockdice.engine.words import (
    ABSENT,
    FAINTED,
    FIELDED,
    KNOCKED_OUT,
    MVP,
    OPEN_AT_EVENT,
    RESERVES,
    ROOTED,
    SPECIAL_ROLL,
    USED,
)
from blockdice.rules.common.halves import goes_to_extra_time
from blockdice.rules.common.testing import throw


def end_of_drive(m: Match) -> Rule[None]:
    """The End of Drive sequence; then whoever conceded the touchdown receives."""
    return run_steps(m, END_OF_DRIVE_LOOP)


def is_full_time(m: Match) -> bool:
    """Whether no drive can follow: then nobody leaves, recovers or faints any more."""
    state = m.state
    no_turn_left = state.half_over
    if state.touchdown >= 0:
        no_turn_left = state.turn[1 - state.touchdown] >= m.tables.turns_a_half
    return no_turn_left and state.half >= m.tables.halves and not goes_to_extra_time(m)


def secret_weapons(m: Match) -> Rule[None]:
    """Deal with Secret Weapons: whoever must leave after a drive they took part in."""
    if is_full_time(m):
        return
    for hook in m.hooks.end_of_drive:
        yield from hook.speak(m, hook)


def recover_knocked_out(m: Match) -> None:
    """Recover Knocked-out Players: each is back in Reserves on a 4+."""
    if is_full_time(m):
        return
    cause = m.cause
    for side in (0, 1):
        for player in m.state.in_box(side, KNOCKED_OUT):
            if recovers(m, side, player):
                m.remove(player, RESERVES, "recovered")
    m.cause = cause


def recovers(m: Match, side: int, player: int) -> bool:
    """The roll of a Knocked-out player, with what the side has had done for it."""
    test = Test(SPECIAL_ROLL, player, m.tables.knocked_out_target, name="recovery")
    for hook in m.in_force(m.hooks.recovery, side):
        test.modify(hook.skill, hook.speak(m, hook, side))
    roll = throw(m, test)
    for hook in m.in_force(m.hooks.recovery_again, side):
        if not test.passed and not roll.touched and hook.speak(m, hook, test):
            roll = throw(m, test, roll)
    return test.passed


def faint_in_the_heat(m: Match) -> None:
    """Sweltering Heat: one D3 for both teams; so many of each on the pitch miss the next drive."""
    state = m.state
    for side in (0, 1):
        for player in state.team(side):
            m.mark(player, FAINTED, False)
    if state.weather != SWELTERING_HEAT or is_full_time(m):
        return
    count = m.d3("sweltering_heat")
    for side in (0, 1):
        eligible = state.on_pitch(side)
        for _ in range(min(count, len(eligible))):
            player = m.pick("sweltering_heat", eligible, side)
            eligible.remove(player)
            m.remove(player, RESERVES, "sweltering_heat")
            m.mark(player, FAINTED, True)


def the_drive_ends(m: Match) -> None:
    """The drive ends, and with it what lasted for it; the half too, if no turn is left."""
    state = m.state
    for side in (0, 1):
        if state.drive_rerolls[side]:
            state.drive_rerolls[side] = 0
            m.note_rerolls(side)
        for player in state.team(side):
            for token in (FIELDED, OPEN_AT_EVENT, ROOTED, USED):
                m.mark(player, token, False)
    m.expire(END_OF_OPPONENT_TURN)
    for hook in m.hooks.drive_over:
        hook.speak(m, hook)
    m.expire(END_OF_DRIVE)
    m.emit("drive_ended", data={"half": state.half})
    if state.touchdown >= 0:
        state.kicking = state.touchdown
        if state.turn[1 - state.touchdown] >= m.tables.turns_a_half:
            state.half_over = True


def conclude(m: Match) -> None:
    """The final whistle: the most valuable players, and the result."""
    state = m.state
    state.is_over = True
    m.expire(END_OF_GAME)
    for side in (0, 1):
        if state.conceded == side and state.penalised:
            continue
        eligible = [p for p in state.team(side) if can_be_mvp(m, p)]
        if eligible:
            m.award(m.pick("mvp", eligible, side), MVP)
    m.emit("match_ended", data={"score": state.score[:], "penalties": state.penalties[:]})


def can_be_mvp(m: Match, player: int) -> bool:
    """Most Valuable Player: eligible to play in this match, not hired for it, and not dead."""
    state = m.state
    if state.profiles.traits[player] & HIRED or state.place[player] == ABSENT:
        return False
    results = m.tables.casualty_results
    return not any(row[0] == player and results[row[1]].dead for row in state.casualties)

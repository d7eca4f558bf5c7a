"""A game of two halves: the loop of drives, half time, extra time, sudden death."""

from __future__ import annotations

from blockdice.engine.actions import KICK, RECEIVE, encode
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.match import Match
from blockdice.engine.steps import DRIVE_LOOP, HALF_LOOP, PRE_GAME_LOOP, run_steps

EXTRA_TIME = 3


def pre_game(m: Match) -> Rule[None]:
    """The pre-game sequence."""
    return run_steps(m, PRE_GAME_LOOP)


def toss_coin(m: Match) -> None:
    """Determine Kicking Team: a coin; the winner is asked next. Also before extra time."""
    winner = m.roll("coin_toss", 2) - 1
    m.emit("toss_won", winner)
    m.state.first_kicking = winner


def choose_to_kick(m: Match) -> Rule[None]:
    """The winner of the toss chooses to kick or to receive."""
    state = m.state
    winner = state.first_kicking
    choices = [encode(KICK), encode(RECEIVE)]
    answer = yield m.rest("kick_or_receive", winner, Choices(choices), is_anchor=True)
    state.first_kicking = winner if answer == choices[0] else 1 - winner
    m.emit("kicking_team", state.first_kicking)


def play_half(m: Match) -> Rule[None]:
    """One half, from its start to its end."""
    if m.state.conceded < 0:
        yield from run_steps(m, HALF_LOOP)


def start_of_half(m: Match) -> None:
    """Turn markers go back, re-rolls are replenished, and who received now kicks.

    In extra time re-rolls are not replenished, but those left are carried over.
    """
    state = m.state
    state.half += 1
    state.turn = [0, 0]
    state.half_over = False
    state.kicking = 1 - state.first_kicking if state.half == 2 else state.first_kicking
    m.cause = m.emit("half_started", data={"half": state.half})
    for side in (0, 1):
        if state.half < EXTRA_TIME:
            state.rerolls[side] = m.sheets[side].rerolls
            for hook in m.in_force(m.hooks.half_rerolls, side):
                state.rerolls[side] += hook.speak(m, hook, side)
            state.rerolls[side] += m.rerolls_kept(side)
            m.refill_skill_rerolls(side)
        m.note_rerolls(side)


def drives(m: Match) -> Rule[None]:
    """Drive after drive until the half is over."""
    while not m.state.half_over:
        yield from run_steps(m, DRIVE_LOOP)


def end_of_half(m: Match) -> None:
    """Time runs out; so does what lasted for the half."""
    m.expire(END_OF_HALF)
    m.emit("half_ended", data={"half": m.state.half, "score": m.state.score[:]})


def goes_to_extra_time(m: Match) -> bool:
    """Whether the score is tied after two halves and the match must have a winner."""
    state = m.state
    return (
        m.options.extra_time
        and state.conceded < 0
        and state.half == m.tables.halves
        and state.score[0] == state.score[1]
    )


def extra_toss(m: Match) -> None:
    """Extra time begins as the match did, with the coin."""
    if goes_to_extra_time(m):
        toss_coin(m)


def extra_choice(m: Match) -> Rule[None]:
    """The winner of the second toss chooses."""
    if goes_to_extra_time(m):
        yield from choose_to_kick(m)


def extra_half(m: Match) -> Rule[None]:
    """Extra Time: a third half of eight turns each."""
    if goes_to_extra_time(m) or m.state.half == EXTRA_TIME:
        yield from play_half(m)


def sudden_death(m: Match) -> None:
    """Sudden Death: five roll-offs, ties rolled again; most won wins the match."""
    state = m.state
    if state.half != EXTRA_TIME or state.score[0] != state.score[1] or state.conceded >= 0:
        return
    for _ in range(m.tables.sudden_death_rolls):
        home = away = 0
        while home == away:
            home = m.d6("sudden_death", side=0)
            away = m.d6("sudden_death", side=1)
        state.penalties[0 if home > away else 1] += 1
    m.emit("sudden_death", data={"won": state.penalties[:]})

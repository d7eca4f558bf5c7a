"""The Team Turn: its start, its activations one by one, its end."""

from __future__ import annotations

from blockdice.engine.actions import CONCEDE, END, arg_of, encode, player_of, target_of, verb_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.effects import END_OF_OPPONENT_TURN, END_OF_TURN, SPENT_SKILL, Effect
from blockdice.engine.match import Match
from blockdice.engine.steps import TURN_LOOP, run_activation, run_steps
from blockdice.engine.window import Activation, Window
from blockdice.engine.words import FRESH_STUN, PRONE, SPECIAL, STUNNED, TEAM_TURN, USED
from blockdice.rules.common.declaring import use_up


def team_turns(m: Match) -> Rule[None]:
    """Team turn after team turn, until the drive is over.

    If the kick-off itself has ended in a touchdown, no turn is played and no marker moves.
    """
    if m.state.touchdown >= 0:
        m.state.drive_over = True
    while not m.state.drive_over:
        yield from run_steps(m, TURN_LOOP)


def start_of_turn(m: Match) -> None:
    """Move the turn marker and open the team turn."""
    state = m.state
    side = state.next_turn
    state.turn[side] += 1
    state.stalling = -1
    state.windows.append(Window(TEAM_TURN, side))
    for player in state.team(side):
        m.mark(player, USED, False)
    m.cause = m.emit("turn_started", side, data={"turn": state.turn[side], "half": state.half})


def start_of_turn_effects(m: Match) -> Rule[None]:
    """The moment for what is used before any player is activated: the coach whose turn it is goes
    first, as at its end."""
    first = m.window.side
    for side in (first, 1 - first):
        for hook in m.hooks.start_of_turn:
            yield from hook.speak(m, hook, side)


def activations(m: Match) -> Rule[None]:
    """Activate players one at a time until the coach ends the turn or something else does."""
    window = m.window
    while True:
        if window.activation is None:
            if window.is_over:
                return
            m.rules.note_stalling(m)
            choices = m.rules.legal_activations(m, window)
            choices.append(encode(END))
            if not window.has_begun and window.is_turn:
                choices.append(encode(CONCEDE))
            answer = yield m.rest("activate", window.side, Choices(choices), is_anchor=True)
            if verb_of(answer) == CONCEDE:
                m.rules.concede(m, window.side, True)
                return
            if verb_of(answer) == END:
                window.is_over = True
                return
            declare(m, window, answer)
        yield from run_activation(m)
        finish_activation(m, window)


def declare(m: Match, window: Window, answer: int) -> None:
    """Activate a player and declare the action, with its target where it needs one.

    A declared action that has a limit counts as performed, whatever becomes of it.
    """
    player = player_of(answer)
    kind = m.actions.numbered(arg_of(answer))
    window.has_begun = True
    use_up(m, player, kind)
    if kind.once >= 0:
        token = kind.number - SPECIAL
        m.begin(Effect(SPENT_SKILL, kind.once, window.side, player, token))
    window.activation = Activation(player, kind.number, target_of(answer))
    data = {"action": kind.name}
    if target_of(answer) >= 0:
        data["target"] = m.names.labels[target_of(answer)]
    m.cause = m.emit("declared", window.side, player, square=m.state.square[player], data=data)


def finish_activation(m: Match, window: Window) -> None:
    """Close an activation, and the window too where it allows only so many."""
    window.activation = None
    if window.left > 0:
        window.left -= 1
        if window.left == 0:
            window.is_over = True


def end_of_turn_effects(m: Match) -> Rule[None]:
    """The moment for what is used at the end of a team turn: the coach whose turn it was goes
    first, then the opponent (closing question of the commentary)."""
    first = m.window.side
    for side in (first, 1 - first):
        for hook in m.hooks.end_of_turn:
            yield from hook.speak(m, hook, side)


def effects_expire(m: Match) -> None:
    """What lasted for this team turn, or to the end of the opponent's, is over."""
    side = m.window.side
    m.expire(END_OF_TURN)
    m.expire(END_OF_OPPONENT_TURN, 1 - side)


def stunned_roll_over(m: Match) -> None:
    """Stunned players of the active team roll over and are Prone.

    Who became Stunned in this turn stays so until the end of the team's next.
    """
    state = m.state
    for player in state.on_pitch(m.window.side):
        if state.posture[player] == STUNNED:
            if state.tokens[player] & FRESH_STUN:
                m.mark(player, FRESH_STUN, False)
            else:
                m.lay(player, PRONE)


def pass_the_turn(m: Match) -> None:
    """The team turn is over, and it is the other team's, if any is left."""
    state = m.state
    side = m.window.side
    state.windows.pop()
    m.cause = m.emit("turn_ended", side, data={"turn": state.turn[side], "half": state.half})
    state.next_turn = 1 - side
    if state.touchdown >= 0:
        state.drive_over = True
    elif state.turn[1 - side] >= m.tables.turns_a_half:
        state.drive_over = True
        state.half_over = True

"""On the Ball: run after a ball that is about to fly, or is in the air."""

from __future__ import annotations

from blockdice.engine.actions import END, NO, SELECT, encode, player_of, square_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.throws import Throw
from blockdice.engine.window import FALLS, Activation, Window
from blockdice.engine.words import MOVE_ACTION, ON_THE_BALL, ROOTED
from blockdice.rules.common.activating import legal_moves, take

SQUARES = 3
ANYWHERE = -1


def answers_pass(m: Match, hook: Hook, throw: Throw) -> Rule[None]:
    """Once the target of a Pass is declared, a Dump-Off too, and before the Passing Ability
    test: any of the other side's players, one after the other, as their coach likes."""
    side = 1 - m.side_of(throw.thrower)
    able = [player for player in m.state.on_pitch(side) if _can_move(m, hook, player)]
    yield from run(m, hook, side, able, len(able), ANYWHERE)


def at_kick_off(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Between the kick and its event: one Open player of the receiving team, who stays in their
    own half; not if the kick has deviated into a touchback."""
    state = m.state
    if side == state.kicking or state.touchback:
        return
    team = [player for player in state.on_pitch(side) if not state.is_marked(player)]
    able = [player for player in team if _can_move(m, hook, player)]
    yield from run(m, hook, side, able, 1, side)


def _can_move(m: Match, hook: Hook, player: int) -> bool:
    return m.can_use(player, hook) and not m.state.tokens[player] & ROOTED


def run(m: Match, hook: Hook, side: int, able: list[int], most: int, half: int) -> Rule[None]:
    """Let so many of those who are able move, in a window of their own; the first who falls
    ends it. In the own team turn, in answer to a Dump-Off, a fall is a turnover as well."""
    if not able:
        return
    window = Window(ON_THE_BALL, side)
    window.allows = 0
    window.has_rerolls = False
    window.has_turn_skills = False
    window.ends_on = FALLS
    window.is_interrupt = True
    m.state.windows.append(window)
    player = -1
    while able and most and not window.is_over:
        choices = [encode(SELECT, mate) for mate in able] + [encode(NO)]
        answer = yield m.decision("on_the_ball", side, choices)
        if answer == encode(NO):
            break
        player = player_of(answer)
        able.remove(player)
        most -= 1
        m.use_skill(hook, player)
        yield from _move(m, window, player, half)
    m.state.windows.pop()
    if window.turnover:
        m.rules.own_turnover(m, player, window.turnover)


def _move(m: Match, window: Window, player: int, half: int) -> Rule[None]:
    """Up to three squares whatever the Movement Allowance, by the normal rules of movement."""
    activation = Activation(player, MOVE_ACTION, -1)
    activation.allowance = SQUARES
    window.activation = activation
    while not activation.is_over:
        choices = legal_moves(m, activation)
        if half != ANYWHERE:
            choices.singles = [c for c in choices.singles if m.pitch.half_of(square_of(c)) == half]
        choices.singles.append(encode(END))
        answer = yield m.decision("move", window.side, choices.singles, player)
        yield from take(m, activation, answer)
    m.expire(END_OF_ACTIVATION, by=player)
    window.activation = None


SKILL = Skill(
    "on_the_ball",
    "On the Ball",
    "P",
    {"before_pass": answers_pass, "before_event": at_kick_off},
)

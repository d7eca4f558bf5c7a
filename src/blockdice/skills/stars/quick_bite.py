"""Quick Bite (Guffle Pussmaw): the ball is for him."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_GAME, RULE, Effect
from blockdice.engine.falls import STRUCK, Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.engine.window import Window

FORGIVEN = ("carrier_placed_prone", "pass_not_caught", "pass_deflected", "hand_off_not_caught")
"""The turnovers that it would be, of the team of whoever is bitten."""


def bites(m: Match, hook: Hook, player: int) -> Rule[None]:
    """An opponent whom he marks has caught the ball: an unmodified Armour roll, and if it breaks an
    Injury roll, and the ball is his. He comes before a touchdown of the catcher."""
    state = m.state
    for biter in state.markers(state.square[player], 1 - m.side_of(player)):
        if state.carrier == player and m.can_use(biter, hook, player):
            if (yield from m.wants_skill(hook, biter)):
                yield from bite(m, hook, biter, player)


def bite(m: Match, hook: Hook, biter: int, player: int) -> Rule[None]:
    """The bite itself; the rule is in force as long as whoever is active is, to forgive it."""
    side, token = m.side_of(biter), hook.token
    window = m.state.windows[-1] if m.state.windows else None
    if window is not None and window.activation is not None:
        active = window.activation.player
        m.begin(Effect(RULE, END_OF_ACTIVATION, side, -1, token, source=token, by=active))
    fall = Fall(player, STRUCK, hook.skill, biter)
    yield from m.rules.risk_injury(m, Armour(fall, is_fixed=True))
    if fall.had_ball:
        m.ball_held(biter)
        m.rules.check_touchdown(m, biter)
    else:
        m.lift(-1, token)


def is_forgiven(m: Match, hook: Hook, window: Window, cause: str) -> bool:
    """It is no turnover that the bitten player's team has lost the ball."""
    return cause in FORGIVEN and m.is_in_force(hook, 1 - window.side)


SKILL = Skill(
    "quick_bite", "Quick Bite", "X", {"caught": bites, "forgives": is_forgiven}, once=END_OF_GAME
)

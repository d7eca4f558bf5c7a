"""Fumblerooskie: leave the ball behind on the run."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import BLITZ_ACTION, DROPPING, MOVE_ACTION


def may_drop(m: Match, hook: Hook, activation: Activation) -> bool:
    """In a Move or a Blitz, with the ball in hand, be it since the activation began or not."""
    player = activation.player
    if m.state.carrier != player or m.state.tokens[player] & DROPPING:
        return False
    if activation.action not in (MOVE_ACTION, BLITZ_ACTION):
        return False
    return all(other.speak(m, other, player) for other in m.speakers(m.hooks.may_drop, player))


def will_drop(m: Match, hook: Hook, activation: Activation) -> None:
    """The ball is to stay in the square that the player leaves next."""
    m.mark(activation.player, DROPPING, True)


def drops(m: Match, hook: Hook, player: int, origin: int) -> None:
    """It does not bounce there, and that is no turnover."""
    if not m.state.tokens[player] & DROPPING:
        return
    m.mark(player, DROPPING, False)
    if m.state.carrier == player:
        m.use_skill(hook, player)
        m.ball_on(origin)


def forgets(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """A player who has gone no further keeps the ball."""
    yield from ()
    m.mark(activation.player, DROPPING, False)


SKILL = Skill(
    "fumblerooskie",
    "Fumblerooskie",
    "P",
    {
        "move_option": may_drop,
        "use_moving": will_drop,
        "leaving_square": drops,
        "end_of_activation": At(forgets, works_down=True, works_distracted=True),
    },
)

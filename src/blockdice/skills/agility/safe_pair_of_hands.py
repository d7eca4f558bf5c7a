"""Safe Pair of Hands: put the ball down before somebody else takes it."""

from __future__ import annotations

from blockdice.engine.actions import DROP, NO, each_square, encode, square_of
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import KNOCKED_DOWN, PLACED_PRONE, Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def puts_down(m: Match, hook: Hook, fall: Fall) -> Rule[bool]:
    """A player who is Knocked Down or Placed Prone with the ball, but not one who Falls Over,
    may put it in an unoccupied square next to where they went down, instead of a bounce."""
    if fall.how not in (KNOCKED_DOWN, PLACED_PRONE):
        return False
    free = m.state.unoccupied(m.pitch.neighbours[fall.square])
    if not free:
        return False
    player = fall.player
    choices = [*each_square(DROP, free), encode(NO)]
    answer = yield m.decision("place_ball", m.side_of(player), choices, player)
    if answer == encode(NO):
        return False
    m.use_skill(hook, player)
    m.ball_on(square_of(answer))
    return True


SKILL = Skill(
    "safe_pair_of_hands",
    "Safe Pair of Hands",
    "A",
    {"losing_ball": puts_down},
    works_down=True,
)

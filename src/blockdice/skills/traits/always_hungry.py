"""Always Hungry: about to throw a team-mate, the player may try to eat them."""

from __future__ import annotations

from blockdice.engine.answers import FUMBLES, NOBODY_LEFT, THROWS
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import HARMED, Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import CASUALTY, SPECIAL_ROLL
from blockdice.rules.common.testing import resolve


def test(m: Match, hook: Hook, thrower: int, thrown: int) -> Test:
    """On a 1 the thrower is too hungry to throw."""
    return _roll("always_hungry", thrower)


def before_throw(m: Match, hook: Hook, thrower: int, thrown: int) -> Rule[int]:
    """On a 1 the team-mate is grabbed for a snack: on another 1 eaten, else they squirm free
    and the throw is fumbled. Otherwise the throw goes on."""
    if (yield from resolve(m, test(m, hook, thrower, thrown))):
        return THROWS
    if (yield from resolve(m, _roll("squirm_free", thrower))):
        return FUMBLES
    yield from eat(m, thrower, thrown)
    return NOBODY_LEFT


def eat(m: Match, thrower: int, player: int) -> Rule[None]:
    """The team-mate is eaten, past all saving; a ball in hand bounces, which is a turnover."""
    had_ball = m.state.carrier == player
    m.remove(player, CASUALTY, "eaten")
    dead = len(m.tables.casualty_results) - 1
    m.rules.note_casualty(m, Fall(player, HARMED, "eaten", thrower), dead, -1)
    if had_ball:
        m.rules.turnover(m, "carrier_eaten")
        yield from m.rules.bounce(m, m.state.square[thrower])


def _roll(name: str, thrower: int) -> Test:
    return Test(SPECIAL_ROLL, thrower, 2, name=name)


SKILL = Skill(
    "always_hungry",
    "Always Hungry",
    "T",
    {"throw_figure": test, "before_throw": before_throw},
    is_compulsory=True,
)

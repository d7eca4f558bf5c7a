"""Shadowing: stay with an opponent who walks away."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import ROOTED, SPECIAL_ROLL
from blockdice.rules.common.testing import choose_user, resolve


def test(m: Match, hook: Hook, player: int, mover: int) -> Test:
    """6+, with the user's Movement Allowance added and the mover's subtracted."""
    found = Test(SPECIAL_ROLL, player, 6, other=mover, name="shadowing")
    speed = m.state.profiles.ma
    found.modify("movement_allowance", speed[player] - speed[mover])
    return found


def follows(m: Match, hook: Hook, mover: int, origin: int, markers: list[int]) -> Rule[bool]:
    """Once a dodge is settled, one of those who marked the mover may come into the square left,
    without a dodge, and with what any voluntary move brings. Rolled in the own team turn, a team
    re-roll may repeat the die."""
    able = [marker for marker in markers if _can_follow(m, hook, marker, mover, origin)]
    user = yield from choose_user(m, hook, able)
    if user < 0 or not (yield from resolve(m, test(m, hook, user, mover))):
        return False
    m.put(user, origin, "moved")
    yield from m.rules.arrive(m, user)
    return True


def _can_follow(m: Match, hook: Hook, player: int, mover: int, origin: int) -> bool:
    state = m.state
    if state.tokens[player] & ROOTED or not state.has_zone(player):
        return False
    near = m.pitch.is_adjacent(state.square[player], origin)
    return near and m.can_use(player, hook, mover, origin)


SKILL = Skill("shadowing", "Shadowing", "G", {"after_move": follows})

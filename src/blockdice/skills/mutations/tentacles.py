"""Tentacles: hold an opponent who wants to walk away."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import choose_user, resolve


def test(m: Match, hook: Hook, player: int, mover: int) -> Test:
    """6+, with the user's Strength added and the mover's subtracted."""
    found = Test(SPECIAL_ROLL, player, 6, other=mover, name="tentacles")
    strength = m.state.profiles.st
    found.modify("strength", strength[player] - strength[mover])
    return found


def holds(m: Match, hook: Hook, mover: int, markers: list[int]) -> Rule[bool]:
    """One of those who mark the mover may try to hold them, before they move at all. Rolled in
    the own team turn, a team re-roll may repeat the die."""
    square = m.state.square[mover]
    able = [marker for marker in markers if m.can_use(marker, hook, mover, square)]
    user = yield from choose_user(m, hook, able)
    return user >= 0 and (yield from resolve(m, test(m, hook, user, mover)))


SKILL = Skill("tentacles", "Tentacles", "M", {"before_move": holds})

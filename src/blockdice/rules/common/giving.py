"""Giving the ball to a team-mate: what stands before a Pass or a Hand-off to them."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.rules.common.testing import resolve


def reluctance(m: Match, passer: int, receiver: int) -> list[Test]:
    """The rolls that traits ask for before this player gives this team-mate the ball."""
    tests: list[Test] = []
    for hook in m.speakers(m.hooks.reluctance, passer, receiver):
        test: Test | None = hook.speak(m, hook, passer, receiver)
        if test is not None:
            tests.append(test)
    return tests


def agrees_to_give(m: Match, passer: int, receiver: int) -> Rule[bool]:
    """Whether the player gives the ball; if not, the activation ends, without a turnover."""
    for test in reluctance(m, passer, receiver):
        if not (yield from resolve(m, test)):
            return False
    return True

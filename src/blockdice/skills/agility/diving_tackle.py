"""Diving Tackle: throw oneself at the feet of an opponent who is getting away."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import ROOTED
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.testing import choose_user


def dives(m: Match, hook: Hook, test: Test) -> Rule[bool]:
    """An active opponent passes a dodge, jump or leap out of the user's tackle zone: 2 less.

    Of several only one may do so; they are asked where it turns the test, which may then still
    be re-rolled, with the -2.
    """
    if not test.passed or hook.skill in test.reasons or not m.is_mover(test.player):
        return False
    if test.would_pass(hook.skill, -2) or m.state.occupant(test.origin) >= 0:
        return False
    markers = m.state.markers(test.origin, 1 - m.side_of(test.player))
    able = [marker for marker in markers if _can_dive(m, hook, marker, test)]
    user = yield from choose_user(m, hook, able, test.roll)
    if user < 0:
        return False
    test.modify(hook.skill, -2)
    test.users[hook.skill] = user
    return True


def lies_down(m: Match, hook: Hook, test: Test) -> Rule[None]:
    """The user is Placed Prone in the square vacated once the test is over, not having come
    there of their own will."""
    user = test.users.get(hook.skill, -1)
    if user < 0:
        return
    m.put(user, test.origin, "moved")
    yield from m.rules.place_prone(m, user)
    if lies_in(m, test.origin):
        yield from m.rules.bounce(m, test.origin)


def _can_dive(m: Match, hook: Hook, player: int, test: Test) -> bool:
    rooted = m.state.tokens[player] & ROOTED
    return not rooted and m.can_use(player, hook, test.player, test.origin)


SKILL = Skill(
    "diving_tackle",
    "Diving Tackle",
    "A",
    {
        "after_roll_other:dodge": dives,
        "after_roll_other:jump": dives,
        "test_over:dodge": lies_down,
        "test_over:jump": lies_down,
    },
)

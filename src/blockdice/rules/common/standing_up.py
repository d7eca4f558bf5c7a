"""Standing up, and getting up to do what needs a Standing player (Movement)."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import PRONE, STAND_UP, STANDING
from blockdice.rules.common.testing import finish, resolve


def stand_up_test(m: Match, player: int) -> Test:
    """Standing up with a Movement Allowance of 2 or less: 4+."""
    square = m.state.square[player]
    test = Test(STAND_UP, player, m.tables.stand_target, natural_six_passes=False, square=square)
    return finish(m, test)


def needs_stand_test(m: Match, player: int) -> bool:
    """Whether the Movement Allowance is 2 or less, before or after what modifies it for a time,
    and no skill helps the player up without a roll."""
    if stands_free(m, player):
        return False
    return min(m.state.profiles.ma[player], m.sheet_of(player).ma) < m.tables.stand_cost


def stands_free(m: Match, player: int) -> bool:
    """Whether standing up costs the player nothing."""
    able = m.speakers(m.hooks.stands_free, player)
    return any(hook.speak(m, hook, player) for hook in able)


def stand_up(m: Match, player: int) -> Rule[bool]:
    """Stand up for three squares; with a Movement Allowance of 2 or less on a 4+, for all.

    A player who fails stays Prone and their activation ends.
    """
    activation = m.activation
    activation.has_stood = True
    if needs_stand_test(m, player):
        activation.moved = activation.allowance
        if not (yield from resolve(m, m.rules.stand_up_test(m, player))):
            activation.is_over = True
            return False
    elif not stands_free(m, player):
        activation.moved += m.tables.stand_cost
    m.lay(player, STANDING)
    return True


def jump_up_tests(m: Match, player: int) -> list[Test]:
    """What a Prone player must pass to perform an action that needs a Standing one; none where
    no skill lets them try."""
    return [hook.speak(m, hook, player) for hook in m.speakers(m.hooks.jumps_up, player)]


def jump_up(m: Match, player: int) -> Rule[bool]:
    """Get up to perform an action that needs a Standing player; who fails stays Prone."""
    activation = m.activation
    activation.has_stood = True
    for test in jump_up_tests(m, player):
        if not (yield from resolve(m, test)):
            activation.is_over = True
            return False
    m.lay(player, STANDING)
    return True


def must_stand_up(m: Match, player: int) -> bool:
    """Whether the player is Prone: then they can do nothing without first standing up."""
    return m.state.posture[player] == PRONE

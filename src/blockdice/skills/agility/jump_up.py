"""Jump Up: stand up for nothing, or straight into a Block."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL


def stands_free(m: Match, hook: Hook, player: int) -> bool:
    """No squares, and no roll however low the Movement Allowance is (commentary)."""
    return True


def test(m: Match, hook: Hook, player: int) -> Test:
    """An Agility test with +1 by a Prone player who has declared a Block, or what may be done
    in place of one: who fails stays Prone."""
    square = m.state.square[player]
    found = Test(SPECIAL_ROLL, player, m.state.profiles.ag[player], square=square, name="jump_up")
    found.modify(hook.skill, 1)
    return found


SKILL = Skill(
    "jump_up",
    "Jump Up",
    "A",
    {"stands_free": stands_free, "jumps_up": test},
    works_down=True,
    works_distracted=True,
)

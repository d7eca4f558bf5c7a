"""Extra Arms: more of them to get at the ball."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def reaches(m: Match, hook: Hook, test: Test) -> None:
    """+1 to pick up or catch the ball, or to interfere with a pass."""
    test.modify(hook.skill, 1)


SKILL = Skill(
    "extra_arms",
    "Extra Arms",
    "M",
    {"modify_own:pick_up": reaches, "modify_own:catch": reaches, "modify_own:interfere": reaches},
)

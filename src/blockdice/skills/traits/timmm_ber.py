"""Timmm-ber!: team-mates help a slow player to their feet."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def is_helped(m: Match, hook: Hook, test: Test) -> None:
    """+1 to the roll to stand up, made with a Movement Allowance of 2 or less, for each Open
    and Standing team-mate next to the player. A natural 1 fails."""
    state = m.state
    near = state.neighbours_of(state.square[test.player], m.side_of(test.player))
    helpers = [mate for mate in near if state.is_standing(mate) and not state.is_marked(mate)]
    test.modify(hook.skill, len(helpers))


SKILL = Skill(
    "timmm_ber",
    "Timmm-ber!",
    "T",
    {"modify_own:stand_up": is_helped},
    works_down=True,
    works_distracted=True,
)

"""Star of the Show (Count Luthor von Drakenborg): applause."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_DRIVE, END_OF_GAME, RULE, Effect
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def bows(m: Match, hook: Hook, player: int) -> None:
    """The player's first touchdown brings the team a re-roll, for the drive after this one."""
    m.use_skill(hook, player)
    side, token = m.side_of(player), hook.token
    m.begin(Effect(RULE, END_OF_DRIVE, side, player, token, source=token))


def brings_reroll(m: Match, hook: Hook) -> None:
    """The re-roll, which goes when the next drive is over."""
    for side in (0, 1):
        if m.is_in_force(hook, side):
            m.state.drive_rerolls[side] += 1
            m.note_rerolls(side)


SKILL = Skill(
    "star_of_the_show",
    "Star of the Show",
    "X",
    {"scored": bows, "drive_over": brings_reroll},
    is_compulsory=True,
    works_distracted=True,
    once=END_OF_GAME,
)

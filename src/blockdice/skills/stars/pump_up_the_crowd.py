"""Pump Up the Crowd (Skorg Snowpelt): they roar for more."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.falls import Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.injuries import felled_by_block


def is_cheered(m: Match, hook: Hook, fall: Fall) -> Rule[None]:
    """A casualty that a Block by the player has caused, whatever heals it, brings the team a team
    re-roll until the end of the drive."""
    player = fall.causer
    if felled_by_block(m, fall, player) and (yield from m.wants_skill(hook, player)):
        side = m.side_of(player)
        m.state.drive_rerolls[side] += 1
        m.note_rerolls(side)


SKILL = Skill(
    "pump_up_the_crowd",
    "Pump Up the Crowd",
    "X",
    {"harmed": is_cheered},
    works_down=True,
    works_distracted=True,
    once=END_OF_GAME,
)

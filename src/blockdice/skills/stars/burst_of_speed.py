"""Burst of Speed (Roxanna Darknail): one square more than anybody expects."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def one_more(m: Match, hook: Hook, player: int) -> int:
    """In one activation of the game the player may rush once more than otherwise."""
    return 1


def runs_out(m: Match, hook: Hook, test: Test) -> Rule[None]:
    """It is used by the last of those rushes: to go that far says so."""
    yield from ()
    activation = m.activation
    if m.is_active(test.player) and activation.rushes >= activation.rush_limit:
        m.use_skill(hook, test.player)


SKILL = Skill(
    "burst_of_speed",
    "Burst of Speed",
    "X",
    {"rush_limit": one_more, "before_roll:rush": runs_out},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
    once=END_OF_GAME,
)

"""I'll Be Back! (Kreek Rustgouger): the referee looks the other way, once."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def stays(m: Match, hook: Hook, player: int) -> bool:
    """The first time in the game that the Secret Weapon would have the player Sent-off, it does
    not; nobody has a choice in it."""
    return True


SKILL = Skill(
    "ill_be_back",
    "I'll Be Back!",
    "X",
    {"excused": stays},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
    once=END_OF_GAME,
)

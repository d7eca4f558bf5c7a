"""Excuse Me, Are You a Zoat? (Zolcath the Zoat): a question that gives one pause."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Skill
from blockdice.skills.traits.hypnotic_gaze import gaze, offer, preview, targets

NAME = "excuse_me_are_you_a_zoat"


def action(number: int) -> ActionKind:
    """Said as the player is activated, once a game: the Hypnotic Gaze action, with the movement
    before it."""
    return ActionKind(
        number,
        NAME,
        skill=NAME,
        targets=targets,
        once=END_OF_GAME,
        options=offer,
        do=gaze,
        is_attack=True,
        preview=preview,
    )


SKILL = Skill(
    NAME,
    "Excuse Me, Are You a Zoat?",
    "X",
    action=action,
)

"""The actions of the 2020 edition, in the order in which they are offered."""

from __future__ import annotations

from blockdice.engine import actions as act
from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.words import (
    BLITZ_ACTION,
    BLOCK_ACTION,
    FOUL_ACTION,
    HAND_OFF_ACTION,
    MOVE_ACTION,
    PASS_ACTION,
    THROW_ACTION,
)
from blockdice.rules.common import acting, declaring, previewing

_BLITZ = 1 << BLITZ_ACTION
_PASS_OR_THROW = 1 << PASS_ACTION
_HAND_OFF = 1 << HAND_OFF_ACTION
_FOUL = 1 << FOUL_ACTION
"""The limits: one of each in a team turn, and only one of Pass and Throw Team-Mate."""


def actions_2020() -> list[ActionKind]:
    """The actions that anybody may be activated for; those of skills stand with the skills."""
    return [
        ActionKind(MOVE_ACTION, "move"),
        ActionKind(
            BLOCK_ACTION,
            "block",
            needs_standing=True,
            targets=declaring.standing_foes,
            is_near=True,
            play=acting.strike_at_once,
            hit=acting.throw_block,
            verb=act.BLOCK,
            preview=previewing.block,
        ),
        ActionKind(
            BLITZ_ACTION,
            "blitz",
            limit=_BLITZ,
            targets=declaring.standing_foes,
            options=acting.offer_block,
            do=acting.blitz,
            goes_on=True,
            is_attack=True,
            has_block=True,
        ),
        ActionKind(
            PASS_ACTION,
            "pass",
            limit=_PASS_OR_THROW,
            options=acting.offer_pass,
            verb=act.PASS_TO,
            do=acting.pass_ball,
            preview=previewing.pass_ball,
        ),
        ActionKind(
            HAND_OFF_ACTION,
            "handoff",
            limit=_HAND_OFF,
            options=acting.offer_hand_off,
            verb=act.HAND_OFF,
            do=acting.hand_off,
            preview=previewing.hand_off,
        ),
        ActionKind(
            FOUL_ACTION,
            "foul",
            limit=_FOUL,
            targets=declaring.foes_down,
            options=acting.offer_foul,
            verb=act.FOUL,
            do=acting.foul,
            preview=previewing.foul,
        ),
        ActionKind(
            THROW_ACTION,
            "throw",
            limit=_PASS_OR_THROW,
            can=declaring.can_throw,
            options=acting.offer_throw,
            verb=act.THROW_TO,
            do=acting.throw,
            preview=previewing.throw,
        ),
    ]

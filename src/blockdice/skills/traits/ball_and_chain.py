"""Ball & Chain: a danger to everybody."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.answers import MAY_FOLLOW, MUST_FOLLOW
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import FELL_OVER, KNOCKED_DOWN, PLACED_PRONE, Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.ball_and_chain import action, crush


def is_confined(m: Match, hook: Hook, player: int, kind: ActionKind) -> bool:
    """The player performs no other action than this one."""
    return kind.skill != hook.skill


def must_follow(m: Match, hook: Hook, block: Block, player: int) -> Rule[int]:
    """The player must follow up whoever they push back."""
    yield from ()
    return MUST_FOLLOW if player == block.attacker else MAY_FOLLOW


def shrugs_off(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """Nobody fends the player off, holds them or comes after them."""
    return against >= 0 and m.has(against, hook)


def barges(m: Match, hook: Hook, player: int, other: int) -> Rule[None]:
    """Pushed into the square of somebody who lies there, the player crushes them as well."""
    return crush(m, player, other)


def is_crushed(m: Match, hook: Hook, fall: Fall) -> bool:
    """Falling Over, Knocked Down or Placed Prone: an Injury roll at once, no Armour roll."""
    return fall.how in (FELL_OVER, KNOCKED_DOWN, PLACED_PRONE)


SKILL = Skill(
    "ball_and_chain",
    "Ball & Chain",
    "T",
    {
        "confined": is_confined,
        "follow_up": must_follow,
        "denies:fend": shrugs_off,
        "denies:tentacles": shrugs_off,
        "denies:shadowing": shrugs_off,
        "barges": barges,
        "skips_armour": is_crushed,
    },
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
    action=action,
)

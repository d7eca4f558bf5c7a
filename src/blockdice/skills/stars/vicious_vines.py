"""Vicious Vines (Maple Highgrove): a Block from farther off."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.answers import MAY_FOLLOW, MAY_NOT_FOLLOW
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import BLOCK_ACTION, SPECIAL
from blockdice.rules.common.acting import about_to_be_hit
from blockdice.rules.common.declaring import standing_foes
from blockdice.rules.common.previewing import block

NAME = "vicious_vines"
LENGTH = 2


def reaches(m: Match, player: int, target: int) -> bool:
    """Just two squares away, whoever is in between."""
    square = m.state.square
    return m.pitch.distance(square[player], square[target]) == LENGTH


def lash(m: Match, activation: Activation) -> Rule[None]:
    """A Block action, no Blitz; whoever is pushed goes away from the player."""
    player, target = activation.player, activation.target
    activation.has_acted = True
    activation.performing = BLOCK_ACTION
    yield from about_to_be_hit(m, player, target)
    if not activation.is_over and m.state.square[target]:
        yield from m.rules.block(m, player, target)
    activation.performing = activation.action


def stays_rooted(m: Match, hook: Hook, block: Block, player: int) -> Rule[int]:
    """The player does not follow up, wherever the target may have gone."""
    yield from ()
    lashes = player == block.attacker and m.activation.action == SPECIAL + hook.token
    return MAY_NOT_FOLLOW if lashes else MAY_FOLLOW


def action(number: int) -> ActionKind:
    """Once a half."""
    return ActionKind(
        number,
        NAME,
        skill=NAME,
        needs_standing=True,
        targets=standing_foes,
        reach=reaches,
        once=END_OF_HALF,
        play=lash,
        is_attack=True,
        has_block=True,
        preview=block,
    )


SKILL = Skill(
    NAME,
    "Vicious Vines",
    "X",
    {"follow_up": At(stays_rooted, works_down=True, works_distracted=True)},
    is_compulsory=True,
    action=action,
)

"""Stab: in place of a Block, a hidden blade."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import target_of
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import STRUCK, Fall
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import ArmourNeed, Preview
from blockdice.engine.rolls import Armour
from blockdice.rules.common.acting import in_place_of_a_block
from blockdice.rules.common.injuries import strike


def preview(m: Match, player: int, code: int) -> Preview:
    """The Armour roll against the target."""
    target = target_of(code)
    armour = Armour(Fall(target, STRUCK, "stab", player), is_fixed=True)
    return Preview([], armour=ArmourNeed(armour, m.state.profiles.av[target]))


def stab(m: Match, player: int, target: int) -> Rule[None]:
    """An Armour roll, and if it breaks an Injury roll; nothing modifies either."""
    return strike(m, player, target, "stab")


def action(number: int) -> ActionKind:
    """In place of any Block, also the second of Frenzy and each of Multiple Block (commentary).
    In a Blitz the player does not move on."""
    return in_place_of_a_block("stab", number, stab, preview, ends_movement=True)


SKILL = Skill("stab", "Stab", "T", action=action)

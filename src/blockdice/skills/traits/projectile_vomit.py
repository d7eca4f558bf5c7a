"""Projectile Vomit: in place of a Block, something that eats through armour."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import target_of
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.acting import in_place_of_a_block
from blockdice.rules.common.injuries import strike
from blockdice.rules.common.testing import resolve


def test(player: int, target: int) -> Test:
    """What hits the target on a 2+."""
    return Test(SPECIAL_ROLL, player, 2, other=target, name="projectile_vomit")


def preview(m: Match, player: int, code: int) -> Preview:
    """The die that says who is hit."""
    return Preview([test(player, target_of(code))])


def vomit(m: Match, player: int, target: int) -> Rule[None]:
    """On a 2+ the target is hit, on a 1 the player; nothing modifies the Armour or Injury roll."""
    passed = yield from resolve(m, test(player, target))
    victim = target if passed else player
    yield from strike(m, player, victim, "projectile_vomit")


def action(number: int) -> ActionKind:
    """It is declared in place of a Block, or takes the place of one in a Blitz; once a turn, so
    not with Frenzy or Multiple Block."""
    return in_place_of_a_block("projectile_vomit", number, vomit, preview, is_single=True)


SKILL = Skill("projectile_vomit", "Projectile Vomit", "T", action=action)

"""Breathe Fire: in place of a Block, a burst of flame."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import target_of
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import KNOCKED_DOWN, PLACED_PRONE, Fall
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.acting import in_place_of_a_block
from blockdice.rules.common.testing import resolve

LARGE = 5
"""From this Strength on a target is harder to set alight."""


def test(m: Match, player: int, target: int) -> Test:
    """What burns the target on a 4+, with -1 against the largest."""
    square = m.state.square[player]
    found = Test(SPECIAL_ROLL, player, 4, square=square, other=target, name="breathe_fire")
    if m.state.profiles.st[target] >= LARGE:
        found.modify("strength", -1)
    return found


def preview(m: Match, player: int, code: int) -> Preview:
    """The die that says who burns."""
    return Preview([test(m, player, target_of(code))])


def breathe(m: Match, player: int, target: int) -> Rule[None]:
    """On a 1 after modification the player is Knocked Down; on a 4+ the target is Placed Prone,
    on a natural 6 Knocked Down."""
    found = test(m, player, target)
    yield from resolve(m, found)
    if found.passed:
        how = KNOCKED_DOWN if found.natural == 6 else PLACED_PRONE
        yield from m.rules.fall(m, Fall(target, how, "breathe_fire", player))
    elif found.total <= 1:
        yield from m.rules.fall(m, Fall(player, KNOCKED_DOWN, "breathe_fire"))


def action(number: int) -> ActionKind:
    """Once an activation, which ends with it."""
    return in_place_of_a_block(
        "breathe_fire", number, breathe, preview, is_single=True, ends_movement=True
    )


SKILL = Skill("breathe_fire", "Breathe Fire", "T", action=action)

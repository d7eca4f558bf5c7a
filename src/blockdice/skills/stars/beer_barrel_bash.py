"""Beer Barrel Bash (Thorsson Stoutmead): a keg in flight."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import target_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.falls import KNOCKED_DOWN, Fall
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.declaring import standing_foes
from blockdice.rules.common.testing import resolve

NAME = "beer_barrel_bash"
REACH = 3


def reaches(m: Match, player: int, target: int) -> bool:
    """Within three squares."""
    return m.pitch.distance(m.state.square[player], m.state.square[target]) <= REACH


def test(m: Match, player: int, target: int) -> Test:
    """A 3+."""
    return Test(SPECIAL_ROLL, player, 3, square=m.state.square[player], other=target, name=NAME)


def throw_keg(m: Match, activation: Activation) -> Rule[None]:
    """On a 3+ the target is Knocked Down, on a 1 the player; a 2 does nothing. It is all that the
    player does."""
    player, target = activation.player, activation.target
    activation.has_acted = True
    found = test(m, player, target)
    if (yield from resolve(m, found)):
        yield from m.rules.fall(m, Fall(target, KNOCKED_DOWN, NAME, player))
    elif found.natural == 1:
        yield from m.rules.fall(m, Fall(player, KNOCKED_DOWN, NAME))


def preview(m: Match, player: int, code: int) -> Preview:
    """The die."""
    return Preview([test(m, player, target_of(code))])


def action(number: int) -> ActionKind:
    """Once a drive, against a Standing opponent."""
    return ActionKind(
        number,
        NAME,
        skill=NAME,
        needs_standing=True,
        targets=standing_foes,
        reach=reaches,
        once=END_OF_DRIVE,
        play=throw_keg,
        is_attack=True,
        preview=preview,
    )


SKILL = Skill(NAME, "Beer Barrel Bash", "X", action=action)

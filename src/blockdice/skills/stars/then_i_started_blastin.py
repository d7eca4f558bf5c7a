"""Then I Started Blastin'! (Zzharg Madeye): a blunderbuss, and whoever stands in its way."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import SELECT, encode, player_of, target_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.falls import STRUCK, Fall
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import ArmourNeed, Preview
from blockdice.engine.rolls import Armour, Test
from blockdice.engine.window import Activation
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.declaring import standing_foes
from blockdice.rules.common.injuries import strike
from blockdice.rules.common.testing import resolve

NAME = "then_i_started_blastin"
REACH = 3
STRAY = 2
"""The face on which somebody else is hit."""


def reaches(m: Match, player: int, target: int) -> bool:
    """Within three squares."""
    return m.pitch.distance(m.state.square[player], m.state.square[target]) <= REACH


def test(m: Match, player: int, target: int) -> Test:
    """A 3+."""
    return Test(SPECIAL_ROLL, player, 3, square=m.state.square[player], other=target, name=NAME)


def blast(m: Match, activation: Activation) -> Rule[None]:
    """On a 3+ the target is hit, on a 1 the player, on a 2 whomever the opposing coach picks near
    the target. The Armour roll is not modified. It is all that the player does."""
    player, target = activation.player, activation.target
    activation.has_acted = True
    found = test(m, player, target)
    victim = target
    if not (yield from resolve(m, found)):
        victim = player
        if found.natural == STRAY:
            victim = yield from pick_stray(m, player, target)
    if victim >= 0:
        yield from strike(m, player, victim, NAME)


def pick_stray(m: Match, player: int, target: int) -> Rule[int]:
    """Somebody else within three squares of the target, of either team, but not the player; -1 if
    there is nobody."""
    others = [
        other
        for other in m.state.on_pitch(0) + m.state.on_pitch(1)
        if other not in (player, target) and reaches(m, target, other)
    ]
    if not others:
        return -1
    choices = [encode(SELECT, other) for other in others]
    answer = yield m.decision("choose_player", 1 - m.side_of(player), choices, player)
    return player_of(answer)


def preview(m: Match, player: int, code: int) -> Preview:
    """The die that says who is hit, and the Armour roll against the target."""
    target = target_of(code)
    armour = Armour(Fall(target, STRUCK, NAME, player), is_fixed=True)
    need = ArmourNeed(armour, m.state.profiles.av[target])
    return Preview([test(m, player, target)], armour=need)


def action(number: int) -> ActionKind:
    """Once a half, against a Standing opponent."""
    return ActionKind(
        number,
        NAME,
        skill=NAME,
        needs_standing=True,
        targets=standing_foes,
        reach=reaches,
        once=END_OF_HALF,
        play=blast,
        is_attack=True,
        preview=preview,
    )


SKILL = Skill(NAME, "Then I Started Blastin'!", "X", action=action)

"""The Flashing Blade (Jeremiah Kool): a stab in passing."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import MOVE_ACTION
from blockdice.rules.common.acting import about_to_be_hit, has_been_hit, is_within_reach
from blockdice.rules.common.activating import goes_on_against
from blockdice.rules.common.two_blocks import foes_in_reach
from blockdice.skills.traits.stab import stab


def flashes(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """Before a Move action: a Stab against a Standing opponent whom the player marks."""
    player = activation.player
    if activation.action != MOVE_ACTION or not m.can_use(player, hook):
        return
    foes = foes_in_reach(m, player)
    if not foes:
        return
    choices = [*(encode(SELECT, foe) for foe in foes), encode(NO)]
    answer = yield m.decision("choose_player", m.side_of(player), choices, player)
    if answer == encode(NO):
        return
    m.use_skill(hook, player)
    target = player_of(answer)
    if not (yield from goes_on_against(m, player, target)):
        activation.is_over = True
        return
    yield from about_to_be_hit(m, player, target)
    if not activation.is_over and is_within_reach(m, player, target):
        yield from stab(m, player, target)
        has_been_hit(m, target)


SKILL = Skill(
    "the_flashing_blade",
    "The Flashing Blade",
    "X",
    {"start_of_activation": flashes},
    once=END_OF_GAME,
)

"""Fury of the Blood God (Scyla Anfingrimm): rage that turns on everybody at hand."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_GAME, RULE, Effect
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import BLOCK_ACTION
from blockdice.rules.common.acting import is_within_reach, strike
from blockdice.rules.common.activating import goes_on_against
from blockdice.rules.common.two_blocks import foes_in_reach


def rages(m: Match, hook: Hook, activation: Activation, trait: str) -> Rule[bool]:
    """The 1 of Unchannelled Fury, when a Block has been declared, does not end the activation."""
    player = activation.player
    if trait != "unchannelled_fury" or activation.action != BLOCK_ACTION:
        return False
    if not (yield from m.wants_skill(hook, player)):
        return False
    side, token = m.side_of(player), hook.token
    m.begin(Effect(RULE, END_OF_ACTIVATION, side, player, token, source=token))
    return True


def blocks_again(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """The second Block action, once the first is done with, if the player is still Standing:
    against anybody next to them. What may be used once an activation may be used again in it."""
    player = activation.player
    if not m.is_under(player, hook.token) or m.window.is_over:
        return
    m.expire(END_OF_ACTIVATION, by=player)
    choices = [encode(SELECT, foe) for foe in foes_in_reach(m, player)]
    if not choices:
        return
    choices.append(encode(NO))
    answer = yield m.decision("choose_player", m.side_of(player), choices, player)
    if answer == encode(NO):
        return
    target = player_of(answer)
    activation.target = target
    activation.is_over = False
    if (yield from goes_on_against(m, player, target)) and is_within_reach(m, player, target):
        yield from strike(m, player, target, m.actions.numbered(BLOCK_ACTION))
    activation.is_over = True


SKILL = Skill(
    "fury_of_the_blood_god",
    "Fury of the Blood God",
    "X",
    {"hindered": rages, "end_of_activation": At(blocks_again, once=-1)},
    once=END_OF_GAME,
)

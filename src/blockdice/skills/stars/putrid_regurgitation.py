"""Putrid Regurgitation (Bilerot Vomitflesh): everything comes up at once."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.acting import (
    about_to_be_hit,
    has_been_hit,
    in_place_of_a_block,
    is_within_reach,
)
from blockdice.rules.common.activating import goes_on_against
from blockdice.rules.common.two_blocks import foes_in_reach
from blockdice.skills.traits.projectile_vomit import preview, vomit

NAME = "putrid_regurgitation"


def is_left(m: Match, player: int) -> bool:
    """Whether it has not been used yet."""
    return not m.is_spent(player, m.names.tokens.index(NAME))


def regurgitate(m: Match, player: int, target: int) -> Rule[None]:
    """Projectile Vomit, once a game."""
    for hook in m.hooks.after_block:
        if hook.skill == NAME:
            m.use_skill(hook, player)
    yield from vomit(m, player, target)


def after_a_block(m: Match, hook: Hook, block: Block) -> Rule[bool]:
    """Also once the player has thrown a Block in the same activation: against any Standing
    opponent next to them."""
    player = block.attacker
    foes = foes_in_reach(m, player)
    if not foes:
        return True
    choices = [*(encode(SELECT, foe) for foe in foes), encode(NO)]
    answer = yield m.decision("choose_player", m.side_of(player), choices, player)
    if answer == encode(NO):
        return True
    target = player_of(answer)
    if not (yield from goes_on_against(m, player, target)):
        m.activation.is_over = True
        return False
    yield from about_to_be_hit(m, player, target)
    if is_within_reach(m, player, target) and not m.activation.is_over:
        yield from regurgitate(m, player, target)
        has_been_hit(m, target)
    return False


def action(number: int) -> ActionKind:
    """In place of a Block; in a Blitz as well."""
    return in_place_of_a_block(NAME, number, regurgitate, preview, is_single=True, can=is_left)


SKILL = Skill(
    NAME,
    "Putrid Regurgitation",
    "X",
    {"after_block": At(after_a_block, rank=3)},
    once=END_OF_GAME,
    action=action,
)

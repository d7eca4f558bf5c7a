"""Multiple Block: two at once."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import target_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import CHARACTERISTIC, CHARACTERISTICS, END_OF_ACTIVATION, Effect
from blockdice.engine.figures import modified
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import Preview
from blockdice.engine.window import Activation
from blockdice.engine.words import SPECIAL
from blockdice.rules.common.blocking import assists, compare
from blockdice.rules.common.declaring import standing_foes
from blockdice.rules.common.two_blocks import choose_strikes, foes_in_reach, strike_both

_STRENGTH = CHARACTERISTICS.index("st")
PRICE = -2
"""What it takes off the player's Strength for the activation."""


def can(m: Match, player: int) -> bool:
    """Whether there are two opponents to hit."""
    return len(foes_in_reach(m, player)) >= 2


def block_two(m: Match, activation: Activation) -> Rule[None]:
    """In place of one Block on its own two, each against another opponent whom the player marks,
    at once and with less Strength. No following up, and no second Block by Frenzy."""
    player = activation.player
    activation.has_acted = True
    both = yield from choose_strikes(m, player, activation.target)
    if not both:
        return
    token = activation.action - SPECIAL
    side = m.side_of(player)
    m.begin(Effect(CHARACTERISTIC, END_OF_ACTIVATION, side, player, _STRENGTH, PRICE, source=token))
    yield from strike_both(m, player, both)
    activation.performing = activation.action


def preview(m: Match, player: int, code: int) -> Preview:
    """The Block against the first of the two; without the other's assist, where it is clear who
    that will be."""
    target = target_of(code)
    block = m.rules.count_block(m, player, target)
    others = [foe for foe in foes_in_reach(m, player) if foe != target]
    if len(others) == 1:
        block.defender_assists = assists(m, target, player, True, others[0])
    limits = m.tables.characteristic_limits[_STRENGTH]
    strength = m.state.profiles.st[player]
    block.attacker_strength += modified(strength, PRICE, limits) - strength
    compare(m, block)
    return Preview([], block.dice, block.chooser)


def action(number: int) -> ActionKind:
    """Declared like a Block, against the first of the two."""
    return ActionKind(
        number,
        "multiple_block",
        skill="multiple_block",
        needs_standing=True,
        can=can,
        targets=standing_foes,
        is_near=True,
        play=block_two,
        has_block=True,
        preview=preview,
    )


SKILL = Skill("multiple_block", "Multiple Block", "S", action=action)

"""Frenzy: keep hitting."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import encode
from blockdice.engine.answers import MAY_FOLLOW, MUST_FOLLOW
from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.acting import is_within_reach, pay_for_block, strike
from blockdice.rules.common.activating import goes_on_against
from blockdice.rules.common.block_results import is_in_blitz
from blockdice.rules.common.declaring import strikes
from blockdice.rules.common.moving import squares_to_go


def must_follow(m: Match, hook: Hook, block: Block, player: int) -> Rule[int]:
    """The player must follow up whoever they push back, if able."""
    yield from ()
    return MUST_FOLLOW if player == block.attacker else MAY_FOLLOW


def blocks_again(m: Match, hook: Hook, block: Block) -> Rule[bool]:
    """A target still Standing, whom the player has followed up or could not move from the spot,
    is blocked a second time, or what may be done in place of a Block is done to them.

    The target has a say in it again (Foul Appearance). In a Blitz it costs a square, or a rush;
    with neither left there is none. None either if two Blocks were thrown at once.
    """
    attacker, defender = block.attacker, block.defender
    activation = m.activation
    if block.is_one_of_two or not block.knocks_back or not is_within_reach(m, attacker, defender):
        return True
    if is_in_blitz(m) and not squares_to_go(activation):
        return True
    m.use_skill(hook, attacker)
    if not (yield from goes_on_against(m, attacker, defender)):
        activation.is_over = True
        return False
    if not is_within_reach(m, attacker, defender) or activation.is_over:
        return False
    kind = yield from choose_strike(m, attacker, defender)
    if is_in_blitz(m) and not (yield from pay_for_block(m, activation)):
        return False
    yield from strike(m, attacker, defender, kind)
    return False


def choose_strike(m: Match, attacker: int, defender: int) -> Rule[ActionKind]:
    """The second Block itself, or what else the player can do now in place of it."""
    kinds = strikes(m, attacker, again=True)
    choices = [kind.answer | encode(0, target=defender) for kind in kinds]
    answer = yield m.decision("strike", m.side_of(attacker), choices, attacker)
    return kinds[choices.index(answer)]


SKILL = Skill(
    "frenzy",
    "Frenzy",
    "G",
    {
        "follow_up": must_follow,
        "after_block": At(blocks_again, rank=1, once=END_OF_ACTIVATION),
    },
    is_compulsory=True,
)

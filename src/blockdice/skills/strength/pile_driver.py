"""Pile Driver: jump on whoever has just gone down."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import KNOCKED_DOWN
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import FOUL_ACTION
from blockdice.rules.common.declaring import has_spare, may_declare, use_up


def piles_on(m: Match, hook: Hook, block: Block) -> Rule[bool]:
    """The player may foul the opponent whom the Block has Knocked Down, if next to them.

    After the Armour and Injury rolls of the Block, and only if the opponent is still on the
    pitch (commentary); it is the team's one Foul of the turn (commentary). Then the player is
    Placed Prone and the activation is over.
    """
    attacker, defender = block.attacker, block.defender
    kind = m.actions.numbered(FOUL_ACTION)
    if not may_declare(m.window, kind) and not has_spare(m, attacker, kind):
        return True
    if not _has_felled(m, block):
        return True
    if not (yield from m.wants_skill(hook, attacker)):
        return True
    activation = m.activation
    use_up(m, attacker, kind)
    activation.performing = FOUL_ACTION
    yield from m.rules.foul(m, attacker, defender)
    if m.state.is_standing(attacker):
        yield from m.rules.place_prone(m, attacker)
    activation.is_over = True
    return False


def _has_felled(m: Match, block: Block) -> bool:
    """Whether an opponent lies next to the attacker, Knocked Down by this Block."""
    state = m.state
    attacker, defender = block.attacker, block.defender
    if m.side_of(attacker) == m.side_of(defender) or not state.is_down(defender):
        return False
    if not m.pitch.is_adjacent(state.square[attacker], state.square[defender]):
        return False
    return any(
        fall.player == defender and fall.how == KNOCKED_DOWN and fall.is_down
        for fall in block.falls
    )


SKILL = Skill("pile_driver", "Pile Driver", "S", {"after_block": At(piles_on, rank=0)})

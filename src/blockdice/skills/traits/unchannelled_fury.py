"""Unchannelled Fury: rage that is good for fighting and for nothing else."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.rules.common.hindrances import activation_test, overcomes


def test(m: Match, hook: Hook, player: int, kind: ActionKind) -> Test:
    """4+, with +2 for a Block, a Blitz or what is done in place of a Block."""
    found = activation_test(m, hook, player, 4)
    if kind.has_block:
        found.modify("block", 2)
    return found


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring, even by a Prone player. Failing ends the activation; the tackle
    zone stays."""
    return overcomes(m, hook, activation, test)


SKILL = Skill(
    "unchannelled_fury",
    "Unchannelled Fury",
    "T",
    {"activation_figure": test, "activation_test": goes_on},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)

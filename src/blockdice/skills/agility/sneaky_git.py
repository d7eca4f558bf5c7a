"""Sneaky Git: fouls where the referee does not look."""

from __future__ import annotations

from blockdice.engine.actions import FOUL, verb_of
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour
from blockdice.engine.window import Activation
from blockdice.rules.common.moving import squares_left


def slips_by(m: Match, hook: Hook, armour: Armour) -> bool:
    """A natural double of the Armour roll does not have the player Sent-off; one of the Injury
    roll does (commentary)."""
    return True


def goes_on(m: Match, hook: Hook, activation: Activation, answer: int) -> bool:
    """The player may move on after a Foul, with Movement Allowance left."""
    is_done = verb_of(answer) == FOUL and m.state.square[activation.player] > 0
    return is_done and squares_left(activation) > 0


SKILL = Skill("sneaky_git", "Sneaky Git", "A", {"unseen": slips_by, "goes_on": goes_on})

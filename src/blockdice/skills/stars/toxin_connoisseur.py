"""Toxin Connoisseur (Rashnak Backstabber): something on the blade."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour


def poisons(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """+1 to the Injury roll of the player's Stab, after it is made, though nothing else modifies
    it."""
    fall = armour.fall
    return int(bool(armour.injury_dice) and fall.cause == "stab" and fall.causer == player)


SKILL = Skill(
    "toxin_connoisseur", "Toxin Connoisseur", "X", {"fixed_choice": poisons}, once=END_OF_GAME
)

"""A Sneaky Pair (Dribl & Drull): one holds, the other one hits."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour

CAUSES = ("stab", "foul")


def hits_harder(m: Match, hook: Hook, armour: Armour) -> int:
    """+1 to the Injury roll of a Stab or Foul by one of the two, if both mark the victim. It counts
    although nothing else modifies a Stab."""
    fall = armour.fall
    causer, victim = fall.causer, fall.player
    if fall.cause not in CAUSES or causer < 0 or not m.can_use(causer, hook, victim):
        return 0
    side = m.side_of(causer)
    markers = m.state.markers(m.state.square[victim], side)
    pair = [player for player in markers if m.can_use(player, hook, victim)]
    return int(causer in pair and len(pair) > 1 and side != m.side_of(victim))


SKILL = Skill(
    "a_sneaky_pair", "A Sneaky Pair", "X", {"injury_modifier": hits_harder}, is_compulsory=True
)

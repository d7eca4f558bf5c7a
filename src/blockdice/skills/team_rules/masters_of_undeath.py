"""Masters of Undeath: the Necromancer raises the dead."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.falls import Fall
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.joining import can_rise, join, rookie_of

SPARED = ("regeneration", "stunty")
RISES_AS = "zombie_lineman"


def raises(m: Match, hook: Hook, fall: Fall) -> Rule[None]:
    """Once a game, when an opponent has died, whatever of: a Zombie joins in the Reserves box.

    Also after the Necromancer was ejected (commentary).
    """
    side = 1 - m.side_of(fall.player)
    if not m.is_in_force(hook, side) or m.is_spent_by(side, hook.token):
        return
    sheet = rookie_of(m, side, RISES_AS, "loner")
    if sheet is None or not can_rise(m, fall.player, SPARED):
        return
    if (yield from m.wants_rule(hook, side, fall.player)):
        join(m, side, sheet)


SKILL = Skill(
    "masters_of_undeath",
    "Masters of Undeath",
    "",
    {"after_death": raises},
    once=END_OF_GAME,
    holder=OF_SIDE,
)

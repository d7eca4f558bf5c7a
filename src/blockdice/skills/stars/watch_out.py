"""Watch Out! (Withergrasp Doubledrool): two heads see the first blow coming."""

from __future__ import annotations

from blockdice.engine.blocks import Block
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF, SPENT_SKILL, Effect
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match

DODGE = "dodge"


def sees_it_coming(m: Match, hook: Hook, block: Block) -> None:
    """In the first Block of each half that an opponent throws at the player they count as having
    Dodge, whatever the dice will show."""
    player = block.defender
    side = m.side_of(player)
    if side != m.side_of(block.attacker) and not m.is_spent(player, hook.token):
        m.begin(Effect(SPENT_SKILL, hook.once, side, player, hook.token))
        block.lent.append(DODGE)


def avoids_stumble(m: Match, hook: Hook, block: Block) -> Rule[bool]:
    """A Stumble may only push them back, unless something denies it as it would Dodge (Tackle)."""
    if DODGE not in block.lent:
        return False
    player, foe = block.defender, block.attacker
    for denial in m.hooks.denies.get(DODGE, []):
        if denial.speak(m, denial, hook, player, foe, 0):
            return False
    return (yield from m.wants_skill(hook, player))


SKILL = Skill(
    "watch_out",
    "Watch Out!",
    "X",
    {"blocked": sees_it_coming, "stumble": At(avoids_stumble, once=-1)},
    once=END_OF_HALF,
)

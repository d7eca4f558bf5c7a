"""Maximum Carnage (Max Spleenripper): one swing is not enough."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.acting import about_to_be_hit, has_been_hit, is_within_reach
from blockdice.rules.common.activating import goes_on_against
from blockdice.rules.common.testing import choose_player
from blockdice.rules.common.two_blocks import foes_in_reach
from blockdice.skills.traits.chainsaw import attack


def swings_on(m: Match, hook: Hook, player: int, target: int, kind: ActionKind) -> Rule[None]:
    """After a Chainsaw Attack that has not ended the turn, at once another against another
    opponent; in a Blitz too."""
    if kind.skill != "chainsaw":
        return
    others = [foe for foe in foes_in_reach(m, player) if foe != target]
    other = yield from choose_player(m, hook, player, others)
    if other < 0 or not (yield from goes_on_against(m, player, other)):
        return
    yield from about_to_be_hit(m, player, other)
    if not m.activation.is_over and is_within_reach(m, player, other):
        yield from attack(m, player, other)
        has_been_hit(m, other)


SKILL = Skill(
    "maximum_carnage", "Maximum Carnage", "X", {"after_strike": swings_on}, once=END_OF_GAME
)

"""Throw a Rock: the fans do not like to wait."""

from __future__ import annotations

from blockdice.engine.actions import NO, USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.falls import KNOCKED_DOWN, Fall
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.testing import settle

TARGET = 5


def throw(m: Match, hook: Hook, side: int) -> Rule[None]:
    """At the end of the opponents' turn, a die may be rolled for one of them who has stalled and is
    still on the pitch: on a 5+ a rock Knocks them Down."""
    state = m.state
    player = state.stalling
    if side == m.window.side or not m.is_in_force(hook, side):
        return
    if player < 0 or not state.square[player] or state.touchdown == m.window.side:
        return
    use = encode(USE, arg=hook.token)
    if (yield m.decision("use_skill", side, [use, encode(NO)], player)) != use:
        return
    if settle(m, Test(SPECIAL_ROLL, player, TARGET, name="throw_a_rock")):
        yield from m.rules.fall(m, Fall(player, KNOCKED_DOWN, "rock"))


SKILL = Skill(
    "throw_a_rock",
    "Throw a Rock",
    "Y",
    {"end_of_turn": throw},
    is_compulsory=True,
    holder=OF_SIDE,
    lasts=END_OF_DRIVE,
)

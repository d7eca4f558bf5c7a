"""Dump-Off: get rid of the ball before the Block comes."""

from __future__ import annotations

from blockdice.engine.actions import NO, PASS_TO, encode, square_of
from blockdice.engine.decisions import Choices, Decision, Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOBODY
from blockdice.engine.tables import QUICK
from blockdice.engine.window import NOTHING, Window
from blockdice.engine.words import DUMP_OFF
from blockdice.rules.common.giving import may_give


def dumps(m: Match, hook: Hook, player: int, target: int) -> Rule[bool]:
    """The target of a Block, or of what may be done in its place, passes the ball at once: a
    Quick Pass, in a Blitz as soon as it is declared. Then the Block goes on."""
    kind = m.actions.numbered(m.activation.action)
    if not kind.has_block or m.state.carrier != target or not may_give(m, target):
        return True
    squares = m.edition.squares_in_range(m.state.square[target], QUICK)
    choices = Choices([encode(NO)], PASS_TO, [NOBODY], squares)
    answer = yield Decision("dump_off", m.side_of(target), target, choices, m.names, False)
    if answer == encode(NO):
        return True
    m.use_skill(hook, target)
    yield from _pass_out_of_turn(m, target, square_of(answer))
    if m.activation.is_over or not m.state.is_standing(player):
        return False
    near = m.pitch.is_adjacent(m.state.square[player], m.state.square[target])
    return near or not kind.is_near


def _pass_out_of_turn(m: Match, passer: int, square: int) -> Rule[None]:
    """The pass in a window of its own, in which nothing is a turnover; no team re-roll for the
    passing side, whose turn it is not."""
    window = Window(DUMP_OFF, m.side_of(passer))
    window.allows = 0
    window.has_rerolls = False
    window.has_turn_skills = False
    window.ends_on = NOTHING
    window.is_interrupt = True
    m.state.windows.append(window)
    yield from m.rules.pass_ball(m, passer, square)
    m.state.windows.pop()


SKILL = Skill("dump_off", "Dump-Off", "P", {"target_test": At(dumps, rank=1)})
"""After skills that may stop the Block."""

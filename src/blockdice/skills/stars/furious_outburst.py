"""Furious Outburst (Swiftvine Glimmershard): there, a sting, and gone."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import MOVE, each_square, encode, square_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_HALF
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import BLITZ_ACTION, ROOTED
from blockdice.rules.common.acting import about_to_be_hit, has_been_hit, is_within_reach
from blockdice.rules.common.declaring import standing_foes
from blockdice.rules.common.moving import turn_up
from blockdice.skills.traits.stab import preview, stab

NAME = "furious_outburst"
REACH = 3


def can(m: Match, player: int) -> bool:
    """Whether the player can leave the square."""
    return not m.state.tokens[player] & ROOTED


def reaches(m: Match, player: int, target: int) -> bool:
    """Within three squares, with an unoccupied square next to the target."""
    origin, square = m.state.square[player], m.state.square[target]
    return m.pitch.distance(origin, square) <= REACH and bool(beside(m, target))


def beside(m: Match, target: int) -> list[int]:
    """The unoccupied squares next to the target."""
    return m.state.unoccupied(m.pitch.neighbours[m.state.square[target]])


def burst_out(m: Match, activation: Activation) -> Rule[None]:
    """The player is next to the target, stabs them, and is somewhere else within three squares. It
    is no movement: nobody dodges, holds or follows."""
    player, target = activation.player, activation.target
    activation.has_acted = True
    yield from appear(m, player, beside(m, target))
    if activation.is_over:
        return
    yield from about_to_be_hit(m, player, target)
    if not activation.is_over and is_within_reach(m, player, target):
        yield from stab(m, player, target)
        has_been_hit(m, target)
    if not activation.is_over and m.state.is_standing(player):
        here = m.state.square[player]
        near = [sq for sq in m.pitch.squares if m.pitch.distance(here, sq) <= REACH]
        yield from appear(m, player, m.state.unoccupied(near))


def appear(m: Match, player: int, squares: list[int]) -> Rule[None]:
    """The coach chooses one of these squares, and the player is there."""
    if squares:
        choices = each_square(encode(MOVE, player), squares)
        answer = yield m.decision("hit_and_run", m.side_of(player), choices, player)
        yield from turn_up(m, player, square_of(answer))
        m.rules.check_touchdown(m, player)


def action(number: int) -> ActionKind:
    """Once a half, and as the team's one Blitz of the turn."""
    return ActionKind(
        number,
        NAME,
        skill=NAME,
        limit=1 << BLITZ_ACTION,
        needs_standing=True,
        can=can,
        targets=standing_foes,
        reach=reaches,
        once=END_OF_HALF,
        play=burst_out,
        is_attack=True,
        preview=preview,
    )


SKILL = Skill(NAME, "Furious Outburst", "X", action=action)

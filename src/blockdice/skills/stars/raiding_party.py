"""Raiding Party (Ivar Eriksson): on a sign, somebody closes in."""

from __future__ import annotations

from blockdice.engine.actions import MOVE, NO, SELECT, encode, player_of, square_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import ROOTED

REACH = 5


def sends(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """As the player is activated: an Open team-mate within five squares moves one square, whatever
    tackle zones there are, to where they mark an opponent."""
    player = activation.player
    if not m.can_use(player, hook):
        return
    side = m.side_of(player)
    able = [encode(SELECT, mate) for mate in raiders(m, player) if landings(m, mate)]
    if not able:
        return
    answer = yield m.decision("choose_player", side, [*able, encode(NO)], player)
    if answer == encode(NO):
        return
    m.use_skill(hook, player)
    mate = player_of(answer)
    choices = [encode(MOVE, mate, square=square) for square in landings(m, mate)]
    answer = yield m.decision("hit_and_run", side, choices, mate)
    m.put(mate, square_of(answer), "moved")
    yield from m.rules.arrive(m, mate)


def raiders(m: Match, player: int) -> list[int]:
    """The Open team-mates in reach who can leave their square."""
    state = m.state
    square = state.square[player]
    return [
        mate
        for mate in state.on_pitch(m.side_of(player))
        if mate != player
        and state.has_zone(mate)
        and not state.is_marked(mate)
        and not state.tokens[mate] & ROOTED
        and m.pitch.distance(square, state.square[mate]) <= REACH
    ]


def landings(m: Match, mate: int) -> list[int]:
    """The squares next to the team-mate in which they would mark an opponent."""
    state = m.state
    foes = 1 - m.side_of(mate)
    near = state.unoccupied(m.pitch.neighbours[state.square[mate]])
    return [square for square in near if state.neighbours_of(square, foes)]


SKILL = Skill(
    "raiding_party", "Raiding Party", "X", {"start_of_activation": sends}, once=END_OF_DRIVE
)

"""Hireling Sports-Wizard: a fireball, or a frog."""

from __future__ import annotations

from blockdice.engine.actions import AIM, NO, SELECT, encode, player_of, square_of, verb_of
from blockdice.engine.decisions import Choices, Decision, Rule
from blockdice.engine.effects import END_OF_DRIVE, END_OF_GAME, SHAPE, Effect
from blockdice.engine.falls import KNOCKED_DOWN, Fall
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOBODY
from blockdice.engine.rolls import Armour, Test
from blockdice.engine.words import ROOTED, SPECIAL_ROLL
from blockdice.rules.common.falling import lose_ball, risk
from blockdice.rules.common.testing import settle

FIREBALL = "fireball"
HITS = 4


def as_turn_starts(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Zap! may be cast as a turn of the opponents starts."""
    if side != m.window.side and _is_at_hand(m, hook, side):
        yield from _cast(m, hook, side, [], m.state.on_pitch(1 - side))


def as_turn_ends(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Fireball at the end of either team's turn, Zap! of the opponents'; neither once a touchdown
    has stopped play."""
    if _is_at_hand(m, hook, side):
        theirs = m.state.on_pitch(1 - side) if side != m.window.side else []
        yield from _cast(m, hook, side, m.pitch.squares, theirs)


def _is_at_hand(m: Match, hook: Hook, side: int) -> bool:
    if m.state.touchdown >= 0 or m.state.conceded >= 0:
        return False
    return m.is_in_force(hook, side) and not m.is_spent_by(side, hook.token)


def _cast(m: Match, hook: Hook, side: int, squares: list[int], victims: list[int]) -> Rule[None]:
    """Once a game one of the two spells: in a square, or on an opponent."""
    singles = [encode(SELECT, player) for player in victims] + [encode(NO)]
    choices = Choices(singles, AIM, [NOBODY] if squares else [], squares)
    if choices.count() == 1:
        return
    answer = yield Decision("wizard", side, -1, choices, m.names, False)
    if verb_of(answer) == NO:
        return
    m.use_rule(hook, side)
    if verb_of(answer) == AIM:
        yield from fireball(m, side, square_of(answer))
    else:
        yield from zap(m, hook, side, player_of(answer))


def fireball(m: Match, side: int, square: int) -> Rule[None]:
    """Each Standing player in the square and around it is Knocked Down on a 4+.

    Who is hit is rolled for everybody first, then all go down, then armour, where the caster may
    add 1 to one of the two rolls, then the ball. No turnover: the turn is over.
    """
    state = m.state
    m.cause = m.emit("fireball", side, square=square)
    hit: list[Fall] = []
    for near in [square, *m.pitch.neighbours[square]]:
        player = state.occupant(near)
        if player >= 0 and state.is_standing(player):
            if settle(m, Test(SPECIAL_ROLL, player, HITS, name=FIREBALL)):
                fall = Fall(player, KNOCKED_DOWN, FIREBALL)
                fall.by_side = side
                hit.append(fall)
    for fall in hit:
        yield from m.rules.go_down(m, fall)
    for fall in hit:
        yield from risk(m, fall)
    for fall in hit:
        yield from lose_ball(m, fall)


def scorches(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """The 1 that may be added to the Armour or Injury roll of whoever a fireball has felled."""
    return int(armour.fall.cause == FIREBALL)


def zap(m: Match, hook: Hook, side: int, player: int) -> Rule[None]:
    """On the player's Strength or a natural 6 they are a frog for the rest of the drive; a ball in
    hand bounces, which is no turnover (commentary)."""
    state = m.state
    m.cause = m.emit("zap", side, player)
    strength = state.profiles.st[player]
    if not settle(m, Test(SPECIAL_ROLL, player, strength, natural_one_fails=False, name="zap")):
        return
    m.begin(Effect(SHAPE, END_OF_DRIVE, m.side_of(player), player, hook.token))
    m.mark(player, ROOTED, False)
    if state.carrier == player:
        m.ball_flies(state.square[player])
        yield from m.rules.bounce(m, state.square[player])


SKILL = Skill(
    "hireling_sports_wizard",
    "Hireling Sports-Wizard",
    "I",
    {
        "start_of_turn": as_turn_starts,
        "end_of_turn": as_turn_ends,
        "armour_choice": scorches,
    },
    once=END_OF_GAME,
    holder=OF_SIDE,
)

"""What the picked block die does: the five results, the push, who goes down, the ball (Blocking).

Each phase takes the `Block` and adds its part, so that two Blocks can go through them side by
side, and skills can change what is still to come.
"""

from __future__ import annotations

from itertools import pairwise

from blockdice.engine.actions import FOLLOW, STAY, encode
from blockdice.engine.answers import (
    BOTH_PRONE,
    MAY_FOLLOW,
    MAY_NOT_FOLLOW,
    MUST_FOLLOW,
    PUSHES_BACK,
    STAYS_UP,
)
from blockdice.engine.blocks import Block, Chain
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import KNOCKED_DOWN, PLACED_PRONE, Fall
from blockdice.engine.match import Match
from blockdice.engine.words import BLITZ_ACTION, BOTH_DOWN, PLAYER_DOWN, POW, ROOTED, STUMBLE
from blockdice.rules.common.ball import lies_in
from blockdice.rules.common.falling import lose_ball, risk
from blockdice.rules.common.moving import is_held, shadow
from blockdice.rules.common.pushing import choose_chain, move_chain
from blockdice.rules.common.trapdoors import all_fall_through


def is_in_blitz(m: Match) -> bool:
    """Whether a Block that is thrown now is part of a Blitz, not a Block on its own."""
    return m.activation.action == BLITZ_ACTION


def apply_result(m: Match, block: Block) -> Rule[None]:
    """What the result means once skills have spoken: who goes down, who is pushed."""
    face = block.face
    if face == PLAYER_DOWN:
        knock_down(block, block.attacker)
    elif face == BOTH_DOWN:
        yield from both_down(m, block)
    else:
        block.is_push = True
        if face == POW or (face == STUMBLE and not (yield from avoids_stumble(m, block))):
            knock_down(block, block.defender)


def knock_down(block: Block, player: int) -> None:
    """One of the two is to be Knocked Down by the other."""
    block.falls.append(Fall(player, KNOCKED_DOWN, "block", block.other(player)))


def both_down(m: Match, block: Block) -> Rule[None]:
    """Both Down: each player is Knocked Down by the other unless they may ignore it.

    Skills speak in the edition's order, of each the attacker's first, whose coach is active.
    One may put another result in its place. The defender is injured first.
    """
    stay_up: list[int] = []
    for hook in m.hooks.both_down:
        for player in (block.attacker, block.defender):
            if player not in stay_up and m.can_use(player, hook, block.other(player)):
                answer: int = yield from hook.speak(m, hook, block, player)
                if answer == STAYS_UP:
                    stay_up.append(player)
                elif answer == PUSHES_BACK:
                    block.is_push = True
                    return
                elif answer == BOTH_PRONE:
                    place_both_prone(block)
                    return
    for player in (block.defender, block.attacker):
        if player not in stay_up:
            knock_down(block, player)


def place_both_prone(block: Block) -> None:
    """Both players are to be Placed Prone: neither is at risk."""
    for player in (block.defender, block.attacker):
        block.falls.append(Fall(player, PLACED_PRONE, "block", block.other(player)))


def avoids_stumble(m: Match, block: Block) -> Rule[bool]:
    """Stumble: a push only, if the defender has a skill for it and uses it; else a POW!"""
    for hook in m.speakers(m.hooks.stumble, block.defender, block.attacker):
        avoids: bool = yield from hook.speak(m, hook, block)
        if avoids:
            return True
    return False


def push(m: Match, block: Block) -> Rule[None]:
    """Push the defender back, and then what the attacker does to a defender who is still there
    and to be left Standing."""
    yield from shove(m, block)
    if m.hooks.after_push and block.chain.crowd != block.defender and not block.falls:
        for hook in m.speakers(m.hooks.after_push, block.attacker, block.defender):
            yield from hook.speak(m, hook, block)


def shove(m: Match, block: Block) -> Rule[None]:
    """The push alone: the squares of the whole chain are chosen, then everybody moves.

    Whoever has gone into the crowd is not Knocked Down as well.
    """
    state = m.state
    block.vacated = state.square[block.defender]
    block.chain = yield from choose_chain(m, block.attacker, block.defender, block.barred)
    crowd = block.chain.crowd
    block.ball_in_crowd = crowd >= 0 and state.carrier == crowd
    move_chain(m, block.chain)
    block.falls = [fall for fall in block.falls if fall.player != crowd]
    if block.ball_in_crowd:
        m.ball_flies(block.chain.edge)
        m.rules.own_turnover(m, crowd, "carrier_in_crowd")


def follow_up(m: Match, block: Block) -> Rule[None]:
    """The attacker may move into the square vacated, free of any roll, decided before dice.

    Not if a chain has filled it again, has moved the attacker too far away, or nobody moved.
    A rule that forbids it goes before one that demands it. It is a move of the attacker's own
    will, so opponents beside them may hold them or come after them.
    """
    if not can_follow(m, block):
        return
    attacker = block.attacker
    voice = yield from hear_voices(m, block)
    if voice == MAY_NOT_FOLLOW:
        return
    if voice != MUST_FOLLOW:
        choices = [encode(FOLLOW), encode(STAY)]
        answer = yield m.decision("follow_up", m.side_of(attacker), choices, attacker)
        if answer != choices[0]:
            return
    origin = m.state.square[attacker]
    markers = m.state.markers(origin, 1 - m.side_of(attacker))
    if not (yield from is_held(m, attacker, markers)):
        m.put(attacker, block.vacated, "followed")
        block.has_followed = True
        yield from shadow(m, attacker, origin, markers)


def can_follow(m: Match, block: Block) -> bool:
    """Whether the attacker is able to move into the square that the defender has left; nobody who
    has been held where they are in this activation."""
    state = m.state
    attacker = block.attacker
    if state.tokens[attacker] & ROOTED or m.activation.is_stopped:
        return False
    if state.occupant(block.vacated) >= 0:
        return False
    return m.pitch.is_adjacent(state.square[attacker], block.vacated)


def hear_voices(m: Match, block: Block) -> Rule[int]:
    """What skills of either player say of the follow-up: the attacker's first, then those of a
    defender who is still on the pitch. Nothing is asked once it is forbidden."""
    voice = MAY_FOLLOW
    if not m.hooks.follow_up:
        return voice
    for player in (block.attacker, block.defender):
        if not m.state.square[player]:
            continue
        for hook in m.speakers(m.hooks.follow_up, player, block.other(player)):
            if voice != MAY_NOT_FOLLOW:
                said: int = yield from hook.speak(m, hook, block, player)
                voice = max(voice, said)
    return voice


def go_down(m: Match, block: Block) -> Rule[None]:
    """All who are Knocked Down go down before any Armour roll."""
    for fall in block.falls:
        yield from m.rules.go_down(m, fall)


def injuries(m: Match, block: Block) -> Rule[None]:
    """The crowd has its way first; then the Armour rolls; then trapdoors open."""
    yield from chain_injuries(m, block.chain)
    for fall in block.falls:
        yield from risk(m, fall)
    if m.state.entered:
        yield from all_fall_through(m)


def chain_injuries(m: Match, chain: Chain) -> Rule[None]:
    """What a push does to those along its chain: the crowd, and some who do harm on their way."""
    if chain.crowd >= 0:
        yield from m.rules.crowd_injury(m, chain.crowd, chain.pusher)
    if m.hooks.barges:
        for player, other in pairwise(chain.players):
            for hook in m.speakers(m.hooks.barges, player, other):
                yield from hook.speak(m, hook, player, other)


def touchdowns(m: Match, block: Block) -> None:
    """Whoever was pushed or has followed up may stand in an end zone with the ball, and a
    defender who was not pushed may have gone there before the Block."""
    for player in (block.defender, *block.chain.players, block.attacker):
        m.rules.check_touchdown(m, player)


def settle_ball(m: Match, block: Block) -> Rule[None]:
    """The ball: out of a falling player's hands, out of the crowd, from under a pushed player."""
    for fall in block.falls:
        if fall.had_ball:
            yield from lose_ball(m, fall)
            return
    if block.is_stripped:
        yield from m.rules.bounce(m, m.state.ball_square)
    elif block.ball_in_crowd:
        yield from m.rules.throw_in(m, block.chain.edge)
    else:
        yield from _disturb_ball(m, block.chain)


def after_block(m: Match, block: Block) -> Rule[None]:
    """What the attacker's skills do once the Block is done with, if the attacker is still
    Standing and active: neither a turnover nor a touchdown has ended it."""
    for hook in m.hooks.after_block:
        if m.window.is_over or m.activation.is_over or not m.state.is_standing(block.attacker):
            return
        if m.can_use(block.attacker, hook, block.defender):
            goes_on: bool = yield from hook.speak(m, hook, block)
            if not goes_on:
                return


def _disturb_ball(m: Match, chain: Chain) -> Rule[None]:
    """A player pushed onto the ball cannot pick it up: it bounces, and that is no turnover."""
    for target in chain.targets:
        if target and lies_in(m, target):
            yield from m.rules.bounce(m, target)
            return

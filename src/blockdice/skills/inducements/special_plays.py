"""Special Plays: cards up a coach's sleeve.

How they are drawn is the book's; the cards are our own (see `skills/cards`).
"""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, USE, arg_of, encode, player_of
from blockdice.engine.cards import (
    DISCARDED,
    IN_HAND,
    drawn_by,
    gone,
    hand,
    lay_down,
    shuffle_in,
    spend,
)
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.throws import Throw
from blockdice.engine.window import Activation
from blockdice.skills.cards import card as when
from blockdice.skills.cards.card import Deck, Play
from blockdice.skills.cards.decks import CARDS, DECKS, deck_of

ID = "special_plays"


# Drawing.


def draw_for_both(m: Match) -> Rule[None]:
    """Card selection, as soon as it is known what has been induced."""
    for side in (0, 1):
        yield from draw(m, side)


def draw(m: Match, side: int) -> Rule[None]:
    """For each Special Play a D6 for the deck, two cards of it, of which the coach keeps one.

    A deck that the side has drawn from before may be rolled for again; that result stands.
    """
    state = m.state
    while state.draws[side]:
        deck = DECKS[m.d6(ID, side=side) - 1]
        if any(deck_of(m.names.tokens[token]) is deck for token in drawn_by(m, side)):
            use = encode(USE, arg=m.names.tokens.index(ID))
            about = Roll(deck.id, -1, [])
            if (yield m.decision("reroll_deck", side, [use, encode(NO)], -1, about)) == use:
                deck = DECKS[m.d6(ID, side=side) - 1]
        state.draws[side] -= 1
        yield from draw_from(m, side, deck)


def draw_from(m: Match, side: int, deck: Deck) -> Rule[None]:
    """Two cards that nobody has drawn, hidden from the other coach: one is kept."""
    pool = left_in(m, deck)
    drawn = [pool.pop(m.die(len(pool), "card") - 1) for _ in range(min(2, len(pool)))]
    tokens = m.names.tokens
    names = [tokens[token] for token in drawn]
    m.emit("cards_drawn", side, data={"cards": names}, audience=side)
    kept = drawn[0]
    if len(drawn) > 1:  # a single one would be answered in the diary, for both coaches to read
        choices = [encode(USE, arg=token) for token in drawn]
        kept = arg_of((yield m.decision("keep_card", side, choices)))
    for token in drawn:
        lay_down(m, side, token, IN_HAND if token == kept else DISCARDED)
    m.emit("card_kept", side, data={"card": tokens[kept]}, audience=side)
    held = len(hand(m, side))
    from_deck = deck_of(tokens[kept]).id
    m.emit("special_play", side, data={"deck": from_deck, "held": held})


def left_in(m: Match, deck: Deck) -> list[int]:
    """The cards that may be drawn: where fewer than two are left in the deck, those that were
    not kept are shuffled in; from one that is all gone the next takes over."""
    for later in range(len(DECKS)):
        cards = DECKS[(DECKS.index(deck) + later) % len(DECKS)].cards
        tokens = [m.names.tokens.index(card.id) for card in cards]
        pool = [token for token in tokens if token not in gone(m)]
        if len(pool) < 2:
            shuffle_in(m, tokens)
            pool = [token for token in tokens if token not in gone(m)]
        if pool:
            return pool
    raise AssertionError("no coach can have so many cards")


# Playing: one card at a time, and only who holds one that can be played is asked.


def offer(m: Match, side: int, moment: int, player: int = -1, target: int = -1) -> Rule[bool]:
    """Whether the side has played a card at this moment."""
    plays = [
        Play(CARDS[m.names.tokens[token]], token, side, moment, player, target)
        for token in hand(m, side)
    ]
    plays = [play for play in plays if is_playable(m, play)]
    if not plays or m.state.touchdown >= 0 or m.state.conceded >= 0:
        return False
    choices = [encode(USE, arg=play.token) for play in plays]
    answer = yield m.decision("play_card", side, [*choices, encode(NO)], player)
    if answer == encode(NO):
        return False
    yield from lay_out(m, next(play for play in plays if play.token == arg_of(answer)))
    return True


def is_playable(m: Match, play: Play) -> bool:
    """Whether it is the card's moment, with somebody there whom it can be aimed at."""
    card = play.card
    if not play.is_possible or (card.can is not None and not card.can(m, play)):
        return False
    return card.whom is None or bool(card.whom(m, play))


def lay_out(m: Match, play: Play) -> Rule[None]:
    """A card is played: it is spent, and its coach says whom it is aimed at."""
    card, side = play.card, play.side
    spend(m, side, play.token)
    before = m.cause
    held = len(hand(m, side))
    m.cause = m.emit("card_played", side, data={"card": card.id, "held": held})
    if card.whom is not None:
        choices = [encode(SELECT, player) for player in card.whom(m, play)]
        about = Roll(card.id, -1, [])
        play.target = player_of((yield m.decision("card_target", side, choices, -1, about)))
        m.emit("card_aimed", side, play.target, data={"card": card.id})
    rule = card.play(m, play)
    if rule is not None:
        yield from rule
    m.cause = before


# Moments.


def as_turn_starts(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Before anybody is activated, in either team's turn. In a match put together in the middle
    the cards are drawn now."""
    if m.is_in_force(hook, side):
        yield from draw(m, side)
        yield from offer(m, side, when.OWN_TURN if m.window.side == side else when.THEIR_TURN)


def as_turn_ends(m: Match, hook: Hook, side: int) -> Rule[None]:
    """At the end of either team's turn."""
    if m.is_in_force(hook, side):
        is_own = m.window.side == side
        yield from offer(m, side, when.OWN_TURN_END if is_own else when.THEIR_TURN_END)


def before_event(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Between the kick and its event."""
    if m.is_in_force(hook, side):
        yield from offer(m, side, when.KICK_OFF)


def at_activation(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """A player has been activated in a team turn: their own coach first."""
    if not m.window.is_turn:
        return
    own = m.side_of(activation.player)
    for side, moment in ((own, when.OWN_ACTIVATION), (1 - own, when.THEIR_ACTIVATION)):
        if m.is_in_force(hook, side):
            yield from offer(m, side, moment, activation.player)


def before_pass(m: Match, hook: Hook, throw: Throw) -> Rule[None]:
    """An opponent is about to pass."""
    side = 1 - m.side_of(throw.thrower)
    if m.is_in_force(hook, side):
        yield from offer(m, side, when.THEIR_PASS, throw.thrower)


def before_hit(m: Match, hook: Hook, player: int, target: int) -> Rule[None]:
    """A player of the side is about to be hit."""
    yield from offer(m, m.side_of(target), when.THEIR_BLOCK, player, target)


def after_foul(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """A Foul of an opponent that nothing gave away is seen if a card says so."""
    return offer(m, 1 - m.side_of(player), when.THEIR_FOUL, player)


SKILL = Skill(
    ID,
    "Special Plays",
    "I",
    {
        "start_of_turn": as_turn_starts,
        "end_of_turn": as_turn_ends,
        "before_event": before_event,
        "start_of_activation": at_activation,
        "before_pass": before_pass,
        "hit": before_hit,
        "scrutiny": after_foul,
    },
    holder=OF_SIDE,
)

"""Hard Drill: what was practised all week."""

from __future__ import annotations

from typing import Final

from blockdice.engine.actions import MOVE, encode, player_of, square_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_DRIVE, END_OF_OPPONENT_TURN, END_OF_TURN
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.engine.words import ROOTED
from blockdice.rules.common.trapdoors import falls_through
from blockdice.skills.cards.card import KICK_OFF, OWN_TURN, Card, Deck, Play
from blockdice.skills.cards.making import gives, helps, reigns
from blockdice.skills.cards.targets import own_standing


def squares_to_take(m: Match, play: Play) -> list[int]:
    """The moves of one square that Open players could make, as packed actions."""
    state = m.state
    movers = [p for p in own_standing(m, play) if not state.is_marked(p)]
    return [
        encode(MOVE, player, square=square)
        for player in movers
        if not state.tokens[player] & ROOTED
        for square in state.unoccupied(list(m.pitch.neighbours[state.square[player]]))
    ]


def can_take(m: Match, play: Play) -> bool:
    """Whether an Open player has anywhere to go."""
    return bool(squares_to_take(m, play))


def takes_up(m: Match, play: Play) -> Rule[None]:
    """One Open player moves one square."""
    about = Roll(play.card.id, -1, [])
    choices = squares_to_take(m, play)
    answer = yield m.decision("card_target", play.side, choices, -1, about)
    m.put(player_of(answer), square_of(answer), "moved")
    yield from falls_through(m, player_of(answer))


DECK: Final[Deck] = Deck(
    "hard_drill",
    "Hard Drill",
    (
        Card(
            *("locked_shields", "Locked Shields", OWN_TURN, gives, own_standing),
            gives="guard",
            lasts=END_OF_OPPONENT_TURN,
        ),
        Card(
            *("handling_practice", "Handling Practice", OWN_TURN, gives, own_standing),
            gives="sure_hands",
            lasts=END_OF_DRIVE,
        ),
        Card(
            *("crisp_throwing", "Crisp Throwing", OWN_TURN, reigns),
            lasts=END_OF_TURN,
            hooks={"modify_other:pass": helps},
        ),
        Card(
            *("quick_feet", "Quick Feet", OWN_TURN, gives, own_standing),
            gives="dodge",
            lasts=END_OF_OPPONENT_TURN,
        ),
        Card(
            *("ankle_work", "Ankle Work", OWN_TURN, gives, own_standing),
            gives="tackle",
            lasts=END_OF_DRIVE,
        ),
        Card("set_piece", "Set Piece", KICK_OFF, takes_up, can=can_take),
    ),
)

"""Special Plays: which card is kept, when it is played, and on whom."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import MOVE, NO, USE, arg_of, encode, player_of, verb_of
from blockdice.engine.decisions import Decision

LIKED = (
    "coin_in_the_grass",
    "stray_dog",
    "heavy_purse",
    "last_ounce",
    "loaded_glove",
    "pressed_clover",
    "not_one_step",
    "second_wind",
    "bucket_of_water",
    "up_again",
)
"""The cards that are kept first."""
FOR_THE_CARRIER = ("second_wind", "loose_turf")
"""Cards about whoever is activated: only the player with the ball is worth them."""


def keep(sight: Sight, decision: Decision) -> int:
    """The card that is liked better."""
    tokens = sight.m.names.tokens

    def rank(code: int) -> int:
        card = tokens[arg_of(code)]
        return LIKED.index(card) if card in LIKED else len(LIKED)

    return min(decision.choices.singles, key=rank)


def play(sight: Sight, decision: Decision) -> int:
    """As soon as it is of use."""
    for code in decision.choices.singles:
        if verb_of(code) == USE and is_of_use(sight, sight.m.names.tokens[arg_of(code)], decision):
            return code
    return encode(NO)


def is_of_use(sight: Sight, card: str, decision: Decision) -> bool:
    """Whether this is a good moment for the card."""
    if card in FOR_THE_CARRIER:
        return decision.player_index == sight.state.carrier
    if card == "molehill":
        return sight.m.window.side != sight.side
    return True


def target(sight: Sight, decision: Decision) -> int:
    """The player with the ball if possible, else the one who is worth most."""
    choices = decision.choices.singles
    if verb_of(choices[0]) == MOVE:
        return choices[0]

    def worth(code: int) -> int:
        player = player_of(code)
        bonus = 1_000_000 if player == sight.state.carrier else 0
        return sight.m.players[player].cost + bonus

    return max(choices, key=worth)

"""Whether a skill is used that a coach may use: yes, unless the situation says otherwise."""

from __future__ import annotations

from collections.abc import Callable

from blockdice.bots.simple.faces import goes_into_crowd
from blockdice.bots.simple.fouling import SAW
from blockdice.bots.simple.harm import break_chance, value_of
from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import NO, USE, arg_of, encode, verb_of
from blockdice.engine.decisions import Decision
from blockdice.engine.words import BLITZ_ACTION, FRESH_STUN

Wish = Callable[[Sight, int, int], bool]
"""Whether the coach of the player wants the skill used; last, the player on the other side of
the block, foul or move, -1 if nobody."""

SURE_BREAK = 0.72
"""With this chance of breaking the victim's armour no saw is needed."""
GOOD_PREY = 1.6
"""What a victim must be worth for somebody to jump on."""


def use_skill(sight: Sight, decision: Decision) -> int:
    """The skill that is asked about is used where that is of use."""
    use = next(code for code in decision.choices.singles if verb_of(code) == USE)
    skill = sight.m.names.tokens[arg_of(use)]
    wish = _WISHES.get(skill)
    player = decision.player_index
    if wish is None or wish(sight, player, opponent_of(sight, player)):
        return use
    return encode(NO)


def opponent_of(sight: Sight, player: int) -> int:
    """Whom the player deals with now: whoever is active, or their target; -1 if nobody."""
    window = sight.m.window if sight.state.windows else None
    activation = window.activation if window is not None else None
    if activation is None:
        return -1
    return activation.target if activation.player == player else activation.player


def _is_blitz(sight: Sight) -> bool:
    return sight.m.activation.action == BLITZ_ACTION


def _can(sight: Sight, player: int, skill: str) -> bool:
    return sight.has(player, skill) and sight.state.has_zone(player)


def _wrestle(sight: Sight, player: int, other: int) -> bool:
    """The blocker, to save the turn, or to fell who would stay up; the target, whom the other
    would fell, or to fell a better one, but not where the turn of the other would be over."""
    if other < 0:
        return False
    stays, other_stays = _can(sight, player, "block"), _can(sight, other, "block")
    if sight.m.is_active(player):
        if other == sight.carrier:
            return not stays or other_stays
        if player == sight.carrier:
            return not stays
        return not stays or (other_stays and value_of(sight, other) > value_of(sight, player))
    if not other_stays:
        return False
    if stays:
        is_better = value_of(sight, other) > value_of(sight, player) + 0.4
        return player != sight.carrier and is_better
    return True


def _juggernaut(sight: Sight, player: int, other: int) -> bool:
    """A push rather than a Both Down, unless that would fell the other alone."""
    if not _can(sight, player, "block") or other < 0:
        return True
    return _can(sight, other, "block") or goes_into_crowd(sight, player, other)


def _grab(sight: Sight, player: int, other: int) -> bool:
    """Not where the crowd is waiting and the other has no way of slipping past it."""
    if other < 0 or not goes_into_crowd(sight, player, other):
        return True
    return _is_blitz(sight) or _can(sight, other, "sidestep")


def _stand_firm(sight: Sight, player: int, other: int) -> bool:
    """Stay, unless it is our carrier who would be pushed out of a crush, and not off the pitch."""
    state, pitch = sight.state, sight.pitch
    square = state.square[player]
    if player != sight.carrier or other < 0 or sight.danger(square) < 2:
        return True
    ways = pitch.beyond_any(state.square[other], square)
    free = [way for way in ways if pitch.on[way] and state.occupant(way) < 0]
    return not free or max(sight.danger(way) for way in free) >= sight.danger(square) - 1


def _pile_driver(sight: Sight, player: int, other: int) -> bool:
    """On a good player, when there are more of us, and not with the ball."""
    if other < 0 or player == sight.carrier:
        return False
    standing = sum(1 for mate in sight.mates if sight.state.is_standing(mate))
    if standing <= len(sight.uprights) or len(sight.ready) > 3:
        return False
    is_hurt = sight.state.tokens[other] & FRESH_STUN
    is_prey = value_of(sight, other) >= max(GOOD_PREY, value_of(sight, player))
    return is_prey and not is_hurt and break_chance(sight, other, 1) >= 0.4


def _diving_tackle(sight: Sight, player: int, other: int) -> bool:
    """At whoever is getting away, but not with the ball in hand."""
    return player != sight.carrier


def _shadowing(sight: Sight, player: int, other: int) -> bool:
    """After whoever has the ball; after others where that does not lead in among them."""
    if player == sight.carrier:
        return False
    if other == sight.carrier:
        return True
    state = sight.state
    return not sight.is_at_edge(state.square[player]) and sight.danger(state.square[player]) <= 2


def _chainsaw(sight: Sight, player: int, other: int) -> bool:
    """In a Foul, unless the armour is as good as broken without it."""
    if other < 0:
        return True
    bonus = sight.m.rules.foul_armour(sight.m, player, other).bonus
    gain = break_chance(sight, other, bonus + SAW) - break_chance(sight, other, bonus)
    return break_chance(sight, other, bonus) < SURE_BREAK and gain > 0.2


def _treacherous(sight: Sight, player: int, other: int) -> bool:
    """Knock down our own carrier only where the thief can run the ball in."""
    square = sight.state.square[player]
    return sight.to_goal(square) <= sight.allowance(player) and not sight.danger(square)


def _frenzied_rush(sight: Sight, player: int, other: int) -> bool:
    """In a frenzy, but not along the touchline."""
    return other < 0 or not sight.is_at_edge(sight.state.square[other])


def _last_turn(sight: Sight, player: int, other: int) -> bool:
    """What is thrown anywhere is thrown when nothing else is left."""
    return sight.turns_after == 0


_WISHES: dict[str, Wish] = {
    "wrestle": _wrestle,
    "juggernaut": _juggernaut,
    "grab": _grab,
    "stand_firm": _stand_firm,
    "pile_driver": _pile_driver,
    "diving_tackle": _diving_tackle,
    "shadowing": _shadowing,
    "chainsaw": _chainsaw,
    "treacherous": _treacherous,
    "frenzied_rush": _frenzied_rush,
    "shot_to_nothing": _last_turn,
}
"""What is not simply used."""

"""The faces of the block die as the attacking coach values them, with what skills make of them."""

from __future__ import annotations

from blockdice.bots.simple.harm import block_break_chance
from blockdice.bots.simple.sight import Sight
from blockdice.engine.words import BOTH_DOWN, PLAYER_DOWN, POW, PUSH_BACK, ROOTED, STUMBLE

FACES = (PLAYER_DOWN, BOTH_DOWN, PUSH_BACK, 4, STUMBLE, POW)
DOWN = 1.0
"""What it is worth to put an ordinary opponent on the ground; all else is in terms of it."""
PUSH = 0.3
HELD = 0.05
"""What a push is worth that moves nobody."""
CROWD = 1.6
RELIEF = 0.8
"""What it is worth to drive off a foe who marks our carrier."""
STRIPPED = 3.0
"""What it is worth to shake the ball out of their carrier's hands."""
CARRIER = 5.0
LYING = 0.5
"""What it costs to be Placed Prone, without a turnover."""
WRESTLED = 0.7
"""What a foe is worth who is Placed Prone, compared to one who is Knocked Down."""
HURT = 0.6
USUAL_HARM = 10 / 36
"""The chance that the armour of an ordinary player breaks."""
SECOND = {3: 0.75, 2: 0.6, 1: 0.05, -1: 0.05, -2: -0.7, -3: -1.0}
"""What a second Block is worth, by the dice of the first; less than none: theirs to pick."""
AT_EDGE = 0.35
"""What it costs to end on the touchline, for each foe within so many squares."""
NEAR = 5
SURROUNDED = 0.35


class Faces:
    """What each face is worth in one Block, and with which the attacker's turn is over.

    dice: how many, less than none where the other coach picks.
    """

    def __init__(
        self, sight: Sight, attacker: int, defender: int, is_blitz: bool, dice: int
    ) -> None:
        self._sight = sight
        self._attacker = attacker
        self._defender = defender
        self._rolls_on = is_blitz and sight.has(attacker, "juggernaut")
        down = self._worth_down()
        fall = -self._cost_of_fall()
        push = self._worth_push(down, dice)
        both = self._worth_both_down(down, fall, push)
        slips = sight.can_use(defender, sight.m.hooks.stumble, attacker)
        hit = down + push * 0.5
        self.values: dict[int, float] = {
            PLAYER_DOWN: fall,
            BOTH_DOWN: both,
            PUSH_BACK: push,
            4: push,
            STUMBLE: push if slips else hit,
            POW: hit + 0.05,
        }
        self.falls: dict[int, bool] = dict.fromkeys(FACES, False)
        self.falls[PLAYER_DOWN] = True
        self.falls[BOTH_DOWN] = not self._survives_both_down()

    def _worth_both_down(self, down: float, fall: float, push: float) -> float:
        """The best that either player's skills make of it for their coach."""
        sight, attacker, defender = self._sight, self._attacker, self._defender
        stays = sight.has(attacker, "block")
        ways = [(0.0 if stays else fall) + (0.0 if _can(sight, defender, "block") else down)]
        wrestled = WRESTLED * down - (LYING if attacker != sight.carrier else -fall)
        if sight.has(attacker, "wrestle"):
            ways.append(wrestled)
        if self._rolls_on:
            ways.append(push)
        elif stays and _can(sight, defender, "wrestle") and not _can(sight, defender, "block"):
            return wrestled
        return max(ways)

    def _survives_both_down(self) -> bool:
        """Whether the attacker has something against going down with a turnover."""
        sight, attacker = self._sight, self._attacker
        if self._rolls_on or sight.has(attacker, "block"):
            return True
        return attacker != sight.carrier and sight.has(attacker, "wrestle")

    def _worth_down(self) -> float:
        """The better the player and the nearer to the ball, the more it is worth."""
        sight, player = self._sight, self._defender
        worth = DOWN + 0.15 * (sight.state.profiles.st[player] - 3)
        worth += HURT * (block_break_chance(sight, self._attacker, player) - USUAL_HARM)
        if player == sight.carrier:
            return worth + CARRIER
        if self._holds_carrier():
            return worth + 2.0 * RELIEF
        if sight.ball and sight.distance(player, sight.ball) <= 2:
            worth += 0.7
        return worth

    def _holds_carrier(self) -> bool:
        """Whether the foe marks our carrier."""
        sight = self._sight
        return sight.has_ball and sight.distance(self._defender, sight.ball) == 1

    def _cost_of_fall(self) -> float:
        """A turnover: what the others could still have done, and the ball if it is lost."""
        sight = self._sight
        cost = 1.2 + 0.12 * len(sight.ready)
        if self._attacker == sight.carrier:
            cost += CARRIER
        elif sight.is_loose:
            cost += 0.8
        return cost

    def _worth_push(self, down: float, dice: int) -> float:
        sight, attacker, defender = self._sight, self._attacker, self._defender
        is_carrier = defender == sight.carrier
        push = PUSH
        if self._stays_put():
            push = HELD
        elif goes_into_crowd(sight, attacker, defender):
            return CROWD + (4.0 if is_carrier else 0.0)
        elif self._holds_carrier():
            push += RELIEF
        elif is_carrier:
            push += 0.4
        if is_carrier and sight.has(attacker, "strip_ball"):
            if not sight.m.hooks.denies.get("strip_ball") or not _keeps_ball(sight, defender):
                push = max(push, STRIPPED)
        if sight.has(attacker, "frenzy"):
            push += SECOND[dice] * down - self._danger_ahead()
        return push

    def _stays_put(self) -> bool:
        """Whether the defender will not be moved."""
        sight, defender = self._sight, self._defender
        if sight.state.tokens[defender] & ROOTED:
            return True
        return not self._rolls_on and sight.can_use(defender, sight.m.hooks.pushed, self._attacker)

    def _danger_ahead(self) -> float:
        """What it costs to have to follow: to the touchline, or in among them."""
        sight = self._sight
        square = sight.state.square[self._defender]
        others = sight.danger(square) - int(sight.danger(sight.state.square[self._attacker]) > 0)
        price = SURROUNDED * max(others - 1, 0)
        if sight.is_at_edge(square):
            near = [foe for foe in sight.uprights if sight.distance(foe, square) <= NEAR]
            price += AT_EDGE * min(len(near), 4)
        return price


def _can(sight: Sight, player: int, skill: str) -> bool:
    """Whether the player, who is no use lying down or distracted, could use the skill."""
    return sight.has(player, skill) and sight.state.has_zone(player)


def _keeps_ball(sight: Sight, player: int) -> bool:
    return _can(sight, player, "sure_hands") or _can(sight, player, "monstrous_mouth")


def goes_into_crowd(sight: Sight, attacker: int, defender: int) -> bool:
    """Whether a push can only end in the crowd."""
    state, pitch = sight.state, sight.pitch
    square = state.square[defender]
    ways = pitch.beyond_any(state.square[attacker], square)
    if all(pitch.on[way] for way in ways):
        return False
    if any(pitch.on[way] and state.occupant(way) < 0 for way in ways):
        return False
    if _can(sight, defender, "sidestep") and not sight.has(attacker, "grab"):
        return not state.unoccupied(pitch.neighbours[square])
    return True

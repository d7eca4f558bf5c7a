"""Old Pro (Helmut Wulf): Pro, for once on armour."""

from __future__ import annotations

from blockdice.engine.actions import DIE, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour, Roll
from blockdice.skills.general import pro


def tries_again(m: Match, hook: Hook, armour: Armour) -> Rule[int]:
    """Pro is used on a die of an Armour roll that the player has made against an opponent and that
    has not broken the armour. Both are used up, also where Pro fails."""
    fall = armour.fall
    player = fall.causer
    if player < 0 or m.side_of(player) == m.side_of(fall.player) or not m.in_own_turn(player):
        return 0
    missing = m.state.profiles.av[fall.player] - sum(armour.dice) - armour.bonus
    pros = [other for other in m.hooks.die_reroll if other.skill == pro.SKILL.id]
    if missing <= 0 or not m.can_use(player, hook) or not m.speakers(pros, player):
        return 0
    roll = Roll("armour", player, armour.dice)
    if not (yield from m.wants_skill(hook, player, roll)):
        return 0
    m.use_skill(pros[0], player)
    if not (yield from pro.takes(m, pros[0], player)):
        return 0
    return (yield from choose_die(m, player, roll))


def choose_die(m: Match, player: int, roll: Roll) -> Rule[int]:
    """The bit of the die that is rolled again."""
    if roll.dice[0] == roll.dice[1]:
        return 1
    choices = [encode(DIE, arg=place) for place in (1, 2)]
    answer = yield m.decision("reroll_die", m.side_of(player), choices, player, roll)
    return arg_of(answer)


SKILL = Skill("old_pro", "Old Pro", "X", {"armour_reroll": tries_again}, once=END_OF_GAME)

"""Re-rolls: of all the dice on the table, or of one of them (Rules and Regulations, Re-rolls)."""

from __future__ import annotations

from blockdice.engine.actions import DIE, NO, TEAM_REROLL, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match, reroll_action
from blockdice.engine.rolls import Roll


def offer_reroll(m: Match, roll: Roll) -> Rule[int]:
    """Ask the coach of the player who rolled whether and how to re-roll the dice, or one of them.

    Skill Re-rolls may be used in either team's turn; Team Re-rolls only by the active team,
    for all the dice, none of which may have been re-rolled. Returns a bit for each die that is
    to be rolled again, 0 for none. Where a re-roll has come to nothing, another may be left
    for another die.
    """
    player = roll.player
    side = m.side_of(player)
    while True:
        skills = reroll_skills(m, roll) if not roll.touched else []
        single = die_skills(m, roll) if m.hooks.die_reroll else []
        if m.hooks.many_reroll:
            single += many_skills(m, roll)
        choices = [reroll_action(hook.token) for hook in skills + single]
        if not roll.touched and not roll.is_settled and m.has_team_reroll(side):
            choices.append(reroll_action(TEAM_REROLL))
        if not choices:
            return 0
        choices.append(encode(NO))
        answer = yield m.decision("reroll", side, choices, player, roll)
        if answer == encode(NO):
            return 0
        dice: int = yield from _reroll_by(m, roll, arg_of(answer), skills, single)
        if dice:
            return dice


def _reroll_by(
    m: Match, roll: Roll, token: int, skills: list[Hook], single: list[Hook]
) -> Rule[int]:
    """Re-roll by what the coach chose: the dice that are to be rolled again, 0 if it fails.

    Those that it was tried for are not tried a second time.
    """
    for hook in single:
        if hook.token == token and hook.point == "many_reroll":
            return (yield from _reroll_many(m, roll, hook))
        if hook.token == token:
            return (yield from _reroll_one(m, roll, hook))
    roll.touch_all()
    for hook in skills:
        if hook.token == token:
            m.use_skill(hook, roll.player)
            return roll.all
    takes = yield from team_reroll(m, roll.player)
    return roll.all if takes else 0


def _reroll_one(m: Match, roll: Roll, hook: Hook) -> Rule[int]:
    """Re-roll one die by a skill: which, and whether what the skill asks for is met."""
    player = roll.player
    places: list[int] = hook.speak(m, hook, roll)
    place = yield from _choose_die(m, roll, places)
    roll.touched |= 1 << place
    roll.used += (hook.token,)
    m.use_skill(hook, player)
    for toll in m.speakers(m.hooks.die_toll, player):
        if toll.token == hook.token:
            takes: bool = yield from toll.speak(m, toll, player)
            if not takes:
                return 0
    return 1 << place


def _reroll_many(m: Match, roll: Roll, hook: Hook) -> Rule[int]:
    """Re-roll as many of the dice as the coach likes by a skill: one, and then others."""
    places: list[int] = hook.speak(m, hook, roll)
    chosen = 0
    while places:
        place = yield from _choose_die(m, roll, places, chosen != 0)
        if place < 0:
            break
        chosen |= 1 << place
        places.remove(place)
    roll.touched |= chosen
    m.use_skill(hook, roll.player)
    return chosen


def _choose_die(m: Match, roll: Roll, places: list[int], may_stop: bool = False) -> Rule[int]:
    """The place of the die that is to be re-rolled; of two that show the same, the first. -1 for
    none, where the coach may stop."""
    faces: list[int] = []
    choices: list[int] = []
    for place in places:
        if roll.dice[place] not in faces:
            faces.append(roll.dice[place])
            choices.append(encode(DIE, arg=place + 1))
    if may_stop:
        choices.append(encode(NO))
    if len(choices) == 1:
        return places[0]
    side = m.side_of(roll.player)
    answer = yield m.decision("reroll_die", side, choices, roll.player, roll)
    return arg_of(answer) - 1


def die_skills(m: Match, roll: Roll) -> list[Hook]:
    """The player's skills by which one of these dice may be re-rolled now."""
    able = m.speakers(m.hooks.die_reroll, roll.player, roll.other, roll.origin)
    return [hook for hook in able if hook.speak(m, hook, roll)]


def many_skills(m: Match, roll: Roll) -> list[Hook]:
    """The player's skills by which any number of these dice may be re-rolled now."""
    able = m.speakers(m.hooks.many_reroll, roll.player, roll.other, roll.origin)
    return [hook for hook in able if hook.speak(m, hook, roll)]


def reroll_skills(m: Match, roll: Roll) -> list[Hook]:
    """The player's skills by which these dice may be re-rolled now."""
    point = m.hooks.reroll[roll.kind]
    able = m.speakers(point, roll.player, roll.other, roll.origin)
    return [hook for hook in able if hook.speak(m, hook, roll)]


def team_reroll(m: Match, player: int) -> Rule[bool]:
    """Spend a team re-roll; what the player must pay for it may still spoil it (Loner)."""
    side = m.side_of(player)
    m.emit("reroll_used", side, player, data={"source": "team"})
    m.spend_team_reroll(side)
    for hook in m.speakers(m.hooks.reroll_toll, player):
        takes: bool = yield from hook.speak(m, hook, player)
        if not takes:
            return False
    return True

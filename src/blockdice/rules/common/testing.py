"""Tests, and the re-rolls that may follow (Rules and Regulations: Dice Rolling, Re-rolls)."""

from __future__ import annotations

from blockdice.engine.actions import DIE, NO, SELECT, TEAM_REROLL, arg_of, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match, reroll_action
from blockdice.engine.rolls import Roll, Test


def finish(m: Match, test: Test, marks: int = 0) -> Test:
    """Add what bears on every test of this kind: being marked, the weather, skills."""
    for hook in m.speakers(m.hooks.filter_modifiers[test.kind], test.player, test.other):
        hook.speak(m, hook, test)
    test.marks = marks
    if marks and not ignores_marks(m, test):
        test.modify("marked", -marks)
    weather = m.tables.weather_modifiers[m.state.weather][test.kind]
    if weather:
        test.modify("weather", weather)
    for hook in m.speakers(m.hooks.modify_own[test.kind], test.player, test.other, test.origin):
        hook.speak(m, hook, test)
    for hook in m.hooks.modify_other[test.kind]:
        hook.speak(m, hook, test)
    return test


def ignores_marks(m: Match, test: Test) -> bool:
    """Whether a skill of the player that tests sets being marked aside."""
    point = m.hooks.ignores_marks[test.kind]
    for hook in m.speakers(point, test.player, test.other, test.origin):
        if hook.speak(m, hook, test):
            return True
    return False


def resolve(m: Match, test: Test) -> Rule[bool]:
    """Make a test: the natural die, then whatever either side still has to change it.

    The own coach goes first: skills that modify the die after it is rolled, then a re-roll of
    a failure, where a die could pass. Then the other side's skills, after which the own coach
    is heard again. Re-rolls: the second result stands, and no die is re-rolled twice.
    """
    roll = throw(m, test)
    while True:
        roll.needed = test.needed
        own = m.hooks.after_roll_own[test.kind]
        if own and (yield from _modified(m, test, m.speakers(own, test.player, test.other))):
            continue
        if not test.passed and roll.needed <= 6 and (yield from offer_reroll(m, roll)):
            roll = throw(m, test, roll)
            continue
        other = m.hooks.after_roll_other[test.kind]
        if other and (yield from _modified(m, test, other)):
            continue
        for hook in m.hooks.test_over[test.kind]:
            yield from hook.speak(m, hook, test)
        return test.passed


def _modified(m: Match, test: Test, hooks: list[Hook]) -> Rule[bool]:
    """Let the hooks speak until one has changed the test."""
    for hook in hooks:
        changed: bool = yield from hook.speak(m, hook, test)
        if changed:
            return True
    return False


def settle(m: Match, test: Test) -> bool:
    """Make a test that nothing re-rolls and nothing changes after the roll."""
    throw(m, test)
    return test.passed


def throw(m: Match, test: Test, before: Roll | None = None) -> Roll:
    """Roll the die of a test and write it down with what it needed and why.

    before: the die on the table that this re-rolls.
    """
    test.natural = m.die(6, test.name, test.player)
    dice = [test.natural]
    roll = Roll(test.name, test.player, dice, kind=test.kind, other=test.other, origin=test.origin)
    roll.is_settled = test.is_settled
    test.roll = roll
    if before is not None:
        roll.touch_all()
    if m.diary is None:
        roll.seq = m.emit("roll")
        return roll
    data = {
        "name": test.name,
        "dice": dice,
        "sides": 6,
        "needed": test.needed,
        "target": test.target,
        "modifiers": test.modifiers,
        "passed": test.passed,
    }
    if before is not None:
        data["rerolled"] = before.seq
    roll.seq = m.emit("roll", m.side_of(test.player), test.player, square=test.square, data=data)
    m.cause = roll.seq
    return roll


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


def _choose_die(m: Match, roll: Roll, places: list[int]) -> Rule[int]:
    """The place of the die that is to be re-rolled; of two that show the same, the first."""
    faces: list[int] = []
    choices: list[int] = []
    for place in places:
        if roll.dice[place] not in faces:
            faces.append(roll.dice[place])
            choices.append(encode(DIE, arg=place + 1))
    if len(choices) == 1:
        return places[0]
    side = m.side_of(roll.player)
    answer = yield m.decision("reroll_die", side, choices, roll.player, roll)
    return arg_of(answer) - 1


def die_skills(m: Match, roll: Roll) -> list[Hook]:
    """The player's skills by which one of these dice may be re-rolled now."""
    able = m.speakers(m.hooks.die_reroll, roll.player, roll.other, roll.origin)
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


def choose_user(m: Match, hook: Hook, players: list[int], roll: Roll | None = None) -> Rule[int]:
    """Which of several players with a skill that only one may use does so, -1 for none."""
    if len(players) == 1:
        return players[0] if (yield from m.wants_skill(hook, players[0], roll)) else -1
    if not players:
        return -1
    choices = [encode(SELECT, player) for player in players]
    choices.append(encode(NO))
    side = m.side_of(players[0])
    answer = yield m.decision("choose_player", side, choices, players[0], roll)
    if answer == encode(NO):
        return -1
    player = player_of(answer)
    m.use_skill(hook, player)
    return player

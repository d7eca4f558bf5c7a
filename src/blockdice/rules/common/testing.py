"""Tests, and the re-rolls that may follow (Rules and Regulations: Dice Rolling, Re-rolls)."""

from __future__ import annotations

from blockdice.engine.actions import NO, TEAM_REROLL, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match, reroll_action
from blockdice.engine.rolls import Roll, Test


def finish(m: Match, test: Test, marks: int = 0) -> Test:
    """Add what bears on every test of this kind: being marked, the weather, skills."""
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

    The own coach goes first: a re-roll of a failure, where a die could pass, then skills that
    modify the die after it is rolled. Then the other side's, after which the own coach is
    heard again. Re-rolls: the second result stands, and no die is re-rolled twice.
    """
    roll = throw(m, test)
    while True:
        roll.needed = test.needed
        if not test.passed and roll.needed <= 6 and (yield from offer_reroll(m, roll)):
            roll = throw(m, test, roll)
            continue
        own = m.hooks.after_roll_own[test.kind]
        if own and (yield from _modified(m, test, m.speakers(own, test.player, test.other))):
            continue
        other = m.hooks.after_roll_other[test.kind]
        if other and (yield from _modified(m, test, other)):
            continue
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


def offer_reroll(m: Match, roll: Roll) -> Rule[bool]:
    """Ask the coach of the player who rolled whether and how to re-roll all the dice.

    Skill Re-rolls may be used in either team's turn; Team Re-rolls only by the active team.
    """
    if roll.touched:
        return False
    player = roll.player
    side = m.side_of(player)
    skills = reroll_skills(m, roll)
    choices = [reroll_action(hook.token) for hook in skills]
    if m.has_team_reroll(side):
        choices.append(reroll_action(TEAM_REROLL))
    if not choices:
        return False
    choices.append(encode(NO))
    answer = yield m.decision("reroll", side, choices, player, roll)
    if answer == encode(NO):
        return False
    roll.touch_all()
    token = arg_of(answer)
    for hook in skills:
        if hook.token == token:
            m.use_skill(hook, player)
            return True
    return (yield from team_reroll(m, player))


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

"""Tests, and the re-rolls that may follow (Rules and Regulations: Dice Rolling, Re-rolls)."""

from __future__ import annotations

from blockdice.engine.actions import NO, TEAM_REROLL, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match, reroll_action
from blockdice.engine.rolls import Roll, Test
from blockdice.engine.words import TESTS


def finish(m: Match, test: Test, marks: int = 0) -> Test:
    """Add what bears on every test of this kind: being marked, the weather, skills."""
    if not test.name:
        test.name = TESTS[test.kind]
    test.marks = marks
    if marks and not ignores_marks(m, test):
        test.modify("marked", -marks)
    weather = m.tables.weather_modifiers[m.state.weather][test.kind]
    if weather:
        test.modify("weather", weather)
    for hook in m.hooks.modify_own[test.kind]:
        if m.can_use(test.player, hook):
            hook.speak(m, hook, test)
    for hook in m.hooks.modify_other[test.kind]:
        hook.speak(m, hook, test)
    return test


def ignores_marks(m: Match, test: Test) -> bool:
    """Whether a skill of the player that tests sets being marked aside."""
    for hook in m.hooks.ignores_marks[test.kind]:
        if m.can_use(test.player, hook) and hook.speak(m, hook, test):
            return True
    return False


def resolve(m: Match, test: Test) -> Rule[bool]:
    """Make a test: the natural die, then a re-roll if the coach has one and wants it.

    Re-rolls: the second result stands, and no die is re-rolled twice.
    """
    seq = throw(m, test, -1)
    if not test.passed and test.needed <= 6:
        roll = Roll(test.name, test.player, [test.natural], test.needed)
        roll.seq = seq
        if (yield from offer_reroll(m, test, roll)):
            test.is_rerolled = True
            throw(m, test, seq)
    return test.passed


def throw(m: Match, test: Test, rerolled: int) -> int:
    """Roll the die of a test and write it down with what it needed and why."""
    test.natural = m.die(6, test.name, test.player)
    if m.diary is None:
        return m.emit("roll")
    data = {
        "name": test.name,
        "dice": [test.natural],
        "sides": 6,
        "needed": test.needed,
        "target": test.target,
        "modifiers": test.modifiers,
        "passed": test.passed,
    }
    if rerolled >= 0:
        data["rerolled"] = rerolled
    seq = m.emit("roll", m.side_of(test.player), test.player, square=test.square, data=data)
    m.cause = seq
    return seq


def offer_reroll(m: Match, test: Test, roll: Roll) -> Rule[bool]:
    """Ask the coach of the player who rolled whether and how to re-roll.

    Skill Re-rolls may be used in either team's turn; Team Re-rolls only by the active team.
    """
    player = test.player
    side = m.side_of(player)
    skills = reroll_skills(m, test)
    choices = [reroll_action(hook.token) for hook in skills]
    if m.has_team_reroll(side):
        choices.append(reroll_action(TEAM_REROLL))
    if not choices:
        return False
    choices.append(encode(NO))
    answer = yield m.decision("reroll", side, choices, player, roll)
    if answer == encode(NO):
        return False
    token = arg_of(answer)
    for hook in skills:
        if hook.token == token:
            m.use_skill(hook, player)
            return True
    return (yield from team_reroll(m, player))


def reroll_skills(m: Match, test: Test) -> list[Hook]:
    """The player's skills by which this failed test may be re-rolled now."""
    found: list[Hook] = []
    for hook in m.hooks.reroll[test.kind]:
        if not m.can_use(test.player, hook) or not hook.speak(m, hook, test):
            continue
        denials = m.hooks.deny_reroll[test.kind]
        if not any(deny.speak(m, deny, test, hook.skill) for deny in denials):
            found.append(hook)
    return found


def team_reroll(m: Match, player: int) -> Rule[bool]:
    """Spend a team re-roll; what the player must pay for it may still spoil it (Loner)."""
    side = m.side_of(player)
    m.emit("reroll_used", side, player, data={"source": "team"})
    m.spend_team_reroll(side)
    for hook in m.hooks.reroll_toll:
        if m.has(player, hook):
            takes: bool = yield from hook.speak(m, hook, player)
            if not takes:
                return False
    return True

"""Tests, and the re-rolls that may follow (Rules and Regulations: Dice Rolling, Re-rolls)."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll, Test
from blockdice.rules.common.rerolls import offer_reroll


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
    for hook in m.hooks.before_roll[test.kind]:
        if m.can_use(test.player, hook, test.other, test.origin):
            yield from hook.speak(m, hook, test)
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
    roll.users = test.users
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


def choose_player(m: Match, hook: Hook, player: int, able: list[int]) -> Rule[int]:
    """On which of these the player's coach uses a rule of the player's, -1 for none of them."""
    if not able:
        return -1
    choices = [encode(SELECT, other) for other in able]
    choices.append(encode(NO))
    answer = yield m.decision("choose_player", m.side_of(player), choices, player)
    if answer == encode(NO):
        return -1
    m.use_skill(hook, player)
    return player_of(answer)


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

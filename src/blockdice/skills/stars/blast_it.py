"""Blast It! (Barik Farblast): a Hail Mary Pass that comes down where it should."""

from __future__ import annotations

from blockdice.engine.actions import NO, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_GAME, RULE, Effect
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match, reroll_action
from blockdice.engine.rolls import Roll, Test
from blockdice.engine.throws import INACCURATE, Throw


def blasts(m: Match, hook: Hook, throw: Throw) -> Rule[bool]:
    """Once the coach has seen where the ball of a Hail Mary Pass will come down: team-mates have
    it easier to catch it, and if it has scattered it may do so again."""
    player = throw.thrower
    if not throw.is_blind or not (yield from m.wants_skill(hook, player)):
        return False
    side = m.side_of(player)
    token = hook.token
    m.begin(Effect(RULE, END_OF_ACTIVATION, side, player, token, source=token))
    if throw.result != INACCURATE:
        return False
    choices = [reroll_action(token), encode(NO)]
    answer = yield m.decision("reroll", side, choices, player, Roll("scatter", player, []))
    return answer != encode(NO)


def is_expected(m: Match, hook: Hook, test: Test) -> None:
    """+1 to catch that pass, for every team-mate who tries to."""
    for thrower in m.state.on_pitch(m.side_of(test.player)):
        if thrower != test.player and m.is_under(thrower, hook.token):
            test.modify(hook.skill, 1)


SKILL = Skill(
    "blast_it",
    "Blast It!",
    "X",
    {"scatters": blasts, "modify_other:catch": is_expected},
    once=END_OF_GAME,
)

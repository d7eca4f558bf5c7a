"""All You Can Eat (Cindy Piewhistle): two bombs for the price of one."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_GAME, RULE, Effect
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation

SENT_OFF_UP_TO = 3
"""The highest die after the second bomb that has the player Sent-off."""
SECOND = 1
"""The value of the effect while the second bomb is due."""


def announces(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """Said as the player is activated for a Throw Bomb action: there will be two."""
    player = activation.player
    if m.actions.numbered(activation.action).skill == "bombardier" and m.can_use(player, hook):
        if (yield from m.wants_skill(hook, player)):
            put_on(m, hook, player, 0)


def throws_again(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """The second bomb after the first, unless that has ended the activation; after the second a
    die, on which the player may go."""
    player = activation.player
    thrown = bombs_thrown(m, hook, player)
    if thrown < 0:
        return False
    m.lift(player, hook.token)
    if thrown < SECOND:
        if activation.is_over or m.window.is_over:
            return False
        put_on(m, hook, player, SECOND)
        return True
    if m.state.square[player] and m.d6(hook.skill, player) <= SENT_OFF_UP_TO:
        yield from m.rules.send_off(m, player, hook.skill)
        activation.is_over = activation.is_over or not m.state.square[player]
    return False


def put_on(m: Match, hook: Hook, player: int, thrown: int) -> None:
    """Remember how many of the two have been thrown."""
    side, token = m.side_of(player), hook.token
    m.begin(Effect(RULE, END_OF_ACTIVATION, side, player, token, thrown, source=token))


def bombs_thrown(m: Match, hook: Hook, player: int) -> int:
    """How many of the two have been thrown, -1 where it was not announced."""
    for effect in m.state.effects:
        if effect.player == player and effect.source == hook.token:
            return effect.value
    return -1


SKILL = Skill(
    "all_you_can_eat",
    "All You Can Eat",
    "X",
    {
        "start_of_activation": announces,
        "acts_again": At(throws_again, works_down=True, works_distracted=True, once=-1),
    },
    once=END_OF_GAME,
)

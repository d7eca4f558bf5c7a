"""Bloodlust (X+): a vampire who must feed on a Thrall of the team."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import NO, SELECT, USE, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import STRUCK, Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour, Test
from blockdice.engine.window import Activation
from blockdice.engine.words import MOVE_ACTION, THIRSTY
from blockdice.rules.common.falling import lose_ball
from blockdice.rules.common.hindrances import activation_test, lose_zone, overcomes

THRALL = "thrall_lineman"
"""The position of those who may be bitten."""


def test(m: Match, hook: Hook, player: int, kind: ActionKind) -> Test:
    """X+, with +1 for a Block or a Blitz, not for what is done in place of a Block; a natural 1
    always fails."""
    found = activation_test(m, hook, player, m.skill_value(player, hook))
    found.natural_six_passes = False
    if kind.has_block and not (kind.skill and kind.hit):
        found.modify("block", 1)
    return found


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring. A player who fails must bite before the activation is over; they
    go on, and may make the action a Move, though what was declared counts as used."""
    player = activation.player
    if (yield from overcomes(m, hook, activation, test)):
        return True
    m.mark(player, THIRSTY, True)
    if activation.action != MOVE_ACTION:
        change = encode(USE, arg=hook.token)
        choices = [change, encode(NO)]
        if (yield m.decision("change_to_move", m.side_of(player), choices, player)) == change:
            activation.action = activation.performing = MOVE_ACTION
            activation.target = -1
            m.emit("changed_to_move", m.side_of(player), player)
    return True


def thralls(m: Match, player: int) -> list[int]:
    """The Thralls next to the player, whatever their posture; a player who lies bites nobody."""
    if not m.state.is_standing(player):
        return []
    near = m.state.neighbours_of(m.state.square[player], m.side_of(player))
    return [mate for mate in near if m.state.profiles.position[mate] == THRALL]


def victims(m: Match, player: int) -> list[int]:
    """Whom the player can bite: the Thralls, and whom else a skill allows."""
    found = thralls(m, player)
    if m.hooks.other_victims and m.state.is_standing(player):
        for hook in m.speakers(m.hooks.other_victims, player):
            found += hook.speak(m, hook, player)
    return found


def is_thirsty(m: Match, hook: Hook, player: int) -> bool:
    """Whether the player has still to bite: until then no touchdown is scored."""
    return m.state.tokens[player] & THIRSTY != 0


def may_give(m: Match, hook: Hook, player: int) -> bool:
    """A thirsty player gives the ball away only if there is somebody to bite first."""
    return not is_thirsty(m, hook, player) or bool(victims(m, player))


def bites_first(m: Match, hook: Hook, player: int) -> Rule[bool]:
    """Before a Pass or a Hand-off the bite must have been taken; it may cost the ball."""
    if is_thirsty(m, hook, player):
        yield from bite(m, player, victims(m, player), [])
    return not m.activation.is_over


def must_have_bitten(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """At the end of the activation: a bite, after which a touchdown may be scored; or else a
    turnover, and the player loses the tackle zone and drops the ball. Whoever is not on the pitch
    any more bites nobody either."""
    player = activation.player
    state = m.state
    if not is_thirsty(m, hook, player):
        return
    square = state.square[player]
    if (yield from bite(m, player, victims(m, player), [encode(NO)])):
        m.rules.check_touchdown(m, player)
        return
    m.mark(player, THIRSTY, False)
    m.emit("no_bite", m.side_of(player), player, square=square)
    m.rules.own_turnover(m, player, "no_bite")
    if square:
        lose_zone(m, player)
    if state.carrier == player:
        yield from m.rules.bounce(m, square)


def bite(m: Match, player: int, near: list[int], refusal: list[int]) -> Rule[bool]:
    """Bite one of those who are near; returns whether one was bitten.

    An Injury roll, at worst Badly Hurt; a turnover only if the Thrall held the ball.
    """
    if not near:
        return False
    choices = [encode(SELECT, thrall) for thrall in near] + refusal
    answer = yield m.decision("bite", m.side_of(player), choices, player)
    if answer == encode(NO):
        return False
    m.mark(player, THIRSTY, False)
    thrall = player_of(answer)
    if m.side_of(thrall) != m.side_of(player):
        for hook in m.speakers(m.hooks.other_victims, player):
            m.use_skill(hook, player)
    fall = Fall(thrall, STRUCK, "bite", player)
    m.emit("bitten", m.side_of(player), thrall, data={"by": m.names.labels[player]})
    yield from m.rules.go_down(m, fall)
    yield from m.rules.injury(m, Armour(fall, is_mild=True))
    yield from lose_ball(m, fall)
    return True


SKILL = Skill(
    "bloodlust",
    "Bloodlust",
    "T",
    {
        "activation_figure": test,
        "activation_test": goes_on,
        "may_give": may_give,
        "before_giving": bites_first,
        "holds_back": is_thirsty,
        "end_of_activation": must_have_bitten,
    },
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)

"""Animal Savagery: a beast that lashes out at its own team-mates."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import KNOCKED_DOWN, Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.rules.common.hindrances import activation_test, lose_zone, overcomes

ENDS_ACTIVATION = "lash_out_ends_activation"
"""A ruling: whoever has lashed out does nothing more in that activation."""


def test(m: Match, hook: Hook, player: int, kind: ActionKind) -> Test:
    """4+, with +2 for a Block, a Blitz or what is done in place of a Block."""
    found = activation_test(m, hook, player, 4)
    if kind.has_block:
        found.modify("block", 2)
    return found


def goes_on(m: Match, hook: Hook, activation: Activation) -> Rule[bool]:
    """Rolled after declaring, even by a Prone player.

    On a failure one Standing team-mate next to the player is Knocked Down, and then the player
    does what they declared; with nobody there the activation ends and the tackle zone is lost.
    A skill may let the player choose an opponent instead.
    """
    player = activation.player
    if (yield from overcomes(m, hook, activation, test)):
        return True
    near = m.state.neighbours_of(m.state.square[player], m.side_of(player))
    victims = [mate for mate in near if m.state.is_standing(mate)]
    others = m.speakers(m.hooks.other_victims, player)
    for other in others:
        victims += other.speak(m, other, player)
    if not victims:
        lose_zone(m, player)
        return False
    choices = [encode(SELECT, victim) for victim in victims]
    victim = player_of((yield m.decision("lash_out", m.side_of(player), choices, player)))
    if m.side_of(victim) != m.side_of(player):
        for other in others:
            m.use_skill(other, player)
    yield from lash_out(m, player, victim)
    return not activation.is_over and ENDS_ACTIVATION not in m.options.rulings


def lash_out(m: Match, player: int, victim: int) -> Rule[None]:
    """Knock the team-mate down: a turnover only if they had the ball. The opposing coach may use
    the player's skills on the Armour and Injury rolls."""
    fall = Fall(victim, KNOCKED_DOWN, "lash_out", player)
    fall.only_with_ball = True
    fall.opponent_chooses = m.side_of(victim) == m.side_of(player)
    yield from m.rules.fall(m, fall)


SKILL = Skill(
    "animal_savagery",
    "Animal Savagery",
    "T",
    {"activation_figure": test, "activation_test": goes_on},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)

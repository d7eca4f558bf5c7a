"""Kick 'em while they're down! (Nobbla Blackwart): a chainsaw reaches the ground as well."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.rules.common.declaring import foes_down
from blockdice.skills.traits.chainsaw import attack, preview

NAME = "kick_em_while_theyre_down"


def saw(m: Match, activation: Activation) -> Rule[None]:
    """A Chainsaw Attack against an opponent who is down, in an action of its own. It is no Foul:
    the referee does not look at its dice."""
    activation.has_acted = True
    yield from attack(m, activation.player, activation.target)


def action(number: int) -> ActionKind:
    """Once a game, against a Prone or Stunned opponent next to the player."""
    return ActionKind(
        number,
        NAME,
        skill=NAME,
        needs_standing=True,
        targets=foes_down,
        is_near=True,
        once=END_OF_GAME,
        play=saw,
        is_attack=True,
        preview=preview,
    )


SKILL = Skill(NAME, "Kick 'em while they're down!", "X", action=action)

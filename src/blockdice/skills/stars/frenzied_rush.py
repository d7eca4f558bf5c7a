"""Frenzied Rush (Glart Smashrip): a Blitz in a frenzy."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_GAME, Effect
from blockdice.engine.effects import SKILL as GIVEN
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import BLITZ_ACTION


def rages(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """Said as the player is activated for a Blitz: it is made with Frenzy."""
    player = activation.player
    if activation.action == BLITZ_ACTION and m.can_use(player, hook):
        if (yield from m.wants_skill(hook, player)):
            frenzy = m.names.tokens.index("frenzy")
            side, token = m.side_of(player), hook.token
            m.begin(Effect(GIVEN, END_OF_ACTIVATION, side, player, frenzy, source=token))


def lets_go(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """And without Grab."""
    return m.is_under(player, hook.token)


SKILL = Skill(
    "frenzied_rush",
    "Frenzied Rush",
    "X",
    {
        "start_of_activation": At(rages, works_down=True),
        "denies:grab": lets_go,
    },
    once=END_OF_GAME,
)

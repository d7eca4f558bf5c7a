"""Shot to Nothing (Gloriel Summerbloom): a Pass that may go anywhere."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_GAME, Effect
from blockdice.engine.effects import SKILL as GIVEN
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.tables import BLIZZARD
from blockdice.engine.window import Activation
from blockdice.engine.words import PASS_ACTION


def takes_a_shot(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """Said as the player is activated for a Pass: it may go anywhere, weather permitting."""
    player = activation.player
    if activation.action != PASS_ACTION or m.state.weather == BLIZZARD:
        return
    if m.can_use(player, hook) and (yield from m.wants_skill(hook, player)):
        far = m.names.tokens.index("hail_mary_pass")
        side, token = m.side_of(player), hook.token
        m.begin(Effect(GIVEN, END_OF_ACTIVATION, side, player, far, source=token))


SKILL = Skill(
    "shot_to_nothing",
    "Shot to Nothing",
    "X",
    {"start_of_activation": At(takes_a_shot, works_down=True)},
    once=END_OF_GAME,
)

"""Baleful Hex (Estelle la Veneaux): an opponent is out of it for a while."""

from __future__ import annotations

from blockdice.engine.actions import NO, SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME, END_OF_OPPONENT_TURN, Effect
from blockdice.engine.effects import SKILL as GIVEN
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.window import Activation
from blockdice.engine.words import DISTRACTED, SPECIAL_ROLL
from blockdice.rules.common.testing import resolve

REACH = 5


def hexes(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """As the player is activated: on a 2+ an opponent within five squares has no tackle zone and
    cannot be activated until the end of their team's next turn (see `hexed`)."""
    player = activation.player
    if not m.can_use(player, hook):
        return
    square = m.state.square[player]
    side = m.side_of(player)
    near = [
        foe
        for foe in m.state.on_pitch(1 - side)
        if m.pitch.distance(square, m.state.square[foe]) <= REACH
    ]
    if not near:
        return
    choices = [*(encode(SELECT, foe) for foe in near), encode(NO)]
    answer = yield m.decision("choose_player", side, choices, player)
    if answer == encode(NO):
        return
    m.use_skill(hook, player)
    foe = player_of(answer)
    test = Test(SPECIAL_ROLL, player, 2, square=square, other=foe, name=hook.skill)
    if (yield from resolve(m, test)):
        had_none = int(m.state.tokens[foe] & DISTRACTED != 0)
        hexed = m.names.tokens.index("hexed")
        effect = Effect(GIVEN, END_OF_OPPONENT_TURN, side, foe, hexed, had_none, hook.token, player)
        m.begin(effect)
        m.mark(foe, DISTRACTED, True)


SKILL = Skill("baleful_hex", "Baleful Hex", "X", {"start_of_activation": hexes}, once=END_OF_GAME)

"""Wisdom of the White Dwarf (Grombrindal): a word in a team-mate's ear."""

from __future__ import annotations

from blockdice.engine.actions import NO, USE, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_ACTIVATION, END_OF_TURN, Effect
from blockdice.engine.effects import SKILL as GIVEN
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation

SKILLS = {"break_tackle": 0, "dauntless": 0, "mighty_blow": 1, "sure_feet": 0}
"""What can be learnt for a while, each with the value that it bears."""


def advises(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """A team-mate next to the player, a Star Player too (commentary), has one of the skills while
    they are active. One that they have already is not offered: it would have no effect
    (commentary)."""
    mate = activation.player
    side = m.side_of(mate)
    for player in m.state.neighbours_of(m.state.square[mate], side):
        if not m.can_use(player, hook):
            continue
        tokens = m.names.tokens
        new = [id for id in SKILLS if id not in m.bits or not m.has_skill(mate, id)]
        choices = [*(encode(USE, arg=tokens.index(id)) for id in new), encode(NO)]
        answer = yield m.decision("choose_skill", side, choices, mate)
        if answer != encode(NO):
            m.use_skill(hook, player)
            given = arg_of(answer)
            value = SKILLS[tokens[given]]
            m.begin(Effect(GIVEN, END_OF_ACTIVATION, side, mate, given, value, source=hook.token))


SKILL = Skill(
    "wisdom_of_the_white_dwarf",
    "Wisdom of the White Dwarf",
    "X",
    {"start_of_activation": advises},
    once=END_OF_TURN,
)

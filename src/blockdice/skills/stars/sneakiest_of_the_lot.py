"""Sneakiest of the Lot (The Black Gobbo): one Foul more, as long as he has a foot in it."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_TURN, RULE, Effect
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.engine.words import FOUL_ACTION


def one_more(m: Match, hook: Hook, player: int, kind: ActionKind) -> int:
    """A second Foul in the team's turn: by the owner, or by anybody once the owner has had the
    first."""
    if kind.number != FOUL_ACTION:
        return -1
    for owner in m.state.team(m.side_of(player)):
        if m.has(owner, hook) and not m.is_spent(owner, hook.token):
            if player == owner or m.is_under(owner, hook.token):
                return owner
    return -1


def has_begun(m: Match, hook: Hook, activation: Activation) -> Rule[None]:
    """The owner has declared the first of the two."""
    yield from ()
    owner = activation.player
    if activation.action == FOUL_ACTION and m.can_use(owner, hook):
        side, token = m.side_of(owner), hook.token
        m.begin(Effect(RULE, END_OF_TURN, side, owner, token, source=token))


SKILL = Skill(
    "sneakiest_of_the_lot",
    "Sneakiest of the Lot",
    "X",
    {"spare": one_more, "start_of_activation": has_begun},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
    once=END_OF_TURN,
)

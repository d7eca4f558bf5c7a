"""Hexed: what a Baleful Hex has put on an opponent."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import SKILL as GIVEN
from blockdice.engine.effects import Effect
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import DISTRACTED


def is_confined(m: Match, hook: Hook, player: int, kind: ActionKind) -> bool:
    """The player cannot be activated at all."""
    return True


def comes_round(m: Match, hook: Hook, side: int) -> Rule[None]:
    """At the end of the own team's turn the tackle zone returns, unless it was lost before."""
    yield from ()
    if m.window.side == side:
        for effect in hexes(m, hook):
            if m.side_of(effect.player) == side and not effect.value:
                m.mark(effect.player, DISTRACTED, False)


def is_forgotten(m: Match, hook: Hook) -> Rule[None]:
    """It ends with the drive at the latest."""
    yield from ()
    for effect in hexes(m, hook):
        m.lift(effect.player, effect.source)


def hexes(m: Match, hook: Hook) -> list[Effect]:
    """Those in force."""
    return [
        effect for effect in m.state.effects if effect.kind == GIVEN and effect.key == hook.token
    ]


SKILL = Skill(
    "hexed",
    "Hexed",
    "X",
    {"confined": is_confined, "end_of_turn": comes_round, "end_of_drive": is_forgotten},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)

"""Kick Team-Mate: a small team-mate is kicked where others throw."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import player_of, square_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.hooks import Skill
from blockdice.engine.match import Match
from blockdice.engine.window import Activation
from blockdice.rules.common import previewing
from blockdice.rules.common.acting import offer_fliers
from blockdice.rules.common.declaring import can_be_thrown


def offer(m: Match, activation: Activation, choices: Choices) -> None:
    """Whom of the Standing team-mates adjacent who may be thrown, and to where."""
    state = m.state
    origin = state.square[activation.player]
    mates = state.neighbours_of(origin, m.side_of(activation.player))
    able = [mate for mate in mates if state.is_standing(mate) and can_be_thrown(m, mate)]
    offer_fliers(m, origin, able, choices)


def kick(m: Match, activation: Activation, answer: int) -> Rule[None]:
    """Kick the team-mate to the square."""
    return m.rules.kick_team_mate(m, activation.player, player_of(answer), square_of(answer))


def action(number: int) -> ActionKind:
    """A Special action: one player of the team in a turn, beside a Pass or a Throw Team-Mate."""
    return ActionKind(
        number,
        "kick_team_mate",
        skill="kick_team_mate",
        limit=1 << number,
        options=offer,
        do=kick,
        preview=previewing.throw,
    )


SKILL = Skill("kick_team_mate", "Kick Team-Mate", "T", action=action)

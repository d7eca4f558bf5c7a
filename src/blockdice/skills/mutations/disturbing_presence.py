"""Disturbing Presence: nobody nearby can keep their mind on the ball."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test

REACH = 3


def disturbs(m: Match, hook: Hook, test: Test) -> None:
    """-1 for each opponent with it within three squares of the player who tests, however those
    are: to pass, to throw a team-mate or a bomb, to interfere with a pass, to catch the ball."""
    state = m.state
    square = state.square[test.player]
    for player in state.on_pitch(1 - m.side_of(test.player)):
        if m.can_use(player, hook, test.player):
            if m.pitch.distance(square, state.square[player]) <= REACH:
                test.modify(hook.skill, -1)


SKILL = Skill(
    "disturbing_presence",
    "Disturbing Presence",
    "M",
    {
        "modify_other:pass": disturbs,
        "modify_other:throw": disturbs,
        "modify_other:bomb_pass": disturbs,
        "modify_other:interfere": disturbs,
        "modify_other:catch": disturbs,
    },
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)

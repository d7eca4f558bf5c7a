"""Swoop: steers in the air."""

from __future__ import annotations

from blockdice.engine.actions import NO, OPTION, arg_of, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.ball import fly
from blockdice.rules.common.ball_and_chain import FACINGS
from blockdice.skills.traits.stunty import weighs_down


def glides(m: Match, hook: Hook, player: int, square: int) -> Rule[tuple[int, bool] | None]:
    """Thrown and about to scatter, the player may turn the throw-in template to an end zone or a
    sideline instead: a D6 for the direction, and D3 squares from the target square. Nothing
    re-rolls either."""
    choices = [encode(OPTION, arg=place + 1) for place in range(len(FACINGS))]
    choices.append(encode(NO))
    answer = yield m.decision("swoop", m.side_of(player), choices, player)
    if answer == encode(NO):
        return None
    m.use_skill(hook, player)
    dx, dy = FACINGS[arg_of(answer) - 1][(m.d6("swoop", player) - 1) // 2]
    return fly(m.pitch, square, dx + dy * m.pitch.stride, m.d3("swoop_distance", player))


SKILL = Skill(
    "swoop",
    "Swoop",
    "T",
    {
        "flight": glides,
        "denies:stunty": At(weighs_down, works_down=True, works_distracted=True),
    },
)

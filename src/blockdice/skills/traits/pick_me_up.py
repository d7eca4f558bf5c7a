"""Pick-me-up: brings team-mates back to their feet."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.words import PRONE, SPECIAL_ROLL, STANDING
from blockdice.rules.common.testing import settle

REACH = 3
TARGET = 5


def revives(m: Match, hook: Hook, side: int) -> Rule[None]:
    """As the opponents' turn ends, a D6 for each Prone team-mate within three squares of a
    Standing player with the trait: on a 5+ they stand up. One roll each, however many help."""
    yield from ()
    state = m.state
    if side == m.window.side or state.touchdown >= 0:
        return
    team = state.on_pitch(side)
    helpers = [player for player in team if m.can_use(player, hook)]
    for player in team:
        if state.posture[player] != PRONE:
            continue
        square = state.square[player]
        if any(m.pitch.distance(square, state.square[helper]) <= REACH for helper in helpers):
            if settle(m, Test(SPECIAL_ROLL, player, TARGET, name="pick_me_up")):
                m.lay(player, STANDING)


SKILL = Skill("pick_me_up", "Pick-me-up", "T", {"end_of_turn": revives})

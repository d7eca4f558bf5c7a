"""Teams as data: building a team, the rules of drafting and learning, what a team is worth.

Here belongs what can be said of a team off the pitch, in terms of the `TeamSheet` that a match
is started with; later also the file that a coach keeps a team in. The prices and limits
themselves are in `blockdice.catalog`; what happens to a team after a match is the league's.
"""

from blockdice.teams.drafting import check_draft, draft_cost
from blockdice.teams.findings import Finding
from blockdice.teams.learning import (
    can_learn,
    is_rolled_again,
    learnable_skills,
    with_skill,
)
from blockdice.teams.players import journeyman, rookie
from blockdice.teams.team import build_team, ready_team
from blockdice.teams.value import current_team_value, team_value

__all__ = [
    "Finding",
    "build_team",
    "can_learn",
    "check_draft",
    "current_team_value",
    "draft_cost",
    "is_rolled_again",
    "journeyman",
    "learnable_skills",
    "ready_team",
    "rookie",
    "team_value",
    "with_skill",
]

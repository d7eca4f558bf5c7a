"""Teams as data: building a team, its file, the rules of drafting and learning, its value.

Here belongs what can be said of a team off the pitch: the `TeamFile` that a coach keeps, the
`TeamSheet` that a match is started with, and the way from one to the other. The prices and
limits themselves are in `blockdice.catalog`; what happens to a team after a match is the
league's.
"""

from blockdice.teams.checking import budget_of, check_team_file, spending
from blockdice.teams.drafting import check_draft, draft_cost
from blockdice.teams.findings import Finding
from blockdice.teams.learning import (
    can_learn,
    is_rolled_again,
    learnable_skills,
    with_skill,
)
from blockdice.teams.new_team import new_team_file
from blockdice.teams.players import journeyman, mercenary, rookie
from blockdice.teams.reading import Reading, load_team_file, parse_team
from blockdice.teams.sheets import find_team, match_sheet, with_wares
from blockdice.teams.team import build_team, file_sheet, ready_team
from blockdice.teams.team_file import Advancement, Induced, Mercenary, TeamFile, TeamPlayer
from blockdice.teams.value import current_team_value, team_value
from blockdice.teams.wares import wares_for
from blockdice.teams.writing import format_team, save_team_file

__all__ = [
    "Advancement",
    "Finding",
    "Induced",
    "Mercenary",
    "Reading",
    "TeamFile",
    "TeamPlayer",
    "budget_of",
    "build_team",
    "can_learn",
    "check_draft",
    "check_team_file",
    "current_team_value",
    "draft_cost",
    "file_sheet",
    "find_team",
    "format_team",
    "is_rolled_again",
    "journeyman",
    "learnable_skills",
    "load_team_file",
    "match_sheet",
    "mercenary",
    "new_team_file",
    "parse_team",
    "ready_team",
    "rookie",
    "save_team_file",
    "spending",
    "team_value",
    "wares_for",
    "with_skill",
    "with_wares",
]

"""The catalog: facts as data files, and the typed loader that reads them.

Here belong rosters, skills' names, drafting figures, ready-made teams, and later star players,
inducements and name packs: one folder of JSON an edition, and one module a noun that turns its
file into frozen values. A file with a fault raises `BadFile`, which names the file, the entry
and the field. What a skill or a rule *does* does not belong here, nor any sentence of the
publisher: profiles and prices are facts, descriptions are in our own words.
"""

from blockdice.catalog.draft_limits import DraftLimits, load_draft_limits
from blockdice.catalog.loading import editions
from blockdice.catalog.positions import Position
from blockdice.catalog.ready import ReadyTeam, load_ready_team, ready_teams
from blockdice.catalog.rosters import Roster, load_roster, rosters
from blockdice.catalog.skill_facts import SkillFacts
from blockdice.catalog.skills import load_skill, load_skills

__all__ = [
    "DraftLimits",
    "Position",
    "ReadyTeam",
    "Roster",
    "SkillFacts",
    "editions",
    "load_draft_limits",
    "load_ready_team",
    "load_roster",
    "load_skill",
    "load_skills",
    "ready_teams",
    "rosters",
]

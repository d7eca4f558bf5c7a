"""The catalog: facts as data files, and the typed loader that reads them.

Here belong rosters, skills' names, the figures of drafting and advancement, ready-made teams,
star players, inducements, and later name packs: one folder of JSON an edition, and one module
a noun that turns its file into frozen values. A file with a fault raises `BadFile`, which names
the file, the entry and the field. What a skill or a rule *does* does not belong here, nor any
sentence of the publisher: profiles and prices are facts, descriptions are in our own words.
"""

from blockdice.catalog.advancement import AdvancementTable, load_advancement
from blockdice.catalog.draft_limits import DraftLimits, load_draft_limits
from blockdice.catalog.inducements import (
    Inducement,
    InducementBook,
    Offer,
    inducements_for,
    load_inducement,
    load_inducements,
)
from blockdice.catalog.loading import editions
from blockdice.catalog.positions import Position
from blockdice.catalog.ready import ReadyTeam, load_ready_team, ready_teams
from blockdice.catalog.rosters import Roster, load_roster, rosters
from blockdice.catalog.skill_facts import SkillFacts
from blockdice.catalog.skills import load_skill, load_skills
from blockdice.catalog.star_choices import (
    StarChoice,
    load_star,
    load_star_choice,
    star_choices,
    stars,
    stars_for,
)
from blockdice.catalog.stars import Star

__all__ = [
    "AdvancementTable",
    "DraftLimits",
    "Inducement",
    "InducementBook",
    "Offer",
    "Position",
    "ReadyTeam",
    "Roster",
    "SkillFacts",
    "Star",
    "StarChoice",
    "editions",
    "inducements_for",
    "load_advancement",
    "load_draft_limits",
    "load_inducement",
    "load_inducements",
    "load_ready_team",
    "load_roster",
    "load_skill",
    "load_skills",
    "load_star",
    "load_star_choice",
    "ready_teams",
    "rosters",
    "star_choices",
    "stars",
    "stars_for",
]

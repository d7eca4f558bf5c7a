"""A team as its coach keeps it: what a team file holds, before any rule is asked."""

from __future__ import annotations

from dataclasses import dataclass

FORMAT = 1
"""The version of the file; it is raised when an older reader would misread it."""

LEAGUE = "league"
EXHIBITION = "exhibition"
KINDS = (LEAGUE, EXHIBITION)
"""What a team is drafted for."""


@dataclass(frozen=True)
class Advancement:
    """One advancement of a player: a skill or a characteristic, and the way to it.

    `way` is one of `catalog.advancement.WAYS`; by "characteristic" a `skill` may be taken too,
    instead of what was rolled. The other of the two is empty.
    """

    way: str
    skill: str = ""
    characteristic: str = ""


@dataclass(frozen=True)
class TeamPlayer:
    """A permanently hired player: who he is, and what has become of him since.

    `spp` are all star player points that he has earned, those that he has spent among them.
    `injuries` are the lasting ones by their ids, one entry each time. Whoever is retired plays
    no more this season, but keeps his place in the team.
    """

    number: int
    name: str
    position: str
    advancements: tuple[Advancement, ...] = ()
    spp: int = 0
    niggling: int = 0
    injuries: tuple[str, ...] = ()
    misses_match: bool = False
    is_retired: bool = False


@dataclass(frozen=True)
class Induced:
    """So many of an inducement, bought when drafting for an exhibition."""

    id: str
    count: int = 1


@dataclass(frozen=True)
class Mercenary:
    """A mercenary, hired when drafting for an exhibition: his position and a skill, if any."""

    position: str
    skill: str = ""


@dataclass(frozen=True)
class TeamFile:
    """A team file (docs/team-files.md). Ids are the catalog's, but may be unknown to it.

    `special_rules` are those chosen where the roster leaves a choice. `games` is how many
    matches the team has played: none, and it is a new team, held to the rules of drafting.
    `budget` and `free_spp` are those of an exhibition where others than the usual ones were
    agreed on; `inducements`, `stars` and `mercenaries` are paid from the same budget. The
    file of a league team has none of these.

    >>> TeamFile("bb2020", "orc", "Rustkettle Rowdies").kind
    'league'
    """

    edition: str
    roster: str
    name: str
    kind: str = LEAGUE
    coach: str = ""
    special_rules: tuple[str, ...] = ()
    rerolls: int = 0
    has_apothecary: bool = False
    assistant_coaches: int = 0
    cheerleaders: int = 0
    dedicated_fans: int = 1
    treasury: int = 0
    games: int = 0
    budget: int | None = None
    free_spp: int | None = None
    stars: tuple[str, ...] = ()
    inducements: tuple[Induced, ...] = ()
    mercenaries: tuple[Mercenary, ...] = ()
    players: tuple[TeamPlayer, ...] = ()

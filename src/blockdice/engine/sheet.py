"""A team as it enters a match: what the coaches put on the table before the first die."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from blockdice.engine.values import remade

NO_PA = 0
"""The Passing Ability of a player whose profile shows a dash."""


@dataclass(frozen=True)
class SkillSheet:
    """A skill or trait that a player has: its id and, where it bears one, its value.

    `value` is the number in brackets, as in Loner (4+) or Mighty Blow (+1), else 0.
    `targets` are the position ids that a trait like Animosity is about; "*" is everyone.

    >>> SkillSheet("loner", 4)
    SkillSheet(id='loner', value=4, targets=())
    """

    id: str
    value: int = 0
    targets: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class PlayerSheet:
    """A player as the team list shows them; characteristics as printed (AG 3 means 3+).

    >>> PlayerSheet(1, "Edda", "thrower", "Thrower", 6, 3, 3, 2, 9, (SkillSheet("pass"),)).pa
    2
    """

    number: int
    name: str
    position: str
    position_name: str
    ma: int
    st: int
    ag: int
    pa: int
    av: int
    skills: tuple[SkillSheet, ...] = ()
    keywords: tuple[str, ...] = ()
    cost: int = 0
    niggling: int = 0
    spp: int = 0
    is_lineman: bool = False
    is_journeyman: bool = False
    is_hired_for_match: bool = False
    misses_match: bool = False
    is_star: bool = False

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class Ware:
    """Something that a team can induce for one match; the price is this team's, in gold pieces.

    limit: how many at most; group: wares that share a limit beside their own bear the same,
    such as `star_player`. players: who joins the team with it. skills, skill_price: those of
    which one may be bought for whoever joins (Mercenaries), and for how much.

    >>> Ware("bribe", "Bribe", 100_000, 3).group
    'bribe'
    """

    id: str
    name: str
    price: int
    limit: int
    group: str = ""
    group_limit: int = 0
    players: tuple[PlayerSheet, ...] = ()
    skills: tuple[SkillSheet, ...] = ()
    skill_price: int = 0
    is_named: bool = False
    """A person of whom there is only one: in league play of no use to either team if both
    have paid for them."""

    def __post_init__(self) -> None:
        if not self.group:
            object.__setattr__(self, "group", self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class TeamSheet:
    """A team as it stood before the match; prices in gold pieces.

    >>> import blockdice as bd
    >>> home, away = bd.new_game(seed=7).teams
    >>> home.name, home.roster, len(home.players)
    ('Millbrook Magpies', 'human', 12)
    """

    name: str
    roster: str
    roster_name: str
    edition: str
    coach: str = ""
    players: tuple[PlayerSheet, ...] = ()
    rerolls: int = 0
    has_apothecary: bool = False
    assistant_coaches: int = 0
    cheerleaders: int = 0
    dedicated_fans: int = 1
    treasury: int = 0
    special_rules: tuple[str, ...] = ()
    journeyman_positions: tuple[PlayerSheet, ...] = field(default=())
    """One sheet a Lineman position, from which Journeymen are taken in league play."""
    current_value: int = 0
    """The Current Team Value, without Journeymen: who is worth less is given petty cash."""
    wares: tuple[Ware, ...] = ()
    """What the team can induce before the match, or has induced already."""
    inducements: tuple[str, ...] = ()
    """The wares that the team comes with, a word for each piece (exhibition play)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)

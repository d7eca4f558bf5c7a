"""A team that is drafted in the page, and what its coach is told of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from blockdice.server.protocol.vocabulary import Side, TeamKind

TEAM_LIMIT = 64 * 1024
"""No team file from a page has more bytes, nor characters."""

TeamText = Annotated[str, Meta(max_length=TEAM_LIMIT)]
_Word = Annotated[str, Meta(max_length=200)]
_Figure = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
_MOST = Meta(max_length=100)


class DraftAdvancement(Struct, forbid_unknown_fields=True):
    """One advancement: the way to it, and a skill or a characteristic; the other is empty."""

    way: _Word
    skill: _Word
    characteristic: _Word


class DraftPlayer(Struct, forbid_unknown_fields=True):
    """A player of a team, as in its file."""

    number: _Figure
    name: _Word
    position: _Word
    advancements: Annotated[list[DraftAdvancement], _MOST]
    spp: _Figure
    niggling: _Figure
    injuries: Annotated[list[_Word], _MOST]
    misses_match: bool
    retired: bool


class DraftInduced(Struct, forbid_unknown_fields=True):
    """So many of an inducement."""

    id: _Word
    count: _Figure


class DraftMercenary(Struct, forbid_unknown_fields=True):
    """A mercenary; skill is empty for none."""

    position: _Word
    skill: _Word


class TeamDraft(Struct, forbid_unknown_fields=True):
    """A team, as in its file (docs/team-files.md); whether it is legal is another question.

    treasury: null for whatever is left over. budget, free_spp: null for the usual ones.
    """

    edition: _Word
    kind: TeamKind
    roster: _Word
    name: _Word
    coach: _Word
    special_rules: Annotated[list[_Word], _MOST]
    rerolls: _Figure
    apothecary: bool
    assistant_coaches: _Figure
    cheerleaders: _Figure
    dedicated_fans: _Figure
    treasury: _Figure | None
    games: _Figure
    budget: _Figure | None
    free_spp: _Figure | None
    stars: Annotated[list[_Word], _MOST]
    inducements: Annotated[list[DraftInduced], _MOST]
    mercenaries: Annotated[list[DraftMercenary], _MOST]
    players: Annotated[list[DraftPlayer], _MOST]


class FindingView(Struct):
    """One thing that is wrong with a team or its file (codes: docs/team-files.md).

    subject: a player's number, an id or a place in the file; about: the same in words, or
    empty. side: whose team, where a match was asked for, else null.
    """

    code: str
    message: str
    subject: str
    about: str
    side: Side | None


class DraftedPlayer(Struct):
    """A player of a draft with what has been gained; null figures for an unknown position.

    skills: in words. next: by way, what one more advancement costs. primary, secondary: the
    ids of the skills that may be learnt now.
    """

    value: int
    ma: int | None
    st: int | None
    ag: int | None
    pa: int | None
    av: int | None
    skills: list[str]
    spp_spent: int
    next: dict[str, int]
    primary: list[str]
    secondary: list[str]


class OfferView(Struct):
    """What this team can have: an inducement, a star or a mercenary (id: of the position).

    skills: the ids of those that a mercenary may be given for skill_price more.
    """

    id: str
    price: int
    limit: int
    skills: list[str]
    skill_price: int


class DraftView(Struct):
    """A draft as the rules see it. text: its file. left: gold that is not spent.

    free_spp: null in a league. value: Team Value in a match of the draft's kind.
    """

    text: str
    findings: list[FindingView]
    cost: int
    budget: int
    left: int
    value: int
    spp_spent: int
    free_spp: int | None
    players: list[DraftedPlayer]
    inducements: list[OfferView]
    stars: list[OfferView]
    mercenaries: list[OfferView]


class RuleView(Struct):
    """A special rule of a roster."""

    id: str
    name: str


class PositionView(Struct):
    """A position with the profile of a rookie; skills in words, pa null for a dash.

    terms: the ids of the skills. primary, secondary: names of categories.
    """

    id: str
    name: str
    min: int
    max: int
    cost: int
    ma: int
    st: int
    ag: int
    pa: int | None
    av: int
    skills: list[str]
    terms: list[str]
    primary: list[str]
    secondary: list[str]


class CapView(Struct):
    """At most so many players in all of several positions."""

    max: int
    positions: list[str]


class RosterView(Struct):
    """What a team of this roster is drafted from; rule_choices: one of each is to be chosen."""

    id: str
    name: str
    tier: int
    reroll_cost: int
    reroll_max: int
    apothecary: bool
    special_rules: list[RuleView]
    rule_choices: list[list[RuleView]]
    positions: list[PositionView]
    caps: list[CapView]


class PurchaseView(Struct):
    """Something that there are min to max of; each above min costs so much."""

    min: int
    max: int
    cost: int


class SkillView(Struct):
    """A skill or trait and, in our words, what it does."""

    name: str
    category: str
    text: str


class InducementView(Struct):
    """An inducement and, in our words, what it does; kind: what it stands under."""

    name: str
    kind: str
    text: str


class StarProfile(Struct):
    """A star player; rule: the special rule by name, text: what it does in our words."""

    name: str
    ma: int
    st: int
    ag: int
    pa: int | None
    av: int
    skills: list[str]
    rule: str
    text: str


class StarView(Struct):
    """A star or a pair."""

    name: str
    is_mega_star: bool
    members: list[StarProfile]


class BookView(Struct):
    """All that a page needs to draft teams of an edition; prices in gold pieces."""

    edition: str
    players_min: int
    players_max: int
    budget: int
    exhibition_budget: int
    free_spp: int
    apothecary_cost: int
    assistant_coaches: PurchaseView
    cheerleaders: PurchaseView
    dedicated_fans: PurchaseView
    exhibition_fans_min: int
    stars_max: int
    rosters: list[RosterView]
    skills: dict[str, SkillView]
    inducements: dict[str, InducementView]
    stars: dict[str, StarView]

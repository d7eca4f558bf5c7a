"""What the things of one match are called when it is told."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from blockdice.catalog.skills import load_skills
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.words import SIDES
from blockdice.narration.cards import CARD_NAMES, DECK_NAMES
from blockdice.narration.prayers import PRAYER_NAMES

Row: TypeAlias = Mapping[str, Any]
"""An event in words, as `Event.as_dict()` and a record give it."""

_SPECIAL = {"mvp": "most valuable player", "handoff": "hand-off", "throw_in": "throw-in"}


def spoken(word: str) -> str:
    """A name of the engine's vocabulary, as one says it.

    >>> spoken("long_bomb"), spoken("handoff")
    ('long bomb', 'hand-off')
    """
    return _SPECIAL.get(word, word.replace("_", " "))


def signed(number: int) -> str:
    """A modifier with its sign: `+1`, `-2`."""
    return f"{number:+d}"


def counted(number: int, thing: str) -> str:
    """A number of things: `1 die`, `2 re-rolls`."""
    if number == 1:
        return f"1 {thing}"
    return f"{number} {'dice' if thing == 'die' else thing + 's'}"


def possessive(name: str) -> str:
    """Whose something is: `Orcs'`, `H7's`."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


class Words:
    """The names of one match: its teams, and the skills of its edition.

    teams: of home and away; where both are called the same, each with its side.
    """

    def __init__(self, sheets: Sequence[TeamSheet]) -> None:
        names = [sheet.name for sheet in sheets]
        if names[0] == names[1]:
            names = [f"{name} ({side})" for name, side in zip(names, SIDES, strict=True)]
        self.teams: tuple[str, str] = (names[0], names[1])
        self._skills = load_skills(sheets[0].edition).skills
        self._wares = {ware.id: ware.name for sheet in sheets for ware in sheet.wares}

    def team(self, side: str) -> str:
        """The name of the team of a side, `home` or `away`."""
        return self.teams[SIDES.index(side)]

    def team_or_nobody(self, event: Row) -> str:
        """The name of the team whose event it is, or nothing."""
        side = event.get("coach")
        return self.team(side) if side in SIDES else ""

    def skill(self, id: str) -> str:
        """The name of a skill or trait, and of whatever else a coach may use."""
        facts = self._skills.get(id)
        if facts is not None:
            return facts.name
        name = PRAYER_NAMES.get(id) or CARD_NAMES.get(id) or DECK_NAMES.get(id)
        return name or self._wares.get(id) or spoken(id)

    def score(self, score: Sequence[int]) -> str:
        """Both teams and their touchdowns."""
        home, away = self.teams
        return f"{home} {score[0]} - {score[1]} {away}"

    def fill(self, event: Row) -> Mapping[str, str]:
        """What a template may name: everything in the event, said; `team` and `team's`."""
        filled = defaultdict(lambda: "?", {key: self._say(key, event[key]) for key in event})
        filled["team"] = self.team_or_nobody(event) or "?"
        filled["team's"] = possessive(filled["team"])
        return filled

    def _say(self, key: str, value: Any) -> str:
        if isinstance(value, str) and (key in ("skill", "card", "deck") or value in self._wares):
            return self.skill(value)
        if key in ("score", "totals", "won", "penalties") and isinstance(value, (list, tuple)):
            return " - ".join(str(number) for number in value)
        if isinstance(value, int) and value >= 1000:  # gold pieces
            return f"{value:,}"
        return spoken(value) if isinstance(value, str) else str(value)

"""An edition as a value: its tables, its loops of steps, its chapters, its skills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blockdice.engine.action_kinds import ActionKind, ActionKinds
from blockdice.engine.actions import FIRST_SKILL
from blockdice.engine.chapters import Chapters
from blockdice.engine.hooks import Skill
from blockdice.engine.pitch import Pitch
from blockdice.engine.tables import Tables
from blockdice.engine.words import SPECIAL


class Step:
    """One named step of a loop: a coroutine where a coach may be asked, else a plain function."""

    def __init__(self, name: str, rule: Callable[..., Any]) -> None:
        self.name: str = name
        self.rule: Callable[..., Any] = rule


class Edition:
    """The rules of one edition put together; one value for all matches.

    revision: counts changes after which old records would play otherwise. loops: by loop
    (see `steps`), its steps in order. chapters: which function plays each chapter.
    skills: with the rules that speak as skills do; the place of each is its token, and where
    its hooks name no rank they speak in this order. actions: what anybody can be activated
    for, in the order in which it is offered; those that skills give follow. rulings: the
    disputed readings that a match may take, as `Options.rulings` names them.
    """

    def __init__(
        self,
        id: str,
        name: str,
        revision: int,
        pitch: Pitch,
        tables: Tables,
        loops: list[list[Step]],
        chapters: Chapters,
        skills: list[Skill],
        actions: list[ActionKind],
        rulings: tuple[str, ...] = (),
    ) -> None:
        self.id: str = id
        self.name: str = name
        self.revision: int = revision
        self.pitch: Pitch = pitch
        self.tables: Tables = tables
        self.loops: list[list[Step]] = loops
        self.chapters: Chapters = chapters
        self.skills: list[Skill] = skills
        self.rulings: tuple[str, ...] = rulings
        kinds = actions[:]
        for place, skill in enumerate(skills):
            if skill.action is not None:
                kinds.append(skill.action(SPECIAL + FIRST_SKILL + place))
        self.actions: ActionKinds = ActionKinds(kinds)
        self._in_range: dict[tuple[int, int], list[int]] = {}

    def squares_in_range(self, origin: int, band: int) -> list[int]:
        """The squares up to a range band from a square, itself left out; never to be changed.

        Worked out once for each square and band, as they are the same in every match.
        """
        key = (origin, band)
        found = self._in_range.get(key)
        if found is None:
            pitch = self.pitch
            x, y = pitch.x(origin), pitch.y(origin)
            found = []
            for square in pitch.squares:
                reach = self.tables.band(pitch.x(square) - x, pitch.y(square) - y)
                if 0 <= reach <= band and square != origin:
                    found.append(square)
            self._in_range[key] = found
        return found

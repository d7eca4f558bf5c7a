"""An edition as a value: its tables, its loops of steps, its chapters, its skills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blockdice.engine.chapters import Chapters
from blockdice.engine.hooks import Skill
from blockdice.engine.pitch import Pitch
from blockdice.engine.tables import Tables


class Step:
    """One named step of a loop: a coroutine where a coach may be asked, else a plain function."""

    def __init__(self, name: str, rule: Callable[..., Any]) -> None:
        self.name: str = name
        self.rule: Callable[..., Any] = rule


class Edition:
    """The rules of one edition put together; one value for all matches.

    revision: counts changes after which old records would play otherwise. loops: by loop
    (see `steps`), its steps in order. chapters: which function plays each chapter.
    skills: in the order in which they speak. rulings: the disputed readings that a match may
    take, as `Options.rulings` names them.
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

"""Editions put together: no chapter is left unfilled, every action can be done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import blockdice.engine.chapters
from blockdice.engine.steps import LOOPS
from blockdice.rules.editions import edition_names, load_edition

EDITIONS = edition_names()
SOURCE = Path(blockdice.engine.chapters.__file__).parent / "chapters.py"
CHAPTERS = re.findall(r"^        self\.(\w+):", SOURCE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_chapter_is_filled_in(edition: str) -> None:
    chapters = load_edition(edition).chapters
    assert len(CHAPTERS) > 40
    assert [name for name in CHAPTERS if not hasattr(chapters, name)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_loop_has_its_steps_each_with_a_name_of_its_own(edition: str) -> None:
    loops = load_edition(edition).loops
    assert len(loops) == len(LOOPS)
    for steps in loops:
        names = [step.name for step in steps]
        assert names
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_names_and_answers_of_actions_are_their_own(edition: str) -> None:
    kinds = load_edition(edition).actions.kinds
    answers = [kind.answer for kind in kinds if kind.answer]
    assert len({kind.number for kind in kinds}) == len(kinds)
    assert len({kind.name for kind in kinds}) == len(kinds)
    assert len(set(answers)) == len(answers)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_an_action_offers_can_be_done(edition: str) -> None:
    for kind in load_edition(edition).actions.kinds:
        assert (kind.options is None) == (kind.do is None), kind.name
        assert kind.hit is None or kind.play is not None, kind.name

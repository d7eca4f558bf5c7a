"""The special rules of the 2020 Star Players: catalog, code and tests agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from blockdice.catalog import stars
from blockdice.engine.effects import ENDS
from blockdice.rules.editions import load_edition

ROOT = Path(__file__).resolve().parents[2]
EDITION = load_edition("bb2020")
RULES = {star.rule.id: star.rule for star in stars("bb2020")}
ENTRIES = {skill.id: skill for skill in EDITION.skills if skill.category == "X"}
OTHERS = {"hexed"}
"""What a rule does to somebody else."""
COUNTED_OTHERWISE = {"gored_by_the_bull", "unstoppable_momentum"}
"""Rules that keep count of their uses themselves, or whose count is no limit in the text."""
FEWEST_TESTS = 3
TESTS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "tests" / "scenarios").glob("test_stars_*.py"))
)


def test_every_rule_of_the_catalog_is_implemented_and_no_other() -> None:
    assert set(ENTRIES) == set(RULES) | OTHERS


def test_each_has_a_file_of_its_own() -> None:
    folder = ROOT / "src" / "blockdice" / "skills" / "stars"
    assert {path.stem for path in folder.glob("*.py")} - {"__init__"} == set(ENTRIES)


@pytest.mark.parametrize("id", RULES)
def test_code_and_catalog_say_the_same_of_a_rule(id: str) -> None:
    assert ENTRIES[id].name == RULES[id].name


@pytest.mark.parametrize("id", sorted(set(RULES) - COUNTED_OTHERWISE))
def test_it_may_be_used_as_often_as_the_catalog_says(id: str) -> None:
    ends = [ENTRIES[id].once]
    ends += [kind.once for kind in EDITION.actions.kinds if kind.skill == id]
    limits = {ENDS[end] for end in ends if end >= 0}
    assert limits == ({RULES[id].once_per} if RULES[id].once_per else set())


@pytest.mark.parametrize("id", RULES)
def test_every_rule_has_tests_that_name_it(id: str) -> None:
    named = TESTS.count(id) + TESTS.count(RULES[id].name)
    assert named >= FEWEST_TESTS

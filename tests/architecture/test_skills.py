"""The skills of the 2020 edition: catalog, code, tests and page agree."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from blockdice.catalog.skill_facts import TRAIT
from blockdice.catalog.skills import load_skills
from blockdice.rules.editions import load_edition
from scripts.skill_tests import scenarios_of

ROOT = Path(__file__).resolve().parents[2]
FACTS = load_skills("bb2020").skills
SKILLS = {skill.id: skill for skill in load_edition("bb2020").skills}
FOLDERS = ("agility", "general", "mutations", "passing", "strength", "traits")
FEWEST_TESTS = 3


def test_every_skill_of_the_catalog_is_implemented() -> None:
    assert set(FACTS) <= set(SKILLS)


def test_every_entry_in_the_code_is_in_the_catalog() -> None:
    skills = ROOT / "src" / "blockdice" / "skills"
    files = [path for folder in FOLDERS for path in (skills / folder).glob("*.py")]
    entries = {path.stem.removesuffix("_") for path in files if path.stem != "__init__"}
    assert entries == set(FACTS)


@pytest.mark.parametrize("id", FACTS)
def test_code_and_catalog_say_the_same_of_a_skill(id: str) -> None:
    facts, skill = FACTS[id], SKILLS[id]
    category = "T" if facts.category == TRAIT else facts.category
    assert (skill.name, skill.category) == (facts.name, category)
    assert skill.is_compulsory == facts.is_compulsory


def test_every_skill_has_tests_that_name_it() -> None:
    found = scenarios_of({id: facts.name for id, facts in FACTS.items()})
    counts = {id: sum(len(tests) for tests in found[id].values()) for id in FACTS}
    assert {id: count for id, count in counts.items() if count < FEWEST_TESTS} == {}


def test_the_page_of_skills_is_up_to_date() -> None:
    check = subprocess.run(
        [sys.executable, ROOT / "scripts" / "generate_skills_page.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout + check.stderr

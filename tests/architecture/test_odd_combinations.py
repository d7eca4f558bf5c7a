"""Every odd combination of the document has its scenarios, and they say which one they play."""

import ast
import os
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "odd-combinations.md"
LIST = ROOT / "tests" / "odd_combinations.toml"
ENTRIES = tomllib.loads(LIST.read_text(encoding="utf-8"))["combination"]
SAID = re.compile(r"[Oo]dd combinations? ([0-9][0-9a-d(), ]*(?:and [0-9]+)?)")
"""How a docstring names the combinations that its test plays."""
MOST_WORDS = 9
"""As many words in a row as one of our sentences may have in common with the book."""

each = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry["number"]))


@cache
def situations():
    """Number and title of every situation in the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = re.findall(r"^\*\*(\d+)\. (.+)\*\*$", text, re.MULTILINE)
    return {int(number): title for number, title in found}


@cache
def said_by(path):
    """The test functions of a file and what their docstrings say."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {
        node.name: " ".join((ast.get_docstring(node) or "").split())
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def numbers(docstring):
    """The combinations that a docstring names."""
    return {
        int(number)
        for match in SAID.finditer(docstring)
        for number in re.findall(r"\d+", match.group(1))
    }


def test_the_document_counts_without_a_gap():
    assert list(situations()) == list(range(1, len(situations()) + 1))


def test_every_situation_of_the_document_is_listed():
    assert {entry["number"]: entry["situation"] for entry in ENTRIES} == situations()


@each
def test_a_situation_has_tests_that_exist_and_name_it(entry):
    assert set(entry) == {"number", "situation", "test"}
    assert entry["test"]
    assert len(set(entry["test"])) == len(entry["test"])
    for name in entry["test"]:
        path, _, function = name.partition("::")
        assert (ROOT / path).is_file(), path
        assert function in said_by(path), name
        assert entry["number"] in numbers(said_by(path)[function]), name


def test_every_scenario_of_the_odd_ones_is_listed():
    listed = {name for entry in ENTRIES for name in entry["test"]}
    for file in sorted((ROOT / "tests" / "scenarios" / "odd").glob("test_*.py")):
        path = file.relative_to(ROOT).as_posix()
        for function, docstring in said_by(path).items():
            assert numbers(docstring), f"{path}::{function}"
            assert f"{path}::{function}" in listed


def test_the_words_are_our_own():
    folder = os.environ.get("BLOCKDICE_REFERENCE")
    if not folder:
        pytest.skip("BLOCKDICE_REFERENCE is not set")
    source = Path(folder) / "rules" / "bb2020_rulebook.txt"
    if not source.is_file():
        pytest.skip("the rulebook text is not there")
    book = " ".join(words(source.read_text(encoding="utf-8")))
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        ours = words(line)
        for start in range(len(ours) - MOST_WORDS):
            run = " ".join(ours[start : start + MOST_WORDS + 1])
            assert run not in book, run


def words(text):
    return re.findall(r"[a-z0-9+]+", text.lower())

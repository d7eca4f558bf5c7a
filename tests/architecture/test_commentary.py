"""Every question of the Designer's Commentary has its test, or the issue that will bring one."""

import ast
import hashlib
import os
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "tests" / "commentary.toml"
QUESTIONS = tomllib.loads(LIST.read_text(encoding="utf-8"))["question"]
HOW_MANY = 163 + 1
"""The distinct questions, and the closing one."""
MOST_WORDS = 9
"""As many words in a row as one of our sentences may have in common with the book."""

each = pytest.mark.parametrize("entry", QUESTIONS, ids=lambda entry: entry["id"])


def test_there_is_one_entry_for_each_question():
    assert len(QUESTIONS) == HOW_MANY
    for key in ("id", "question", "asks"):
        found = [entry[key] for entry in QUESTIONS]
        assert len(set(found)) == len(found), sorted(x for x in found if found.count(x) > 1)


@each
def test_an_entry_is_complete(entry):
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", entry["id"])
    assert re.fullmatch(r"[0-9a-f]{12}", entry["question"])
    for key in ("chapter", "asks", "answer"):
        assert entry[key].strip() == entry[key]
        assert entry[key]
        assert "\n" not in entry[key]
    known = {"id", "chapter", "question", "asks", "answer", "test", "issue", "todo"}
    assert set(entry) <= known


@each
def test_a_question_has_a_test_or_an_issue(entry):
    assert not ("test" in entry and "issue" in entry)
    assert entry.keys() & {"test", "issue", "todo"}
    if "issue" in entry:
        issue = entry["issue"]
        assert issue == "league" or (isinstance(issue, int) and issue >= 5)


def test_no_test_is_still_to_be_written():
    assert [f"{entry['id']}: {entry['todo']}" for entry in QUESTIONS if "todo" in entry] == []


@each
def test_the_tests_of_a_question_exist(entry):
    named = entry.get("test", [])
    for name in [named] if isinstance(named, str) else named:
        path, _, function = name.partition("::")
        assert (ROOT / path).is_file(), path
        assert function in functions(path), name


@cache
def functions(path):
    """The test functions of a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@pytest.fixture(scope="module")
def rulebook():
    folder = os.environ.get("BLOCKDICE_REFERENCE")
    if not folder:
        pytest.skip("BLOCKDICE_REFERENCE is not set")
    path = Path(folder) / "rules" / "bb2020_rulebook.txt"
    if not path.is_file():
        pytest.skip("the rulebook text is not there")
    return path.read_text(encoding="utf-8")


def questions_in(text):
    """Every question in the text, some of them twice.

    A section of the commentary begins with its heading; each question in it stands between a
    lone dash and its source. The closing one follows the heading at once.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    dash = 0
    for number, line in enumerate(lines):
        if line == "-":
            dash = number
        elif line == "- Source Document:":
            yield lines[dash + 1]
        elif re.fullmatch("Designer.s Commentary", line) and lines[number + 1] != "-":
            yield lines[number + 1]


def digest(question):
    letters = re.sub("[^a-z0-9]+", "", question.lower())
    return hashlib.sha1(letters.encode()).hexdigest()[:12]


def test_no_question_of_the_text_is_missing(rulebook):
    found = {digest(question): question for question in questions_in(rulebook)}
    assert len(found) == HOW_MANY
    listed = {entry["question"] for entry in QUESTIONS}
    assert [found[mark] for mark in found if mark not in listed] == []
    assert [entry["id"] for entry in QUESTIONS if entry["question"] not in found] == []


def test_the_words_are_our_own(rulebook):
    book = " ".join(words(rulebook))
    for entry in QUESTIONS:
        for key in ("asks", "answer"):
            ours = words(entry[key])
            for start in range(len(ours) - MOST_WORDS):
                run = " ".join(ours[start : start + MOST_WORDS + 1])
                assert run not in book, f"{entry['id']}: {run}"


def words(text):
    return re.findall(r"[a-z0-9+]+", text.lower())

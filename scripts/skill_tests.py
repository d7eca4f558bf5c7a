"""Which scenario tests are about which skill: found in their files' names and in their text.

A test names a skill if its file is called after it, if its docstring has the skill's name, or if
it, or something of its file that it uses, gives the skill to a player or speaks of it in the
notation.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

SCENARIOS = Path(__file__).resolve().parents[1] / "tests" / "scenarios"

NAMES_OF_ALL = ("block", "catch", "dodge", "kick", "pass")
"""Skills called like something that everybody does: in the notation the bare word is not them."""
_SKILLS = "skills"
"""The keyword or key under which a scenario says what skills somebody has."""

Definition = ast.FunctionDef | ast.ClassDef


class ScenarioFile:
    """A file of scenario tests: which words each test stands for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self._nodes: dict[str, ast.AST] = {}
        self.tests: dict[str, ast.FunctionDef] = {}
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                self._nodes[node.name] = node
                if node.name.startswith("test_"):
                    self.tests[node.name] = node
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        self._nodes[target.id] = node
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self._nodes[node.target.id] = node

    def title(self) -> str:
        """What the file is called after."""
        return self.path.stem.removeprefix("test_")

    def strings(self, test: str) -> Iterator[tuple[str, bool]]:
        """The strings of a test and of what it uses; with each, whether it says who has what."""
        waiting, seen = [test], {test}
        while waiting:
            node = self._nodes[waiting.pop()]
            yield from _strings(node)
            for part in ast.walk(node):
                if isinstance(part, ast.Name) and part.id in self._nodes and part.id not in seen:
                    seen.add(part.id)
                    waiting.append(part.id)


def _strings(node: ast.AST) -> Iterator[tuple[str, bool]]:
    said: set[int] = set()
    for part in ast.walk(node):
        for value in _skill_values(part):
            said.update(id(inner) for inner in ast.walk(value))
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value, id(part) in said


def _skill_values(part: ast.AST) -> Iterator[ast.AST]:
    """What stands where a scenario says what skills somebody has."""
    if isinstance(part, ast.keyword) and part.arg == _SKILLS:
        yield part.value
    elif isinstance(part, ast.Dict):
        for key, value in zip(part.keys, part.values, strict=True):
            if isinstance(key, ast.Constant) and key.value == _SKILLS:
                yield value
    elif isinstance(part, ast.arguments):
        named = [*part.posonlyargs, *part.args]
        pairs = [*zip(reversed(named), reversed(part.defaults), strict=False)]
        pairs += [
            (arg, default)
            for arg, default in zip(part.kwonlyargs, part.kw_defaults, strict=True)
            if default is not None
        ]
        yield from (default for arg, default in pairs if arg.arg == _SKILLS)


@cache
def scenario_files() -> tuple[ScenarioFile, ...]:
    """All files of scenario tests, by their names."""
    return tuple(ScenarioFile(path) for path in sorted(SCENARIOS.glob("test_*.py")))


def scenarios_of(names: Mapping[str, str]) -> dict[str, dict[Path, list[str]]]:
    """By the id of each skill, the tests that name it, a list a file. names: by id."""
    found: dict[str, dict[Path, list[str]]] = {id: {} for id in names}
    spoken = _pattern(names.values())
    ids = {name: id for id, name in names.items()}
    for file in scenario_files():
        of_file = {id for id in names if file.title() in (id, f"{id}_skill")}
        for test, node in file.tests.items():
            doc = ast.get_docstring(node) or ""
            told = of_file | {ids[name] for name in spoken.findall(doc)}
            for text, says_who in file.strings(test):
                told |= _ids_in(text, says_who) & names.keys()
            for id in told:
                found[id].setdefault(file.path, []).append(test)
    return found


def _ids_in(text: str, says_who: bool) -> set[str]:
    """The words of a string that can be ids of skills."""
    words = set(re.findall(r"[a-z][a-z_]+", text))
    if not says_who:
        words.difference_update(NAMES_OF_ALL)
        words.update(re.findall(r"\b(?:use |reroll |skill=)(\w+)", text))
    return words


def _pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Finds the names of skills in a sentence, of two that begin alike the longer."""
    longest = sorted((re.escape(n) for n in names if n not in ("Block", "Pass")), key=len)
    return re.compile(rf"\b(?:{'|'.join(reversed(longest))})(?![\w-])")


def names_in(text: str, names: Mapping[str, str]) -> set[str]:
    """The ids of the skills that a text of ours mentions; Block and Pass mean the actions."""
    ids = {name: id for id, name in names.items()}
    return {ids[name] for name in _pattern(names.values()).findall(text)}

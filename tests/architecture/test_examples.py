"""That everything a user is given comes with an example, which the doctests then try.

Read from the source, so that it holds for the compiled engine too.
"""

import ast
import inspect
from pathlib import Path

import pytest

import blockdice as bd
from blockdice.engine import errors

SOURCE = Path(__file__).resolve().parents[2] / "src"


def definitions(module: str) -> dict[str, ast.ClassDef | ast.FunctionDef]:
    tree = ast.parse((SOURCE / f"{module.replace('.', '/')}.py").read_text("utf-8"))
    return {n.name: n for n in tree.body if isinstance(n, ast.ClassDef | ast.FunctionDef)}


def examples(node: ast.ClassDef | ast.FunctionDef) -> str:
    lines = (ast.get_docstring(node) or "").splitlines()
    return "\n".join(line for line in lines if line.startswith((">>>", "...")))


def is_error(name: str) -> bool:
    return inspect.isclass(getattr(bd, name)) and issubclass(getattr(bd, name), Exception)


@pytest.mark.parametrize("name", [name for name in bd.__all__ if not is_error(name)])
def test_every_public_name_has_an_example(name):
    assert examples(definitions(getattr(bd, name).__module__)[name])


GAME = [
    node
    for node in definitions(bd.Game.__module__)["Game"].body
    if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
]


@pytest.mark.parametrize("node", GAME, ids=[node.name for node in GAME])
def test_everything_a_game_can_do_has_an_example(node):
    assert examples(node)


@pytest.mark.parametrize("name", [name for name in bd.__all__ if is_error(name)])
def test_every_error_is_shown_by_name_in_its_own_example_or_at_the_root(name):
    """One that carries something of its own shows it; for the others the root will do."""
    known = definitions(errors.__name__)
    node = known[name]
    carries = any(isinstance(part, ast.FunctionDef) for part in node.body)
    shown = examples(node) if carries else examples(node) + examples(known["BlockdiceError"])
    assert name in shown

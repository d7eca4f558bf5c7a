"""The rooms of the package, and which way the arrows between them go."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "blockdice"
LONGEST_FILE = 600


def modules(folder):
    return sorted(folder.rglob("*.py"))


def imported_by(path):
    """Every module that a file imports, wherever the import stands in it."""
    package = ".".join(path.relative_to(PACKAGE.parent).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level else ""
            yield ".".join(part for part in (above, node.module) if part)


def test_imports_go_one_way():
    linter = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert linter.returncode == 0, linter.stdout + linter.stderr


def test_engine_imports_only_the_standard_library():
    foreign = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(PACKAGE / "engine")
        for name in imported_by(path)
        if name.split(".")[0] not in sys.stdlib_module_names
        and name != "blockdice.engine"
        and not name.startswith("blockdice.engine.")
    ]
    assert foreign == []


@pytest.mark.parametrize("name", ["random", "secrets", "time", "datetime", "socket", "os", "sys"])
def test_engine_is_pure(name):
    users = [
        str(path.relative_to(ROOT))
        for path in modules(PACKAGE / "engine")
        if name in {imported.split(".")[0] for imported in imported_by(path)}
    ]
    assert users == []


def test_no_file_is_too_long():
    long = {
        str(path.relative_to(ROOT)): lines
        for path in modules(PACKAGE)
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


def test_every_room_says_what_belongs_in_it():
    silent = [
        str(path.relative_to(ROOT))
        for path in PACKAGE.rglob("__init__.py")
        if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert silent == []

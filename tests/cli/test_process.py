"""The command in a process of its own, as it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def blockdice(
    *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "blockdice", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )


def test_version():
    result = blockdice("--version")
    assert result.returncode == 0
    assert result.stdout.startswith("blockdice ")


def test_without_anything_it_prints_its_help_alone():
    result = blockdice()
    assert "rosters" in result.stdout
    assert result.stderr == ""


def test_an_error_is_a_line_on_stderr():
    result = blockdice("match", "--home", "humen")
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr == (
        "blockdice: There is no bb2020 team called 'humen'. Did you mean human?\n"
    )


def test_a_sitting_that_ends_with_its_input():
    result = blockdice("play", "--bot", "random", "--seed", "4", typed="receive\n1\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert "The match is left" in result.stdout


def test_a_terminal_of_few_letters_is_no_fault():
    result = blockdice("match", "--seed", "7", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert "The final whistle" in result.stdout


@pytest.mark.skipif(os.name != "posix", reason="pipes of a shell")
def test_a_reader_who_leaves_early_is_no_fault(tmp_path: Path):
    command = f"{sys.executable} -m blockdice match --seed 7 2>{tmp_path / 'err'} | head -n 1"
    result = subprocess.run(["sh", "-c", command], capture_output=True, timeout=120, check=False)
    assert result.stdout.count(b"\n") == 1
    assert "Traceback" not in (tmp_path / "err").read_text()

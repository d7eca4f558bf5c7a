"""What the repository must not hold: traces of the machines on which it was written."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Each is written so that this file does not hold it itself.
TRACES = re.compile(
    "|".join(
        (
            r"[/.]" + "libr" + r"ary/(env|search|machines)",
            r"/" + r"work/(main|shared|\.)",
            r"/" + r"root/",
            r"/" + r"opt/py",
            r"/" + r"tmp/venv",
            r"py" + r"pi\.org",
            r"files\.python" + r"hosted",
            r"registry\.npm" + r"js",
        )
    )
)


def project_files():
    """Tracked files, and new ones that are not ignored."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listing.returncode:
        pytest.skip("not a git checkout")
    paths = (ROOT / name.decode() for name in listing.stdout.split(b"\0") if name)
    return [path for path in paths if path.is_file()]


def test_no_file_names_the_machine_it_was_written_on():
    found = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        for match in TRACES.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(f"{path.relative_to(ROOT)}:{line}: {match[0]}")
    assert found == []

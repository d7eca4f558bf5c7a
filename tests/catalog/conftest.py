"""The shared facts, which the catalog's figures are compared with where they are at hand."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def reference() -> Callable[[str], Any]:
    """Reads one file of the shared facts; the test is skipped where there are none."""
    folder = os.environ.get("BLOCKDICE_REFERENCE")
    if not folder:
        pytest.skip("BLOCKDICE_REFERENCE is not set")

    def read(name: str) -> Any:
        return json.loads((Path(folder) / "reference" / name).read_text("utf-8"))

    return read

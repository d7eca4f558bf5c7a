"""That the tests run on the build that they are meant to run on."""

import importlib.util
import os
from pathlib import Path

import pytest

from hatch_build import compiled_modules

SOURCE = Path(__file__).resolve().parents[2] / "src"


@pytest.mark.skipif("BLOCKDICE_BUILD" not in os.environ, reason="BLOCKDICE_BUILD is not set")
def test_every_module_comes_from_the_expected_build():
    compiled = os.environ["BLOCKDICE_BUILD"] == "compiled"
    strays = []
    for path in compiled_modules(SOURCE):
        spec = importlib.util.find_spec(path.removesuffix(".py").replace("/", "."))
        if spec is None or spec.origin is None or spec.origin.endswith(".py") == compiled:
            strays.append((path, spec and spec.origin))
    assert strays == []

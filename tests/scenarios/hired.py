"""Teams that come with inducements, for scenarios: the words that a test gives a team."""

from __future__ import annotations

from typing import Any

from blockdice.engine.sheet import Ware


def hires(*ids: str) -> dict[str, Any]:
    """The fields of a team that brings these wares, a word for each piece."""
    wares = tuple(Ware(id, id, 0, 9, is_named=id == "josef_bugman") for id in dict.fromkeys(ids))
    return {"wares": wares, "inducements": ids}

"""A plan: what one player is to do in one activation."""

from __future__ import annotations

from dataclasses import dataclass, field

from blockdice.engine.actions import ACTIVATE, encode
from blockdice.engine.words import MOVE_ACTION


@dataclass
class Plan:
    """Activate `player` for `action`, walk `path` square by square, end with `finish`.

    target: whom the action is declared against, -1 if nobody. finish: the packed action that
    closes it (a block, a pass ...), 0 for just stopping. chance: that all goes well.
    """

    player: int
    action: int = MOVE_ACTION
    target: int = -1
    path: list[int] = field(default_factory=list)
    finish: int = 0
    chance: float = 1.0

    @property
    def opening(self) -> int:
        """The packed action that declares it."""
        return encode(ACTIVATE, self.player, self.target, arg=self.action)

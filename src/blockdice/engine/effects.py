"""Effects: whatever changes a player or a team for a time, as plain data with an end."""

from __future__ import annotations

from typing import Final

# When an effect ends.
END_OF_ACTIVATION: Final = 0
END_OF_TURN: Final = 1
END_OF_OPPONENT_TURN: Final = 2
END_OF_DRIVE: Final = 3
END_OF_HALF: Final = 4
END_OF_GAME: Final = 5
ENDS: Final = ("activation", "turn", "opponent_turn", "drive", "half", "game")

# What an effect does.
SPENT_SKILL: Final = 0
"""A skill that may be used once until the end: `key` is its token."""
CHARACTERISTIC: Final = 1
"""A changed characteristic: `key` is its place in MA ST AG PA AV, `value` the change as printed."""
SKILL: Final = 2
"""A skill had for a time: `key` is its token, `value` the value it bears."""
RULE: Final = 3
"""A rule in force for a side: `key` is a token of the edition."""
EFFECTS: Final = ("spent_skill", "characteristic", "skill", "rule")


class Effect:
    """One thing in force: `kind`, whom it is on (player or side), `key`, `value`, its end.

    side: whose effect it is; player: -1 where it is on the whole side.
    Effects are never changed, so copies of a state share them.
    """

    def __init__(self, kind: int, end: int, side: int, player: int, key: int, value: int) -> None:
        self.kind: int = kind
        self.end: int = end
        self.side: int = side
        self.player: int = player
        self.key: int = key
        self.value: int = value

    def dump(self) -> list[int]:
        """The whole of it as plain numbers, in the order of the constructor."""
        return [self.kind, self.end, self.side, self.player, self.key, self.value]

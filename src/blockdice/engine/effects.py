"""Effects: whatever changes a player or a team for a time, as plain data with an end.

An end is a constant below and a call of `Match.expire` where it comes: that call says which
effects with this end are over, by side, by the player whom they are on, or by the player whose
doing they are.
"""

from __future__ import annotations

from typing import Any, Final

# When an effect ends.
END_OF_ACTIVATION: Final = 0
"""Of the player whose doing it is: an activation within another ends its own effects only."""
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
"""A rule in force for a side: `key` is its token."""
WEATHER: Final = 4
"""Other weather for a time: `key` is the token of the rule that made it, `value` the weather that
comes back."""
SHAPE: Final = 5
"""A profile in place of the own, with its skills and no others: `key` is the token of the rule by
which the tables know it."""
EFFECTS: Final = ("spent_skill", "characteristic", "skill", "rule", "weather", "shape")
CHARACTERISTICS: Final = ("ma", "st", "ag", "pa", "av")

NO_SOURCE: Final = -1


class Effect:
    """One thing in force: `kind`, whom it is on (player or side), `key`, `value`, its end.

    side: whose effect it is; player: -1 where it is on the whole side. source: the token of
    the skill or rule that it comes from; by: the player whose doing it is, the one whom it is
    on unless said otherwise. Effects are never changed, so copies of a state share them.
    """

    def __init__(
        self,
        kind: int,
        end: int,
        side: int,
        player: int,
        key: int,
        value: int = 0,
        source: int = NO_SOURCE,
        by: int = -1,
    ) -> None:
        self.kind: int = kind
        self.end: int = end
        self.side: int = side
        self.player: int = player
        self.key: int = key
        self.value: int = value
        self.source: int = source
        self.by: int = by if by >= 0 else player

    def has_ended(self, end: int, side: int, player: int, by: int) -> bool:
        """Whether this end, of this side, player or doer (-1 for any), is the effect's."""
        return (
            self.end == end
            and (side < 0 or self.side == side)
            and (player < 0 or self.player == player)
            and (by < 0 or self.by == by)
        )

    def told(self, tokens: list[str]) -> dict[str, Any]:
        """What is in force, as its events say it; tokens: what the match calls skills and rules."""
        changed = self.kind == CHARACTERISTIC
        what = CHARACTERISTICS[self.key] if changed else tokens[self.key]
        data: dict[str, Any] = {"effect": EFFECTS[self.kind], "what": what}
        if self.value and self.kind != WEATHER:
            data["value"] = self.value
        if self.source >= 0:
            data["source"] = tokens[self.source]
        return data

    def dump(self) -> list[int]:
        """The whole of it as plain numbers, in the order of the constructor."""
        return [
            *(self.kind, self.end, self.side, self.player),
            *(self.key, self.value, self.source, self.by),
        ]

"""What an action will need: its tests and dice, worked out without rolling."""

from __future__ import annotations

from typing import Final

from blockdice.engine.rolls import Armour, Test

_WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""Of the 36 throws of 2D6, how many show each total."""


class ArmourNeed:
    """An Armour roll that an action will make: 2D6, plus the modifiers, against Armour Value.

    target: the Armour Value; modifiers by name, without skills that a coach may still choose
    when the dice lie; needed: the lowest total of the dice that breaks it, 13 if none does.
    """

    def __init__(self, armour: Armour, target: int) -> None:
        self.target: int = target
        self.modifiers: dict[str, int] = dict(zip(armour.reasons, armour.values, strict=True))
        self.needed: int = min(max(target - armour.bonus, 2), 13)

    @property
    def chance(self) -> float:
        """The chance in 0 to 1 that the armour is broken."""
        return sum(_WAYS[self.needed :]) / 36


class Preview:
    """The tests and block dice of one action, in the order in which they will be rolled.

    tests: each with `name`, `needed` (2 to 6, 7 if no face passes) and `modifiers` by name.
    block_dice: the dice of its Block, 0 if there is none; chooser: the side that picks, 0 or 1.
    armour: the Armour roll of its Foul, with a chance of its own, None if there is none.
    chance: that every test passes, without any re-roll; block dice and armour are not counted
    in it.

    >>> import blockdice as bd
    >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1")
    >>> game.preview("activate H1 block A1").block_dice
    1
    """

    def __init__(
        self,
        tests: list[Test],
        block_dice: int = 0,
        chooser: int = -1,
        armour: ArmourNeed | None = None,
    ) -> None:
        self.tests: list[Test] = tests
        self.block_dice: int = block_dice
        self.chooser: int = chooser
        self.armour: ArmourNeed | None = armour

    @property
    def chance(self) -> float:
        """The chance in 0 to 1 that every test passes at the first throw."""
        chance = 1.0
        for test in self.tests:
            chance *= (7 - test.needed) / 6
        return chance

    def __repr__(self) -> str:
        parts = [f"{test.name} {test.needed}+" for test in self.tests]
        if self.block_dice:
            parts.append(f"{self.block_dice} block dice, {('home', 'away')[self.chooser]} picks")
        if self.armour is not None:
            parts.append(f"armour {self.armour.needed}+ on 2D6 ({self.armour.chance:.0%})")
        return f"<Preview {', '.join(parts) or 'no dice'}: {self.chance:.0%}>"

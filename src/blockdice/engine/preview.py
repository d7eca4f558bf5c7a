"""What an action will need: its tests and dice, worked out without rolling."""

from __future__ import annotations

from blockdice.engine.rolls import Test


class Preview:
    """The tests and block dice of one action, in the order in which they will be rolled.

    tests: each with `name`, `needed` (2 to 6, 7 if no face passes) and `modifiers` by name.
    block_dice: the dice of its Block, 0 if there is none; chooser: the side that picks, 0 or 1.
    chance: that every test passes, without any re-roll; block dice are not counted in it.
    """

    def __init__(self, tests: list[Test], block_dice: int = 0, chooser: int = -1) -> None:
        self.tests: list[Test] = tests
        self.block_dice: int = block_dice
        self.chooser: int = chooser

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
        return f"<Preview {', '.join(parts) or 'no dice'}: {self.chance:.0%}>"

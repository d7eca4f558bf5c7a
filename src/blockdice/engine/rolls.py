"""A test that a player must make, and the dice on the table."""

from __future__ import annotations

from blockdice.engine.falls import Fall
from blockdice.engine.words import TESTS


class Test:
    """A target-number test on one D6: what it needs, and in the end how it went.

    target: the number needed before modifiers, 0 if it cannot be passed without a natural 6.
    natural_one_fails, natural_six_passes: whatever the modifiers.
    square: where the player is when it is made; origin: where they came from; other: the
    player on the other end (thrower, target ...), -1 if none. name: the kind's, if not given.
    """

    def __init__(
        self,
        kind: int,
        player: int,
        target: int,
        natural_one_fails: bool = True,
        natural_six_passes: bool = True,
        square: int = 0,
        origin: int = 0,
        other: int = -1,
        name: str = "",
    ) -> None:
        self.kind: int = kind
        self.player: int = player
        self.target: int = target
        self.natural_one_fails: bool = natural_one_fails
        self.natural_six_passes: bool = natural_six_passes
        self.square: int = square
        self.origin: int = origin
        self.other: int = other
        self.name: str = name or TESTS[kind]
        self.marks: int = 0
        self.reasons: list[str] = []
        self.values: list[int] = []
        self.bonus: int = 0
        self.natural: int = 0

    def modify(self, reason: str, value: int) -> None:
        """Add a modifier by name; a modifier of 0 is none."""
        if value:
            self.reasons.append(reason)
            self.values.append(value)
            self.bonus += value

    @property
    def total(self) -> int:
        """The die after modification."""
        return self.natural + self.bonus

    def passes_on(self, natural: int) -> bool:
        """Whether this face of the die would pass."""
        if natural == 1 and self.natural_one_fails:
            return False
        if natural == 6 and self.natural_six_passes:
            return True
        return self.target > 0 and natural + self.bonus >= self.target

    @property
    def passed(self) -> bool:
        """Whether the die that was rolled passes."""
        return self.passes_on(self.natural)

    @property
    def needed(self) -> int:
        """The lowest face that passes; 7 if none does."""
        for natural in range(1, 7):
            if self.passes_on(natural):
                return natural
        return 7

    @property
    def modifiers(self) -> dict[str, int]:
        """The modifiers by name, those of one name added up."""
        found: dict[str, int] = {}
        for reason, value in zip(self.reasons, self.values, strict=True):
            found[reason] = found.get(reason, 0) + value
        return found


class Roll:
    """Dice on the table: what a decision is about, and what may be re-rolled.

    name: what was rolled; player: who for; dice: the faces; needed: the lowest face that
    passes (0 where that means nothing); chooser: for block dice, the side that picks.
    kind: of the test, or `BLOCK_DICE`, where re-rolls are made of it; other: the player on the
    other end; origin: the square that is left in it. seq: the number of its event.
    """

    def __init__(
        self,
        name: str,
        player: int,
        dice: list[int],
        needed: int = 0,
        chooser: int = -1,
        kind: int = -1,
        other: int = -1,
        origin: int = 0,
    ) -> None:
        self.name: str = name
        self.player: int = player
        self.dice: list[int] = dice
        self.needed: int = needed
        self.chooser: int = chooser
        self.kind: int = kind
        self.other: int = other
        self.origin: int = origin
        self.seq: int = -1
        self.touched: int = 0
        """A bit for each die that has been re-rolled, be it in vain: none is a second time."""

    def touch_all(self) -> None:
        """All the dice have been re-rolled, or what should have done it was wasted."""
        self.touched = (1 << len(self.dice)) - 1


class Armour:
    """An Armour or Injury roll on 2D6 against a player, and what may modify it.

    fall: whom it is against, and how that came about. is_fixed: no skill modifies either roll
    (Projectile Vomit).
    """

    def __init__(self, fall: Fall, is_fixed: bool = False) -> None:
        self.fall: Fall = fall
        self.is_fixed: bool = is_fixed
        self.bonus: int = 0
        self.injury_bonus: int = 0
        self.reasons: list[str] = []
        self.values: list[int] = []
        self.dice: list[int] = []
        self.injury_dice: list[int] = []
        self.spent: list[int] = []
        """Skills that have modified one of the two rolls and may not modify the other."""

    def modify(self, reason: str, value: int) -> None:
        """Add a modifier to the Armour roll by name."""
        if value:
            self.reasons.append(reason)
            self.values.append(value)
            self.bonus += value

    @property
    def is_double(self) -> bool:
        """Whether the Armour or the Injury roll shows a natural double."""
        return any(len(dice) == 2 and dice[0] == dice[1] for dice in (self.dice, self.injury_dice))

"""A test that a player must make, and the dice on the table."""

from __future__ import annotations


class Test:
    """A target-number test on one D6: what it needs, and in the end how it went.

    target: the number needed before modifiers, 0 if it cannot be passed without a natural 6.
    six_passes: a natural 6 always passes. A natural 1 always fails.
    square: where the player is when it is made; origin: where they came from; other: the
    player on the other end (thrower, target ...), -1 if none.
    """

    def __init__(
        self,
        kind: int,
        player: int,
        target: int,
        six_passes: bool = True,
        square: int = 0,
        origin: int = 0,
        other: int = -1,
    ) -> None:
        self.kind: int = kind
        self.player: int = player
        self.target: int = target
        self.six_passes: bool = six_passes
        self.square: int = square
        self.origin: int = origin
        self.other: int = other
        self.name: str = ""
        self.marks: int = 0
        self.reasons: list[str] = []
        self.values: list[int] = []
        self.bonus: int = 0
        self.natural: int = 0
        self.is_rerolled: bool = False

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
        if natural == 1:
            return False
        if natural == 6 and self.six_passes:
            return True
        return self.target > 0 and natural + self.bonus >= self.target

    @property
    def passed(self) -> bool:
        """Whether the die that was rolled passes."""
        return self.passes_on(self.natural)

    @property
    def needed(self) -> int:
        """The lowest face that passes, from 2; 7 if none does."""
        for natural in range(2, 7):
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
    """Dice on the table that a decision is about.

    name: what was rolled; player: who for; dice: the faces; needed: the lowest face that
    passes (0 where that means nothing); chooser: for block dice, the side that picks.
    """

    def __init__(
        self, name: str, player: int, dice: list[int], needed: int = 0, chooser: int = -1
    ) -> None:
        self.name: str = name
        self.player: int = player
        self.dice: list[int] = dice
        self.needed: int = needed
        self.chooser: int = chooser
        self.seq: int = -1


class Armour:
    """An Armour or Injury roll on 2D6 against a player, and what may modify it.

    cause: what brought it about, such as `block`, `fall`, `foul`, `crowd`; causer: the player
    who did it, -1 if none; is_fixed: no skill modifies either roll (Projectile Vomit).
    strikes_down: the player still stands, and goes down only if the armour is broken.
    """

    def __init__(
        self,
        player: int,
        cause: str,
        causer: int = -1,
        is_fixed: bool = False,
        strikes_down: bool = False,
    ) -> None:
        self.player: int = player
        self.cause: str = cause
        self.causer: int = causer
        self.is_fixed: bool = is_fixed
        self.strikes_down: bool = strikes_down
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

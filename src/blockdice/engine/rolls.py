"""A test that a player must make, and the dice on the table."""

from __future__ import annotations

from blockdice.engine.falls import Fall
from blockdice.engine.words import TESTS

_NOBODY: dict[str, int] = {}


class Test:
    """A target-number test on one D6: what it needs, and in the end how it went.

    target: the number needed before modifiers, 0 if it cannot be passed without a natural 6.
    natural_one_fails, natural_six_passes: whatever the modifiers.
    square: where the player is when it is made; origin: where they came from; other: the
    player on the other end (thrower, target ...), -1 if none. name: the kind's, if not given.
    how: of a catch, how the ball comes (see `rules/common/ball.py`).
    ignored: modifiers that do not count, by name. eased: skills by each of which the negative
    modifiers together are one less, though at least -1 of them stays. is_unhindered: no negative
    modifier counts. is_settled: no team
    re-roll may be used. roll: the die on the table, once it is rolled. users: who has used
    which skill on it, by the skill, where that is still to have consequences.
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
        self.how: str = ""
        self.marks: int = 0
        self.reasons: list[str] = []
        self.values: list[int] = []
        self.ignored: tuple[str, ...] = ()
        self.eased: tuple[str, ...] = ()
        self.is_unhindered: bool = False
        self.bonus: int = 0
        self.natural: int = 0
        self.is_settled: bool = False
        self.roll: Roll | None = None
        self.users: dict[str, int] = {}

    def modify(self, reason: str, value: int) -> None:
        """Add a modifier by name, unless it is ignored; a modifier of 0 is none."""
        if value and self._counts(reason, value):
            self.reasons.append(reason)
            self.values.append(value)
            self.bonus = self._bonus_with(0)

    def _counts(self, reason: str, value: int) -> bool:
        return reason not in self.ignored and not (self.is_unhindered and value < 0)

    def ignore(self, *reasons: str) -> None:
        """Let no modifier of these names count. It is said before any is added."""
        self.ignored += reasons

    def ease(self, skill: str) -> None:
        """Make the negative modifiers together one less, by this skill."""
        self.eased += (skill,)
        self.bonus = self._bonus_with(0)

    def drop_penalties(self) -> None:
        """Let no negative modifier count, be it added already or not."""
        self.is_unhindered = True
        kept = [(r, v) for r, v in zip(self.reasons, self.values, strict=True) if v > 0]
        self.reasons = [reason for reason, _ in kept]
        self.values = [value for _, value in kept]
        self.bonus = self._bonus_with(0)

    def _bonus_with(self, extra: int) -> int:
        """What all modifiers come to, with one more of that value."""
        total = sum(self.values) + extra
        return total + self._relief(extra) if self.eased else total

    def _relief(self, extra: int) -> int:
        """What is taken off the negative modifiers."""
        negative = sum(value for value in self.values if value < 0) + min(extra, 0)
        return max(min(len(self.eased), -negative - 1), 0)

    def would_pass(self, reason: str, value: int) -> bool:
        """Whether the die that was rolled would pass with one more modifier."""
        bonus = self.bonus
        if self._counts(reason, value):
            self.bonus = self._bonus_with(value)
        passes = self.passed
        self.bonus = bonus
        return passes

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
        if self.eased:
            for skill in self.eased[: self._relief(0)]:
                found[skill] = 1
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
        self.is_settled: bool = False
        """No team re-roll may be used."""
        self.used: tuple[int, ...] = ()
        """The tokens of the skills by which single dice of them have been re-rolled."""
        self.users: dict[str, int] = _NOBODY
        """Who has used which skill on the test that they are for (see `Test`)."""

    @property
    def all(self) -> int:
        """A bit for each of the dice."""
        return (1 << len(self.dice)) - 1

    def touch_all(self) -> None:
        """All the dice have been re-rolled, or what should have done it was wasted."""
        self.touched = self.all

    def untouched(self) -> list[int]:
        """The places, from 0, of the dice that may still be re-rolled."""
        return [place for place in range(len(self.dice)) if not self.touched >> place & 1]


class Armour:
    """An Armour or Injury roll on 2D6 against a player, and what may modify it.

    fall: whom it is against, and how that came about. is_fixed: no skill modifies either roll
    (Projectile Vomit). is_mild: a casualty is Badly Hurt, without a roll.
    is_grave: Stunned is Knocked-out.
    """

    def __init__(self, fall: Fall, is_fixed: bool = False, is_mild: bool = False) -> None:
        self.fall: Fall = fall
        self.is_fixed: bool = is_fixed
        self.is_mild: bool = is_mild
        self.is_grave: bool = False
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

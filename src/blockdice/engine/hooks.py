"""Hook points: where skills speak. Rules know these, never a skill by name.

Two kinds of hook. **Figures** are pure functions and serve play, preview and odds alike.
**Interrupts** are coroutines and may ask either coach. Each point is a list that holds the
hooks of those skills which somebody in the match has or can come by: an empty list costs
nothing. The signature that a hook of each point must have stands beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from blockdice.engine.words import TESTS


@dataclass(frozen=True)
class Skill:
    """A skill or trait: its id and the hook points at which it speaks.

    hooks: a hook point, or a point and a test as in `reroll:dodge`, to the function there.
    is_compulsory: its use is not the coach's choice. works_down: usable while Prone or
    Stunned; works_distracted: usable without a tackle zone. once: by hook point, the end until
    which it may be used there only once (see `effects`).
    """

    id: str
    name: str
    category: str
    hooks: dict[str, Callable[..., Any]] = field(default_factory=dict)
    is_compulsory: bool = False
    works_down: bool = False
    works_distracted: bool = False
    once: dict[str, int] = field(default_factory=dict)


class Hook:
    """A skill's function at one point, with the skill's number in this match.

    bit: the number; token: what `use` and `reroll` call it (see `actions.Names`).
    """

    def __init__(self, skill: Skill, bit: int, token: int, point: str) -> None:
        self.skill: str = skill.id
        self.bit: int = bit
        self.token: int = token
        self.mask: int = 1 << bit % 60
        self.is_second: bool = bit >= 60
        self.is_compulsory: bool = skill.is_compulsory
        self.works_down: bool = skill.works_down
        self.works_distracted: bool = skill.works_distracted
        self.once: int = skill.once.get(point, -1)
        self.speak: Callable[..., Any] = skill.hooks[point]


class Hooks:
    """All hooks of one match, a list a point (for tests: a list a test)."""

    def __init__(self) -> None:
        kinds = range(len(TESTS))
        # Figures.
        self.modify_own: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> None: the player who tests has it and changes the test."""
        self.modify_other: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> None: anybody may have it; the function looks who."""
        self.ignores_marks: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> bool: the player who tests is not troubled by being marked."""
        self.reroll: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> bool: the player may re-roll this failed test by the skill."""
        self.deny_reroll: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test, skill id) -> bool: an opponent's skill forbids that re-roll."""
        self.block_strength: list[Hook] = []
        """(m, hook, attacker, defender) -> int: what is added to the attacker's Strength."""
        self.assists_marked: list[Hook] = []
        """(m, hook, player) -> bool: the player assists though marked."""
        self.throws: list[Hook] = []
        """(m, hook, player) -> bool: the player may throw a team-mate."""
        self.flies: list[Hook] = []
        """(m, hook, player) -> bool: the player may be thrown."""
        self.injury_table: list[Hook] = []
        """(m, hook, player) -> str: the player's Injury rolls are read on that table."""
        self.stunned_until: list[Hook] = []
        """(m, hook, player, table) -> int: the highest injury total that only stuns, or 0."""
        self.casualty_bonus: list[Hook] = []
        """(m, hook, player) -> int: what is added to Casualty rolls against the player."""
        self.armour_choice: list[Hook] = []
        """(m, hook, armour) -> int: what the causer may add to this Armour or Injury roll."""
        self.special_action: list[Hook] = []
        """(m, hook, player, target) -> Rule[None]: an action in place of a Block."""
        self.reluctance: list[Hook] = []
        """(m, hook, passer, receiver) -> Test | None: what to pass before giving the ball."""
        # Interrupts.
        self.end_of_drive: list[Hook] = []
        """(m, hook) -> Rule[None]: what befalls players when a drive has ended."""
        self.activation_test: list[Hook] = []
        """(m, hook, activation) -> Rule[bool]: whether the player goes on to act."""
        self.reroll_toll: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether a team re-roll that is paid for takes."""
        self.before_throw: list[Hook] = []
        """(m, hook, thrower, thrown) -> Rule[int]: 0 go on, 1 fumble, 2 eaten."""
        self.both_down: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether the player ignores a Both Down."""
        self.stumble: list[Hook] = []
        """(m, hook, defender, attacker) -> Rule[bool]: whether a Stumble is only a push."""
        self.after_casualty: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether the casualty is discarded."""

    def add(self, point: str, hook: Hook) -> None:
        """Enter a hook at `point`, or at `point:test`."""
        name, _, test = point.partition(":")
        entry = getattr(self, name)
        (entry[TESTS.index(test)] if test else entry).append(hook)

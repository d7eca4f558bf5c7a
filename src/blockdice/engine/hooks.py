"""Hook points: where skills speak. Rules know these, never a skill by name.

Two kinds of hook. **Figures** are pure functions and serve play, preview and odds alike.
**Interrupts** are coroutines and may ask either coach. Each point is a list that holds the
hooks of those skills which somebody in the match has or can come by: an empty list costs
nothing. The signature that a hook of each point must have stands beside it. Whoever goes
through a list asks `Match.speakers`, or `Match.can_use` for one hook.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.values import remade
from blockdice.engine.words import TESTS

# Who has a skill, or a rule that speaks like one.
OF_PLAYER: Final = 0
OF_SIDE: Final = 1
"""A team rule, staff, a prayer: the sides that name it among their special rules have it, and
those on which an effect has put it."""
OF_ALL: Final = 2

WORD_BITS: Final = 60
"""How many skills are numbered in each of the two words that a player has for them."""
MOST_SKILLS: Final = 2 * WORD_BITS


@dataclass(frozen=True)
class At:
    """What a skill does at one hook point, where more than the function is to be said.

    rank: who speaks first; of one rank, the order of the edition's list. The rest says for
    this point what differs there from the skill as a whole.
    """

    speak: Callable[..., Any]
    rank: int = 0
    is_compulsory: bool | None = None
    works_down: bool | None = None
    works_distracted: bool | None = None
    once: int | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class Skill:
    """A skill or trait: its id and the hook points at which it speaks.

    hooks: a hook point, or a point and a test as in `reroll:dodge`, or the skill that is
    denied as in `denies:dodge`, to the function there, in an `At` where it takes more.
    is_compulsory: its use is not the coach's choice. works_down: usable while Prone or
    Stunned; works_distracted: usable without a tackle zone. once: the end until which it may
    be used only once (see `effects`), -1 for no such limit. holder: who has it. action: what
    its owner can be activated for by it, made from the number that the edition gives it.
    """

    id: str
    name: str
    category: str
    hooks: dict[str, Callable[..., Any] | At] = field(default_factory=dict)
    is_compulsory: bool = False
    works_down: bool = False
    works_distracted: bool = False
    once: int = -1
    holder: int = OF_PLAYER
    action: Callable[[int], ActionKind] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


class Hook:
    """A skill's function at one point, with the skill's number in this match.

    bit: the number, -1 for a rule that no player has; sides: a bit for each side that has such
    a rule throughout. token: what `use` and `reroll` call it (see `actions.Names`).
    """

    def __init__(self, skill: Skill, bit: int, token: int, point: str, sides: int = 0) -> None:
        entry = skill.hooks[point]
        at = entry if isinstance(entry, At) else At(entry)
        self.skill: str = skill.id
        self.point: str = point
        self.bit: int = bit
        self.sides: int = sides
        self.token: int = token
        self.mask: int = 1 << bit % WORD_BITS if bit >= 0 else 0
        self.is_second: bool = bit >= WORD_BITS
        self.rank: int = at.rank
        self.is_compulsory: bool = _or_default(at.is_compulsory, skill.is_compulsory)
        self.works_down: bool = _or_default(at.works_down, skill.works_down)
        self.works_distracted: bool = _or_default(at.works_distracted, skill.works_distracted)
        self.once: int = skill.once if at.once is None else at.once
        self.speak: Callable[..., Any] = at.speak
        self.denials: list[Hook] = []
        """The hooks of other skills that may forbid this one: `Hooks.add` fills them in."""


def _or_default(own: bool | None, default: bool) -> bool:
    return default if own is None else own


class Hooks:
    """All hooks of one match, a list a point (for tests: a list a test)."""

    def __init__(self) -> None:
        self.actions: list[ActionKind] = []
        """What somebody in the match can be activated for, in the edition's order."""
        self.strikes: list[ActionKind] = []
        """The Block, and the actions of skills that may stand in its place: they are offered
        together, target by target."""
        kinds = range(len(TESTS))
        # Figures.
        self.modify_own: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> None: the player who tests has it and changes the test."""
        self.modify_other: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> None: anybody may have it; the function looks who."""
        self.ignores_marks: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> bool: the player who tests is not troubled by being marked."""
        self.reroll: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, roll) -> bool: the player may re-roll these dice by the skill."""
        self.denies: dict[str, list[Hook]] = {}
        """By the skill denied: (m, hook, denied hook, player, against, square) -> bool: the
        player may not use it here (see `Match.can_use`). Anybody may have it; the function
        looks who."""
        self.block_strength: list[Hook] = []
        """(m, hook, block) -> int: what is added to the attacker's Strength."""
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
        self.reluctance: list[Hook] = []
        """(m, hook, passer, receiver) -> Test | None: what to pass before giving the ball."""
        self.activation_figure: list[Hook] = []
        """(m, hook, player) -> Test: the test that the skill makes at `activation_test`."""
        self.throw_figure: list[Hook] = []
        """(m, hook, thrower, thrown) -> Test: the first that it makes at `before_throw`."""
        self.reroll_figure: list[Hook] = []
        """(m, hook, player) -> Test: the test that the skill makes at `reroll_toll`."""
        # Interrupts.
        self.after_roll_own: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> Rule[bool]: whether the player who tests has changed the test."""
        self.after_roll_other: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> Rule[bool]: the same for anybody else; the function looks who."""
        self.end_of_drive: list[Hook] = []
        """(m, hook) -> Rule[None]: what befalls players when a drive has ended."""
        self.activation_test: list[Hook] = []
        """(m, hook, activation) -> Rule[bool]: whether the player goes on to act."""
        self.reroll_toll: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether a team re-roll that is paid for takes."""
        self.before_throw: list[Hook] = []
        """(m, hook, thrower, thrown) -> Rule[int]: what becomes of the throw (see `answers`)."""
        self.both_down: list[Hook] = []
        """(m, hook, block, player) -> Rule[int]: what either player does (see `answers`)."""
        self.stumble: list[Hook] = []
        """(m, hook, block) -> Rule[bool]: whether a Stumble only pushes the defender."""
        self.after_casualty: list[Hook] = []
        """(m, hook, fall) -> Rule[bool]: whether the player's casualty is discarded."""

    def add(self, hook: Hook) -> None:
        """Enter a hook at its point, behind those that speak before it."""
        name, _, kind = hook.point.partition(":")
        hook.denials = self._denials_of(hook.skill)
        if name == "denies":
            _enter(self._denials_of(kind), hook)
            return
        entry = getattr(self, name)
        _enter(entry[TESTS.index(kind)] if kind else entry, hook)

    def _denials_of(self, skill: str) -> list[Hook]:
        return self.denies.setdefault(skill, [])


def _enter(hooks: list[Hook], hook: Hook) -> None:
    place = len(hooks)
    while place and hooks[place - 1].rank > hook.rank:
        place -= 1
    hooks.insert(place, hook)

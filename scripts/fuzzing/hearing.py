"""Hearing skills speak: which hook of which skill had an effect in a match.

Most of what a passive skill does leaves no event of its own: that somebody assists though marked,
or that a re-roll is denied. So the hooks of a match are listened to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from typing import Any

from blockdice.engine.decisions import Decision, Rule
from blockdice.engine.hooks import Hook, Hooks
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test

UNSPOKEN = ("reroll_pool", "prayer")
"""Hook points at which nothing is said, or so soon after the rule has come into the match that
nobody listens yet."""
FORBIDS = ("may_give",)
"""Hook points at which no is the answer that has an effect."""
CHANGES_TEST = ("modify_own", "modify_other", "filter_modifiers")
"""Hook points whose hooks return nothing and change the test that they are given."""


class Ear:
    """Listens to the hooks of a match, and of all its forks, while it is open.

    A match has other hooks as soon as another skill comes into it: `listen_to` is to be called
    with those that it has, before it goes on.

    heard: how often a skill spoke at a hook point and something came of it, by `skill point`:
    the answer was no plain no, a test was changed, or an event was written.
    """

    def __init__(self) -> None:
        self.heard: Counter[str] = Counter()
        self.is_open = False
        self._known: list[Hooks] = []

    def listen_to(self, hooks: Hooks) -> None:
        """Listen to these hooks too."""
        if any(hooks is known for known in self._known):
            return
        self._known.append(hooks)
        for hook in each_hook(hooks):
            hook.speak = self._listening(f"{hook.skill} {hook.point}", hook)

    def _listening(self, key: str, hook: Hook) -> Callable[..., Any]:
        speak = hook.speak
        point = hook.point.partition(":")[0]
        changes_test = point in CHANGES_TEST
        forbids = point in FORBIDS

        def listening(m: Match, *said: Any) -> Any:
            before = _modified(said[1]) if changes_test else None
            seq = m.seq
            answer = speak(m, *said)
            if hasattr(answer, "send"):
                return self._rule(key, m, answer)
            if self.is_open:
                told = not answer if forbids else bool(answer)
                changed = changes_test and _modified(said[1]) != before
                if told or changed or m.seq != seq:
                    self.heard[key] += 1
            return answer

        return listening

    def _rule(self, key: str, m: Match, rule: Rule[Any]) -> Generator[Decision, int, Any]:
        before = m.seq
        answer = yield from rule
        if self.is_open and (answer or m.seq != before):
            self.heard[key] += 1
        return answer


def _modified(test: Test) -> tuple[object, ...]:
    """What hooks may change of a test, to be compared."""
    return len(test.reasons), test.ignored, test.eased, test.is_settled


def each_hook(hooks: Hooks) -> Iterator[Hook]:
    """Every hook of a match."""
    for name in dir(hooks):
        if name.startswith("_"):
            continue
        point = getattr(hooks, name)
        for entry in point.values() if isinstance(point, dict) else _entries(point):
            if isinstance(entry, Hook):
                yield entry
            elif isinstance(entry, list):
                yield from (hook for hook in entry if isinstance(hook, Hook))


def _entries(point: Any) -> list[Any]:
    return point if isinstance(point, list) else []

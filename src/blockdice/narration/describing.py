"""One event, told in a line."""

from __future__ import annotations

from blockdice.narration.events import TEMPLATES
from blockdice.narration.outcomes import OUTCOMES
from blockdice.narration.rolls import describe_roll
from blockdice.narration.words import Row, Words, spoken

SILENT = frozenset({"activation_ended", "automatic", "ball_air", "ball_none", "block", "step"})
"""Kinds that say nothing a coach would miss: what follows or went before tells it."""


def describe(event: Row, words: Words) -> str | None:
    """The event in a line, or None where there is nothing to tell.

    event: as `Event.as_dict()` and a record give it. A kind that this program does not know,
    from the record of a later one, is told by its name.

    >>> from blockdice.teams import ready_team
    >>> words = Words((ready_team("bb2020", "human"), ready_team("bb2020", "orc")))
    >>> dodge = {"name": "dodge", "dice": [3], "needed": 4, "target": 3, "passed": False}
    >>> dodge |= {"kind": "roll", "player": "H7", "to": "c5", "modifiers": {"marked": -1}}
    >>> describe(dodge, words)
    'H7 dodges to c5: 4+ (3+, marked -1) - rolled 3, fails'
    """
    kind: str = event["kind"]
    if kind in SILENT:
        return None
    if kind == "roll":
        return describe_roll(event, words)
    if kind in OUTCOMES:
        return OUTCOMES[kind](event, words)
    if kind in TEMPLATES:
        return TEMPLATES[kind].format_map(words.fill(event))
    who = event.get("player") or words.team_or_nobody(event)
    return f"{who}: {spoken(kind)}" if who else spoken(kind).capitalize()


def is_known(kind: str) -> bool:
    """Whether events of this kind have words of their own."""
    return kind == "roll" or kind in SILENT or kind in OUTCOMES or kind in TEMPLATES

"""Telling a match: events, questions and actions in a coach's English.

Here belong words only: nothing is printed, and nothing but a match and the names in it is looked
at, so that the terminal, the page and a file tell a match alike. An event, as a record holds it,
becomes a line (`describing`), many become a log (`telling`); a decision becomes a question
(`questions`), a legal action the words on a button (`labels`) with what it needs (`needs`).
"""

from __future__ import annotations

from blockdice.narration.describing import SILENT, describe, is_known
from blockdice.narration.telling import Line, Telling, standing_events, tell
from blockdice.narration.words import Row, Words, spoken

__all__ = [
    "SILENT",
    "Line",
    "Row",
    "Telling",
    "Words",
    "describe",
    "is_known",
    "spoken",
    "standing_events",
    "tell",
]

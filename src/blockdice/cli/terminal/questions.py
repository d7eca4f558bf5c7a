"""The question that a pending decision puts to a coach, as it is asked at the terminal."""

from __future__ import annotations

from blockdice.engine.decisions import Decision
from blockdice.narration import Words, questions

QUICK = frozenset(
    {
        *("reroll", "use_skill", "block_die", "reroll_die", "follow_up", "push", "apothecary"),
        *("second_target", "strike"),
        *(
            "kick_or_receive",
            "casualty_result",
            "argue_the_call",
            "bribe",
            "interfere",
            "hail_mary",
            "journeyman",
            "weather_mage",
            "weather",
            "josef_bugman",
            "reroll_deck",
            "keep_card",
            "play_card",
        ),
    }
)
"""Kinds of decisions before or in the middle of things, for which the pitch is not drawn again."""


def question(decision: Decision, words: Words) -> str:
    """Who is asked, and what."""
    text = questions.question(decision, words)
    if decision.kind == "set_up":
        text += ": a formation, players one by one, or `setup H1=m7 H2=m8 ...`"
    return text

"""The question that a pending decision puts to a coach, in words."""

from __future__ import annotations

from blockdice.cli.narration import Words, spoken
from blockdice.engine.decisions import Decision
from blockdice.engine.words import BLOCK_FACES

_QUESTIONS = {
    "kick_or_receive": "the toss is yours: kick or receive?",
    "set_up": "set up: a formation, players one by one, or `setup H1=m7 H2=m8 ...`",
    "nominate_kicker": "who kicks?",
    "place_kick": "where is the kick aimed at?",
    "high_kick": "who stands under the high kick?",
    "solid_defence": "who is set up again?",
    "quick_snap": "who snaps forward one square?",
    "touchback": "who is given the ball?",
    "activate": "whom to activate, and for what?",
    "push": "where is {player} pushed to?",
    "follow_up": "does {player} follow up?",
    "interfere": "who reaches for the pass?",
    "argue_the_call": "{player} is sent off. Argue the call?",
    "bribe": "{player} is sent off. Bribe the referee?",
    "casualty_result": "which of the two casualty rolls stands for {player}?",
    "journeyman": "which journeyman is taken on?",
    "move": "what does {player} do next?",
    "use_skill": "does {player} use a skill?",
}

QUICK = frozenset(
    {
        *("reroll", "use_skill", "block_die", "follow_up", "push", "apothecary"),
        *(
            "kick_or_receive",
            "casualty_result",
            "argue_the_call",
            "bribe",
            "interfere",
            "journeyman",
        ),
    }
)
"""Kinds of decisions before or in the middle of things, for which the pitch is not drawn again."""


def question(decision: Decision, words: Words) -> str:
    """Who is asked, and what."""
    return f"{words.teams[decision.side]}: {_asked(decision)}"


def _asked(decision: Decision) -> str:
    kind, roll, player = decision.kind, decision.roll, decision.player or "?"
    if roll is not None and roll.dice:
        faces = ", ".join(_face(roll.name, face) for face in roll.dice)
        thrown = f"{spoken(roll.name)} of {decision.names.labels[roll.player]}"
        if kind == "block_die":
            return f"{player} rolled {faces}. Which result?"
        needed = f", needs {roll.needed}+" if roll.needed else ""
        if kind == "reroll":
            return f"{thrown}: rolled {faces}{needed}. Re-roll?"
        if kind == "use_skill":
            return f"{thrown}: rolled {faces}. Does {player} use a skill?"
    if kind == "apothecary" and roll is not None:
        return f"{player}: {spoken(roll.name)}. Call the apothecary?"
    return _QUESTIONS.get(kind, f"{spoken(kind)}?").format(player=player)


def _face(name: str, face: int) -> str:
    return spoken(BLOCK_FACES[face]) if name == "block" else str(face)

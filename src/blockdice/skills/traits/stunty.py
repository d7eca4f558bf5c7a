"""Stunty: slips past opponents, throws catchable balls, breaks easily."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test

BURDENS = ("bombardier", "chainsaw", "swoop")


def slips_past(m: Match, hook: Hook, test: Test) -> bool:
    """A dodge is not modified by being marked in the square moved into, unless the player
    carries a bomb or a chainsaw, or swoops."""
    words_a, words_b = m.state.profiles.words_a, m.state.profiles.words_b
    for burden in BURDENS:
        bit = m.bits.get(burden, -1)
        if bit >= 0 and (words_b if bit >= 60 else words_a)[test.player] >> bit % 60 & 1:
            return False
    return True


def helps_interferer(m: Match, hook: Hook, test: Test) -> None:
    """An opponent who interferes with this player's pass has +1."""
    if test.other >= 0 and m.has(test.other, hook):
        test.modify("stunty_passer", 1)


def injury_table(m: Match, hook: Hook, player: int) -> str:
    """Injury rolls against the player are read on the Stunty Injury table."""
    return "stunty"


SKILL = Skill(
    "stunty",
    "Stunty",
    "T",
    {
        "ignores_marks:dodge": slips_past,
        "modify_other:interfere": helps_interferer,
        "injury_table": injury_table,
    },
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)

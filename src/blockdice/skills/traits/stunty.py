"""Stunty: slips past opponents, throws catchable balls, breaks easily."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test


def slips_past(m: Match, hook: Hook, test: Test) -> bool:
    """A dodge is not modified by being marked in the square moved into. Traits that weigh a
    Stunty player down deny it at this point (`weighs_down`)."""
    return True


def weighs_down(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """For traits at `denies:stunty`: whoever has one does not slip past opponents."""
    return denied.point == "ignores_marks:dodge" and m.has(player, hook)


def helps_interferer(m: Match, hook: Hook, test: Test) -> None:
    """An opponent who interferes with this player's pass has +1."""
    if test.other >= 0 and m.can_use(test.other, hook, test.player):
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

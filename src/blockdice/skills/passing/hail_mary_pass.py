"""Hail Mary Pass: to anywhere, more or less."""

from __future__ import annotations

from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.tables import BLIZZARD


def throws_far(m: Match, hook: Hook, player: int) -> bool:
    """To any square of the pitch, as a Long Bomb that is inaccurate at best and that nobody can
    interfere with; not in a Blizzard. Bombs too."""
    return m.state.weather != BLIZZARD


SKILL = Skill("hail_mary_pass", "Hail Mary Pass", "P", {"throws_far": throws_far})

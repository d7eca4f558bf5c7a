"""Star Players, Akhorne to Jordell (2020): the catalog and the rules in the code agree."""

from __future__ import annotations

import pytest

from blockdice.catalog import Star, stars
from blockdice.engine.effects import ENDS
from blockdice.engine.hooks import OF_PLAYER
from blockdice.rules.editions import load_edition

RULES = {skill.id: skill for skill in load_edition("bb2020").skills}
STARS = [star for star in stars("bb2020") if star.id <= "jordell_freshbreeze"]
OTHERWISE = ("gored_by_the_bull", "unstoppable_momentum")
"""One keeps its own count for two Blocks, the other is for one die in every Blitz."""


@pytest.mark.parametrize("star", STARS, ids=lambda star: star.id)
def test_the_rule_of_every_star_is_an_entry(star: Star) -> None:
    """It is had like a skill, by its id, and used up for as long as the catalog says."""
    rule = RULES[star.rule.id]
    assert (rule.name, rule.category, rule.holder) == (star.rule.name, "X", OF_PLAYER)
    if rule.id not in OTHERWISE:
        once = ENDS[rule.once] if rule.once >= 0 else ""
        assert once == star.rule.once_per

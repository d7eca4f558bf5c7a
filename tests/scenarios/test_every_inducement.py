"""Every inducement that the catalog sells is good for something in a match (2020)."""

from __future__ import annotations

import pytest

from blockdice.catalog.inducements import load_inducements
from blockdice.rules.editions import load_edition
from tests.scenarios.hired import hires
from tests.scenarios.scenario import scenario

EDITION = load_edition("bb2020")
SOLD = sorted(load_inducements("bb2020").inducements)


@pytest.mark.parametrize("id", SOLD)
def test_it_is_a_rule_or_something_done_at_once(id: str) -> None:
    assert id in EDITION.chapters.inducements or id in {skill.id for skill in EDITION.skills}


@pytest.mark.parametrize("id", SOLD)
def test_a_team_that_has_it_plays(id: str) -> None:
    """Put together in the middle of a match, with one in either dugout."""
    dice = ["riotous_rookies: 1 1 1 1"] if id == "riotous_rookies" else []
    play = scenario("k l\n7 H1 .\n8 . A1", home=hires(id), away=hires(id), dice=dice)
    play.heard = 0
    play.expect("induced home", "induced away").asks("activate", "home")

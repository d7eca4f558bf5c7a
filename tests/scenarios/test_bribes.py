"""Bribes that were bought (2020, Inducements)."""

from __future__ import annotations

from tests.scenarios.hired import hires
from tests.scenarios.scenario import scenario

DOWN = """
       k    l    m
7      .    H1   A1_
9      H9   .    .
"""


def test_each_one_bought_may_be_used_once() -> None:
    """A 2 or more keeps the player on the pitch, without a turnover; a 1 wastes it."""
    dice = ["armour: 2 2", "bribe H1: 1", "bribe H1: 2"]
    play = scenario(DOWN, dice=dice, home=hires("bribes", "bribes"))
    play.act("activate H1 foul A1", "foul A1").asks("argue_the_call", "home").act("no")
    play.act("use bribe", "use bribe").never("turnover").asks("activate", "home").spent()
    assert play.where("H1") == "l7"
    assert play.state.bribes == [0, 0]


def test_without_one_nobody_asks() -> None:
    play = scenario(DOWN, dice=["armour: 2 2"], away=hires("bribes"))
    play.act("activate H1 foul A1", "foul A1", "no").expect("turnover home why=sent_off")

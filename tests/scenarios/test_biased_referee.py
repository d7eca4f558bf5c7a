"""Biased Referee (2020, Inducements)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, scenario

DOWN = """
       k    l    m
7      .    H1   A1_
9      H9   .    .
"""
REFEREE = hires("biased_referee")


def foul(*dice: str, **fields: Any) -> Scenario:
    """H1 fouls A1; the away team has paid the referee."""
    play = scenario(DOWN, dice=list(dice), **{"away": REFEREE, **fields})
    return play.act("activate H1 foul A1", "foul A1")


@pytest.mark.parametrize("die", [5, 6])
def test_a_foul_without_a_double_is_seen_on_a_five(die: int) -> None:
    """Close Scrutiny, SN14: Sent-off as for a double, so that the coach may argue and bribe."""
    play = foul("armour A1: 2 3", f"close_scrutiny H1: {die}").expect("caught H1")
    play.asks("argue_the_call", "home").act("no")
    play.expect("boxed H1 place=sent_off", "turn_started away")


@pytest.mark.parametrize("die", [1, 4])
def test_and_not_on_less(die: int) -> None:
    play = foul("armour A1: 2 3", f"close_scrutiny H1: {die}").never("caught", "turnover")
    play.asks("activate", "home").spent()


def test_a_double_needs_no_scrutiny() -> None:
    foul("armour A1: 2 2").never("roll name=close_scrutiny").asks("argue_the_call", "home")


def test_a_double_on_the_injury_roll_neither() -> None:
    foul("armour A1: 6 4", "injury A1: 2 2").never("roll name=close_scrutiny").spent()


def test_the_own_fouls_are_not_watched() -> None:
    foul("armour A1: 2 3", home=REFEREE, away={}).asks("activate", "home").spent()


def test_a_sneaky_git_who_gets_away_with_a_double_is_watched() -> None:
    """(inducements-biased-referee-sneaky-git, commentary) Yes."""
    who = {"H1": {"skills": "sneaky_git"}}
    play = foul("armour A1: 2 2", "close_scrutiny H1: 5", who=who).expect("caught H1")
    play.asks("argue_the_call", "home")


def test_the_own_coach_argues_with_one_more() -> None:
    """I Didn't See a Thing: a 5 talks the referee round."""
    play = foul("armour A1: 2 2", "argue_the_call: 5", home=REFEREE, away={}).act("use argue")
    play.expect("roll name=argue_the_call needed=5", "argued H1 verdict=persuaded", "turnover home")
    assert play.where("H1") == "l7"


def test_so_that_a_natural_one_ejects_nobody() -> None:
    """(inducements-biased-referee-argue, commentary) It is a 2 then."""
    play = foul("armour A1: 2 2", "argue_the_call: 1", home=REFEREE, away={}).act("use argue")
    play.expect("argued H1 verdict=unmoved", "boxed H1 place=sent_off").never("ejected")


@pytest.mark.parametrize("answer", ["use bribery_and_corruption", "no"])
def test_a_corrupt_team_may_roll_that_one_again_or_keep_the_reroll(answer: str) -> None:
    """(T3) Bribery and Corruption is about the natural 1, whatever it comes to."""
    corrupt = {**REFEREE, "special_rules": ("bribery_and_corruption",)}
    dice = ["armour A1: 2 2", "argue_the_call: 1"] + ["argue_the_call: 5"] * (answer != "no")
    play = foul(*dice, home=corrupt, away={}).act("use argue").asks("use_skill", "home", "H1")
    play.act(answer).expect(f"argued H1 verdict={'unmoved' if answer == 'no' else 'persuaded'}")
    play.never("ejected").spent()


def test_a_bribe_may_still_follow() -> None:
    team = hires("biased_referee", "bribes")
    play = foul("armour A1: 2 2", "argue_the_call: 1", "bribe: 2", home=team, away={})
    play.act("use argue", "use bribe").never("turnover").asks("activate", "home")


def test_the_opponents_coach_argues_as_ever() -> None:
    foul("armour A1: 2 2", "argue_the_call: 1").act("use argue").expect("ejected home")


def test_both_teams_may_have_one() -> None:
    play = foul("armour A1: 2 3", "close_scrutiny H1: 5", "argue_the_call: 5", home=REFEREE)
    play.act("use argue").expect("argued verdict=persuaded")

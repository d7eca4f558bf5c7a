"""Special rules of Star Players, Akhorne to Jordell (2020): block dice and Dauntless."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H2   .    .    A2   .
"""


def block(*dice: str, skills: str, against: Any = None, **fields: Any) -> Scenario:
    """H1, of Strength 4, blocks A1."""
    who = {"H1": {"skills": skills, "st": 4}, "A1": against or {}}
    play = scenario(FIELD, who=who, dice=list(dice), **fields)
    return play.act("activate H1 block A1")


def blitz(*dice: str, skills: str, strength: int = 4, **fields: Any) -> Scenario:
    """H1 blitzes A1 without a step."""
    play = scenario(
        FIELD, who={"H1": {"skills": skills, "st": strength}}, dice=list(dice), **fields
    )
    return play.act("activate H1 blitz A1", "block A1")


# Blind Rage (Akhorne).


def test_blind_rage_rerolls_dauntless() -> None:
    """Blind Rage, as often as it takes: no limit."""
    who = {"st": 5}
    play = block(
        *("dauntless H1: 1", "dauntless H1: 2", "block H1: push"),
        skills="dauntless, blind_rage",
        against=who,
    )
    play.asks("reroll", "home", "H1").offers("no").act("reroll blind_rage")
    play.expect("skill_used H1 skill=blind_rage", "roll H1 name=dauntless passed=True")
    play.act("push n7", "stay").spent()


def test_blind_rage_in_each_block_but_no_die_twice() -> None:
    """Blind Rage: again in the second Block of Frenzy; a die is never re-rolled twice."""
    play = block(
        *("dauntless: 1", "dauntless: 2", "block: push push"),
        *("dauntless: 1", "dauntless: 1", "block: push push push"),
        skills="dauntless, frenzy, blind_rage",
        against={"st": 6},
    )
    play.act("reroll blind_rage").expect("roll name=dauntless passed=False")
    play.act("push n7").asks("reroll", "home", "H1").act("reroll blind_rage")
    play.expect("roll name=dauntless passed=False")


def test_blind_rage_is_for_dauntless_only() -> None:
    """Blind Rage: not for the block dice."""
    block("block: push push", skills="dauntless, blind_rage").asks("push", "home").spent()


# Savage Blow (Anqi Panqi).


def test_savage_blow_rerolls_any_number_of_dice() -> None:
    """Savage Blow: one or several of the pool, the others lie."""
    play = block("block: player_down pow", "block: push", skills="savage_blow")
    play.asks("reroll", "home").act("reroll savage_blow").asks("reroll_die", "home")
    play.offers("die 1", "die 2").refuses("no").act("die 1").offers("die 2", "no").act("no")
    play.expect("skill_used H1 skill=savage_blow", "roll H1 results=push_back,pow")
    play.asks("block_die", "home").spent()


def test_savage_blow_rerolls_all_of_them() -> None:
    """Savage Blow: and no team re-roll after it."""
    play = block(
        *("block: player_down both_down", "block: push stumble"),
        skills="savage_blow",
        home={"rerolls": 1},
    )
    play.act("reroll savage_blow", "die 1", "die 2").expect("roll results=push_back,stumble")
    play.asks("block_die", "home").spent()


def test_savage_blow_once_a_game() -> None:
    """Savage Blow: not in the second Block either."""
    play = block(
        "block: push push", "block: push", "block: push push", skills="savage_blow, frenzy"
    )
    play.act("reroll savage_blow", "no", "push n7").asks("push", "home").spent()


def test_savage_blow_is_for_the_blocker() -> None:
    """Savage Blow: not when he is blocked."""
    play = scenario(FIELD, who={"A1": {"skills": "savage_blow"}}, dice=["block: push"])
    play.act("activate H1 block A1").asks("push", "home").spent()


# Gored by the Bull (Grashnak Blackhoof).


def test_gored_one_more_die_in_a_blitz() -> None:
    """Gored by the Bull: one die more, whatever the Strengths; the same coach picks."""
    play = blitz("block H1: push stumble", skills="gored_by_the_bull", strength=3)
    play.asks("use_skill", "home", "H1").act("use gored_by_the_bull")
    play.expect("skill_used H1", "roll H1 results=push_back,stumble chooser=home").spent()


def test_gored_in_the_second_block_of_the_blitz_as_well() -> None:
    """Gored by the Bull: with Frenzy twice, up to three dice, and spent."""
    play = blitz(
        *("block: push push push", "block: push push push"), skills="gored_by_the_bull, frenzy"
    )
    play.act("use gored_by_the_bull", "push n7")
    play.expect("roll results=push_back,push_back,push_back").asks("push", "home").spent()


def test_gored_may_wait_for_a_better_day() -> None:
    """Gored by the Bull: declined, nothing is used up; no effect is left after the activation."""
    play = blitz("block: push push", skills="gored_by_the_bull").act("no").never("skill_used")
    play.act("push n7", "stay", "end").expect("activation_ended H1").never("effect_ended").spent()


@pytest.mark.parametrize(("strength", "dice"), [(2, "block: pow push"), (7, "block: pow pow pow")])
def test_gored_is_not_asked_where_it_does_not_help(strength: int, dice: str) -> None:
    """Gored by the Bull: three dice at most; nor where the other coach would pick."""
    chooser = "away" if strength == 2 else "home"
    play = blitz(dice, skills="gored_by_the_bull", strength=strength)
    play.expect("roll H1 name=block").spent()
    if strength == 2:
        play.asks("block_die", chooser)


def test_gored_not_in_a_block_on_its_own() -> None:
    """Gored by the Bull: a Blitz."""
    block("block: push push", skills="gored_by_the_bull").asks("push", "home").spent()


def test_gored_once_a_game() -> None:
    """Gored by the Bull."""
    play = blitz("block: push push push", "block: push push", skills="gored_by_the_bull")
    play.act("use gored_by_the_bull", "push n7", "follow", "end", "end")
    play.expect("effect_ended H1", "turn_started away").act("end").expect("turn_started home")
    play.act("activate H1 blitz A1", "block A1").asks("push", "home").spent()


# Unstoppable Momentum (H'thark).


def test_momentum_rerolls_one_die_of_a_blitz() -> None:
    """Unstoppable Momentum."""
    play = blitz("block: player_down push", "block: pow", skills="unstoppable_momentum")
    play.act("reroll unstoppable_momentum", "die 1").expect("roll results=pow,push_back")
    play.asks("block_die", "home").spent()


def test_momentum_in_every_blitz_but_once_in_each() -> None:
    """Unstoppable Momentum: not in the second Block of the same Blitz."""
    play = blitz(
        *("block: push push", "block: push", "block: push push"),
        skills="unstoppable_momentum, frenzy",
    )
    play.act("reroll unstoppable_momentum", "push n7").asks("push", "home").act("push o7")
    play.act("end", "end", "end")
    again = scenario(
        FIELD, who={"H1": {"skills": "unstoppable_momentum"}}, dice=["block: push"] * 3
    )
    again.act(
        "activate H1 blitz A1", "block A1", "reroll unstoppable_momentum", "push n7", "follow"
    )
    again.act("end", "end", "end", "activate H1 blitz A1", "block A1")
    again.offers("reroll unstoppable_momentum").spent()


def test_momentum_not_in_a_block_on_its_own() -> None:
    """Unstoppable Momentum."""
    block("block: push push", skills="unstoppable_momentum").asks("push", "home").spent()


# Frenzied Rush (Glart Smashrip).


def test_frenzied_rush_is_a_blitz_with_frenzy() -> None:
    """Frenzied Rush: said as he is activated; no choice to follow up, and a second Block."""
    who = {"H1": {"skills": "frenzied_rush", "st": 4}}
    play = scenario(FIELD, who=who, dice=["block: push push", "block: push push"])
    play.act("activate H1 blitz A1").asks("use_skill", "home", "H1").act("use frenzied_rush")
    play.expect("effect_began H1 what=frenzy until=activation source=frenzied_rush")
    play.act("block A1", "push n7").expect("followed H1").act("push o7", "end")
    play.expect("effect_ended H1 what=frenzy").spent()


def test_frenzied_rush_has_no_grab() -> None:
    """Frenzied Rush: so Sidestep is not cancelled; without it, it is."""
    who = {"H1": {"skills": "frenzied_rush, grab", "st": 4}, "A1": {"skills": "sidestep"}}
    for answer, asked in (("use frenzied_rush", "away"), ("no", "home")):
        play = scenario(FIELD, who=who, dice=["block: push push"])
        play.act("activate H1 blitz A1", answer, "block A1").asks("use_skill", asked)


def test_frenzied_rush_is_for_a_blitz_and_once_a_game() -> None:
    """Frenzied Rush."""
    block("block: push push", skills="frenzied_rush").asks("push", "home").spent()
    who = {"H1": {"skills": "frenzied_rush"}}
    play = scenario(FIELD, who=who).act("activate H1 blitz A1", "use frenzied_rush", "end")
    play.act("end", "end", "activate H1 blitz A1").asks("move", "home").spent()

"""Secret Weapon, and Bribery and Corruption (2020)."""

from __future__ import annotations

from typing import Any

from blockdice.engine.words import CASUALTY, KNOCKED_OUT
from tests.scenarios.scenario import Scenario, scenario

SCORING = """
       x    y    z
7      .    H1*  .
8      H2   .    H3_
9      A1   A2~  A3
"""
ARMED = {"H2": {"skills": "secret_weapon"}}


def score(*dice: str, who: dict[str, Any] = ARMED, bribes: int = 0, **fields: Any) -> Scenario:
    """Home scores."""
    play = scenario(SCORING, dice=list(dice), who=who, **fields)
    play.state.bribes[0] = bribes
    return play.act("activate H1 move", "move z7")


def test_who_took_part_is_sent_off_as_the_drive_ends() -> None:
    play = score().asks("argue_the_call", "home", "H2").act("no")
    play.expect("touchdown", "weapon_seen H2", "boxed H2 place=sent_off", "drive_ended")
    play.never("turnover").asks("set_up", "home")
    assert play.where("H2") == "sent_off"


def test_their_coach_may_argue() -> None:
    """(commentary traits-secret-weapon-argue) On a 6 the player stays."""
    play = score("argue_the_call: 6").act("use argue").expect("argued H2 verdict=persuaded")
    assert play.where("H2") == "reserves"
    play = score("argue_the_call: 5").act("use argue")
    assert play.where("H2") == "sent_off"


def test_a_bribe_may_be_used_and_only_one_for_each_player() -> None:
    """Deal with Secret Weapons: a single one."""
    play = score("bribe: 2", bribes=2).act("no", "use bribe").expect("bribe H2 works=True")
    assert play.where("H2") == "reserves"
    play = score("bribe: 1", bribes=2).act("no", "use bribe").expect("boxed H2 place=sent_off")
    play.asks("set_up", "home")
    assert play.state.bribes[0] == 1


def test_a_coach_ejected_now_has_no_bribe_this_time() -> None:
    play = score("argue_the_call: 1", bribes=1).act("use argue").expect("ejected home")
    assert play.where("H2") == "sent_off"
    assert play.state.bribes[0] == 1


def test_the_weapon_comes_before_the_heat() -> None:
    """(commentary end-of-drive-secret-weapons-first) Nor is who was sent off drawn by the heat."""
    play = score("sweltering_heat: 1 1 1", who=ARMED, weather="sweltering_heat").act("no")
    play.expect("boxed H2 place=sent_off", "roll name=sweltering_heat")


def test_also_one_who_was_no_longer_on_the_pitch() -> None:
    """Even if they were not on the pitch at the end; before anybody recovers."""
    play = scenario(SCORING, who=ARMED)
    match = play.game.match
    match.remove(match.names.players["H2"], KNOCKED_OUT, "test")
    play.act("activate H1 move", "move z7").asks("argue_the_call", "home", "H2").act("no")
    play.expect("boxed H2 place=sent_off").never("roll name=recovery")


def test_a_casualty_is_left_where_they_are() -> None:
    """(ruling SI7) It could change nothing."""
    play = scenario(SCORING, who=ARMED)
    match = play.game.match
    match.remove(match.names.players["H2"], CASUALTY, "test")
    play.act("activate H1 move", "move z7").asks("set_up", "home")


def test_who_did_not_take_part_is_not() -> None:
    """Only in a drive in which they took part."""
    score(who={"H9": {"skills": "secret_weapon"}}).asks("set_up", "home").never("weapon_seen")


def test_a_scorer_with_a_secret_weapon() -> None:
    """The touchdown counts, and no ball is left behind."""
    play = (
        score(who={"H1": {"skills": "secret_weapon"}}).act("no").expect("boxed H1 place=sent_off")
    )
    play.never("roll name=bounce").asks("set_up", "home")
    assert play.state.score[0] == 1


def test_both_teams_the_receiving_one_first() -> None:
    """(ruling SI7)"""
    who = {**ARMED, "A1": {"skills": "secret_weapon"}, "H3": {"skills": "secret_weapon"}}
    play = score(who=who)
    receiving = "home" if play.state.kicking == 1 else "away"
    first = play.game.decision.coach
    order = [first]
    for _ in range(2):
        play.act("no")
        order.append(play.game.decision.coach)
    assert order[0] == receiving
    assert sorted(order) == ["away", "home", "home"]


def test_not_when_no_drive_can_follow() -> None:
    """(ruling 93) The End of Drive sequence is not run after the last whistle."""
    play = scenario(SCORING, who=ARMED, half=2, turn=8, dice=["mvp: 1 1"])
    play.state.turn[1] = 8
    play.act("activate H1 move", "move z7").never("weapon_seen")


# Bribery and Corruption.

CORRUPT = {"special_rules": ("bribery_and_corruption",)}


def test_a_one_is_rolled_again_once_a_game() -> None:
    play = score("argue_the_call: 1 6", home=CORRUPT).act("use argue")
    play.expect(
        "skill_used home skill=bribery_and_corruption", "argued H2 verdict=persuaded"
    ).never("ejected")
    assert play.where("H2") == "reserves"


def test_two_players_two_ones() -> None:
    """(odd combination 78) The second one stands, and no bribe goes with it."""
    who = {**ARMED, "H3": {"skills": "secret_weapon"}}
    play = score(
        "argue_the_call: 1 3", "bribe: 1", "argue_the_call: 1", who=who, bribes=2, home=CORRUPT
    )
    play.act("use argue").expect("argued H2 verdict=unmoved").act("use bribe")
    play.expect("boxed H2 place=sent_off").asks("argue_the_call", "home", "H3").act("use argue")
    play.expect("ejected home", "boxed H3 place=sent_off").asks("set_up", "home").spent()


def test_the_second_roll_stands() -> None:
    score("argue_the_call: 1 1", home=CORRUPT).act("use argue").expect("ejected home").spent()


def test_only_a_natural_one_is_rolled_again() -> None:
    score("argue_the_call: 2", home=CORRUPT).act("use argue").never("skill_used").spent()


def test_not_by_another_team() -> None:
    score("argue_the_call: 1", away=CORRUPT).act("use argue").expect("ejected home").spent()


def test_it_works_for_a_foul_too() -> None:
    play = scenario(
        "k l m\n7 H1 A1_ .\n9 A9 . .",
        dice=["armour A1: 3 3", "argue_the_call: 1 6"],
        home=CORRUPT,
    )
    play.act("activate H1 foul A1", "foul A1", "use argue").never("ejected")
    play.expect("argued H1 verdict=persuaded").asks("activate", "away").spent()

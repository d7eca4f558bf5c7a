"""Ball & Chain (2020): where the chain takes its owner, and whom it meets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   .    .    .
8      .    .    .    .    .
10     H9   .    .    .    .
"""
RIGHT, LEFT, DOWN, UP = "option 1", "option 2", "option 3", "option 4"
AHEAD = "ball_and_chain: 3"
"""The die that leads straight where the template faces."""


def whirl(board: str = FIELD, *dice: str, skills: str = "", **fields: Any) -> Scenario:
    """H1 (ST 7, MA 3) has Ball & Chain and is activated."""
    who = {"H1": {"st": 7, "ma": 3, "skills": f"ball_and_chain, {skills}"}}
    who.update(fields.pop("who", {}))
    play = scenario(board, who=who, dice=list(dice), **fields)
    return play.act("activate H1 ball_and_chain")


def there(label: str) -> str:
    """The field with somebody to the right of H1, and H8 in reach of the first push."""
    return FIELD.replace("H1   .    .", f"H1   {label:<5}.")


def test_it_is_the_only_action_of_its_owner() -> None:
    """(commentary traits-ball-and-chain-foul)"""
    board = there("A1").replace("6      .", "6      A2_")
    play = scenario(board, who={"H1": {"skills": "ball_and_chain, stab"}})
    own = [action for action in play.legal if action.startswith("activate H1")]
    assert own == ["activate H1 ball_and_chain"]
    scenario(FIELD).refuses("activate H1 ball_and_chain")


@pytest.mark.parametrize(
    ("option", "squares"),
    [
        (RIGHT, ("m6", "m7", "m8")),
        (LEFT, ("k8", "k7", "k6")),
        (DOWN, ("m8", "l8", "k8")),
        (UP, ("k6", "l6", "m6")),
    ],
)
def test_the_coach_turns_the_template_and_the_die_says_where(
    option: str, squares: tuple[str, ...]
) -> None:
    for face in range(1, 7):
        play = whirl(FIELD, f"ball_and_chain: {face}").act(option)
        play.expect(
            f"roll H1 name=ball_and_chain dice={face}", f"moved H1 {squares[(face - 1) // 2]}"
        )


def test_square_by_square_and_no_further_than_the_coach_likes() -> None:
    """(commentary traits-ball-and-chain-stop)"""
    play = whirl(FIELD, AHEAD, AHEAD).act(RIGHT).asks("ball_and_chain", "home", "H1").act(RIGHT)
    play.act("end").asks("activate", "home")
    assert play.where("H1") == "n7"


def test_each_square_is_a_rest_point() -> None:
    play = whirl(FIELD, AHEAD).act(RIGHT)
    assert play.game.decision.is_rest


def test_rushing_after_the_movement_allowance() -> None:
    play = whirl(FIELD, AHEAD, AHEAD, AHEAD, AHEAD, "rush: 2", AHEAD, "rush: 2")
    play.needs(RIGHT).act(RIGHT, RIGHT, RIGHT).needs(RIGHT, "rush 2+").act(RIGHT, RIGHT)
    play.expect("roll H1 name=rush", "roll H1 name=rush").asks("activate", "home").spent()
    assert play.where("H1") == "q7"


def test_a_failed_rush_falls_in_the_new_square_and_is_injured_without_armour() -> None:
    """(odd combination 71) Stunned counts as Knocked-out."""
    play = whirl(FIELD, AHEAD, AHEAD, AHEAD, AHEAD, "rush: 1", "injury: 2 2")
    play.act(RIGHT, RIGHT, RIGHT, RIGHT).expect(
        "moved H1 p7", "fell_over H1", "turnover home", "injury H1 result=knocked_out"
    )
    play.never("roll name=armour").asks("activate", "away").spent()
    assert play.where("H1") == "knocked_out"


def test_leaving_a_marked_square_takes_no_roll() -> None:
    """(odd combination 70)"""
    board = FIELD.replace("6      .", "6      A1").replace("8      .    .", "8      .    A2")
    play = whirl(board, AHEAD, who={"A1": {"skills": "diving_tackle"}}).act(RIGHT)
    play.asks("ball_and_chain", "home").never("roll name=dodge").spent()


@pytest.mark.parametrize("skill", ["tentacles", "shadowing"])
def test_nobody_can_hold_or_shadow_the_player(skill: str) -> None:
    """(commentary mutations-tentacles-ball-and-chain) (odd combination 70)"""
    board = FIELD.replace("6      .", "6      A1")
    play = whirl(board, AHEAD, who={"A1": {"skills": skill}}).act(RIGHT)
    play.asks("ball_and_chain", "home").spent()


def test_off_the_pitch_into_the_crowd() -> None:
    """(odd combination 70) No armour, no turnover; Stunned there means the Reserves."""
    board = "       k    l    m\n1      .    H1   .\n8      H9   .    .\n"
    play = whirl(board, AHEAD, "injury: 2 3").act(UP)
    play.expect("boxed H1 why=crowd", "injury H1 result=stunned by=crowd").never("turnover")
    play.asks("activate", "home").spent()
    assert play.where("H1") == "reserves"


def test_onto_the_ball_it_bounces_and_that_is_no_turnover() -> None:
    """(odd combination 70)"""
    play = whirl(there("o"), AHEAD, "bounce: 5").act(RIGHT)
    play.expect("moved H1 m7", "ball_ground n7").never("turnover", "roll name=pick_up")
    play.asks("ball_and_chain", "home")


def test_a_standing_opponent_is_blocked_and_followed() -> None:
    """(odd combination 70) No Foul Appearance, no Fend, no choice about following up."""
    who = {"A1": {"skills": "foul_appearance, fend, trickster"}}
    play = whirl(there("A1"), AHEAD, "block: push push push", who=who).act(RIGHT)
    play.expect("block H1 target=A1").act("push n7").expect("followed H1 m7")
    play.asks("ball_and_chain", "home").spent()


def test_a_block_that_moves_nobody_uses_up_the_square() -> None:
    who = {"A1": {"skills": "stand_firm"}}
    play = whirl(there("A1"), *([AHEAD, "block: push push push"] * 3), who=who)
    for _ in range(3):
        play.act(RIGHT, "use stand_firm")
    play.needs(RIGHT, "rush 2+")
    assert play.where("H1") == "l7"


def test_a_team_mate_is_blocked_too_without_assists() -> None:
    """(commentary traits-ball-and-chain-friend-assists) H8 and A1 beside them do not count:
    ST 7 against 3 is three dice. Knocked Down they are a turnover."""
    board = there("H2").replace("8      .    .    .", "8      .    A1   H8")
    dice = [AHEAD, "block: push push pow", "armour H2: 1 1"]
    play = whirl(board, *dice).act(RIGHT).asks("block_die", "home", "H1")
    play.act("die 3", "push n7").expect("followed H1", "knocked_down H2", "turnover home").spent()


def test_a_stronger_team_mate_does_not_choose() -> None:
    """(commentary traits-ball-and-chain-friend-chooser)"""
    who = {"H2": {"st": 8}}
    play = whirl(there("H2"), AHEAD, "block: push pow", who=who).act(RIGHT)
    play.asks("block_die", "home", "H1")


def test_a_casualty_by_its_block_earns_points() -> None:
    """(commentary traits-ball-and-chain-points)"""
    dice = [AHEAD, "block: pow pow pow", "armour: 6 6", "injury: 6 6", "casualty: 1"]
    whirl(there("A1"), *dice).act(RIGHT, "push n7").expect("spp H1 for=casualty")


def test_a_casualty_among_team_mates_earns_none() -> None:
    dice = [AHEAD, "block: pow pow pow", "armour: 6 6", "injury: 6 6", "casualty: 1"]
    whirl(there("H2"), *dice).act(RIGHT, "push n7").expect("casualty H2").never("spp")


def test_neither_claws_nor_mighty_blow_serve_against_a_team_mate() -> None:
    """Claws, Mighty Blow: against an opponent. The natural 8 does not break 9+."""
    dice = [AHEAD, "block: pow pow pow", "armour H2: 4 4"]
    play = whirl(there("H2"), *dice, skills="claws, mighty_blow 1").act(RIGHT, "push n7")
    play.expect("knocked_down H2", "turnover home").asks("activate", "away").spent()


def test_brawler_works() -> None:
    """(commentary traits-ball-and-chain-brawler)"""
    play = whirl(
        there("A1"), AHEAD, "block: both_down skull skull", "block: push", skills="brawler"
    )
    play.act(RIGHT).asks("reroll", "home", "H1").offers("reroll brawler")


@pytest.mark.parametrize("label", ["A1_", "A1~", "H2_"])
def test_whoever_lies_there_is_pushed_back_with_an_armour_roll(label: str) -> None:
    """(commentary traits-ball-and-chain-lying-mighty-blow) (odd combination 70) No turnover."""
    play = whirl(there(label), AHEAD, "armour: 4 4", skills="mighty_blow 1").act(RIGHT, "push n7")
    play.expect(f"pushed {label[:2]} n7", "moved H1 m7", f"roll {label[:2]} name=armour")
    play.never("turnover", "followed", "roll name=block").asks("ball_and_chain", "home").spent()


def test_whoever_lies_there_may_be_injured() -> None:
    play = whirl(there("H2_"), AHEAD, "armour: 5 5", "injury: 2 2").act(RIGHT, "push n7")
    play.expect("posture H2 posture=stunned").never("turnover").asks("ball_and_chain", "home")


def test_over_the_sideline_the_crowd_has_whoever_lay_there() -> None:
    """No Armour roll (SA8)."""
    board = "       k    l    m\n1      .    A1_  .\n2      .    H1   .\n8      H9   .    .\n"
    play = whirl(board, AHEAD, "injury: 1 1").act(UP).expect("boxed A1 why=crowd", "injury A1")
    play.never("roll name=armour").spent()
    assert play.where("H1") == "l1"


def test_pushed_onto_somebody_who_lies_it_crushes_them_too() -> None:
    """For any reason: H2 pushes A1 in a chain onto A2, A3 or A4."""
    board = """
           k    l    m    n
    6      .    .    .    A2_
    7      .    H2   A1   A3_
    8      .    .    .    A4
    """
    who = {"A1": {"skills": "ball_and_chain"}}
    for square, victim in (("n7", "A3"), ("n6", "A2")):
        play = scenario(board, who=who, dice=["block: push", "armour: 1 1"])
        play.act("activate H2 block A1", f"push {square}", f"push o{square[1]}", "stay")
        play.expect(f"roll {victim} name=armour by=ball_and_chain").spent()
    play = scenario(board, who=who, dice=["block: push"])
    play.act("activate H2 block A1", "push n8", "push o9", "stay").never("roll name=armour").spent()


def rushing(board: str, *dice: str, **fields: Any) -> Scenario:
    """H1 has no movement left but what can be rushed."""
    fields["who"] = {"H1": {"st": 7, "ma": 1, "skills": "ball_and_chain"}, **fields.get("who", {})}
    play = whirl(board, AHEAD, *dice, **fields).act(RIGHT)
    return play.act(RIGHT)


def test_rushing_into_a_standing_player_blocks_after_the_roll() -> None:
    board = FIELD.replace("H1   .    .", "H1   .    A1")
    play = rushing(board, AHEAD, "rush: 2", "block: push push push")
    play.expect("roll name=rush", "block H1 target=A1").asks("push", "home", "A1").spent()


def test_failing_it_pushes_them_back_and_falls_where_they_were() -> None:
    """(odd combination 71) No Block."""
    board = FIELD.replace("H1   .    .", "H1   .    A1*")
    play = rushing(board, AHEAD, "rush: 1", "injury H1: 2 2").act("push o7")
    play.expect("pushed A1 o7", "moved H1 n7", "fell_over H1", "turnover home").spent()
    play.never("block H1", "posture A1", "roll name=armour")


def test_rushing_over_somebody_who_lies() -> None:
    """The Rush is rolled for first, then the armour (SA8)."""
    board = FIELD.replace("H1   .    .", "H1   .    A1_")
    play = rushing(board, AHEAD, "rush: 1", "armour A1: 1 1", "injury H1: 2 2").act("push o7")
    play.expect(
        "pushed A1",
        "moved H1 n7",
        "roll name=rush",
        "roll A1 name=armour",
        "fell_over H1",
        "turnover home",
    ).spent()


def test_off_the_pitch_there_is_no_rush_roll() -> None:
    """(SA8)"""
    board = "       k    l    m\n2      .    H1   .\n8      H9   .    .\n"
    who = {"H1": {"ma": 1, "skills": "ball_and_chain"}}
    play = whirl(board, AHEAD, AHEAD, "injury: 2 3", who=who).act(UP, UP)
    play.never("roll name=rush", "turnover").spent()


def test_knocked_down_it_is_an_injury_and_a_turnover() -> None:
    """(odd combination 71)"""
    play = whirl(there("A1"), AHEAD, "block: skull skull skull", "injury H1: 2 2").act(RIGHT)
    play.expect("knocked_down H1", "turnover home", "injury H1 result=knocked_out").spent()
    play.never("roll name=armour")


def test_placed_prone_is_enough_and_no_turnover() -> None:
    """(odd combination 71) Wrestle."""
    who = {"A1": {"skills": "wrestle"}}
    dice = [AHEAD, "block: both_down both_down both_down", "injury H1: 2 2"]
    play = whirl(there("A1"), *dice, who=who).act(RIGHT, "use wrestle")
    play.expect("injury H1 result=knocked_out").never("turnover", "roll name=armour").spent()


def test_a_victim_of_the_other_side_is_injured_the_same_way() -> None:
    """Mighty Blow may still worsen the Injury roll."""
    who = {"A1": {"skills": "ball_and_chain"}, "H1": {"skills": "mighty_blow 1"}}
    play = scenario(there("A1"), who=who, dice=["block: pow", "injury A1: 4 5"])
    play.act("activate H1 block A1", "push n7", "stay").asks("use_skill", "home", "H1")
    play.act("no")
    play.expect("injury A1 result=knocked_out").never("roll name=armour")


def test_a_stab_wounds_the_owner_like_anybody() -> None:
    """Neither Knocked Down nor Placed Prone (SA10)."""
    who = {"A1": {"skills": "ball_and_chain"}, "H1": {"skills": "stab"}}
    play = scenario(there("A1"), who=who, dice=["armour A1: 5 5", "injury A1: 2 2"])
    play.act("activate H1 stab A1").expect("injury A1 result=stunned").spent()


def test_a_prone_owner_stands_up_for_three_squares() -> None:
    play = whirl(FIELD.replace("H1 ", "H1_"), AHEAD, "rush: 3").refuses(RIGHT)
    play.act("stand").needs(RIGHT, "rush 2+").act(RIGHT).spent()


def test_it_works_again_and_again_in_a_turn() -> None:
    who = {"H9": {"skills": "ball_and_chain"}}
    play = whirl(FIELD, who=who).act("end", "activate H9 ball_and_chain", "end")
    play.expect("declared H1", "declared H9")


def test_a_touchdown_along_the_chain_counts_before_the_turnover() -> None:
    """(odd combination 19) H2 falls, but pushes the carrier H3 into the end zone."""
    board = """
           w    x    y    z
    6      .    .    H4   .
    7      H1   H2   H3*  .
    8      .    .    H5   .
    """
    dice = [AHEAD, "block: pow pow pow", "armour H2: 1 1"]
    play = whirl(board, *dice).act(RIGHT, "push y7", "push z7")
    play.expect("knocked_down H2", "touchdown H3")

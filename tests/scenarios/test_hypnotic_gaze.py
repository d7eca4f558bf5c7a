"""Hypnotic Gaze (2020): taking an opponent's tackle zone away."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
10     H9   .    .    .
"""
GAZER = {"H1": {"skills": "hypnotic_gaze"}}
GAZE = "activate H1 hypnotic_gaze A1"


def test_a_passed_test_takes_the_tackle_zone_until_next_activated() -> None:
    play = scenario(FIELD, who=GAZER, dice=["hypnotic_gaze: 3"]).act(GAZE)
    play.needs("special hypnotic_gaze A1", "hypnotic_gaze 3+").act("special hypnotic_gaze A1")
    play.expect("token A1 token=distracted on=True").asks("activate", "home").spent()
    play.act("end", "activate A1 move").expect("token A1 token=distracted on=False")


def test_a_failed_test_ends_the_activation_and_is_no_turnover() -> None:
    play = scenario(FIELD, who=GAZER, dice=["hypnotic_gaze: 2"]).act(GAZE)
    play.act("special hypnotic_gaze A1").never("token A1 token=distracted", "turnover")
    play.asks("activate", "home").refuses("activate H1 move")


def test_others_who_mark_the_player_make_it_harder_but_not_the_target() -> None:
    """(odd combination 32) A3 has no tackle zone."""
    board = FIELD.replace("6      .    .    .    .", "6      A2   .    A3!  .")
    play = (
        scenario(board, who=GAZER).act(GAZE).needs("special hypnotic_gaze A1", "hypnotic_gaze 4+")
    )
    play.refuses("special hypnotic_gaze A2")


def test_the_target_is_named_before_the_move() -> None:
    """(commentary traits-hypnotic-gaze-target-first) Whoever comes in reach on the way is safe."""
    board = FIELD.replace("H1   A1   .", "H1   .    A1").replace("6      .", "6      A2")
    play = scenario(board, who=GAZER, dice=["dodge: 6", "hypnotic_gaze: 3"]).act(GAZE)
    play.refuses("special hypnotic_gaze A1", "special hypnotic_gaze A2").act("move m7")
    play.act("special hypnotic_gaze A1").expect("token A1 token=distracted on=True")
    play.asks("activate", "home").refuses("activate H1 move")


def test_a_prone_player_stands_up_first() -> None:
    play = scenario(FIELD.replace("H1 ", "H1_"), who=GAZER).act(GAZE)
    play.refuses("special hypnotic_gaze A1").act("stand").offers(
        "special hypnotic_gaze A1", "move k6"
    )


def test_only_a_standing_opponent_with_a_tackle_zone_can_be_the_target() -> None:
    board = FIELD.replace("6      .    .    .    .", "6      A2_  A3!  A4~  A5")
    play = scenario(board, who=GAZER).offers(GAZE, "activate H1 hypnotic_gaze A5")
    play.refuses(*(f"activate H1 hypnotic_gaze A{n}" for n in (2, 3, 4)))
    scenario(FIELD).refuses(GAZE)


def test_it_goes_with_no_other_action() -> None:
    """(commentary traits-hypnotic-gaze-own-action)"""
    for action in ("move", "blitz A1"):
        play = scenario(FIELD, who=GAZER).act(f"activate H1 {action}")
        play.refuses("special hypnotic_gaze A1")
    scenario(FIELD, who=GAZER).act(GAZE).refuses("block A1")


def test_a_carrier_keeps_the_ball() -> None:
    """(commentary traits-hypnotic-gaze-keeps-ball)"""
    play = scenario(FIELD.replace("A1 ", "A1*"), who=GAZER, dice=["hypnotic_gaze: 6"]).act(GAZE)
    play.act("special hypnotic_gaze A1").expect("token A1 token=distracted on=True")
    play.never("ball_air", "ball_ground")
    assert play.state.carrier == play.game.match.names.players["A1"]


def test_any_number_of_players_may_gaze_in_a_turn() -> None:
    board = FIELD.replace("6      .    .    .    .", "6      .    .    .    H2")
    who = {**GAZER, "H2": {"skills": "hypnotic_gaze"}}
    play = scenario(board, who=who, dice=["hypnotic_gaze: 2", "hypnotic_gaze: 3"])
    play.act(GAZE, "special hypnotic_gaze A1", "activate H2 hypnotic_gaze A1")
    play.act("special hypnotic_gaze A1").expect("token A1 token=distracted on=True").spent()


def test_it_is_no_block_for_animal_savagery() -> None:
    """(commentary traits-animal-savagery-hypnotic-gaze)"""
    who = {"H1": {"skills": "hypnotic_gaze, animal_savagery"}}
    scenario(FIELD, who=who).needs(GAZE, "animal_savagery 4+")
    scenario(FIELD, who=who).needs("activate H1 block A1", "animal_savagery 2+")


def test_a_gazed_guard_assists_nobody() -> None:
    """(odd combination 32)"""
    board = """
           k    l    m    n
    6      .    .    H2   A2
    7      .    H1   A1   .
    8      .    .    .    H3
    """
    who = {**GAZER, "A1": {"skills": "guard"}}
    play = scenario(board, who=who, dice=["hypnotic_gaze: 4"])
    assert play.game.preview("activate H2 block A2").block_dice == 2
    assert play.game.preview("activate H2 block A2").chooser == 1
    play.act(GAZE, "special hypnotic_gaze A1")
    assert play.game.preview("activate H2 block A2").block_dice == 1

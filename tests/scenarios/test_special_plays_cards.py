"""Special Plays: each of the 36 cards, which are our own, and when it may not be played."""

from __future__ import annotations

import pytest

from blockdice.skills.cards import card as when
from blockdice.skills.cards.decks import CARDS
from tests.scenarios.dealing import dealt, drawing, moments
from tests.scenarios.hired import hires
from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

LOOSE = """
       j    k    l    m    n    o
4      .    H1   .    .    A1   .
7      H2_  H3   A2   .    o    .
9      .    H4   .    .    A3   A4
"""
THEIRS = """
       j    k    l    m    n    o
4      .    H1   .    .    A1   .
7      H2   H3   A2   .    .    .
9      .    H4   .    .    A3*  A4
"""
SHOWN = [id for id in CARDS if id != "bucket_of_water"]
"""Nobody is Knocked-out on these pitches."""


def in_force(play: Scenario, label: str, skill: str) -> bool:
    match = play.game.match
    return skill in match.bits and match.has_skill(match.names.players[label], skill)


def figure(play: Scenario, label: str, name: str) -> int:
    return getattr(play.state.profiles, name)[play.game.match.names.players[label]]


@pytest.mark.parametrize("id", SHOWN)
def test_a_card_is_offered_at_its_moments_only(id: str) -> None:
    """At the start of a turn of either side, with somebody there for everything."""
    board = {"molehill": LOOSE, "stray_dog": THEIRS}.get(id)
    fields = {} if board is None else {"board": board}
    for in_turn_of, moment in (("home", when.OWN_TURN), ("away", when.THEIR_TURN)):
        play = dealt(id, in_turn_of=in_turn_of, away={"rerolls": 1}, **fields)
        asked = play.game.decision.kind == "play_card"
        assert asked == bool(moments(id) & moment), (id, in_turn_of)


# Odd Happenings.


@pytest.mark.parametrize(
    ("id", "weather"), [("sudden_squall", "pouring_rain"), ("break_in_the_clouds", "very_sunny")]
)
def test_weather_for_one_turn_of_the_opponents(id: str, weather: str) -> None:
    play = dealt(id, in_turn_of="away").act(f"use {id}").expect(f"weather weather={weather}")
    play.act("end").expect("weather weather=perfect_conditions", "turn_ended away")
    dealt(id, in_turn_of="away", weather=weather).asks("activate", "away")


def test_molehill_the_ball_bounces_off_the_ground() -> None:
    play = dealt("molehill", "bounce: 5", board=LOOSE).act("use molehill")
    play.expect("card_played home", "roll name=bounce", "ball_ground o7").asks("activate", "home")


@pytest.mark.parametrize(("die", "is_lost"), [(4, True), (3, False)])
def test_stray_dog_takes_the_ball_on_a_4(die: int, is_lost: bool) -> None:
    play = dealt("stray_dog", f"stray_dog: {die}", "bounce: 2", board=THEIRS).act("use stray_dog")
    play.expect("card_aimed A3 card=stray_dog", "roll A3 name=stray_dog")
    play.never("turnover").asks("activate", "home")
    assert (play.state.carrier < 0) == is_lost


def test_stray_dog_needs_an_opponent_with_the_ball() -> None:
    dealt("stray_dog").asks("activate", "home")
    dealt("stray_dog", board=LOOSE).asks("activate", "home")


def test_coin_in_the_grass_is_a_re_roll_for_the_drive() -> None:
    play = dealt("coin_in_the_grass").act("use coin_in_the_grass")
    play.expect("rerolls home drive=1")


def test_bank_of_fog_their_passes_at_minus_1_in_this_turn() -> None:
    play = dealt("bank_of_fog", in_turn_of="away", board=THEIRS).act("use bank_of_fog")
    play.act("activate A3 pass").needs("pass q9", "pass 5+")
    play.act("end", "end").expect("effect_ended home what=bank_of_fog")


# Foul Means.


def test_tied_laces_two_squares_less_in_this_turn() -> None:
    play = dealt("tied_laces", in_turn_of="away").act("use tied_laces", "select A1")
    assert (figure(play, "A1", "ma"), figure(play, "A2", "ma")) == (4, 6)
    play.act("end")
    assert figure(play, "A1", "ma") == 6


def test_greased_ball_their_hands_at_minus_1() -> None:
    play = dealt("greased_ball", in_turn_of="away", board=LOOSE).act("use greased_ball")
    play.act("activate A4 move", "move n8").needs("move n7", "pick_up 4+")


def test_greased_ball_is_none_of_the_own_coachs() -> None:
    board = "     k   l   m   n\n7    H1  .   o   .\n9    .   .   .   A1"
    play = dealt("greased_ball", in_turn_of="away", board=board).act("use greased_ball", "end")
    play.act("activate H1 move", "move l7").needs("move m7", "pick_up 3+")


@pytest.mark.parametrize("side", ["home", "away"])
def test_heavy_purse_is_a_bribe(side: str) -> None:
    play = dealt("heavy_purse", in_turn_of=side).act("use heavy_purse")
    play.expect("bribe_gained home left=1")


@pytest.mark.parametrize("side", ["home", "away"])
def test_flying_bottle_at_the_end_of_either_turn(side: str) -> None:
    play = dealt("flying_bottle", "flying_bottle: 4", "armour: 2 2", in_turn_of=side, board=THEIRS)
    play.asks("activate", side).act("end").asks("play_card", "home").act("use flying_bottle")
    play.offers("select A1").refuses("select A3", "select H1").act("select A1")
    play.expect("knocked_down A1 by=flying_bottle", "roll A1 name=armour", f"turn_ended {side}")
    play.never("turnover").spent()


def test_flying_bottle_misses_on_a_3() -> None:
    play = dealt("flying_bottle", "flying_bottle: 3").act("end", "use flying_bottle", "select A1")
    play.never("knocked_down").asks("activate", "away")


def test_tattletale_has_a_foul_seen() -> None:
    board = "     k   l\n7    A1  H1_"
    dice = ["armour: 1 2"]
    play = dealt("tattletale", *dice, board=board, in_turn_of="away").asks("activate", "away")
    play.act("activate A1 foul H1", "foul H1")
    play.asks("play_card", "home", "A1").act("use tattletale").expect("caught A1")
    play.asks("argue_the_call", "away")


# Those that give a skill or change a figure.


GIFTS = {
    "loaded_glove": "mighty_blow",
    "feather_boots": "sure_feet",
    "pressed_clover": "pro",
    "resin_pot": "catch",
    "wings_for_a_moment": "leap",
    "the_bigger_they_are": "dauntless",
    "locked_shields": "guard",
    "handling_practice": "sure_hands",
    "quick_feet": "dodge",
    "ankle_work": "tackle",
}
FOR_A_TURN = ("loaded_glove", "wings_for_a_moment", "the_bigger_they_are", "last_ounce")
FOR_TWO_TURNS = ("locked_shields", "quick_feet")


@pytest.mark.parametrize(("id", "skill"), GIFTS.items())
def test_a_skill_for_a_standing_player_who_has_it_not(id: str, skill: str) -> None:
    play = dealt(id, who={"H3": {"skills": skill if id != "loaded_glove" else "mighty_blow 1"}})
    play.act(f"use {id}").asks("card_target", "home").offers("select H1", "select H4")
    play.refuses("select H2", "select H3", "select A1", "no").act("select H1")
    play.expect(f"card_aimed H1 card={id}", f"effect_began H1 effect=skill what={skill}")
    assert in_force(play, "H1", skill)
    play.act("end")
    assert in_force(play, "H1", skill) == (id not in FOR_A_TURN)
    play.act("end")
    assert in_force(play, "H1", skill) == (id not in (*FOR_A_TURN, *FOR_TWO_TURNS))


def test_rune_of_iron_one_more_armour_for_the_drive() -> None:
    play = dealt("rune_of_iron").act("use rune_of_iron", "select H1", "end", "end")
    assert figure(play, "H1", "av") == 10


def test_last_ounce_one_more_strength_for_the_turn() -> None:
    play = dealt("last_ounce").act("use last_ounce", "select H3")
    assert figure(play, "H3", "st") == 4
    assert play.game.preview("activate H3 block A2").block_dice == 2
    play.act("end")
    assert figure(play, "H3", "st") == 3


# Curios and Hours of Glory.


def test_smelling_salts_a_stunned_player_rolls_over() -> None:
    dealt("smelling_salts").act("use smelling_salts").expect("posture H5 posture=prone")
    dealt("smelling_salts", board=LOOSE).asks("activate", "home")


def test_murmuring_shell_an_opponent_loses_the_tackle_zone() -> None:
    play = dealt("murmuring_shell").act("use murmuring_shell").refuses("select H1")
    play.act("select A2").expect("token A2 token=distracted on=True")
    play.act("activate H3 move").needs("move j6")


def test_second_wind_two_squares_more() -> None:
    play = dealt("second_wind").act("activate H1 move").asks("play_card", "home", "H1")
    play.act("use second_wind")
    assert play.game.match.activation.allowance == 8


def test_second_wind_not_where_the_action_does_not_move_nor_for_opponents() -> None:
    dealt("second_wind", "block H3: 3").act("activate H3 block A2").asks("push", "home")
    dealt("second_wind").act("end", "activate A1 move").asks("move", "away")


def test_not_one_step_is_stand_firm_against_this_block() -> None:
    dice = ["block A2: 3"]
    play = dealt("not_one_step", *dice, in_turn_of="away", board=THEIRS)
    play.act("activate A2 block H3").asks("play_card", "home", "A2").act("use not_one_step")
    play.expect("effect_began H3 what=stand_firm")
    while play.game.decision.kind in ("block_die", "use_skill"):
        play.act("die 1" if play.game.decision.kind == "block_die" else "use stand_firm")
    assert play.where("H3") == "k7"
    assert not in_force(play, "H3", "stand_firm")


def test_not_one_step_is_for_blocks_only() -> None:
    who = {"A2": {"skills": "stab"}}
    play = dealt("not_one_step", "armour: 2 2", in_turn_of="away", board=THEIRS, who=who)
    play.act("activate A2 stab H3").never("card_played").asks("activate", "away")


def test_up_again_a_prone_player_stands() -> None:
    dealt("up_again").act("use up_again").expect("posture H2 posture=standing")
    dealt("up_again", board=THEIRS).asks("activate", "home")


# Hard Drill.


def test_crisp_throwing_passes_at_plus_1_in_this_turn() -> None:
    play = dealt("crisp_throwing").act("use crisp_throwing", "activate H4 pass")
    play.needs("pass j9", "pass 3+")


def kicked(card: str, *dice: str, deviates: str = "1 1") -> Scenario:
    """Home holds the card, away kicks, and the kick is in the air."""
    whole = [
        *("fair_weather_fans: 1 1", "weather: 3 4", *drawing(card), "coin_toss: 1"),
        f"kick_off_deviation: {deviates.split()[0]}",
        f"kick_off_deviation_distance: {deviates.split()[1]}",
        *dice,
    ]
    play = kick_off_scenario(dice=whole, home=hires("special_plays"))
    play.act(f"use {card}", "receive")
    while play.game.decision.kind == "set_up":
        play.act(next(a for a in play.legal if a.startswith("formation")))
        while play.game.decision.kind == "set_up" and "end" in play.legal:
            play.act("end")
    play.act(play.legal[0])
    middle = "f8" if "aim f8" in play.legal else "s8"
    return play.act(f"aim {middle}")


def test_set_piece_an_open_player_moves_one_square_before_the_event() -> None:
    play = kicked("set_piece", "kick_off_event: 1 1", "bounce: 5").asks("play_card", "home")
    play.act("use set_piece").asks("card_target", "home")
    assert {action.split()[0] for action in play.legal} == {"move"}
    action = play.legal[-1]
    _, who, square = action.split()
    play.act(action).expect(f"moved {who} {square}", "kick_off_event")


def test_gust_of_wind_the_kick_scatters() -> None:
    dice = ["kick_off_scatter: 5 5 5", "kick_off_event: 1 1", "bounce: 5"]
    play = kicked("gust_of_wind", *dice).asks("play_card", "home").act("use gust_of_wind")
    play.expect("card_played home", "roll name=kick_off_scatter", "ball_air", "kick_off_event")
    play.spent()


@pytest.mark.parametrize("id", ["coin_in_the_grass", "resin_pot"])
def test_some_of_the_turn_may_be_played_at_the_kick_off_too(id: str) -> None:
    kicked(id).asks("play_card", "home").offers(f"use {id}")


# Hullabaloo.


def test_false_whistle_they_lose_a_re_roll() -> None:
    play = dealt("false_whistle", in_turn_of="away", away={"rerolls": 2}).act("use false_whistle")
    play.expect("rerolls away left=1")
    dealt("false_whistle", in_turn_of="away").asks("activate", "away")


def test_brass_band_they_rush_at_minus_1() -> None:
    play = dealt("brass_band", in_turn_of="away", who={"A1": {"ma": 1}}).act("use brass_band")
    play.act("activate A1 move", "move o3").needs("move p2", "rush 3+")


def test_bucket_of_water_a_knocked_out_player_is_back() -> None:
    board = "     k   l\n7    H1  A1"
    dice = ["block A1: 6", "armour: 6 6", "injury: 4 4"]
    play = scenario(
        board,
        home=hires("special_plays"),
        active="away",
        turn=2,
        dice=[*dice, *drawing("bucket_of_water")],
    )
    play.act("activate A1 block H1")
    while play.game.decision.kind != "keep_card":
        kind = play.game.decision.kind
        action = {"block_die": "die 1", "push": "", "follow_up": "stay"}.get(kind, "end")
        play.act(action or play.legal[0])
    assert play.where("H1") == "knocked_out"
    play.act("use bucket_of_water").asks("play_card", "home").act("use bucket_of_water")
    assert play.where("H1") == "reserves"


def test_loose_turf_two_squares_less_for_who_has_been_activated() -> None:
    play = dealt("loose_turf", in_turn_of="away").act("activate A1 move")
    play.asks("play_card", "home", "A1").act("use loose_turf")
    assert play.game.match.activation.allowance == 4
    dealt("loose_turf").act("activate H1 move").asks("move", "home")


def test_heckler_this_pass_at_minus_2() -> None:
    dice = ["pass: 5", "scatter: 5 5 5", "bounce: 5"]
    play = dealt("heckler", *dice, in_turn_of="away", board=THEIRS).act("activate A3 pass")
    play.act("pass r9").asks("play_card", "home", "A3").act("use heckler")
    play.expect("roll A3 name=pass needed=6")
    assert not [e for e in play.state.effects if e.kind == 3 and e.end == 0]


def test_heckler_not_for_the_own_passes() -> None:
    play = dealt("heckler", "pass: 6", "bounce: 5").act("activate H4 pass", "pass h9")
    play.never("card_played").expect("pass H4")


def test_a_ball_that_a_card_brings_to_somebody_in_the_end_zone_is_a_touchdown() -> None:
    """SC4: no other card is played then, and no turn."""
    board = "     y   z\n7    o   H1\n9    A1  ."
    dice = ["bounce: 5", "catch: 6"]
    play = dealt("molehill", *dice, board=board, in_turn_of="away").act("use molehill")
    play.expect("touchdown home H1", "turn_ended away").never("turnover", "declared")


def test_the_own_coach_bounces_the_ball_too_and_is_not_turned_over() -> None:
    """SC4: a catch that fails at the start of the turn is nobody's turnover."""
    board = "     k   l   m\n7    o   H1  A1"
    play = dealt("molehill", "bounce: 5 1", "catch: 1", board=board).act("use molehill")
    play.expect("roll H1 name=catch passed=False").never("turnover").asks("activate", "home")

"""Special rules of Star Players, Karla to Zzharg (2020): what reaches farther than the next
square. Vicious Vines, Furious Outburst, Beer Barrel Bash, Then I Started Blastin'!"""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.effects import END_OF_DRIVE, END_OF_HALF
from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       j    k    l    m    n    o    p
5      .    .    .    .    .    .    .
6      .    .    .    .    .    .    .
7      .    .    H1   .    A1   .    .
8      .    .    .    .    .    .    .
9      .    .    .    .    .    .    .
11     H9   .    .    .    .    .    A9
"""


def declared(
    action: str, *dice: str, skills: str = "", board: str = FIELD, **more: Any
) -> Scenario:
    """H1, who has the rule, does it to A1."""
    who = {"H1": {"skills": f"{action}, {skills}"}, **more.pop("who", {})}
    play = scenario(board, who=who, dice=list(dice), **more)
    return play.act(f"activate H1 {action} A1")


# Vicious Vines (Maple Highgrove).

VINES = "vicious_vines"


def test_the_vines_block_from_two_squares_away_and_nobody_follows_up() -> None:
    """Vicious Vines: a Block action, without following up."""
    play = declared(VINES, "block: pow", "armour A1: 2 3")
    play.expect("declared H1 action=vicious_vines", "block H1 target=A1")
    play.asks("push", "home").offers("push o6", "push o7", "push o8").act("push o7")
    play.expect("pushed A1 o7", "knocked_down A1").never("followed").asks(
        "activate", "home"
    ).spent()
    assert play.where("H1") == "l7"


def test_the_vines_reach_just_two_squares_and_only_standing_opponents() -> None:
    """Vicious Vines: two squares away; somebody in between does not matter (ruling SZ2)."""
    board = FIELD.replace(".    H1   .    A1   .", "A2   H1   A3   A1   A4").replace(
        "5      .    .    .    .    .", "5      A5_  .    .    .    A6"
    )
    play = scenario(board, who={"H1": {"skills": VINES}})
    play.offers("activate H1 vicious_vines A1", "activate H1 vicious_vines A6")
    play.refuses(*(f"activate H1 vicious_vines A{n}" for n in (2, 3, 4, 5)))
    play = scenario(board.replace("H1 ", "H1_"), who={"H1": {"skills": VINES}})
    play.refuses("activate H1 vicious_vines A1")


@pytest.mark.parametrize(
    ("square", "pushes"),
    [("5      .    .    .    .    A1", "o4 n4 o5"), ("6      .    .    .    .    A1", "o5 n5 o6")],
)
def test_whoever_the_vines_push_goes_away_from_the_player(square: str, pushes: str) -> None:
    """Vicious Vines (ruling SZ2): a knight's move away as if diagonally."""
    board = FIELD.replace("H1   .    A1", "H1   .    . ").replace(
        square.replace("A1", ". "), square
    )
    play = declared(VINES, "block: push", board=board)
    play.asks("push", "home").offers(*(f"push {name}" for name in pushes.split()))
    assert len(play.legal) == 3


def test_assists_count_for_the_vines_as_in_any_block() -> None:
    """Vicious Vines: a Block action. H2 assists, and A2 the other way round."""
    board = FIELD.replace("8      .    .    .    .    .    .", "8      .    .    .    .    .    H2")
    play = declared(VINES, "block: push skull", board=board)
    play.asks("block_die", "home")
    board = board.replace("6      .    .    .    .", "6      .    A2   .    .")
    declared(VINES, "block: push", board=board).asks("push", "home").spent()


def test_the_vines_once_a_half() -> None:
    """Vicious Vines: and the Block counts as the player's action."""
    board = FIELD.replace("5      .    .    .    .    .", "5      .    .    .    .    A2")
    play = declared(VINES, "block: push", board=board).act("push o7")
    play.refuses("activate H1 move").act("end", "end")
    play.refuses("activate H1 vicious_vines A2").offers("activate H1 move")
    play.game.match.expire(END_OF_HALF)
    play.act("end", "end").offers("activate H1 vicious_vines A2")


def test_foul_appearance_answers_the_vines_and_wastes_them() -> None:
    """Vicious Vines (ruling SZ1): declared is used, whatever becomes of it."""
    play = declared(VINES, "foul_appearance: 1", who={"A1": {"skills": "foul_appearance"}})
    play.never("block").asks("activate", "home").act("end", "end")
    play.refuses("activate H1 vicious_vines A1")


def test_a_trickster_beside_the_vines_is_not_followed_up_either() -> None:
    """Vicious Vines with Trickster: still without following up."""
    play = declared(VINES, "block: push", who={"A1": {"skills": "trickster"}})
    play.asks("trickster", "away", "A1").act("move A1 m7")
    play.act("push n7").never("followed").asks("activate", "home")


# Furious Outburst (Swiftvine Glimmershard).

BURST = "furious_outburst"


def test_an_outburst_is_there_stabs_and_is_gone() -> None:
    """Furious Outburst: no die for the way, and the activation is over."""
    play = declared(BURST, "armour A1: 4 5", "injury A1: 1 2", skills="stab")
    play.asks("hit_and_run", "home", "H1").refuses("move H1 k6").act("move H1 o6")
    play.expect("moved H1 o6", "roll A1 name=armour by=stab", "injury A1 result=stunned")
    play.asks("hit_and_run", "home", "H1").offers("move H1 r9").refuses("move H1 s6", "move H1 n7")
    play.act("move H1 l4").never("roll name=dodge", "turnover").asks("activate", "home").spent()
    assert play.where("H1") == "l4"


def test_an_outburst_is_the_blitz_of_the_turn() -> None:
    """Furious Outburst: it uses the team's Blitz; nor can it be declared once that is used."""
    play = declared(BURST, "armour: 1 1").act("move H1 m7", "move H1 l7")
    play.refuses("activate H9 blitz A1").offers("activate H9 move")
    play = scenario(FIELD, who={"H1": {"skills": BURST}}).act("activate H9 blitz A1", "end")
    play.refuses(f"activate H1 {BURST} A1")


def test_an_outburst_reaches_three_squares_and_needs_room() -> None:
    """Furious Outburst: Standing, within three squares, with an empty square beside them."""
    who = {"H1": {"skills": BURST}}
    board = FIELD.replace("A1   .    .", ".    A1   A2")
    play = scenario(board, who=who).offers(f"activate H1 {BURST} A1")
    play.refuses(f"activate H1 {BURST} A2")
    scenario(FIELD.replace("H1 ", "H1_"), who=who).refuses(f"activate H1 {BURST} A1")
    scenario(FIELD.replace("A1 ", "A1_"), who=who).refuses(f"activate H1 {BURST} A1")
    packed = """
           l    m    n    o    p
    6      .    .    A2   A3   A4
    7      H1   .    A5   A1   A6
    8      .    .    A7   A8   A9
    """
    play = scenario(packed, who=who).refuses(f"activate H1 {BURST} A1")
    play.offers(f"activate H1 {BURST} A5")


def test_an_outburst_with_the_ball_may_score() -> None:
    """Furious Outburst: as by any other coming to the end zone (ruling SZ5)."""
    board = """
           w    x    y    z
    7      .    H1*  A1   .
    8      .    .    .    .
    11     H9   .    .    A9
    """
    play = declared(BURST, "armour: 1 1", board=board).act("move H1 x6", "move H1 z7")
    play.expect("touchdown home H1")


def test_an_outburst_onto_the_ball_lets_it_bounce() -> None:
    """Furious Outburst (ruling SZ5): no voluntary move."""
    board = FIELD.replace("6      .    .    .    .    .    .", "6      .    .    .    .    .    o")
    play = declared(BURST, "bounce: 2", "armour: 1 1", board=board).act("move H1 o6")
    play.expect("moved H1 o6", "ball_ground o5").never("roll name=pick_up")
    play.act("move H1 l7").never("turnover").asks("activate", "home")


def test_an_outburst_once_a_half() -> None:
    """Furious Outburst."""
    play = declared(BURST, "armour: 1 1").act("move H1 m7", "move H1 l7", "end", "end")
    play.refuses(f"activate H1 {BURST} A1")


def test_nobody_rooted_bursts_out() -> None:
    """Furious Outburst: nothing moves who has taken root."""
    play = scenario(FIELD, who={"H1": {"skills": BURST}})
    match = play.game.match
    match.mark(match.names.players["H1"], ROOTED, True)
    play.act("activate H9 move", "end").offers("activate H1 move")
    play.refuses(f"activate H1 {BURST} A1")


# Beer Barrel Bash (Thorsson Stoutmead).

KEG = "beer_barrel_bash"


def test_a_keg_knocks_down_on_a_three() -> None:
    """Beer Barrel Bash: within three squares; no points for what comes of it."""
    play = declared(KEG, "beer_barrel_bash: 3", "armour A1: 5 5", "injury: 6 6", "casualty: 1")
    roll = "roll H1 name=beer_barrel_bash needed=3 passed=True"
    play.expect(roll, "knocked_down A1", "casualty A1").never("spp", "turnover").asks(
        "activate", "home"
    ).spent()
    play.refuses("activate H1 move")


def test_a_keg_does_nothing_on_a_two() -> None:
    """Beer Barrel Bash: and the activation is over (M1)."""
    play = declared(KEG, "beer_barrel_bash: 2").never("knocked_down", "turnover")
    play.asks("activate", "home").refuses("activate H1 move").spent()


def test_a_keg_falls_on_its_thrower_on_a_one() -> None:
    """Beer Barrel Bash: Knocked Down in the own turn is a turnover; a team re-roll may help."""
    play = declared(KEG, "beer_barrel_bash: 1", "armour H1: 1 1")
    play.expect("knocked_down H1", "turnover home why=knocked_down").asks(
        "activate", "away"
    ).spent()
    play = declared(KEG, "beer_barrel_bash: 1 4", "armour A1: 1 1", home={"rerolls": 1})
    play.act("reroll team").expect("knocked_down A1").never("turnover")


def test_a_keg_reaches_three_squares() -> None:
    """Beer Barrel Bash: Standing opponents, the thrower Standing too (ruling SZ3)."""
    who = {"H1": {"skills": KEG}}
    board = FIELD.replace("A1   .    .", "A1_  A2   A3")
    play = scenario(board, who=who).offers(f"activate H1 {KEG} A2")
    play.refuses(f"activate H1 {KEG} A1", f"activate H1 {KEG} A3")
    scenario(FIELD.replace("H1 ", "H1_"), who=who).refuses(f"activate H1 {KEG} A1")


def test_a_keg_once_a_drive_and_foul_appearance_first() -> None:
    """Beer Barrel Bash: a Special action with a target, used once it is declared (ruling SZ1)."""
    play = declared(KEG, "foul_appearance: 1", who={"A1": {"skills": "foul_appearance"}})
    play.never("knocked_down", "turnover").asks("activate", "home").act("end", "end")
    play.refuses(f"activate H1 {KEG} A1")
    play.game.match.expire(END_OF_DRIVE)
    play.act("end", "end").offers(f"activate H1 {KEG} A1")


def test_a_keg_makes_the_carrier_drop_the_ball() -> None:
    """Beer Barrel Bash: Knocked Down with the ball."""
    board = FIELD.replace("A1 ", "A1*")
    play = declared(KEG, "beer_barrel_bash: 6", "armour: 1 1", "bounce: 5", board=board)
    play.expect("knocked_down A1", "ball_ground o7").never("turnover")


def test_what_a_keg_needs_is_shown() -> None:
    """Beer Barrel Bash: the preview."""
    play = scenario(FIELD, who={"H1": {"skills": KEG}})
    play.needs(f"activate H1 {KEG} A1", "beer_barrel_bash 3+")


# Then I Started Blastin'! (Zzharg Madeye).

GUN = "then_i_started_blastin"


def test_a_blast_hits_the_target_on_a_three() -> None:
    """Then I Started Blastin'!: an Armour roll that nothing modifies."""
    play = declared(GUN, f"{GUN}: 3", "armour A1: 4 5", "injury A1: 4 4", skills="mighty_blow 1")
    play.expect(f"roll A1 name=armour by={GUN} needed=9", "injury A1 result=knocked_out")
    play.never("turnover", "skill_used").asks("activate", "home").refuses(
        "activate H1 move"
    ).spent()
    declared(GUN, f"{GUN}: 6", "armour A1: 4 4", skills="mighty_blow 1").never("posture A1").spent()


def test_a_blast_goes_astray_on_a_two() -> None:
    """Then I Started Blastin'!: the opposing coach picks anybody else near the target, of either
    team, but not Zzharg (M2)."""
    board = FIELD.replace("6      .    .    .    .    .", "6      .    .    H2_  .    A2")
    play = declared(GUN, f"{GUN}: 2", "armour H2: 4 5", "injury H2: 1 1", board=board)
    play.asks("choose_player", "away", "H1")
    assert sorted(play.legal) == ["select A2", "select H2"]
    play.act("select H2").expect("injury H2 result=stunned").never("turnover").spent()


def test_a_stray_blast_with_nobody_near_hits_nobody() -> None:
    """Then I Started Blastin'!: within three squares of the target."""
    declared(GUN, f"{GUN}: 2").asks("activate", "home").never("roll name=armour").spent()


def test_a_stray_blast_that_fells_a_carrier_of_the_own_team_is_a_turnover() -> None:
    """Then I Started Blastin'!: the ball is dropped in the own turn."""
    board = FIELD.replace("6      .    .    .", "6      .    .    H2*")
    dice = [f"{GUN}: 2", "armour H2: 6 6", "injury H2: 1 1", "bounce: 2"]
    play = declared(GUN, *dice, board=board)
    play.expect("turnover home", "ball_ground l5").spent()


def test_a_blast_hits_its_owner_on_a_one() -> None:
    """Then I Started Blastin'!: the same Armour roll; no turnover without the ball."""
    play = declared(GUN, f"{GUN}: 1", "armour H1: 5 5", "injury H1: 1 1")
    play.expect("posture H1 posture=prone", "injury H1 result=stunned").never("turnover").spent()
    assert scenario(FIELD, who={"H1": {"skills": GUN}}).game.preview(f"activate H1 {GUN} A1").armour


def test_a_blast_once_a_half_at_a_standing_opponent_in_reach() -> None:
    """Then I Started Blastin'!: three squares."""
    board = FIELD.replace("A1   .    .", "A1   A2_  A3")
    play = declared(GUN, f"{GUN}: 3", "armour: 1 1", board=board).act("end", "end")
    play.refuses(f"activate H1 {GUN} A1")
    play = scenario(board, who={"H1": {"skills": GUN}}).offers(f"activate H1 {GUN} A1")
    play.refuses(f"activate H1 {GUN} A2", f"activate H1 {GUN} A3")

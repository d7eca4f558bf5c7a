"""Projectile Vomit (2020): in place of a Block, on its own or in a Blitz."""

from __future__ import annotations

from tests.scenarios.scenario import scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    .    .    .
9      H9   .    .    .
"""
WHO = {"H1": {"skills": "projectile_vomit"}}
VOMIT = "activate H1 projectile_vomit A1"


def test_on_a_two_or_more_an_armour_roll_is_made_against_the_target() -> None:
    play = scenario(
        FIELD, dice=["projectile_vomit: 2", "armour A1: 4 5", "injury A1: 2 2"], who=WHO
    )
    play.act(VOMIT).expect(
        "roll H1 name=projectile_vomit needed=2 passed=True",
        "roll A1 name=armour by=projectile_vomit",
        "posture A1 posture=prone",
        "roll A1 name=injury",
        "posture A1 posture=stunned",
    )
    play.never("turnover", "pushed").asks("activate", "home").spent()


def test_armour_that_holds_leaves_the_target_standing() -> None:
    play = scenario(FIELD, dice=["projectile_vomit: 4", "armour A1: 4 4"], who=WHO).act(VOMIT)
    play.never("posture A1").asks("activate", "home")
    assert play.state.is_standing(play.game.match.names.players["A1"])


def test_on_a_one_the_player_is_hit_and_that_is_no_turnover() -> None:
    """They become Prone: neither a fall nor a knock-down."""
    play = scenario(
        FIELD, dice=["projectile_vomit: 1", "armour H1: 5 5", "injury H1: 1 1"], who=WHO
    )
    play.act(VOMIT).expect("roll H1 name=armour", "posture H1 posture=stunned")
    play.never("turnover", "fell_over", "knocked_down").asks("activate", "home").spent()


def test_on_a_one_with_armour_that_holds_nothing_happens() -> None:
    play = scenario(FIELD, dice=["projectile_vomit: 1", "armour H1: 1 1"], who=WHO).act(VOMIT)
    play.never("posture H1").asks("activate", "home").spent()


def test_a_player_who_covers_himself_with_the_ball_in_hand_drops_it_and_that_is_a_turnover() -> (
    None
):
    dice = ["projectile_vomit: 1", "armour H1: 5 5", "injury H1: 1 1", "bounce: 4"]
    play = scenario(FIELD.replace("H1 ", "H1*"), dice=dice, who=WHO).act(VOMIT)
    play.expect("turnover home why=carrier_placed_prone", "ball_ground k7").asks("activate", "away")


def test_a_target_with_the_ball_drops_it_after_the_injury_and_that_is_no_turnover() -> None:
    dice = ["projectile_vomit: 3", "armour A1: 5 5", "injury A1: 1 1", "bounce: 5"]
    play = scenario(FIELD.replace("A1 ", "A1*"), dice=dice, who=WHO).act(VOMIT)
    play.expect("roll A1 name=injury", "roll name=bounce", "ball_ground n7")
    play.never("turnover").asks("activate", "home")


def test_nothing_modifies_the_armour_or_the_injury_roll() -> None:
    who = {"H1": {"skills": "projectile_vomit, mighty_blow 1"}}
    play = scenario(FIELD, dice=["projectile_vomit: 3", "armour: 4 4"], who=who).act(VOMIT)
    play.asks("activate", "home")
    play = scenario(FIELD, dice=["projectile_vomit: 3", "armour: 5 5", "injury: 3 4"], who=who)
    play.act(VOMIT).asks("activate", "home").never("skill_used")


def test_a_casualty_of_it_earns_no_points() -> None:
    dice = ["projectile_vomit: 3", "armour: 5 5", "injury: 6 6", "casualty: 1"]
    play = scenario(FIELD, dice=dice, who=WHO).act(VOMIT).never("spp")
    assert play.where("A1") == "casualty"


def test_only_a_standing_opponent_next_to_the_player_can_be_the_target() -> None:
    board = FIELD.replace("6      .    .    .    .", "6      A2_  A3!  A4~  A5")
    play = scenario(board, who=WHO).offers(VOMIT, "activate H1 projectile_vomit A3")
    play.refuses(*(f"activate H1 projectile_vomit {label}" for label in ("A2", "A4", "A5")))


def test_a_prone_player_cannot_perform_it_but_may_blitz_with_it() -> None:
    dice = ["projectile_vomit: 3", "armour: 1 1"]
    play = scenario(FIELD.replace("H1 ", "H1_"), dice=dice, who=WHO).refuses(VOMIT)
    play.act("activate H1 blitz A1", "stand").offers("special projectile_vomit A1")
    play.act("special projectile_vomit A1").spent()


def test_on_its_own_there_is_no_movement_before_or_after() -> None:
    """(commentary of Special Actions)"""
    play = scenario(FIELD, dice=["projectile_vomit: 3", "armour: 1 1"], who=WHO).act(VOMIT)
    play.asks("activate", "home").refuses("activate H1 move")


def test_in_a_blitz_it_costs_a_square_and_the_player_may_move_on() -> None:
    who = {"H1": {"skills": "projectile_vomit", "ma": 2}}
    play = scenario(FIELD, dice=["projectile_vomit: 3", "armour: 1 1", "dodge: 4"], who=who)
    play.act("activate H1 blitz A1", "special projectile_vomit A1")
    play.asks("move", "home", "H1").refuses("special projectile_vomit A1", "block A1")
    play.act("move k7").needs("move j7", "rush 2+")


def test_in_a_blitz_it_may_take_a_rush_and_fails_with_it() -> None:
    board = FIELD.replace("H1   A1   .", "H1   .    A1")
    who = {"H1": {"skills": "projectile_vomit", "ma": 1}}
    play = scenario(board, dice=["rush: 1", "armour: 1 1"], who=who)
    play.act("activate H1 blitz A1", "move m7", "special projectile_vomit A1")
    play.expect("fell_over H1 by=rush").never("roll name=projectile_vomit")


def test_a_blitzer_who_goes_down_by_it_moves_no_further() -> None:
    dice = ["projectile_vomit: 1", "armour H1: 5 5", "injury H1: 1 1"]
    play = scenario(FIELD, dice=dice, who=WHO)
    play.act("activate H1 blitz A1", "special projectile_vomit A1").asks("activate", "home")


def test_there_is_no_limit_to_how_many_players_perform_it() -> None:
    who = {**WHO, "H9": {"skills": "projectile_vomit"}}
    play = scenario(
        """
           k    l    m    n
    7      .    H1   A1   .
    8      .    .    .    H9
    """,
        dice=["projectile_vomit: 3 3", "armour: 1 1 1 1"],
        who=who,
    )
    play.act(VOMIT).act("activate H9 projectile_vomit A1").spent()


def test_a_team_reroll_may_be_used_for_the_die() -> None:
    play = scenario(
        FIELD, dice=["projectile_vomit: 1 4", "armour A1: 1 1"], who=WHO, home={"rerolls": 1}
    )
    play.act(VOMIT).asks("reroll", "home", "H1").act("reroll team").spent()


def test_an_ordinary_block_stays_possible() -> None:
    scenario(FIELD, who=WHO).offers("activate H1 block A1", "activate H1 blitz A1")


def test_it_is_not_for_the_second_block_of_frenzy() -> None:
    """Once a turn, so with neither Frenzy nor Multiple Block."""
    who = {"H1": {"skills": "projectile_vomit, frenzy"}}
    play = scenario(FIELD, who=who, dice=["block: push", "block: push"])
    play.act("activate H1 block A1", "push n7").asks("push", "home", "A1").spent()


def test_a_carrier_with_a_chainsaw_hit_by_a_mighty_blow() -> None:
    """(odd combination 79) Neither roll is modified; the blitzer may move on (S2)."""
    who = {"H1": {"skills": "projectile_vomit, mighty_blow 1"}, "A1": {"skills": "chainsaw"}}
    board = FIELD.replace("A1 ", "A1*")
    play = scenario(board, dice=["projectile_vomit: 2", "armour: 4 4"], who=who)
    play.act("activate H1 blitz A1", "special projectile_vomit A1").never("posture A1").spent()
    dice = ["projectile_vomit: 2", "armour: 4 5", "injury: 4 5", "bounce: 5"]
    play = scenario(board, dice=dice, who=who)
    play.act("activate H1 blitz A1", "special projectile_vomit A1").expect(
        "injury A1 result=knocked_out", "ball_ground n7"
    )
    play.never("turnover").asks("move", "home", "H1").offers("move m7").spent()

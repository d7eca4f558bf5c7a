"""Both Down (2020): Juggernaut, Wrestle and Block, in this order; Rooted wrestlers."""

from __future__ import annotations

from blockdice.engine.words import ROOTED
from tests.scenarios.scenario import Scenario, scenario

DUEL = """
       k    l    m    n    o
6      .    .    .    .    .
7      .    H1   A1   .    .
8      .    .    .    .    .
9      H9   .    .    .    .
"""
CHAIN = """
       k    l    m    n    o    p
6      .    .    .    A2   .    .
7      .    H1   A1   A3   .    .
8      .    .    .    A4   .    .
9      H9   .    .    .    .    .
"""


def block(ours: str, theirs: str, *dice: str, how: str = "block", board: str = DUEL) -> Scenario:
    """H1 with these skills blocks or blitzes A1 with those: Both Down."""
    who = {"H1": {"skills": ours}, "A1": {"skills": theirs}, "A3": {"skills": "stand_firm"}}
    play = scenario(board, who=who, dice=["block: both_down", *dice])
    play.act(f"activate H1 {how} A1")
    return play.act("block A1") if how == "blitz" else play


# Wrestle.


def test_the_target_may_have_both_placed_prone() -> None:
    play = block("", "wrestle").asks("use_skill", "away", "A1").act("use wrestle")
    play.expect("skill_used A1 skill=wrestle", "posture A1 posture=prone", "posture H1")
    play.never("knocked_down", "roll name=armour", "turnover").asks("activate", "home").spent()


def test_so_may_the_blocker() -> None:
    play = block("wrestle", "").asks("use_skill", "home", "H1").act("use wrestle")
    play.expect("posture A1 posture=prone", "posture H1 posture=prone")
    play.never("turnover").asks("activate", "home")


def test_declined_both_go_down() -> None:
    play = block("", "wrestle", "armour: 1 1 1 1").act("no")
    play.expect("knocked_down A1", "knocked_down H1", "turnover home")


def test_it_goes_before_block_whoever_has_it() -> None:
    """(odd combination 21) Regardless of any other skills of either."""
    play = block("block", "wrestle").asks("use_skill", "away", "A1").act("use wrestle")
    play.expect("posture A1 posture=prone", "posture H1 posture=prone").never("skill_used H1")


def test_declined_block_is_asked_for_as_ever() -> None:
    play = block("block", "wrestle", "armour A1: 1 1").act("no").offers("use block")
    play.act("use block").expect("knocked_down A1").never("turnover")


def test_of_two_wrestlers_the_active_coach_is_asked_first() -> None:
    play = block("wrestle", "wrestle").asks("use_skill", "home", "H1").act("no")
    play.asks("use_skill", "away", "A1").act("use wrestle").never("knocked_down")


def test_placed_prone_with_the_ball_the_blocker_loses_the_turn() -> None:
    """(odd combination 21) In spite of a team-mate's catch."""
    board = DUEL.replace("H1  ", "H1* ").replace("7      .  ", "7      H2 ")
    who = {"A1": {"skills": "wrestle"}, "H1": {"skills": "block"}}
    dice = ["block: both_down both_down both_down", "bounce: 4", "catch H2: 6"]
    play = scenario(board, who=who, dice=dice).act("activate H1 block A1").act("use wrestle")
    play.expect("turnover home why=carrier_placed_prone", "ball_held H2").asks("activate", "away")


def test_placed_prone_with_the_ball_the_target_only_drops_it() -> None:
    board = DUEL.replace("A1  ", "A1* ")
    who = {"A1": {"skills": "wrestle"}}
    play = scenario(board, who=who, dice=["block: both_down", "bounce: 5"])
    play.act("activate H1 block A1", "use wrestle").expect("ball_ground n7").never("turnover")
    play.asks("activate", "home")


def test_only_for_both_down() -> None:
    who = {"A1": {"skills": "wrestle"}, "H1": {"skills": "wrestle"}}
    play = scenario(DUEL, who=who, dice=["block: pow"]).act("activate H1 block A1")
    play.asks("push", "home", "A1")


def test_a_distracted_target_cannot_use_it() -> None:
    """(commentary)"""
    play = block("", "wrestle", "armour: 1 1 1 1", board=DUEL.replace("A1 ", "A1!"))
    play.never("skill_used").expect("knocked_down A1", "knocked_down H1")


def test_a_blitzer_who_is_placed_prone_is_done() -> None:
    block("wrestle", "", how="blitz").act("use wrestle").asks("activate", "home")


def test_a_rooted_player_frees_themselves_by_wrestling() -> None:
    """(commentary traits-take-root-prone-by-skill, odd combination 49)"""
    who = {"H1": {"skills": "wrestle"}}
    play = scenario(DUEL, who=who, dice=["block: both_down"])
    play.game.match.mark(play.game.match.names.players["H1"], ROOTED, True)
    play.act("activate H1 block A1", "use wrestle").expect("token H1 token=rooted on=False")


def test_a_target_with_safe_pair_of_hands_puts_the_ball_down() -> None:
    """(odd combination 21) Placed Prone is enough for that."""
    board = DUEL.replace("A1  ", "A1* ")
    who = {"A1": {"skills": "wrestle, safe_pair_of_hands"}}
    play = scenario(board, who=who, dice=["block: both_down"]).act("activate H1 block A1")
    play.act("use wrestle").never("turnover").asks("place_ball", "away", "A1")


def test_a_rooted_player_who_wrestled_may_stand_up_and_move_later() -> None:
    """(odd combination 49)"""
    who = {"H1": {"skills": "wrestle, take_root"}}
    dice = ["take_root: 1 4", "block: both_down"]
    play = scenario(DUEL, who=who, dice=dice).act("activate H1 block A1", "use wrestle")
    play.act("end", "end", "activate H1 move").offers("stand").act("stand").offers("move k7")


# Juggernaut.


def test_in_a_blitz_a_both_down_may_be_a_push_back() -> None:
    play = block("juggernaut", "", how="blitz").asks("use_skill", "home", "H1")
    play.act("use juggernaut", "push n7", "follow").never("knocked_down", "turnover")
    play.asks("move", "home", "H1").shows("""
           l    m    n
    7      .    H1   A1
    """)


def test_it_may_be_declined() -> None:
    play = block("juggernaut, block", "", "armour A1: 1 1", how="blitz").act("no", "use block")
    play.expect("knocked_down A1").never("pushed")


def test_not_in_a_block_on_its_own() -> None:
    play = block("juggernaut", "", "armour: 1 1 1 1")
    play.never("skill_used").expect("knocked_down A1", "turnover home")


def test_the_target_may_not_wrestle_in_a_blitz() -> None:
    """(odd combination 16)"""
    play = block("juggernaut", "wrestle", "armour: 1 1 1 1", how="blitz").act("no")
    play.never("skill_used").expect("knocked_down A1", "knocked_down H1")
    block("juggernaut", "wrestle", how="block").asks("use_skill", "away", "A1")


def test_the_target_may_still_block_the_both_down() -> None:
    play = block("juggernaut", "block", how="blitz").asks("use_skill", "home", "H1").act("no")
    play.asks("use_skill", "away", "A1").offers("use block")


def test_the_blitzers_own_wrestle_is_not_denied() -> None:
    block("juggernaut, wrestle", "", how="blitz").act("no").offers("use wrestle")


def test_the_man_behind_the_target_may_stand_firm() -> None:
    """(odd combination 16) Then the target stays too, and nobody follows."""
    play = block("juggernaut", "wrestle, stand_firm", how="blitz", board=CHAIN)
    play.act("use juggernaut", "push n7").asks("use_skill", "away", "A3").act("use stand_firm")
    play.never("pushed", "followed").asks("move", "home", "H1")


def test_a_target_with_juggernaut_has_nothing_of_it() -> None:
    play = block("wrestle", "juggernaut", how="blitz").asks("use_skill", "home", "H1")
    play.act("use wrestle").never("skill_used A1")

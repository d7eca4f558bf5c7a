"""Special rules of Star Players, Akhorne to Jordell (2020): pairs, crowds and unusual victims."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      H2   .    .    .
9      .    H3   .    A2
"""


def loner_of(play: Scenario, label: str) -> int:
    """The value of the player's Loner."""
    match = play.game.match
    player = match.names.players[label]
    return int(match.state.profiles.values[player << 8 | match.bits["loner"]])


# Two for One (Grak & Crumbleberry, the Swift Twins).

PAIR: dict[str, dict[str, Any]] = {
    "H1": {"skills": "loner 4, two_for_one", "position": "grak", "is_hired_for_match": True},
    "H2": {"skills": "loner 4, two_for_one", "position": "crumbleberry"},
    "H3": {"skills": "loner 4, two_for_one", "position": "lucien_swift"},
}


def knocked_out(*dice: str, who: Any = PAIR, **fields: Any) -> Scenario:
    """A1 blocks H1 down, and the armour breaks."""
    script = ["block A1: pow", "armour H1: 5 5", *dice]
    play = scenario(FIELD, who=who, dice=script, active="away", **fields)
    return play.act("activate A1 block H1", "push k7", "stay")


def test_the_partner_of_a_knocked_out_player_has_loner_two() -> None:
    """Two for One: the other one of the pair, and nobody else's partner."""
    play = knocked_out("injury: 4 4")
    play.expect(
        "boxed H1 place=knocked_out",
        "effect_began H2 what=loner value=2 until=game source=two_for_one",
    )
    assert [loner_of(play, label) for label in ("H1", "H2", "H3")] == [4, 2, 4]


def test_a_casualty_counts_and_a_stunned_player_does_not() -> None:
    """Two for One."""
    play = knocked_out("injury: 5 5", "casualty: 1")
    assert loner_of(play, "H2") == 2
    play = knocked_out("injury: 1 1")
    assert loner_of(play, "H2") == 4


def test_it_stays_when_the_partner_returns() -> None:
    """(commentary stars-pair-loner) Regenerated at once, or recovered after the drive."""
    who = {**PAIR, "H1": {**PAIR["H1"], "skills": "loner 4, two_for_one, regeneration"}}
    play = knocked_out("injury: 5 5", "casualty: 1", "regeneration: 4", who=who)
    assert play.where("H1") == "reserves"
    assert loner_of(play, "H2") == 2
    board = "x    y    z\n7 H1   A1   .\n9 .    H2   .\n11 .   H3*  ."
    dice = ["block A1: pow", "armour: 5 5", "injury: 4 4", "recovery H1: 4"]
    play = scenario(board, who=PAIR, dice=dice, active="away")
    play.act("activate A1 block H1", "push w7", "stay", "activate H3 move", "move z11")
    play.expect("touchdown H3", "boxed H1 place=reserves why=recovered")
    assert loner_of(play, "H2") == 2


def test_an_apothecary_keeps_the_partner_in_play() -> None:
    """Two for One: patched up where he lies, nobody has left play."""
    who = {**PAIR, "H1": {"skills": "loner 4, two_for_one", "position": "grak"}}
    play = knocked_out("injury: 4 4", who=who, home={"has_apothecary": True})
    play.act("use apothecary").expect("posture H1 posture=stunned")
    assert loner_of(play, "H2") == 4


def test_the_new_loner_is_rolled() -> None:
    """Two for One: 2+."""
    play = knocked_out(
        "injury: 4 4", "rush H2: 1", "loner H2: 2", "rush H2: 2", home={"rerolls": 1}
    )
    play.act("end", "activate H2 move")
    for square in ("j8", "i8", "h8", "g8", "f8", "e8", "d8"):
        play.act(f"move {square}")
    play.act("reroll team").expect("roll H2 name=loner needed=2 passed=True").spent()


# Star of the Show (Count Luthor).

END = "x    y    z\n7 .    H1*  .\n9 A1   .    ."
LUTHOR = {"H1": {"skills": "star_of_the_show"}}


def test_a_touchdown_brings_a_reroll_for_the_next_drive() -> None:
    """Star of the Show: it comes when the drive is over, and is gone after the next."""
    play = scenario(END, who=LUTHOR).act("activate H1 move", "move z7")
    play.expect(
        "touchdown H1",
        "skill_used H1 skill=star_of_the_show",
        "rerolls home drive=1",
        "drive_ended",
    )
    assert play.state.drive_rerolls == [1, 0]


def test_the_applause_is_over_after_that_drive() -> None:
    """Star of the Show: away has one turn left in that drive, the last of the half."""
    dice = ["kick_off_deviation: 7", "kick_off_deviation_distance: 3"]
    dice += ["kick_off_event: 3 5", "weather: 3 4", "kick_off_scatter: 7 7 7", "bounce: 7"]
    play = scenario(END.replace("A1", "H8"), who=LUTHOR, turn=8, dice=dice)
    play.act("activate H1 move", "move z7")
    play.act("formation wall", "formation wall", "kicker H11", "aim u7")
    assert play.state.drive_rerolls == [1, 0]
    play.act("end").expect("drive_ended", "rerolls home drive=0", "drive_ended", "half_started")
    assert play.state.drive_rerolls == [0, 0]


def test_nobody_else_is_applauded() -> None:
    """Star of the Show: his own touchdown."""
    play = scenario(END, who={"H2": LUTHOR["H1"]}).act("activate H1 move", "move z7")
    play.expect("touchdown H1").never("skill_used")
    assert play.state.drive_rerolls == [0, 0]


# Tasty Morsel (Captain Karina).

KARINA: dict[str, dict[str, Any]] = {"H1": {"skills": "bloodlust 2, tasty_morsel"}}


def thirsty(*dice: str, who: Any = KARINA, board: str = FIELD) -> Scenario:
    """H1 has failed Bloodlust and ends the activation."""
    play = scenario(board, who=who, dice=["bloodlust: 1", *dice]).act("activate H1 move")
    return play.act("end")


def test_an_opponent_may_be_bitten() -> None:
    """Tasty Morsel: as a Thrall would be, at worst Badly Hurt; no turnover."""
    play = thirsty("injury A1: 5 5").asks("bite", "home", "H1").offers("no").act("select A1")
    play.expect("skill_used H1 skill=tasty_morsel", "bitten A1", "injury A1 result=badly_hurt")
    play.never("turnover", "roll name=casualty").asks("activate", "home").spent()


def test_a_bitten_opponent_loses_the_ball() -> None:
    """Tasty Morsel: still no turnover of the own team."""
    play = thirsty("injury A1: 1 1", "bounce: 5", board=FIELD.replace("A1 ", "A1*"))
    play.act("select A1").expect("ball_ground n7").never("turnover").spent()


def test_neither_the_strong_nor_stars_nor_those_far_away_are_bitten() -> None:
    """Tasty Morsel."""
    for victim in ({"st": 4}, {"is_star": True}):
        thirsty(who={**KARINA, "A1": victim}).expect("no_bite H1", "turnover")
    thirsty(board=FIELD.replace("H1   A1", "H1   . ")).expect("no_bite H1", "turnover")


def test_a_thrall_instead_leaves_the_rule_for_later() -> None:
    """Tasty Morsel: once a game, when an opponent is bitten; it lets her pass the ball, too."""
    who = {**KARINA, "H2": {"position": "thrall_lineman"}}
    play = thirsty("injury H2: 1 1", who=who).offers("select A1", "select H2").act("select H2")
    play.expect("bitten H2").never("skill_used").spent()
    dice = ["injury A1: 1 1", "bloodlust: 1", "injury H2: 1 1"]
    play = thirsty(*dice, who=who).act("select A1", "end", "end", "activate H1 move", "end")
    play.refuses("select A1").act("select H2").spent()


# Primal Savagery (Glotl Stop).

BEAST: dict[str, dict[str, Any]] = {"H1": {"skills": "animal_savagery, primal_savagery"}}
NEAR = FIELD.replace("6      .    .", "6      .    H4")


def savage(*dice: str, who: Any = BEAST, board: str = NEAR) -> Scenario:
    """H1 has failed Animal Savagery."""
    play = scenario(board, who=who, dice=["animal_savagery: 1", *dice])
    return play.act("activate H1 move")


def test_he_lashes_out_at_an_opponent() -> None:
    """Primal Savagery: Knocked Down instead of a team-mate; then he goes on."""
    play = savage("armour A1: 1 1").asks("lash_out", "home").offers("select H4", "select H2")
    play.act("select A1").expect("skill_used H1 skill=primal_savagery", "knocked_down A1")
    play.never("turnover").asks("move", "home", "H1").spent()


def test_with_nobody_else_near_an_opponent_will_do() -> None:
    """Primal Savagery (ruling SX6)."""
    board = FIELD.replace("H2", ". ")
    savage("armour A1: 1 1", board=board).expect("knocked_down A1").asks("move", "home").spent()


def test_his_own_coach_uses_his_skills_on_the_opponent() -> None:
    """Primal Savagery (ruling SX6): Mighty Blow."""
    who = {"H1": {"skills": "animal_savagery, primal_savagery, mighty_blow 1"}}
    play = savage("armour A1: 4 4", "injury A1: 1 1", who=who).act("select A1")
    play.asks("use_skill", "home", "H1").act("use mighty_blow").expect("armour_broken A1").spent()


def test_a_team_mate_leaves_it_for_later_and_it_is_once_a_game() -> None:
    """Primal Savagery: against his own, the other coach uses his skills as ever."""
    play = savage("armour H4: 1 1").act("select H4").never("skill_used").spent()
    dice = ["armour A1: 1 1", "animal_savagery: 1", "armour: 1 1"]
    play = savage(*dice).act("select A1", "end", "end", "end", "activate H1 move")
    play.refuses("select A1").act("select H4").spent()


# Putrid Regurgitation (Bilerot Vomitflesh).

BILEROT: dict[str, dict[str, Any]] = {"H1": {"skills": "putrid_regurgitation", "st": 5}}
VOMIT = "projectile_vomit H1: 2"


def test_vomit_in_place_of_a_block() -> None:
    """Putrid Regurgitation: once a game."""
    play = scenario(FIELD, who=BILEROT, dice=[VOMIT, "armour A1: 4 4"])
    play.needs("activate H1 putrid_regurgitation A1", "projectile_vomit 2+")
    play.act("activate H1 putrid_regurgitation A1").expect("skill_used H1", "roll A1 name=armour")
    play.act("end", "end").refuses("activate H1 putrid_regurgitation A1").spent()


def test_vomit_in_a_blitz_and_on_himself() -> None:
    """Putrid Regurgitation: as Projectile Vomit."""
    play = scenario(FIELD, who=BILEROT, dice=["projectile_vomit H1: 1", "armour H1: 4 4"])
    play.act("activate H1 blitz A1", "special putrid_regurgitation A1")
    play.expect("roll H1 name=armour").asks("move", "home", "H1").spent()


def test_vomit_after_a_block() -> None:
    """Putrid Regurgitation: although a Block has been made; at anybody Standing next to him."""
    board = FIELD.replace("6      .    .    .", "6      .    .    A3")
    dice = ["block: pow pow", "armour A1: 1 1", VOMIT, "armour A3: 4 4"]
    play = scenario(board, who=BILEROT, dice=dice).act("activate H1 block A1", "push n7", "stay")
    play.asks("choose_player", "home", "H1").refuses("select A1").act("select A3")
    play.expect("skill_used H1 skill=putrid_regurgitation", "roll A3 name=armour").spent()


def test_no_vomit_after_a_block_once_it_is_used_up_or_refused() -> None:
    """Putrid Regurgitation."""
    dice = ["block: push push", VOMIT, "armour: 1 1", "block: push push"]
    play = scenario(FIELD, who=BILEROT, dice=dice).act("activate H1 block A1", "push n7", "follow")
    play.act("select A1", "end", "end", "activate H1 block A1", "push o7", "follow")
    play.asks("activate", "home").spent()
    play = scenario(FIELD, who=BILEROT, dice=["block: push push"])
    play.act("activate H1 block A1", "push n7", "follow", "no").asks("activate", "home").spent()


def test_foul_appearance_before_the_vomit_that_follows_a_block() -> None:
    """Putrid Regurgitation: a second attack, so the target has a say in it again."""
    who = {**BILEROT, "A1": {"skills": "foul_appearance"}}
    dice = ["foul_appearance: 2", "block: push push", "foul_appearance: 1"]
    play = scenario(FIELD, who=who, dice=dice).act("activate H1 block A1", "push n7", "follow")
    play.act("select A1").never("skill_used", "turnover").asks("activate", "home").spent()

"""Multiple Block (2020): two Blocks at once."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       j    k    l    m    n    o
5      .    .    .    .    .    .
6      .    .    .    A2   .    .
7      .    .    H1   A1   .    .
8      .    .    .    .    .    .
10     H9   .    .    .    .    .
"""
"""H1 (ST 5, so 3 with Multiple Block) between A1 and A2, who stand next to each other."""
BOTH = "activate H1 multiple_block A1"


def field(skills: str = "", board: str = FIELD, **fields: Any) -> Scenario:
    """H1 has Multiple Block and these skills."""
    who = {"H1": {"st": 5, "skills": f"multiple_block, {skills}"}}
    who.update(fields.pop("who", {}))
    return scenario(board, who=who, **fields)


def test_two_blocks_with_two_less_strength_and_no_following_up() -> None:
    """All dice first, then all pushes; the other target is the only one left, so not asked."""
    play = field(dice=["block: push", "block: push"])
    shown = play.game.preview(BOTH)
    assert shown.block_dice == 1
    play.act(BOTH).expect(
        "effect_began H1 what=st value=-2",
        "block H1 target=A1",
        "block H1 target=A2",
        "roll H1 name=block target=A1",
        "roll H1 name=block target=A2",
        "block_result H1 target=A1",
        "block_result H1 target=A2",
    )
    play.asks("push", "home", "A1").act("push n7").asks("push", "home", "A2").act("push m5")
    play.expect("pushed A1", "pushed A2", "effect_ended H1").asks("activate", "home").spent()
    play.never("followed H1")
    assert play.where("H1") == "l7"


def test_the_targets_do_not_assist_each_other() -> None:
    """(commentary strength-multiple-block-assists) 3 against 3 each: one die."""
    play = field(dice=["block: push", "block: push"]).act(BOTH)
    play.expect("roll name=block dice=3 target=A1", "roll name=block dice=3 target=A2")


def test_another_opponent_does_assist() -> None:
    board = FIELD.replace("8      .    .    .", "8      .    A3   .")
    play = field(board=board, dice=["block: push pow", "block: push push"]).act(BOTH)
    play.act("select A2").asks("block_die", "away", "H1")


def test_the_second_of_several_targets_is_chosen() -> None:
    board = FIELD.replace("8      .    .    .", "8      .    .    A3")
    play = field(board=board, dice=["block: push stumble"] * 2).act(BOTH)
    play.asks("second_target", "home", "H1").offers("select A2", "select A3").refuses("select A1")
    play.act("select A3").expect("block H1 target=A1", "block H1 target=A3")


def test_it_needs_two_standing_opponents_next_to_the_player() -> None:
    field(board=FIELD.replace("A2 ", "A2_")).refuses(BOTH).offers("activate H1 block A1")
    field(board=FIELD.replace("A2 ", "A2!")).offers(BOTH)
    field(board=FIELD.replace("H1 ", "H1_")).refuses(BOTH)
    scenario(FIELD).refuses(BOTH)


def test_it_is_not_part_of_a_blitz() -> None:
    field().act("activate H1 blitz A1").refuses("special multiple_block A1")


def test_an_ordinary_block_stays_possible() -> None:
    play = field(dice=["block: push stumble"]).act("activate H1 block A1").asks("block_die", "home")
    play.never("effect_began")


def test_a_turnover_in_one_does_not_spare_the_other() -> None:
    """(odd combination 6) Defenders' armour first, the attacker's last, then the turn is over."""
    dice = ["block: both_down", "block: pow", "armour: 1 1", "armour: 1 1", "armour: 1 1"]
    play = (
        field(dice=dice)
        .act(BOTH)
        .act("push m5")
        .expect(
            "pushed A2",
            "knocked_down A1",
            "knocked_down H1",
            "turnover home",
            "knocked_down A2",
            "roll A1 name=armour",
            "roll A2 name=armour",
            "roll H1 name=armour",
        )
    )
    play.asks("activate", "away").spent()


def test_knocked_down_by_both_the_attacker_is_at_risk_twice() -> None:
    """Both are resolved in full (SA2)."""
    dice = ["block: skull", "block: skull", "armour H1: 1 1", "armour H1: 5 5", "injury H1: 1 1"]
    play = field(dice=dice).act(BOTH)
    play.expect("roll H1 name=armour", "roll H1 name=armour", "posture H1 posture=stunned").spent()
    dice = ["block: skull", "block: skull", "armour H1: 5 5", "injury H1: 4 4"]
    play = field(dice=dice).act(BOTH).asks("activate", "away").spent()
    assert play.where("H1") == "knocked_out"


def test_there_is_no_second_block_by_frenzy() -> None:
    """Nor the follow-up that Frenzy demands."""
    play = field("frenzy", dice=["block: push", "block: push"]).act(BOTH, "push n7", "push m5")
    play.asks("activate", "home").never("followed H1", "skill_used").spent()


def test_nobody_fends_off_a_player_who_cannot_follow_up() -> None:
    """Fend has nothing to say."""
    play = field(who={"A1": {"skills": "fend"}}, dice=["block: push", "block: push"])
    play.act(BOTH, "push n7", "push m5").asks("activate", "home").never("skill_used").spent()


def test_the_square_of_the_other_target_is_not_free_for_grab() -> None:
    """(commentary strength-multiple-block-grab) (odd combination 15)"""
    play = field("grab", dice=["block: push", "block: push"]).act(BOTH)
    play.act("use grab", "push n8").asks("use_skill", "home").act("use grab")
    play.refuses("push m7").offers("push m5", "push n7")


def test_a_target_is_pushed_away_even_from_afar() -> None:
    """As it would be had a long chain of the first push moved it on (SA1)."""
    pitch = scenario(FIELD).game.match.pitch
    names = scenario(FIELD).game.match.names.squares
    for over, ways in (("n6", "n5 o5 o6"), ("n7", "o6 o7 o8"), ("m9", "m10 n10 n9")):
        origin, place = names.index("l7"), names.index(over)
        if over == "m9":
            assert not pitch.is_adjacent(origin, place)
        found = {names[square] for square in pitch.beyond_any(origin, place)}
        assert found == set(ways.split())


def test_dauntless_goes_by_the_lowered_strength() -> None:
    """(odd combination 5) ST 3 - 2 + 3 beats 3; against ST 1 nothing is rolled."""
    who = {"H1": {"st": 3, "skills": "multiple_block, dauntless"}, "A2": {"st": 1}}
    play = scenario(FIELD, who=who, dice=["dauntless: 3", "block: push", "block: push"]).act(BOTH)
    play.expect("roll name=dauntless needed=3 passed=True", "roll dice=3 target=A1")
    dice = ["dauntless: 2", "block: push push pow", "block: push"]
    play = scenario(FIELD, who=who, dice=dice).act(BOTH).asks("block_die", "away").spent()


def test_two_stabs() -> None:
    """(commentary traits-stab-multiple-block) (odd combination 7) Foul Appearance before."""
    who = {"H1": {"st": 2, "skills": "multiple_block, stab"}, "A2": {"skills": "foul_appearance"}}
    dice = ["foul_appearance: 4", "armour A1: 4 5", "injury A1: 2 3", "armour A2: 4 4"]
    play = scenario(FIELD, who=who, dice=dice).act(BOTH).asks("strike", "home", "H1")
    assert (play.game.preview("block A1").block_dice, play.game.preview("block A1").chooser) == (
        3,
        1,
    )
    play.act("special stab A1", "special stab A2").expect("posture A1 posture=stunned")
    play.never("turnover", "posture A2").asks("activate", "home").spent()


def test_a_stab_beside_a_block() -> None:
    """(odd combination 7) The Stab goes first (SA3); ST 2 - 2 is 1, the least there is."""
    who = {"H1": {"st": 2, "skills": "multiple_block, stab"}}
    dice = ["armour A2: 1 1", "block: push push push"]
    play = scenario(FIELD, who=who, dice=dice).act(BOTH, "block A1", "special stab A2")
    play.expect("roll A2 name=armour by=stab", "roll name=block target=A1").spent()


def test_what_can_be_used_only_once_is_not_offered() -> None:
    play = field("projectile_vomit, breathe_fire, chainsaw, stab").act(BOTH).asks("strike", "home")
    play.refuses("special projectile_vomit A1", "special breathe_fire A1", "special chainsaw A1")


def test_foul_appearance_wastes_only_the_block_against_its_owner() -> None:
    """(odd combination 8) A1 was declared a target and gives A2 no assist (SA1)."""
    who = {"H1": {"st": 3, "skills": "multiple_block"}, "A1": {"skills": "foul_appearance"}}
    dice = ["foul_appearance: 1", "block: push push pow"]
    play = scenario(FIELD, who=who, dice=dice)
    play.needs(BOTH, "foul_appearance 2+").act(BOTH).never("block H1 target=A1")
    play.asks("block_die", "away", "H1").act("die 1", "push m5").asks("activate", "home").spent()


def test_trickster_before_either_is_counted() -> None:
    """(odd combination 34) H2 assists against A1 no more."""
    board = FIELD.replace("8      .    .    .    .", "8      .    .    .    H2")
    dice = ["block: push", "block: push"]
    play = field(board=board, who={"A1": {"skills": "trickster"}}, dice=dice).act(BOTH)
    play.asks("trickster", "away", "A1").act("move A1 k6")
    play.expect("moved A1", "roll dice=3 target=A1", "roll dice=3 target=A2").spent()


def test_the_ball_bounces_once_after_all_injuries() -> None:
    board = FIELD.replace("A2 ", "A2*")
    dice = ["block: push", "block: pow", "armour A2: 1 1", "bounce: 2"]
    play = field(board=board, dice=dice).act(BOTH).act("push n7", "push m5")
    play.expect("roll A2 name=armour", "ball_ground").spent().asks("activate", "home")


def test_bone_head_and_the_like_count_it_as_a_block() -> None:
    field("unchannelled_fury").needs(BOTH, "unchannelled_fury 2+")

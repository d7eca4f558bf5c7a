"""Odd combinations 1 to 11, Blocks and pushes: who blocks how often, and how strong."""

from __future__ import annotations

from tests.scenarios.odd.situation import DUEL, blocks, odd, pool, rolls, root

FAR = """
       g    h    i    j    k    l    m    n    o    p
6      .    .    .    .    .    .    .    .    .    .
7      H1   .    .    .    .    .    A1   .    .    .
8      .    .    .    .    .    .    .    .    .    .
12     H9   .    .    .    .    .    .    .    .    .
"""
WALK = [f"move {letter}7" for letter in "hijkl"]
PAIR = """
       j    k    l    m    n    o
5      .    .    .    .    .    .
6      .    .    .    A2   .    .
7      .    .    H1   A1   .    .
8      .    .    .    .    .    .
12     H9   .    .    .    .    .
"""
BOTH = "activate H1 multiple_block A1"
STRONG = {"st": 5, "skills": "multiple_block"}


def test_frenzy_blocks_again_whom_it_could_not_move() -> None:
    """Odd combination 1 (a), (b) and (d)."""
    dice = ["block: push pow", "armour A1: 1 1"]
    play = odd(DUEL, *dice, H1="frenzy", A1="stand_firm").act("activate H1 block A1")
    play.act("use stand_firm").never("followed").act("use stand_firm")
    play.expect("knocked_down A1 m7").asks("activate", "home").spent()
    play = root(odd(DUEL, *dice, H1="frenzy"), "A1").act("activate H1 block A1")
    play.never("followed").expect("knocked_down A1 m7", "token A1 token=rooted on=False").spent()
    play = root(odd(DUEL, *dice, H1="frenzy", A1="stand_firm"), "H1").act("activate H1 block A1")
    play.act("use stand_firm", "use stand_firm").expect("knocked_down A1 m7")
    assert blocks(play) == 2


def test_a_rooted_frenzy_cannot_follow_and_so_does_not_block_again() -> None:
    """Odd combination 1 (c)."""
    play = root(odd(DUEL, "block: push", H1="frenzy"), "H1").act("activate H1 block A1", "push n7")
    play.expect("pushed A1 n7").never("followed").asks("activate", "home").spent()
    assert blocks(play) == 1


def test_fend_ends_frenzy_but_not_the_blitz() -> None:
    """Odd combination 2: three of the four squares are left, and no second Block at any price."""
    play = odd(DUEL, "block: push", H1={"ma": 4, "skills": "frenzy"}, A1="fend")
    play.act("activate H1 blitz A1", "block A1", "push n7", "use fend").never("followed")
    play.asks("move", "home", "H1").act("move m8").refuses("block A1")
    assert blocks(play) == 1
    play.needs("move n9", "dodge 3+").act("end")
    play = odd(DUEL, "block: push", H1={"ma": 4, "skills": "frenzy"}, A1="fend")
    play.act("activate H1 blitz A1", "block A1", "push n7", "use fend")
    play.act("move l6", "move l5", "move m5").needs("move n5", "rush 2+")


def test_juggernaut_keeps_frenzy_going_in_a_blitz_only() -> None:
    """Odd combination 2: the second Block costs a square more."""
    rough = {"ma": 4, "skills": "frenzy, juggernaut"}
    play = odd(DUEL, "block: push push", H1=rough, A1="fend")
    play.act("activate H1 blitz A1", "block A1", "push n7", "push o7").never("skill_used A1")
    assert (blocks(play), play.where("H1")) == (2, "n7")
    play = odd(DUEL, "block: push", H1=rough, A1="fend").act("activate H1 block A1", "push n7")
    play.asks("use_skill", "away", "A1").act("use fend").asks("activate", "home").spent()


def test_frenzy_rushes_into_its_second_block_and_falls() -> None:
    """Odd combination 3."""
    play = odd(FAR, "block: push", "rush: 1", "armour H1: 1 1", H1="frenzy")
    play.act("activate H1 blitz A1", *WALK, "block A1", "push n7").expect(
        "followed H1 m7", "roll H1 name=rush", "fell_over H1 m7", "turnover home"
    )
    play.never("followed H1 n7").asks("activate", "away").spent()
    assert (blocks(play), play.where("A1")) == (1, "n7")


def test_frenzy_without_a_rush_left_is_over() -> None:
    """Odd combination 3, the variant: both rushes went into getting there."""
    play = odd(FAR, "rush: 2 2", "block: push", H1={"ma": 4, "skills": "frenzy"})
    play.act("activate H1 blitz A1", *WALK, "block A1", "push n7").expect("followed H1 m7")
    play.never("turnover").asks("activate", "home").spent()
    assert blocks(play) == 1


def test_horns_dauntless_and_an_assist_in_both_blocks_of_frenzy() -> None:
    """Odd combination 4."""
    bold = {"H1": "horns, dauntless, frenzy", "A1": {"st": 5}, "m8": "H2"}
    dice = ["dauntless: 2", "block: push push", "dauntless: 1", "block: push"]
    play = odd(DUEL, *dice, **bold).act("activate H1 blitz A1", "block A1")
    play.expect("roll H1 name=dauntless needed=2 passed=True", "roll H1 name=block chooser=home")
    play.act("push n7")
    play.expect("roll H1 name=dauntless needed=2 passed=False", "roll H1 name=block chooser=home")
    play.asks("push", "home", "A1").spent()


def test_dauntless_is_not_rolled_against_whom_horns_equal() -> None:
    """Odd combination 4: and a plain Block has no Horns."""
    play = odd(DUEL, "block: push", H1="horns, dauntless", A1={"st": 4})
    play.act("activate H1 blitz A1", "block A1").never("roll name=dauntless").spent()
    play = odd(DUEL, "dauntless: 2", "block: push pow", H1="horns, dauntless", A1={"st": 5})
    play.act("activate H1 block A1").expect("roll name=dauntless passed=False")
    play.asks("block_die", "away", "H1").spent()


def test_dauntless_counts_for_one_of_two_blocks() -> None:
    """Odd combination 5."""
    bold = {"st": 3, "skills": "multiple_block, dauntless"}
    play = odd(PAIR, "dauntless: 3", "block: push", "block: push", H1=bold, A2={"st": 1})
    play.act(BOTH).expect("roll H1 name=dauntless needed=3 passed=True").spent()
    play = odd(
        PAIR, "dauntless: 2", "block: push stumble pow", "block: push", H1=bold, A2={"st": 1}
    )
    play.act(BOTH).asks("block_die", "away", "H1").spent()
    assert rolls(play, "dauntless") == 1


def test_a_turnover_in_one_of_two_blocks_does_not_spare_the_other() -> None:
    """Odd combination 6: one die each, for the two do not assist one another."""
    dice = ["block: both_down", "block: pow", "armour A1: 1 1", "armour A2: 1 1", "armour H1: 1 1"]
    play = (
        odd(PAIR, *dice, H1=STRONG)
        .act(BOTH, "push m5")
        .expect(
            "pushed A2 m6 m5",
            "knocked_down A1 m7",
            "knocked_down H1 l7",
            "roll A1 name=armour",
            "roll A2 name=armour",
            "roll H1 name=armour",
            "turn_ended home",
        )
    )
    play.never("followed H1").asks("activate", "away").spent()
    assert play.where("A2") == "m5"


def test_two_stabs_at_once_and_foul_appearance_before_them() -> None:
    """Odd combination 7 (a)."""
    sly = {"st": 2, "skills": "multiple_block, stab"}
    hardy = {"av": 10, "skills": "foul_appearance"}
    dice = ["foul_appearance: 4", "armour A1: 4 4", "injury A1: 2 3", "armour A2: 4 5"]
    play = odd(PAIR, *dice, H1=sly, A1={"av": 8}, A2=hardy)
    play.act(BOTH, "special stab A1", "special stab A2")
    play.expect("roll name=foul_appearance", "posture A1 posture=stunned").never(
        "posture A2", "turnover", "followed"
    )
    play.asks("activate", "home").spent()
    assert rolls(play, "foul_appearance") == 1


def test_a_stab_beside_a_block() -> None:
    """Odd combination 7 (b): Strength 1 is the least, and against 3 that is three dice."""
    sly = {"st": 2, "skills": "multiple_block, stab"}
    play = odd(PAIR, "armour A1: 1 1", "block: push push push", H1=sly)
    play.act(BOTH, "special stab A1", "block A2").expect(
        "roll A1 name=armour by=stab", "roll H1 name=block target=A2"
    ).spent()


def test_foul_appearance_wastes_one_of_two_blocks() -> None:
    """Odd combination 8."""
    dice = ["foul_appearance: 1", "block: push push pow"]
    play = odd(PAIR, *dice, H1="multiple_block", A1="foul_appearance").act(BOTH)
    play.asks("block_die", "away", "H1").act("die 1", "push m5").never("followed", "turnover")
    play.asks("activate", "home").spent()
    assert blocks(play) == 1


LONG = """
       f    g    h    i    j    k    l    m    n
7      .    H1   .    .    .    .    A1*  .    A2
12     H9   .    .    .    .    .    .    .    .
"""


def test_bone_head_then_foul_appearance_then_the_dump_off() -> None:
    """Odd combination 9."""
    who = {"H1": "bone_head", "A1": "dump_off, foul_appearance"}
    play = odd(LONG, "bone_head: 1", **who).act("activate H1 blitz A1")
    play.expect("token H1 token=distracted on=True").never("pass", "roll name=foul_appearance")
    play.asks("activate", "home").refuses("activate H9 blitz A1").spent()
    play = odd(LONG, "bone_head: 4", "foul_appearance: 1", **who).act("activate H1 blitz A1")
    play.never("pass", "moved").asks("activate", "home").refuses("activate H9 blitz A1").spent()
    dice = ["bone_head: 4", "foul_appearance: 3", "pass A1: 5", "catch A2: 4"]
    play = odd(LONG, *dice, **who, A3={}).act("activate H1 blitz A1", "pass n7")
    play.expect("ball_held A2").never("moved").asks("move", "home", "H1")
    play.act("move h7", "move i7", "move j7", "move k7").offers("block A1").refuses("block A2")
    play.spent()


def test_a_dump_off_that_is_fumbled_into_a_friends_hands() -> None:
    """Odd combination 10: no turnover for anybody, and the Block is made."""
    dice = ["pass A1: 1", "bounce: 2", "catch A2: 6", "block: push push"]
    play = odd(DUEL, *dice, m7="A1*", m6="A2", A1="dump_off", H1={"st": 5}, away={"rerolls": 2})
    play.act("activate H1 block A1", "pass m6").never("turnover").expect(
        "pass_result A1 result=fumbled", "ball_held A2", "block H1 target=A1"
    )
    play.asks("push", "home", "A1").spent()


def test_a_dump_off_again_before_the_second_block_of_frenzy() -> None:
    """Odd combination 10, the variant: the ball has come back; Pass may re-roll the fumble."""
    dice = ["pass A1: 1 1", "bounce: 2 7", "catch A2: 1", "catch A1: 6", "block: push"]
    who = {"A1": "dump_off, pass", "H1": {"st": 5, "skills": "frenzy"}}
    dice[-1] = "block: push push"
    play = odd(DUEL, *dice, m7="A1*", m6="A2", **who, away={"rerolls": 2})
    play.act("activate H1 block A1", "pass m6").asks("reroll", "away", "A1")
    assert sorted(play.legal) == ["no", "reroll pass"]
    play.act("reroll pass").expect("ball_held A1", "block H1")
    play.act("push n7").asks("dump_off", "away", "A1").spent()


def test_nerves_of_steel_in_a_dump_off_and_no_running_after_it() -> None:
    """Odd combination 11."""
    dice = ["pass A1: 4", "catch A2: 3", "block: push push"]
    who = {"A1": "dump_off, running_pass, nerves_of_steel"}
    play = odd(DUEL, *dice, m7="A1*", m8="H2", p7="A2", **who).act("activate H1 block A1")
    play.act("pass p7").expect(
        "roll A1 name=pass needed=4 passed=True",
        "ball_held A2",
        "spp A1 for=completion",
        "block H1",
    )
    play.never("moved A1").asks("push", "home", "A1").spent()


def test_the_pool_of_a_multiple_block_is_shown_before() -> None:
    """Odd combination 6: 3 against 3."""
    assert pool(odd(PAIR, H1=STRONG), BOTH) == (1, "home")

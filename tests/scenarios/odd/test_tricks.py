"""Odd combinations 31 to 37, Blocks and pushes: who assists, who slips away, who steps back."""

from __future__ import annotations

import pytest

import blockdice as bd
from tests.scenarios.odd.situation import DUEL, odd, pool, rolls, root

BLOCK = "activate H1 block A1"
MARKED = {"m8": "H2", "n9": "A2", "n8": "A3"}
"""H2 would assist H1 against A1 and is marked by A2 and A3, who are not near H1."""


def test_defensive_takes_guard_away_in_the_opponents_turn() -> None:
    """Odd combination 31: unless its owner lies there or has no tackle zone."""
    who = {"H2": "guard", "A2": "defensive"}
    assert pool(odd(DUEL, **MARKED, **who), BLOCK) == (1, "home")
    assert pool(odd(DUEL, **MARKED, H2="guard"), BLOCK) == (2, "home")
    for state in ("A2_", "A2~", "A2!"):
        assert pool(odd(DUEL, **{**MARKED, "n9": state}, **who), BLOCK) == (2, "home")


def test_defensive_does_nothing_in_the_own_turn() -> None:
    """Odd combination 31: H2 assists against A1's Block."""
    who = {"H2": "guard", "A2": "defensive"}
    play = odd(DUEL, **MARKED, **who, active="away")
    assert pool(play, "activate A1 block H1") == (2, "home")


def test_guard_gives_nothing_in_a_foul() -> None:
    """Odd combination 31: H2 is marked by A3 only, who is not the victim."""
    play = odd(DUEL, m7="A1_", m8="H2", n9="A3", H2="guard").act("activate H1 foul A1")
    shown = play.game.preview("foul A1").armour
    assert shown is not None
    assert shown.modifiers == {}
    play = odd(DUEL, m7="A1_", m8="H2", H2="guard").act("activate H1 foul A1")
    shown = play.game.preview("foul A1").armour
    assert shown is not None
    assert sum(shown.modifiers.values()) == 1


def test_a_skill_of_a_later_edition_is_refused() -> None:
    """Odd combination 31."""
    with pytest.raises(bd.BlockdiceError):
        odd(DUEL, H1="put_the_boot_in")


GAZE = "activate H1 hypnotic_gaze A1"
CROWD = {"l6": "H2", "m6": "A2", "n7": "H3"}
"""A1 (Guard) and A2 mark H1, H2 and H3 alike."""


def test_a_gaze_opens_a_block() -> None:
    """Odd combination 32: 3 against 3 and Guard before, 5 against 3 after it."""
    dice = ["foul_appearance: 2", "hypnotic_gaze: 4"]
    play = odd(DUEL, *dice, **CROWD, H1="hypnotic_gaze", A1="guard, foul_appearance")
    play.act(GAZE).needs("special hypnotic_gaze A1", "hypnotic_gaze 4+")
    play.refuses("special hypnotic_gaze A2").act("special hypnotic_gaze A1").expect(
        "roll name=foul_appearance",
        "roll H1 name=hypnotic_gaze needed=4 passed=True",
        "token A1 token=distracted on=True",
    )
    assert pool(play, "activate H2 block A2") == (2, "home")
    play.refuses("activate H2 hypnotic_gaze A1").spent()


def test_the_guard_before_the_gaze() -> None:
    """Odd combination 32: nobody of H1 and H3 assists, A1 does."""
    play = odd(DUEL, **CROWD, A1="guard")
    assert pool(play, "activate H2 block A2") == (2, "away")


def test_whoever_has_been_gazed_at_uses_no_skill_keeps_the_ball_and_catches_none() -> None:
    """Odd combination 32: and is no target for another Gaze."""
    skills = "dodge, block, wrestle, sidestep, stand_firm, guard"
    dice = ["hypnotic_gaze: 3", "block: stumble", "armour A1: 1 1", "bounce: 5"]
    who = {"H1": "hypnotic_gaze", "H2": "hypnotic_gaze", "A1": skills}
    play = odd(DUEL, *dice, m7="A1*", l8="H2", **who, A2={}).act(GAZE, "special hypnotic_gaze A1")
    play.never("ball_air").refuses("activate H2 hypnotic_gaze A1")
    dice = ["hypnotic_gaze: 3", "block: stumble pow", "armour A1: 1 1"]
    play = odd(DUEL, *dice, m8="H2", **who).act(GAZE, "special hypnotic_gaze A1")
    play.act("activate H2 block A1", "die 1").asks("push", "home", "A1").never("skill_used A1")
    dice = ["hypnotic_gaze: 3", "pass: 6", "bounce: 5"]
    play = odd(DUEL, *dice, j12="H9*", **who).act(GAZE, "special hypnotic_gaze A1")
    play.act("activate H9 pass", "pass m7").never("roll A1 name=catch").expect("roll name=bounce")


def test_a_gaze_is_no_block_for_animal_savagery() -> None:
    """Odd combination 32."""
    odd(DUEL, H1="hypnotic_gaze, animal_savagery").needs(GAZE, "animal_savagery 4+")


def test_a_stab_from_the_ground() -> None:
    """Odd combination 33: Foul Appearance, Jump Up at +1, then the armour."""
    dice = ["foul_appearance: 2", "jump_up: 3", "armour A1: 4 5", "injury A1: 1 2"]
    who = {"H1": {"ag": 4, "skills": "jump_up, stab"}, "A1": "foul_appearance"}
    play = (
        odd(DUEL, *dice, l7="H1_", **who)
        .act("activate H1 stab A1")
        .expect(
            "roll name=foul_appearance",
            "roll H1 name=jump_up needed=3 passed=True",
            "posture H1 posture=standing",
            "roll A1 name=armour by=stab",
            "posture A1 posture=prone",
        )
    )
    play.spent()
    play = odd(DUEL, "foul_appearance: 2", "jump_up: 2", l7="H1_", **who)
    play.act("activate H1 stab A1").never("posture H1", "turnover", "roll name=armour")
    play.asks("activate", "home").refuses("activate H1 move").spent()


def test_animal_savagery_before_it_has_its_bonus() -> None:
    """Odd combination 33: Prone or not."""
    for square in ("H1", "H1_"):
        play = odd(DUEL, l7=square, H1="jump_up, stab, animal_savagery")
        tests = play.game.preview("activate H1 stab A1").tests
        assert (tests[0].name, tests[0].needed) == ("animal_savagery", 2)


def test_trickster_before_the_strengths_of_a_multiple_block() -> None:
    """Odd combination 34 (a): H2 assists no more, and Sidestep is still there."""
    who = {"H1": {"st": 5, "skills": "multiple_block"}, "A1": "trickster, sidestep"}
    dice = ["block: push", "block: push"]
    play = odd(DUEL, *dice, m6="A2", m8="H2", **who).act("activate H1 multiple_block A1")
    play.asks("trickster", "away", "A1").act("move A1 k7").expect(
        "moved A1 m7 k7", "roll H1 dice=3 target=A1", "roll H1 dice=3 target=A2"
    )
    play.asks("use_skill", "away", "A1").act("use sidestep").asks("push", "away", "A1")
    play.offers("push j7", "push k8").act("push k8").spent()


def test_trickster_for_both_blocks_of_frenzy_and_not_against_ball_and_chain() -> None:
    """Odd combination 34."""
    play = odd(DUEL, "block: push", H1="frenzy", A1="trickster").act(BLOCK, "no", "push n7")
    play.asks("trickster", "away", "A1").spent()
    mad = {"st": 7, "ma": 3, "skills": "ball_and_chain"}
    play = odd(DUEL, "ball_and_chain: 3", "block: push push push", H1=mad, A1="trickster")
    play.act("activate H1 ball_and_chain", "option 1").asks("push", "home", "A1").spent()


def test_trickster_into_the_end_zone() -> None:
    """Odd combination 34 (b), SA6: the Block is resolved, then he still stands there and scores."""
    board = "       a    b    c    d\n7      .    H1   A1*  .\n12     H9   .    .    .\n"
    play = odd(board, "block: both_down", "armour H1: 1 1", A1="trickster, block")
    play.act(BLOCK, "move A1 a7", "use block").expect(
        "moved A1 c7 a7", "block H1 target=A1", "knocked_down H1", "touchdown away A1 a7"
    )
    assert play.state.score == [0, 1]


def test_foul_appearance_and_dump_off_come_before_trickster() -> None:
    """Odd combination 34, the room left."""
    play = odd(DUEL, "foul_appearance: 4", m7="A1*", A1="trickster, dump_off, foul_appearance")
    play.act(BLOCK).expect("roll name=foul_appearance").asks("dump_off", "away", "A1").act("no")
    play.asks("trickster", "away", "A1").spent()


def test_a_step_back_onto_the_ball_in_spite_of_fend() -> None:
    """Odd combination 35: voluntary, so it must be picked up."""
    who = {"H1": "hit_and_run", "A1": "fend"}
    for die, after in ((3, "home"), (2, "away")):
        dice = ["block: push", f"pick_up H1: {die}", *(["bounce: 4"] if die == 2 else [])]
        play = odd(DUEL, *dice, k7="o", **who).act(BLOCK, "push n7", "use fend")
        play.asks("hit_and_run", "home", "H1").act("move H1 k7").never(
            "followed", "roll name=dodge"
        )
        play.expect("moved H1 k7", f"roll H1 name=pick_up passed={die == 3}")
        play.asks("activate", after).spent()


def test_a_step_back_only_out_of_every_zone() -> None:
    """Odd combination 35: A2 marks k6 to k8; if no square is left, nothing is asked."""
    play = odd(DUEL, "block: push", j7="A2", H1="hit_and_run", A1="fend")
    play.act(BLOCK, "push n7", "use fend")
    assert sorted(play.legal) == ["move H1 l6", "move H1 l8", "no"]
    board = {"j7": "A2", "l5": "A3", "l9": "A4"}
    play = odd(DUEL, "block: push", **board, H1="hit_and_run", A1="fend")
    play.act(BLOCK, "push n7", "use fend").never("skill_used H1").asks("activate", "home").spent()


def test_no_step_back_for_the_fallen_and_the_rooted() -> None:
    """Odd combination 35."""
    play = odd(DUEL, "block: skull", "armour H1: 1 1", H1="hit_and_run").act(BLOCK)
    play.never("skill_used").asks("activate", "away").spent()
    play = root(odd(DUEL, "block: push", H1="hit_and_run"), "H1").act(BLOCK, "push n7")
    play.never("skill_used").asks("activate", "home").spent()


def test_with_frenzy_the_step_comes_after_the_last_block() -> None:
    """Odd combination 35, the variant; in a Blitz the movement goes on (SP5)."""
    play = odd(DUEL, "block: push push", H1="hit_and_run, frenzy").act(BLOCK, "push n7")
    play.asks("push", "home", "A1").act("push o7").asks("hit_and_run", "home", "H1").spent()
    play = odd(DUEL, "block: push push", H1={"ma": 4, "skills": "hit_and_run, frenzy"})
    play.act("activate H1 blitz A1", "block A1", "push n7", "push o7", "move H1 m7")
    play.act("move l7", "move k7").needs("move j7", "rush 2+")


@pytest.mark.parametrize(
    ("face", "events"),
    [
        (4, ()),
        (5, ("posture A1 posture=prone", "ball_ground n7")),
        (6, ("knocked_down A1", "roll A1 name=armour", "ball_ground n7")),
        (2, ("knocked_down H1", "turnover home", "roll H1 name=armour")),
        (1, ("knocked_down H1", "turnover home", "roll H1 name=armour")),
    ],
)
def test_fire_against_a_strong_carrier(face: int, events: tuple[str, ...]) -> None:
    """Odd combination 36: in a Blitz, and the activation is over each time (SA5)."""
    dice = [f"breathe_fire: {face}"]
    dice += ["bounce: 5"] if face in (5, 6) else []
    dice += ["armour: 4 4"] if face in (1, 2, 6) else []
    play = odd(DUEL, *dice, m7="A1*", H1="breathe_fire, mighty_blow 1, claws", A1={"st": 5})
    play.act("activate H1 blitz A1", "special breathe_fire A1").expect(*events)
    play.never("armour_broken", "skill_used").asks("activate", "home" if face > 2 else "away")
    if not events:
        play.never("posture", "turnover")
    assert rolls(play, "armour") == (1 if face in (1, 2, 6) else 0)
    play.spent()


def test_fire_of_a_two_against_strength_four() -> None:
    """Odd combination 36: nothing."""
    play = odd(DUEL, "breathe_fire: 2", H1="breathe_fire", A1={"st": 4})
    play.act("activate H1 breathe_fire A1").never("knocked_down", "posture", "turnover").spent()


def test_whoever_goes_down_still_chooses_the_square_and_fends() -> None:
    """Odd combination 37."""
    play = odd(DUEL, "block: pow", "armour A1: 1 1", A1="fend, sidestep").act(BLOCK, "use sidestep")
    play.asks("push", "away", "A1").act("push l8", "use fend").never("followed").expect(
        "pushed A1 m7 l8", "skill_used A1 skill=fend", "knocked_down A1 l8"
    )
    play.spent()
    play = odd(DUEL, "block: pow", "armour A1: 1 1", A1="stand_firm").act(BLOCK, "use stand_firm")
    play.expect("knocked_down A1 m7").never("followed").asks("activate", "home").spent()


def test_without_a_tackle_zone_nothing_of_it_works() -> None:
    """Odd combination 37: the stumble is a POW!"""
    skills = "fend, sidestep, stand_firm, dodge"
    play = odd(DUEL, "block: stumble", "armour A1: 1 1", m7="A1!", A1=skills).act(BLOCK)
    play.asks("push", "home", "A1").act("push n7").asks("follow_up", "home", "H1").act("follow")
    play.expect("knocked_down A1 n7").never("skill_used").spent()

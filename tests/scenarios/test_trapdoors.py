"""Treacherous Trapdoor (Prayers to Nuffle): every way of coming into a trapdoor square, g2 or t14.

Rulings 57 and SY3: the order of things around it.
"""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from tests.scenarios.drive import AWAY, HOME, LANDS, line_up
from tests.scenarios.praying import before_the_match, first_turn
from tests.scenarios.scenario import Scenario, scenario

OPEN = {"special_rules": ("treacherous_trapdoor",)}
"""The trapdoors are treacherous, by a prayer of that side."""
STUNNED = "injury: 1 1"
"""As for the crowd: back to the Reserves box."""
KNOCKED_OUT = "injury: 4 4"


def board(text: str, *dice: str, **fields: Any) -> Scenario:
    """A position in which home has prayed; H16 is far away and has nothing to do with it."""
    return scenario(
        f"{text}\n15 H16", dice=list(dice), home={**OPEN, **fields.pop("home", {})}, **fields
    )


STEP = "f    g    h\n2 H1 .    .\n3 .  .    .\n4 .  .    A1"


def test_on_a_1_a_player_who_steps_on_it_is_gone() -> None:
    """As if pushed into the crowd; the activation is over, and it is no turnover."""
    play = board(STEP, "trapdoor: 1", STUNNED).act("activate H1 move", "move g2")
    play.expect("moved H1 g2", "roll H1 name=trapdoor dice=1", "boxed H1 why=trapdoor")
    play.asks("activate", "home").never("turnover").spent()
    assert play.where("H1") == "reserves"


def test_a_vampire_who_is_gone_before_the_bite_has_bitten_nobody() -> None:
    """Bloodlust: for whatever reason, it is a turnover (T6)."""
    who = {"H1": {"skills": "bloodlust 3"}}
    play = board(STEP, "bloodlust: 1", "trapdoor: 1", STUNNED, who=who).act("activate H1 move")
    play.act("move g2").expect("boxed H1 why=trapdoor", "no_bite H1", "turnover home why=no_bite")
    play.asks("activate", "away").spent()


@pytest.mark.parametrize("face", [2, 6])
def test_on_anything_else_nothing_happens(face: int) -> None:
    play = board(STEP, f"trapdoor: {face}").act("activate H1 move", "move g2")
    play.asks("move", "home", "H1").never("boxed")


def test_it_is_for_both_teams_and_one_roll_though_both_have_prayed() -> None:
    play = board(STEP, "trapdoor: 2", away=OPEN).act("activate H1 move", "move g2").spent()
    play = board("f g h\n2 A1 . .\n9 H1 . .", "trapdoor: 1", KNOCKED_OUT, active="away")
    play.act("activate A1 move", "move g2").expect("boxed A1 why=trapdoor")
    assert play.where("A1") == "knocked_out"


def test_without_the_prayer_it_is_a_square_like_any_other() -> None:
    play = scenario(STEP).act("activate H1 move", "move g2").asks("move", "home", "H1")
    play.never("roll name=trapdoor")


def test_it_ends_with_the_half() -> None:
    play = first_turn("treacherous_trapdoor")
    for _ in range(16):
        play.act("end")
    play.expect("effect_ended away what=treacherous_trapdoor", "half_ended")
    play.act(on_trapdoor(), "formation wall").never("roll name=trapdoor")


def test_standing_on_it_as_it_begins_is_not_entering_it() -> None:
    board("f g h\n2 . H1 .").act("activate H1 move", "move h3").never("roll")


def test_coming_back_is_entering_again() -> None:
    play = board("f g h\n2 H1 . .", "trapdoor: 2 1", STUNNED)
    play.act("activate H1 move", "move g2", "move h2", "move g2").expect("boxed H1").spent()


def test_the_carrier_s_ball_bounces_and_it_is_a_turnover() -> None:
    play = board("f g h\n2 H1* . .", "trapdoor: 1", STUNNED, "bounce: 7")
    play.act("activate H1 move", "move g2").expect(
        *("boxed H1 why=trapdoor", "turnover home why=carrier_off_pitch", "roll name=injury"),
        *("roll name=bounce", "ball_ground g3", "turn_ended home"),
    )


def test_a_ball_that_lies_on_it_is_not_picked_up_and_stays() -> None:
    play = board("f g h\n2 H1 o .", "trapdoor: 1", STUNNED).act("activate H1 move", "move g2")
    play.never("roll name=pick_up", "roll name=bounce", "turnover").asks("activate", "home")
    assert play.game.match.names.squares[play.state.ball_square] == "g2"
    play = board("f g h\n2 H1 o .", "trapdoor: 2", "pick_up: 6").act("activate H1 move", "move g2")
    play.expect("roll name=trapdoor", "roll name=pick_up", "ball_held H1").spent()


def test_rush_and_dodge_come_first() -> None:
    play = board(
        "f    g    h\n2 H1   .    .\n3 A1   .    .",
        *("rush: 2", "dodge: 6", "trapdoor: 1", STUNNED),
        who={"H1": {"ma": 0}},
    )
    play.act("activate H1 move", "move g2")
    play.expect("roll name=rush", "roll name=dodge", "roll name=trapdoor", "boxed H1").spent()


def test_who_falls_there_is_injured_and_then_may_fall_through() -> None:
    """Ruling 57: two injuries are possible; the ball bounces last."""
    play = board(
        "f    g    h\n2 H1*  .    .\n3 A1   .    .",
        *("dodge: 1", "armour: 6 6", "injury: 1 1 4 4", "trapdoor: 1", "bounce: 5"),
    )
    play.act("activate H1 move", "move g2").expect(
        *("fell_over H1 g2", "turnover home why=fell_over", "injury H1 result=stunned"),
        *("roll name=trapdoor", "boxed H1 why=trapdoor", "injury H1 result=knocked_out"),
        *("roll name=bounce", "ball_ground h2"),
    )
    play.spent()


def test_who_is_knocked_out_by_the_fall_enters_nothing_more() -> None:
    play = board("f g h\n2 H1 . .\n3 A1 . .", "dodge: 1", "armour: 6 6", KNOCKED_OUT)
    play.act("activate H1 move", "move g2").never("roll name=trapdoor").spent()
    assert play.state.entered == []


PUSH = "e    f    g    h\n2 H1 A1 .    .\n3 .  .  .    ."


def test_pushed_onto_it() -> None:
    play = board(PUSH, "block: push_back", "trapdoor: 1", STUNNED)
    play.act("activate H1 block A1", "push g2", "stay")
    play.expect("pushed A1 g2", "boxed A1 why=trapdoor").never("turnover", "knocked_down").spent()


def test_knocked_down_onto_it() -> None:
    """Ruling 57: the armour and injury of the Block, then the trapdoor."""
    play = board(PUSH, "block: pow", "armour: 6 6", "injury: 1 1 4 4", "trapdoor: 1")
    play.act("activate H1 block A1", "push g2", "follow").expect(
        *("followed H1 f2", "knocked_down A1", "injury A1 result=stunned"),
        *("roll A1 name=trapdoor", "injury A1 result=knocked_out"),
    )
    play.spent()


def test_the_opponents_carrier_loses_the_ball_and_it_is_no_turnover() -> None:
    play = board(PUSH.replace("A1", "A1*"), "block: push_back", "trapdoor: 1", STUNNED, "bounce: 7")
    play.act("activate H1 block A1", "push g2", "stay")
    play.expect("boxed A1", "ball_ground g3").never("turnover").asks("activate", "home")


def test_the_whole_chain_moves_first() -> None:
    """And one trapdoor roll for each who has come into a square with one."""
    play = board(
        "e    f    g    h\n1 .    .    A3   .\n2 H1   A1   A2   .\n3 .    .    A4   .",
        *("block: push_back", "trapdoor: 1", STUNNED),
    )
    play.act("activate H1 block A1", "push g2", "push h2", "stay").expect(
        "pushed A2 h2", "pushed A1 g2", "roll A1 name=trapdoor", "boxed A1 why=trapdoor"
    )
    play.spent()


def test_following_up_onto_it() -> None:
    play = board("f g h i\n2 H1 A1 . .", "block: push_back", "trapdoor: 1", STUNNED)
    play.act("activate H1 block A1", "push h2", "follow")
    play.expect("followed H1 g2", "boxed H1 why=trapdoor").never("turnover").spent()
    play.asks("activate", "home")


def test_a_blitzer_who_follows_up_and_falls_through_goes_no_further() -> None:
    play = board("f g h i\n2 H1 A1 . .", "block: push_back", "trapdoor: 1", STUNNED)
    play.act("activate H1 blitz A1", "block A1", "push h2", "follow").asks("activate", "home")


def test_frenzy_blocks_no_second_time_from_below() -> None:
    play = board(
        "f g h i\n2 H1 A1 . .",
        *("block: push_back", "trapdoor: 1", STUNNED),
        who={"H1": {"skills": "frenzy"}},
    )
    play.act("activate H1 block A1", "push h2").asks("activate", "home").spent()


def test_jumping_onto_it() -> None:
    play = board("e f g h\n2 H1 A1_ . .", "jump: 6", "trapdoor: 1", STUNNED)
    play.act("activate H1 move", "jump g2").expect("roll name=jump", "boxed H1 why=trapdoor")


def test_a_jump_that_fails_at_once_does_not_reach_it() -> None:
    play = board("e f g h\n2 H1 A1_ . .", "jump: 1", "armour: 1 1")
    play.act("activate H1 move", "jump g2").expect("fell_over H1 e2").never("roll name=trapdoor")
    assert play.state.entered == []


def test_who_comes_after_by_shadowing() -> None:
    play = board(
        "f    g    h    i\n2 A1   H1   .    .\n3 .    .    .    .",
        *("dodge: 6", "shadowing: 6", "trapdoor: 1", STUNNED),
        who={"A1": {"skills": "shadowing"}},
    )
    play.act("activate H1 move", "move h2", "use shadowing")
    play.expect("moved A1 g2", "boxed A1 why=trapdoor").asks("move", "home", "H1").spent()


def test_who_dives_into_it() -> None:
    play = board(
        "f    g    h    i\n2 A1   H1   .    .\n3 .    .    .    .",
        *("dodge: 3", "trapdoor: 1", STUNNED, "armour: 1 1"),
        who={"A1": {"skills": "diving_tackle"}},
    )
    play.act("activate H1 move", "move h2", "use diving_tackle")
    play.expect("moved A1 g2", "boxed A1 why=trapdoor", "fell_over H1 h2").spent()


def test_who_slips_onto_it_is_not_hit() -> None:
    play = board(
        "f    g    h\n2 .    .    .\n3 H1   A1   .",
        *("trapdoor: 1", STUNNED),
        who={"A1": {"skills": "trickster"}},
    )
    play.act("activate H1 block A1", "move A1 g2").expect("boxed A1 why=trapdoor")
    play.never("block").asks("activate", "home").spent()


def test_who_hits_and_runs_onto_it() -> None:
    play = board(
        "e    f    g    h\n2 .    .    .    .\n3 .    H1   .    .\n4 A1   .    .    .",
        *("block: push_back", "trapdoor: 1", STUNNED),
        who={"H1": {"skills": "hit_and_run"}},
    )
    play.act("activate H1 block A1", "push d5", "stay", "move H1 g2")
    play.expect("boxed H1 why=trapdoor").asks("activate", "home").spent()


def test_who_is_thrown_onto_it() -> None:
    """Landing safely, and badly: after the landing, before the ball."""
    who = {"H1": {"skills": "throw_team_mate", "st": 5}, "H2": {"skills": "right_stuff", "st": 2}}
    field = "c d e f g h\n2 . H1 H2 . . ."
    dice = ("throw: 6", "throw_scatter: 4 5 5", "trapdoor: 1", STUNNED)
    play = board(field, *dice, "landing: 6", who=who)
    play.act("activate H1 throw", "throw H2 f2")
    play.expect("landed_safely H2", "boxed H2 why=trapdoor").never("turnover").spent()
    play = board(field, *dice, "landing: 1", "armour: 1 1", who=who)
    play.act("activate H1 throw", "throw H2 f2")
    play.expect("fell_over H2", "roll name=armour", "boxed H2 why=trapdoor").spent()


def test_a_ball_and_chain_whirls_onto_it() -> None:
    who = {"H1": {"skills": "ball_and_chain, no_hands", "ma": 3}}
    play = board("f g h\n2 H1 . .", "ball_and_chain: 3", "trapdoor: 1", KNOCKED_OUT, who=who)
    play.act("activate H1 ball_and_chain", "option 1").expect("boxed H1 why=trapdoor")
    play.asks("activate", "home").spent()


def test_one_of_two_who_are_blocked_at_once() -> None:
    who = {"H1": {"skills": "multiple_block", "st": 5}}
    play = board(
        "e    f    g    h\n2 .    A1   .    .\n3 H1   .    .    .\n4 .    A2   .    .",
        *("block: push_back push_back push_back push_back", "trapdoor: 1", STUNNED),
        who=who,
    )
    play.act("activate H1 multiple_block A1")
    while play.game.decision.kind != "activate":
        play.act("push g2" if "push g2" in play.legal else play.legal[0])
    play.expect("pushed A1 g2", "boxed A1 why=trapdoor")


def test_the_apothecary_is_called_as_for_the_crowd() -> None:
    """Knocked-out becomes the Reserves box."""
    play = board(STEP, "trapdoor: 1", KNOCKED_OUT, home={"has_apothecary": True})
    play.act("activate H1 move", "move g2").asks("apothecary", "home", "H1")
    play.act("use apothecary")
    assert play.where("H1") == "reserves"


# The start of a drive.


def drive(*dice: str, away: str = "", event: str = "3 4", aim: str = "u6") -> Scenario:
    """The trapdoors are treacherous from the first drive on; up to away's set-up and the kick."""
    script = (*LANDS, f"kick_off_event: {event}", *dice)
    play = before_the_match("treacherous_trapdoor", dice=script)
    return play.act(line_up(HOME), away or line_up(AWAY), "kicker H8", f"aim {aim}")


def on_trapdoor() -> str:
    """Away's line-up with A5 on the trapdoor of their half."""
    return line_up(AWAY).replace("A5=o14", "A5=t14")


def test_set_up_on_it() -> None:
    """Ruling SY3: rolled when the whole team stands, so that the set-up was legal."""
    play = drive("trapdoor: 1", STUNNED, "brilliant_coaching: 1 1", away=on_trapdoor())
    play.expect("set_up away players=11", "roll A5 name=trapdoor", "boxed A5", "kicker H8")
    play.asks("activate", "away").spent()
    assert play.where("A5") == "reserves"


def test_high_kick() -> None:
    """Nobody is there any more when the ball comes down."""
    play = drive("trapdoor: 1", STUNNED, event="2 3", aim="t11").asks("high_kick", "away")
    play.act("select A8").expect("moved A8 t14", "boxed A8 why=trapdoor", "ball_ground t15").spent()


def test_quick_snap() -> None:
    play = drive("players: 1", "trapdoor: 1", STUNNED, event="4 5", away=near_it())
    play.asks("quick_snap", "away").act("move A5 t14").expect("boxed A5 why=trapdoor")
    play.asks("quick_snap", "away").act("end").asks("activate", "away").spent()


def near_it() -> str:
    """Away's line-up with A5 beside the trapdoor of their half."""
    return line_up(AWAY).replace("A5=o14", "A5=s14")


def test_solid_defence() -> None:
    play = drive("players: 1", "trapdoor: 1", STUNNED, event="1 3")
    play.asks("solid_defence", "home").act("select H5", "end", "place H5 g2")
    play.expect("placed H5 g2", "boxed H5 why=trapdoor").asks("activate", "away").spent()


def test_a_save_between_set_ups_remembers_who_stands_on_it() -> None:
    play = before_the_match("treacherous_trapdoor").act("place H1 g2")
    assert play.state.entered == [play.game.match.names.players["H1"]]
    twin = bd.restore(play.game.dump())
    assert twin.match.state.entered == play.state.entered
    play.act("place H2 h2")
    assert len(play.state.entered) == 1

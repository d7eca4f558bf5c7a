"""Longer stories: a drive, a fouling match, a comeback; forked, undone and dumped on the way."""

from __future__ import annotations

import json

import pytest

import blockdice as bd
from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

PRE_GAME = ["fair_weather_fans: 2 1", "weather: 3 4", "coin_toss: 1"]


def revive(play: Scenario) -> Scenario:
    """Dump the match, through JSON, and go on with the restored one."""
    before = play.game
    play.game = bd.restore(json.loads(json.dumps(before.dump())))
    assert play.game.dump() == before.dump()
    play.dice = play.game.match.dice  # type: ignore[assignment]
    return play


def branch(play: Scenario, *actions: str) -> bd.Game:
    """A fork that has gone on with these actions, the match itself untouched."""
    before = play.game.dump()
    twin = play.game.fork(keep_diary=True)
    for action in actions:
        twin.act(action)
    assert play.game.dump() == before
    return twin


def take_back(play: Scenario, action: str, agreed: bool = False) -> Scenario:
    """Give an answer and undo it: the same question again, the same players where they were."""
    asked = repr(play.game.decision)
    board = play.game.board
    play.act(action)
    play.game.undo(agreed=agreed)
    assert repr(play.game.decision) == asked
    assert play.game.board == board
    return play


def steps(*squares: str) -> list[str]:
    return [f"move {square}" for square in squares]


def test_a_drive_from_the_kick_off_to_the_touchdown() -> None:
    """Brilliant Coaching, a re-rolled pick-up, a run, a pass under pressure, a touchdown."""
    play = kick_off_scenario(
        home={"rerolls": 1},
        dice=[
            *PRE_GAME,
            *("kick_off_deviation: 5", "kick_off_deviation_distance: 2", "kick_off_event: 3 4"),
            *("brilliant_coaching: 5 2", "bounce: 4"),
            *("pick_up H10: 1 3", "dodge H7: 4 3"),
            *("block H1: pow", "armour A1: 4 4"),
            *("block A3: both_down", "armour H3: 2 3", "armour A3: 3 4"),
            *("interfere A5: 5", "pass H10: 5", "catch H7: 3", "rush H7: 2 2"),
            *("block A11: push",),
        ],
    )
    play.asks("kick_or_receive", "home").act("receive")
    play.asks("set_up", "away").act("formation wall")
    play.asks("set_up", "home").act("formation spread")
    take_back(play.asks("nominate_kicker", "away"), "kicker A9")
    play.act("kicker A8").asks("place_kick", "away")
    assert branch(play, "aim h8").decision.kind == "activate"
    play.act("aim h8")
    play.expect(
        "fan_factor home fans=3",
        "weather weather=perfect_conditions",
        "toss_won home",
        "kicking_team away",
        "half_started half=1",
        "rerolls home left=1",
        "set_up away players=11",
        "set_up home players=11",
        "kicker A8",
        "kick_placed h8",
        "roll A8 name=kick_off_deviation dice=5",
        "kick_off_event event=brilliant_coaching",
        "rolled_off totals=5,2",
        "rerolls home left=1 drive=1",
        "roll name=bounce",
        "ball_ground i8",
        "turn_started home turn=1 half=1",
    )

    play.asks("activate", "home").act("activate H10 move", *steps("i5", "i6"))
    take_back(play, "move h7").act(*steps("i7", "i8"))
    revive(play.asks("reroll", "home", "H10")).act("reroll team", "end")
    play.expect(
        "undone",
        "moved H10 i7 i8",
        "roll H10 name=pick_up dice=1 passed=False",
        "reroll_used H10 source=team",
        "rerolls home left=1 drive=0",
        "roll H10 name=pick_up dice=3 needed=3 passed=True",
        "ball_held H10 i8",
    )
    play.act("activate H7 move", *steps("l13", "m13", "n13", "o13", "p12", "q12"), "end")
    play.expect("roll H7 name=dodge needed=4", "roll H7 name=dodge needed=3", "activation_ended H7")
    play.act("activate H1 block A1", "no")
    assert branch(play, "push o8", "stay").decision.kind == "activate"
    play.act("push o7", "stay").expect("knocked_down A1 o7", "roll A1 name=armour dice=4,4")
    play.act("end").expect("turn_ended home turn=1", "turn_started away turn=1")

    play.act("activate A3 block H3").asks("activate", "home").expect(
        "knocked_down H3 causer=A3",
        "knocked_down A3 causer=H3",
        "turnover away why=knocked_down",
        "turn_ended away",
        "turn_started home turn=2",
    )

    play.act("activate H10 pass", *steps("j9", "k10", "k11", "l12"))
    play.needs("pass q12", "pass 5+", "catch 3+").act("pass q12")
    revive(play.asks("interfere", "away")).act("select A5")
    play.expect(
        "pass H10 l12 q12",
        "pass_result H10 result=accurate",
        "roll A5 name=interfere needed=6 passed=False",
        "roll H7 name=catch needed=3 passed=True",
        "spp H10 for=completion spp=1",
        "activation_ended H10",
    )
    play.act("activate H7 move", *steps("r12", "s12", "t12", "u12", "v12", "w12", "x12", "y12"))
    play.expect("roll H7 name=rush needed=2", "roll H7 name=rush", "activation_ended H7").act("end")

    play.act("activate A11 blitz H7", *steps("t9", "u10", "v11", "w11", "x11"), "block H7")
    assert branch(play, "push z12", "stay").score == (1, 0)
    play.act("push y13", "stay", "end", "end").expect(
        "pushed H7 y12 y13", "turn_started home turn=3"
    )

    play.act("activate H7 move", "move z13").expect(
        "touchdown home H7 z13 score=1,0",
        "spp H7 for=touchdown spp=3",
        "turn_ended home turn=3",
        "drive_ended",
    )
    assert play.game.score == (1, 0)
    play.asks("set_up", "home").spent()


def test_a_match_of_fouls_and_bribes() -> None:
    """Get the Ref; every way in which a sending-off can go; the coach is missed afterwards."""
    play = kick_off_scenario(
        home={"has_apothecary": True},
        who={"H2": {"skills": "block"}},
        dice=[
            *PRE_GAME,
            *("kick_off_deviation: 5 5", "kick_off_deviation_distance: 2 2", "kick_off_event: 1 1"),
            *("bounce: 4 4", "block H2: both_down", "armour A2: 1 2 2 2 3 3 1 1"),
            *("argue_the_call: 3 6 1", "bribe: 1 4"),
            *("block A1: pow", "armour H1: 1 3 6 6", "injury H1: 4 4"),
            *("armour H8: 5 5", "injury H8: 1 2"),
            *("kick_off_event: 3 4", "brilliant_coaching: 4 4"),
        ],
    )
    play.act("receive", "formation wall", "formation spread", "kicker A8", "aim h8")
    play.expect("bribe_gained home left=1", "bribe_gained away left=1", "turn_started home turn=1")

    play.act("activate H2 block A2", "use block").expect("knocked_down A2", "roll A2 name=armour")
    play.act("activate H3 foul A2", "foul A2").asks("argue_the_call", "home", "H3")
    assert branch(play, "no", "no").match.state.ejected == [0, 0]
    revive(play).act("use argue", "use bribe").expect(
        "caught H3",
        "argued H3 verdict=unmoved",
        "bribe H3 works=False left=0",
        "turnover home why=sent_off",
        "boxed H3 place=sent_off",
        "turn_started away turn=1",
    )

    play.act("activate A1 block H1", "push l7", "follow")
    play.act("activate A8 foul H1", *steps("n6", "m6"), "foul H1")
    play.asks("apothecary", "home", "H1").act("use apothecary")
    play.asks("argue_the_call", "away", "A8").act("use argue").expect(
        "roll H1 name=armour modifiers=defensive_assists:-1",
        "injury H1 result=knocked_out",
        "posture H1 posture=stunned",
        "argued A8 verdict=persuaded",
        "turnover away why=sent_off",
        "turn_started home turn=2",
    )
    assert play.where("A8") == "m6"

    take_back(play, "activate H2 foul A2").act("activate H2 foul A2", "foul A2", "use argue")
    play.expect("argued H2 verdict=ejected", "ejected home", "boxed H2 place=sent_off")
    play.asks("activate", "away").act("end")

    play.act("activate H9 foul A2", *steps("k9", "l9", "m9"))
    play.act("foul A2").never("argued", "bribe").expect("caught H9", "boxed H9 place=sent_off")
    play.asks("activate", "away")

    while play.state.half == 1:
        play.act("end")
    play.expect("half_ended score=0,0", "half_started half=2")
    for label in ("H2", "H3", "H9"):
        assert play.where(label) == "sent_off"
    revive(play).act("formation wall", "formation wall")
    play.act(play.legal[0], "aim s8").expect("rolled_off name=brilliant_coaching totals=3,4")
    assert play.state.apothecaries == [0, 0]
    assert play.state.bribes == [0, 1]


def kick_off(play: Scenario, aim: str) -> Scenario:
    """Both sides set up, and the ball is kicked."""
    kicking = "home" if play.state.kicking == 0 else "away"
    play.asks("set_up", kicking).act("formation wall", "formation spread")
    if kicking == "home":
        play.asks("nominate_kicker", "home")
    return play.act(play.legal[0], f"aim {aim}")


def test_a_comeback_over_half_time() -> None:
    """Behind at half time; a knocked-out player comes back; a stolen ball wins the match."""
    board = """
           a    b    c    d    e    f    g
    6      .    .    .    .    H8   .    .
    7      .    A9*  .    .    .    H1   A1
    8      .    .    .    .    .    H2   A2
    """
    play = scenario(
        board,
        active="away",
        turn=8,
        options=bd.Options(undo="consent"),
        dice=[
            *("block A1: pow", "armour H1: 6 6", "injury H1: 4 5", "recovery H1: 3 4"),
            *("kick_off_deviation: 5 5 4 4", "kick_off_deviation_distance: 2 2 1 1"),
            *("kick_off_event: 1 1 1 1 1 1 1 1", "bounce: 4 4 4 1 4"),
            *("pick_up H10: 3", "dodge H7: 4 3", "pass H10: 6", "catch H7: 3", "rush H7: 2 2"),
            *("pick_up A10: 1", "dodge H8: 1 6 6 6 6", "armour H8: 1 2", "pick_up H8: 6"),
            *("dodge H8: 6", "rush H8: 2 2", "mvp: 3 4"),
        ],
    )
    play.act("activate A1 block H1", "push e7", "stay").expect("boxed H1 place=knocked_out")
    play.act("activate A9 move", "move a7").expect(
        "touchdown away A9 a7 score=0,1", "roll H1 name=recovery dice=3", "drive_ended half=1"
    )

    kick_off(play, "h8").expect("turn_started home turn=8 half=1").act("end")
    play.expect(
        "turn_ended home turn=8",
        "roll H1 name=recovery dice=4",
        "boxed H1 place=reserves",
        "half_ended half=1 score=0,1",
        "half_started half=2",
    )
    assert revive(play).where("H1") == "reserves"

    kick_off(play, "h8").expect("turn_started home turn=1 half=2")
    play.act("activate H10 move", *steps("i5", "i6", "i7", "i8"), "end")
    play.act("activate H7 move", *steps("l13", "m13", "n13", "o13", "p12", "q12"), "end")
    play.act("end", "end", "activate H10 pass", *steps("j9", "k10", "k11", "l12"), "pass q12")
    play.asks("interfere", "away").act("no")
    play.act("activate H7 move", *steps("r12", "s12", "t12", "u12", "v12", "w12", "x12", "y12"))
    play.act("end", "end", "activate H7 move", "move z12")
    play.expect("spp H10 for=completion", "touchdown home H7 z12 score=1,1", "turn_ended home")

    kick_off(play, "t6").expect("ball_ground r6", "turn_started away turn=3")
    play.act("activate A10 move", *steps("r5", "r6")).expect(
        "turnover away why=failed_pick_up", "ball_ground q5", "turn_started home turn=4"
    )

    play.act("activate H8 move", "move m6")
    with pytest.raises(bd.StaleDecision):
        branch(play, "move n6").undo()
    take_back(play, "move n6", agreed=True).expect("fell_over H8", "undone home")
    assert branch(play, "move n6").decision.kind == "move"
    play.act(*steps("n6", "o7", "p6", "q5", "r4", "s3"), "end")
    play.expect("roll H8 name=dodge dice=6", "ball_held H8 q5", "roll H8 name=rush")
    play.act("end", "end")
    play.act("activate H8 move", *steps("t3", "u3", "v3", "w3", "x3", "y3", "z3"))
    play.expect("touchdown home H8 z3 score=2,1", "drive_ended half=2")

    kick_off(play, "t6")
    assert branch(play, "concede").winner == "home"
    while not play.game.is_over:
        play.act("end")
    play.expect(
        "half_ended half=2 score=2,1", "spp home for=mvp", "spp away for=mvp", "match_ended"
    )
    assert (play.game.winner, play.game.score) == ("home", (2, 1))
    play.spent()

"""Touchdown! (2020): how one is scored, in whose turn, and the turn markers."""

from __future__ import annotations

from tests.scenarios.scenario import Scenario, scenario


def test_walking_into_the_end_zone_scores() -> None:
    """Scoring a Touchdown: play stops; the score is recorded; 3 SPP."""
    play = scenario("x    y    z\n7 . H1*   .\n9 A1 . .").act("activate H1 move", "move z7")
    play.expect(
        "moved H1 z7",
        "touchdown home H1 score=1,0",
        "spp H1 for=touchdown spp=3",
        "activation_ended",
        "turn_ended home",
        "drive_ended",
    )
    assert play.game.score == (1, 0)


def test_only_the_opposing_end_zone_counts() -> None:
    """Scoring a Touchdown."""
    play = scenario("a b c\n7 . H1* .\n9 . . A1").act("activate H1 move", "move a7")
    play.never("touchdown").asks("move", "home")


def test_a_player_without_the_ball_does_not_score() -> None:
    """Scoring a Touchdown: in possession of the ball."""
    play = scenario("x y z\n7 . H1 .\n9 A1 . .").act("activate H1 move", "move z7")
    play.never("touchdown").asks("move", "home")


def test_falling_over_in_the_end_zone_scores_nothing() -> None:
    """Scoring a Touchdown: the player must be Standing; the dodge comes first."""
    play = scenario(
        "x y z\n7 A1 H1* .",
        dice=["dodge H1: 1", "armour H1: 1 1", "bounce: 4"],
    )
    play.act("activate H1 move", "move z7").never("touchdown").expect("fell_over H1 z7")
    play.asks("activate", "away")


def test_rushing_into_the_end_zone_must_succeed_first() -> None:
    """Scoring a Touchdown."""
    play = scenario("x y z\n7 . H1* .\n15 A1 . .", who={"H1": {"ma": 1}}, dice=["rush H1: 2"])
    play.act("activate H1 move", "move y8", "move z8").expect("roll H1 name=rush", "touchdown H1")


def test_picking_the_ball_up_in_the_end_zone_scores() -> None:
    """Scoring a Touchdown: a Standing player picks up the ball there."""
    play = scenario("x y z\n7 . H1 o\n15 A1 . .", dice=["pick_up H1: 3"])
    play.act("activate H1 move", "move z7").expect("ball_held H1 z7", "touchdown home H1")


def test_catching_the_ball_in_the_end_zone_scores() -> None:
    """Scoring a Touchdown: also by a player who is not active."""
    play = scenario("x y z\n7 . H1* H2\n15 A1 . .", dice=["catch H2: 3"])
    play.act("activate H1 handoff", "handoff H2").expect("ball_held H2", "touchdown home H2")


def test_a_touchdown_counts_though_the_turn_was_lost() -> None:
    """Scoring a Touchdown (ruling): a fumble that bounces to a team-mate in the End Zone."""
    play = scenario("x y z\n7 . H1* H2\n15 A1 . .", dice=["pass H1: 1", "bounce: 5", "catch H2: 6"])
    play.act("activate H1 pass", "pass x9").expect("turnover home", "touchdown home H2")


def pushed_in(turn: int = 3, face: str = "push") -> Scenario:
    """In away's turn A1 blocks H1, who carries the ball at the edge of away's End Zone."""
    board = """
           x    y    z
    7      A1   H1*  .
    9      A2   .    .
    """
    play = scenario(
        board,
        active="away",
        turn=turn,
        dice=[f"block: {face} {face}", "armour H1: 1 1", "bounce: 4"],
    )
    return play.act("activate A1 block H1", "push z7", "stay")


def test_in_the_opponents_turn_it_ends_that_turn_at_once() -> None:
    """Scoring During Your Opponent's Turn: pushed into the End Zone, and not Knocked Down."""
    play = pushed_in()
    play.expect(
        "pushed H1 z7",
        "touchdown home H1 score=1,0",
        "turn_marker home turn=3",
        "turn_ended away turn=3",
        "drive_ended",
    )
    play.asks("set_up", "home")


def test_the_own_turn_is_used_up_by_it() -> None:
    """Scoring During Your Opponent's Turn (ruling): the marker moves, so home's turn 3 is gone."""
    play = pushed_in()
    assert play.state.turn == [3, 3]


def test_at_the_end_of_the_half_the_marker_stays() -> None:
    """Scoring During Your Opponent's Turn (ruling): there is no turn left to use up."""
    board = "x y z\n7 A1 H1* .\n9 A2 . ."
    play = scenario(board, active="home", turn=8, dice=["block: push push"]).act("end")
    play.act("activate A1 block H1", "push z7", "stay").never("turn_marker")
    play.expect("touchdown home H1", "half_ended half=1")
    assert play.game.score == (1, 0)


def test_in_the_last_turn_the_scorer_loses_the_turn_to_come() -> None:
    """Scoring During Your Opponent's Turn: away's turn 8, home had one more to play."""
    play = pushed_in(turn=8)
    play.expect("turn_marker home turn=8", "drive_ended", "half_ended half=1")


def test_knocked_down_into_the_end_zone_scores_nothing() -> None:
    """Scoring a Touchdown: not if Knocked Down on the way."""
    play = pushed_in(face="pow")
    play.never("touchdown").expect("knocked_down H1 z7").asks("activate", "away")


def test_a_chain_push_into_the_end_zone_scores() -> None:
    """Scoring a Touchdown: possession and the End Zone are enough, whoever moves the player."""
    board = "w x y z\n6 . . H3 .\n7 H4 A1 H1* .\n8 . . H5 ."
    play = scenario(board, dice=["block: push push push"])
    play.act("activate H4 block A1", "push y7")
    while play.game.decision.kind in ("push", "follow_up"):
        play.act("push z7" if "push z7" in play.legal else "stay")
    play.expect("pushed H1 y7 z7", "pushed A1 x7 y7", "touchdown home H1")


def test_the_scorer_kicks_to_who_conceded_it() -> None:
    """Restarting the Game."""
    scenario("x y z\n7 . H1* .\n9 A1 . .").act("activate H1 move", "move z7").asks("set_up", "home")
    play = scenario("a b c\n7 . A1* .\n9 . H1 .", active="away").act("activate A1 move", "move a7")
    play.asks("set_up", "away")


def test_the_turn_order_goes_on_after_a_touchdown() -> None:
    """Team Turns: the receiving team takes the first turn, its next one."""
    play = scenario(
        "x y z\n7 . H1* .\n9 A1 . .",
        turn=3,
        dice=[
            *("kick_off_deviation: 7", "kick_off_deviation_distance: 3", "kick_off_event: 3 4"),
            *("brilliant_coaching: 2 2", "bounce: 7"),
        ],
    )
    play.act(
        "activate H1 move", "move z7", "formation wall", "formation wall", "kicker H11", "aim u7"
    )
    play.expect("turn_started away turn=3").act("end").expect("turn_started home turn=4")

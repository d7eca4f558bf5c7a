"""The Kick-off Event table (2020): the events that are only rolled, and when they are rolled.

Those in which coaches act have files of their own.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.drive import AWAY, HOME, LANDS, kick_scenario, line_up, set_up_scenario
from tests.scenarios.scenario import scenario

EVENTS = {
    "1 1": "get_the_ref",
    "1 2": "time_out",
    "2 2": "solid_defence",
    "2 3": "high_kick",
    "3 3": "cheering_fans",
    "3 4": "brilliant_coaching",
    "4 4": "changing_weather",
    "4 5": "quick_snap",
    "5 5": "blitz",
    "5 6": "officious_ref",
    "6 6": "pitch_invasion",
}
ROLLS = {
    "solid_defence": ["players: 1"],
    "cheering_fans": ["cheering_fans: 1 1"],
    "brilliant_coaching": ["brilliant_coaching: 1 1"],
    "changing_weather": ["weather: 5 6"],
    "quick_snap": ["players: 1"],
    "blitz": ["players: 1"],
    "officious_ref": [
        *("officious_ref: 6 1 1", "officious_ref_verdict: 2"),
    ],
    "pitch_invasion": ["pitch_invasion: 6 1 1", "invaded: 1"],
}


@pytest.mark.parametrize("dice", EVENTS)
def test_the_table(dice: str) -> None:
    """The Kick-Off Event: the kicking coach rolls 2D6, after the deviation."""
    event = EVENTS[dice]
    play = kick_scenario(f"kick_off_event: {dice}", *ROLLS.get(event, []))
    play.expect(
        "roll H8 name=kick_off_deviation",
        "roll home name=kick_off_event",
        f"kick_off_event home event={event}",
    )


def test_get_the_ref_gives_each_team_a_bribe() -> None:
    """2: Get the Ref."""
    play = kick_scenario("kick_off_event: 1 1")
    play.expect("bribe_gained home left=1", "bribe_gained away left=1")


def test_the_bribe_of_get_the_ref_works() -> None:
    """2: Get the Ref: a Bribe as any other, until the end of the game."""
    dice = ["block: pow", "armour: 1 2 2 2", "bribe: 2"]
    play = kick_scenario("kick_off_event: 1 1", *dice)
    play.act("activate A1 block H1", "push l7", "stay", "activate A6 foul H1")
    play.act("move o6", "move n6", "move m6", "foul H1", "no").asks("bribe", "away", "A6")
    play.act("use bribe").never("turnover").expect("bribe A6 works=True left=0")
    play.asks("activate", "away").spent()


@pytest.mark.parametrize(
    ("cheerleaders", "dice", "prays"),
    [
        ((0, 0), "4 3", "home"),
        ((0, 3), "4 2", "away"),
        ((2, 0), "3 4", "home"),
        ((1, 0), "3 4", ""),
    ],
)
def test_cheering_fans(cheerleaders: tuple[int, int], dice: str, prays: str) -> None:
    """6: Cheering Fans: D6 and cheerleaders; the higher total may pray, a tie nobody. What may be
    prayed for, `test_prayers` has."""
    teams = tuple({"cheerleaders": count} for count in cheerleaders)
    play = kick_scenario("kick_off_event: 3 3", f"cheering_fans: {dice}", teams=teams)
    if prays:
        play.asks("pray", prays).act("no")
    play.never("prayer").asks("activate", "away").spent()


@pytest.mark.parametrize(
    ("assistants", "dice", "gains"),
    [((0, 0), "4 3", 0), ((0, 2), "4 3", 1), ((1, 0), "3 4", -1), ((0, 0), "6 6", -1)],
)
def test_brilliant_coaching(assistants: tuple[int, int], dice: str, gains: int) -> None:
    """7: Brilliant Coaching: D6 and assistant coaches; a tie gains nobody anything."""
    teams = tuple({"assistant_coaches": count} for count in assistants)
    play = kick_scenario("kick_off_event: 3 4", f"brilliant_coaching: {dice}", teams=teams)
    assert play.state.drive_rerolls == [int(gains == 0), int(gains == 1)]


def test_an_ejected_coach_is_less_brilliant() -> None:
    """7: Brilliant Coaching; Arguing the Call: -1 after a 1."""
    play = scenario(
        "x    y    z\n8 A1_ H8 .\n9 .   H9* .",
        dice=[
            *("armour: 2 2", "argue_the_call: 1", "kick_off_deviation: 7"),
            *("kick_off_deviation_distance: 3", "kick_off_event: 3 4"),
            *("brilliant_coaching: 5 4", "bounce: 7"),
        ],
        turn=2,
    )
    play.act("activate H8 foul A1", "foul A1", "use argue").expect("ejected home")
    play.act("end", "activate H9 move", "move z9", *["formation wall"] * 2, "kicker H11", "aim u7")
    play.expect("rolled_off name=brilliant_coaching totals=4,4")
    assert play.state.drive_rerolls == [0, 0]


def test_the_reroll_of_brilliant_coaching_ends_with_the_drive() -> None:
    """7: Brilliant Coaching: if it is not used before the end of the drive, it is lost."""
    play = kick_scenario(
        "kick_off_event: 3 4", "brilliant_coaching: 4 3", teams=({"rerolls": 2}, {})
    )
    play.expect("rerolls home left=2 drive=1")
    for _ in range(16):
        play.act("end")
    play.expect("rerolls home left=2 drive=0", "drive_ended").asks("set_up", "away")


def test_the_reroll_of_brilliant_coaching_is_spent_first() -> None:
    """7: Brilliant Coaching (ruling): the one that would be lost goes first."""
    play = scenario("k    l\n7 .  H1\n8 .  A1", home={"rerolls": 1}, dice=["dodge: 1 5"])
    play.state.drive_rerolls[0] = 1
    play.act("activate H1 move", "move k7", "reroll team").expect("rerolls home left=1 drive=0")


def teams_of(fans: tuple[int, int]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Teams whose Fan Factors are one more than these Dedicated Fans."""
    return {"dedicated_fans": fans[0]}, {"dedicated_fans": fans[1]}


@pytest.mark.parametrize(
    ("fans", "dice", "selected"),
    [((1, 1), "5 4", "A1"), ((1, 1), "4 5", "H1"), ((1, 4), "6 4", "H1")],
)
def test_officious_ref_looks_at_the_team_with_the_lower_total(
    fans: tuple[int, int], dice: str, selected: str
) -> None:
    """11: Officious Ref: D6 and Fan Factor; one random player of the lower coach on the pitch."""
    play = kick_scenario(
        "kick_off_event: 5 6",
        f"officious_ref: {dice} 1",
        "officious_ref_verdict: 2",
        teams=teams_of(fans),
    )
    play.expect(
        f"selected {selected} name=officious_ref among=11", f"posture {selected} posture=stunned"
    )


def test_a_tie_before_the_ref_costs_a_player_each() -> None:
    """11: Officious Ref."""
    dice = ["officious_ref: 3 3 1 2", "officious_ref_verdict: 6 2"]
    play = kick_scenario("kick_off_event: 5 6", *dice)
    play.expect("posture H1 posture=stunned", "posture A2 posture=stunned").spent()


def test_on_a_one_the_ref_sends_the_player_off_past_all_pleading() -> None:
    """11: Officious Ref (commentary): neither arguing the call nor a Bribe."""
    play = kick_scenario("kick_off_event: 5 6", "officious_ref: 5 4 3", "officious_ref_verdict: 1")
    play.expect("boxed A3 place=sent_off").asks("activate", "away")
    assert play.where("A3") == "sent_off"


def test_a_bribe_in_hand_does_not_help_against_the_officious_ref() -> None:
    """11: Officious Ref (commentary)."""
    dice = ["kick_off_event: 5 6", "officious_ref: 4 5 1", "officious_ref_verdict: 1"]
    play = set_up_scenario(*LANDS, *dice)
    play.state.bribes[0] = 2
    play.act(line_up(HOME), line_up(AWAY), "kicker H8", "aim u6").asks("activate", "away")
    assert play.where("H1") == "sent_off"
    assert play.state.bribes == [2, 0]


def test_pitch_invasion_stuns_d3_of_the_lower_coach() -> None:
    """12: Pitch Invasion: Placed Prone and Stunned, with no Armour roll."""
    play = kick_scenario("kick_off_event: 6 6", "pitch_invasion: 3 4 1 1 9", "invaded: 3")
    play.never("roll name=armour").expect(
        "selected H1 among=11",
        "posture H1 posture=prone",
        "posture H1 posture=stunned",
        "selected H2 among=10",
        "selected H11 among=9",
        "posture H11 posture=stunned",
    ).spent()


def test_a_tie_invades_both_teams_by_one_d3() -> None:
    """12: Pitch Invasion (commentary): a single D3 for both."""
    play = kick_scenario("kick_off_event: 6 6", "pitch_invasion: 3 3 1 1 11 10", "invaded: 2")
    lying = [n for n in range(1, 12) for side in "HA" if f"{side}{n}~" in play.game.board.split()]
    assert lying == [1, 2, 10, 11]
    play.spent()


def test_invaded_players_roll_over_at_the_end_of_their_next_turn() -> None:
    """Stunned: they were Stunned when that turn began."""
    play = kick_scenario("kick_off_event: 6 6", "pitch_invasion: 4 3 4", "invaded: 1")
    play.expect("posture A4 posture=stunned").act("end").expect("posture A4 posture=prone")

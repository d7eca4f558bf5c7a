"""The start of a drive in scenarios: both set-ups as diagrams, and the kick up to the event.

Home wins the toss and kicks unless a test says otherwise. H1-H3 and A1-A3 face each other on
the line of scrimmage; everybody else is Open.
"""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, kick_off_scenario, scenario

HOME = """
       h    i    j    k    l    m
2      .    .    .    .    H4   .
5      .    .    .    H6   .    .
6      .    H10  .    .    .    .
7      .    .    H8   .    .    H1
8      H11  .    .    .    .    H2
9      .    .    H9   .    .    H3
11     .    .    .    H7   .    .
14     .    .    .    .    H5   .
"""
AWAY = """
       n    o    p    q    r    s
2      .    A4   .    .    .    .
5      .    .    A6   .    .    .
6      .    .    .    .    A10  .
7      A1   .    .    A8   .    .
8      A2   .    .    .    .    A11
9      A3   .    .    A9   .    .
11     .    .    A7   .    .    .
14     .    A5   .    .    .    .
"""
BEFORE = ["fair_weather_fans: 1 1", "weather: 3 4", "coin_toss: 1"]
"""Fan Factors of 2 each (1 is dedicated), perfect conditions, and home wins the toss."""
LANDS = ["kick_off_deviation: 7", "kick_off_deviation_distance: 3", "bounce: 7"]
"""The ball, aimed at u6, comes down in the empty u9 and comes to rest in u10."""
OFF_THE_PITCH = ["kick_off_deviation: 2", "kick_off_deviation_distance: 6"]
"""The ball, aimed at u6, leaves the pitch: no more than five squares lie above it."""


def line_up(*diagrams: str) -> str:
    """The action that sets a whole team up as in the diagrams, which may leave rows out."""
    words = ["setup"]
    for diagram in diagrams:
        header, *rows = [line.split() for line in diagram.splitlines() if line.strip()]
        for number, *cells in rows:
            for letter, cell in zip(header, cells, strict=False):
                if cell != ".":
                    words.append(f"{cell}={letter}{number}")
    return " ".join(words)


def set_up_scenario(*dice: str, choice: str = "kick", **fields: Any) -> Scenario:
    """Up to the kicking team's set-up. dice: those after the coin; fields: of the scenario."""
    return kick_off_scenario(dice=[*BEFORE, *dice], **fields).act(choice)


def kick_scenario(
    *dice: str,
    kick: list[str] | None = None,
    home: str = HOME,
    away: str = AWAY,
    kicker: str = "H8",
    aim: str = "u6",
    teams: tuple[dict[str, Any], dict[str, Any]] = ({}, {}),
    **fields: Any,
) -> Scenario:
    """Up to what the kick-off event asks, or the first turn: the kicker kicks to `aim`.

    dice: what the event rolls. kick: the deviation and the landing, `LANDS` by default.
    """
    script = [*(LANDS if kick is None else kick), *dice]
    play = set_up_scenario(*script, home=teams[0], away=teams[1], **fields)
    play.act(line_up(home), line_up(away))
    if kicker:
        play.act(f"kicker {kicker}")
    return play.act(f"aim {aim}")


def later_kick_off(turn: int, *dice: str, half: int = 1) -> Scenario:
    """The kick-off after home has scored in its turn `turn`; away has had one turn less.

    H11 kicks, and the ball will come down in the empty u10; dice: the event and the landing.
    """
    play = scenario(
        "y    z\n8 H8* .\n9 .   .\n10 A1 .",
        active="home",
        half=half,
        turn=turn,
        dice=["kick_off_deviation: 7", "kick_off_deviation_distance: 3", *dice],
    )
    play.act("activate H8 move", "move z7")
    play.act("formation wall", "formation wall", "kicker H11", "aim u7")
    return play

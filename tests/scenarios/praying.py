"""Prayers to Nuffle in scenarios: the underdog's before the match, and what they bring.

Home kicks. `before_the_match` stops at the first question of the drive, where prayers have come
into force, `first_turn` at away's first turn.
"""

from __future__ import annotations

from typing import Any

import blockdice as bd
from tests.scenarios.drive import AWAY, HOME, LANDS, line_up
from tests.scenarios.scenario import Scenario, kick_off_scenario

LEAGUE = bd.Options(kind="league")
DICE = ["fair_weather_fans: 1 1", "weather: 3 4", "coin_toss: 1"]
NOTHING_HAPPENS = ["kick_off_event: 3 4", "brilliant_coaching: 1 1"]
"""A kick-off event of which nothing comes."""
NUMBERS = {
    **{"treacherous_trapdoor": 1, "friends_with_the_ref": 2, "stiletto": 3, "iron_man": 4},
    **{"knuckle_dusters": 5, "bad_habits": 6, "greasy_cleats": 7, "blessed_statue_of_nuffle": 8},
    **{"moles_under_the_pitch": 9, "perfect_passing": 10, "fan_interaction": 11},
    **{"necessary_violence": 12, "fouling_frenzy": 13, "throw_a_rock": 14},
    **{"under_scrutiny": 15, "intensive_training": 16},
}
"""What the D16 of the league shows for each prayer."""


def worth(side: str, prayers: int) -> dict[str, dict[str, Any]]:
    """The values of two teams of which the one may pray so often."""
    other = "away" if side == "home" else "home"
    return {side: {"current_value": 0}, other: {"current_value": 50_000 * prayers}}


def before_the_match(
    *prayers: str, side: str = "away", dice: tuple[str, ...] = (), **fields: Any
) -> Scenario:
    """The side prays, home wins the toss and kicks."""
    faces = " ".join(str(NUMBERS[prayer]) for prayer in prayers)
    values = worth(side, len(prayers))
    for team in ("home", "away"):
        values[team].update(fields.pop(team, {}))
    script = [*DICE, f"prayer: {faces}", *dice]
    play = kick_off_scenario(dice=script, options=LEAGUE, **values, **fields)
    return play.act(*["use prayer"] * len(prayers), "kick")


def first_turn(
    *prayers: str, answers: tuple[str, ...] = (), dice: tuple[str, ...] = (), **fields: Any
) -> Scenario:
    """The same up to away's first turn. answers: to what the prayers ask."""
    script = (*LANDS, *NOTHING_HAPPENS, *dice)
    play = before_the_match(*prayers, dice=script, **fields).act(*answers)
    play.act(line_up(HOME), line_up(AWAY), "kicker H8", "aim u6")
    return play.asks("activate", "away")


def figures(play: Scenario, label: str) -> tuple[int, int]:
    """Movement Allowance and Armour Value of a player now."""
    m = play.game.match
    player = m.names.players[label]
    return m.state.profiles.ma[player], m.state.profiles.av[player]


def value_of(play: Scenario, label: str, skill: str) -> int | None:
    """What a skill of the player bears in brackets, None if they do not have it."""
    m = play.game.match
    player = m.names.players[label]
    if skill not in m.bits or not m.has_skill(player, skill):
        return None
    return m.state.profiles.values.get(player << 8 | m.bits[skill], 0)


def skills_in_force(play: Scenario, skill: str) -> list[str]:
    """Who of all players has the skill now."""
    labels = play.game.match.names.labels
    return [label for label in labels if value_of(play, label, skill) is not None]

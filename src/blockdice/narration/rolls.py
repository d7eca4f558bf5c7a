"""Telling a roll: the dice, what they needed, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from blockdice.narration.words import Row, Words, counted, signed, spoken

_TRIES = {
    "dodge": "dodges to {to}",
    "jump": "jumps to {to}",
    "rush": "rushes",
    "pick_up": "picks the ball up on {to}",
    "catch": "catches the ball on {to}",
    "pass": "throws the ball",
    "interfere": "reaches for the pass",
    "bomb_pass": "throws the bomb",
    "bomb_catch": "catches the bomb on {to}",
    "bomb_interfere": "reaches for the bomb",
    "throw": "throws the team-mate",
    "landing": "lands on {to}",
    "stand_up": "stands up",
    "jump_up": "jumps up",
    "pro": "gets the die re-rolled (Pro)",
    "shadowing": "comes after the opponent (Shadowing)",
    "tentacles": "holds the opponent (Tentacles)",
    "always_hungry": "resists a snack (Always Hungry)",
    "squirm_free": "loses hold of the team-mate",
    "recovery": "recovers from the knock-out",
    "argue_the_call": "has the call argued",
    "bribe": "is helped by a bribe",
    "close_scrutiny": "is watched closely by the referee, who sees it",
    "fireball": "is hit by the fireball",
    "zap": "turns into a frog",
    "throw_a_rock": "is hit by a rock",
}
_GRADED = ("pass", "throw", "bomb_pass")
"""Tests with more than two results: another event tells which it is."""

_DIRECTIONS = ("up-left", "up", "up-right", "left", "right", "down-left", "down", "down-right")
_DIRECTED = (
    *("kick_off_deviation", "kick_off_scatter", "deviate", "scatter", "bounce"),
    *("throw_deviation", "throw_scatter", "throw_bounce", "bomb_deviate", "bomb_scatter"),
)
_NAMES = {
    "fair_weather_fans": "fair-weather fans",
    "coin_toss": "the coin",
    "kick_off_event": "the kick-off table",
    "kick_off_scatter": "scatter of the kick",
    "kick_off_deviation": "direction of the kick",
    "kick_off_deviation_distance": "distance of the kick",
    "players": "how many players (3 more than the roll)",
    "deviate": "direction of the ball",
    "deviate_distance": "distance of the ball",
    "bomb_deviate": "direction of the bomb",
    "bomb_deviate_distance": "distance of the bomb",
    "bomb_scatter": "scatter of the bomb",
    "bomb_in_hand": "whether the bomb explodes in hand (on a 4+)",
    "bomb_hit": "whether the explosion hits (on a 4+)",
    "throw_deviation": "direction of the flight",
    "throw_deviation_distance": "distance of the flight",
    "throw_scatter": "scatter of the flight",
    "throw_bounce": "bounce of the player",
    "throw_in": "direction of the throw-in",
    "throw_in_distance": "distance of the throw-in",
    "officious_ref_verdict": "the referee's verdict",
    "invaded": "how many players the crowd catches",
    "sweltering_heat": "how many players faint",
}


def describe_roll(event: Row, words: Words) -> str:
    """A roll in a line: whose and what for, what it needed with modifiers by name, the dice."""
    name: str = event["name"]
    if name == "block":
        return _block(event, words)
    if name in ("armour", "injury"):
        return _against_armour(event)
    if "passed" in event:
        return _test(event, words)
    return _plain(event, words)


def format_needed(needed: int, target: int, modifiers: Mapping[str, int]) -> str:
    """What a die must show, and how that comes about.

    >>> format_needed(4, 3, {"marked": -1})
    '4+ (3+, marked -1)'
    >>> format_needed(7, 0, {})
    'no face passes'
    """
    text = f"{needed}+" if needed <= 6 else "no face passes"
    if not modifiers:
        return text
    base = f"{target}+" if target else "-"
    return f"{text} ({', '.join([base, *format_modifiers(modifiers)])})"


def format_modifiers(modifiers: Mapping[str, int]) -> list[str]:
    """Every modifier by its name."""
    return [f"{spoken(name)} {signed(value)}" for name, value in modifiers.items()]


def _test(event: Row, words: Words) -> str:
    name: str = event["name"]
    player = event.get("player", "?")
    tries = _TRIES.get(name, f"tests for {words.skill(name)}")
    needed = _format_target(event)
    text = f"{player} {tries.format(to=event.get('to', '?'))}: {needed} - {_rolled(event)}"
    if name in _GRADED:
        return text
    return f"{text}, {'passes' if event['passed'] else 'fails'}"


def _format_target(event: Row) -> str:
    needed: int = event["needed"]
    return format_needed(needed, event.get("target", needed), event.get("modifiers", {}))


def _rolled(event: Row) -> str:
    word = "re-rolled" if "rerolled" in event else "rolled"
    return f"{word} {_dice(event)}"


def _dice(event: Row) -> str:
    dice: list[int] = event["dice"]
    faces = " + ".join(str(face) for face in dice)
    return f"{faces} = {sum(dice)}" if len(dice) > 1 else faces


def _block(event: Row, words: Words) -> str:
    results = ", ".join(spoken(result) for result in event["results"])
    dice = counted(len(event["dice"]), "die")
    chooser = f", {words.team(event['chooser'])} picks" if len(event["dice"]) > 1 else ""
    again = " again" if "rerolled" in event else ""
    player, target = event.get("player", "?"), event["target"]
    return f"{player} blocks {target}{again}: {dice}{chooser} - {_rolled_faces(event, results)}"


def _rolled_faces(event: Row, results: str) -> str:
    return f"{'re-rolled' if 'rerolled' in event else 'rolled'} {results}"


def _against_armour(event: Row) -> str:
    dice = sum(event["dice"])
    bonus: int = event.get("bonus", 0)
    text = f"{event.get('player', '?')}'s {event['name']} ({spoken(event.get('by', '?'))}): "
    needed = event.get("needed")
    if needed:
        text += f"{needed}+ - "
    text += f"rolled {' + '.join(str(face) for face in event['dice'])}"
    reasons: dict[str, Any] = event.get("modifiers") or {}
    if reasons:
        text += f", {', '.join(format_modifiers(reasons))}"
    elif bonus:
        text += f", {signed(bonus)}"
    text += f" = {dice + bonus}"
    if needed:
        text += ", enough" if dice + bonus >= needed else ", not enough"
    return text


def _plain(event: Row, words: Words) -> str:
    """A roll without a target: on a table, for a direction, for a number."""
    name: str = event["name"]
    what = _NAMES.get(name) or words.skill(name)
    who = event.get("player") or words.team_or_nobody(event)
    text = f"{who}, {what}" if who else what[:1].upper() + what[1:]
    text += f": {_needed(event)}{_rolled(event)} ({_kind_of_dice(event)})"
    if event.get("modifiers"):
        text += f", {', '.join(format_modifiers(event['modifiers']))}"
    if name in _DIRECTED and event["sides"] == 8:
        text += f", {_DIRECTIONS[event['dice'][0] - 1]}"
    return f"{text} - {spoken(event['result'])}" if "result" in event else text


def _kind_of_dice(event: Row) -> str:
    count = len(event["dice"])
    return f"{count if count > 1 else ''}D{event['sides']}"


def _needed(event: Row) -> str:
    return f"{event['needed']}+ - " if event.get("needed") else ""

"""Counting what occurred in a match, by the tables of `expected`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import blockdice as bd
from blockdice.engine.state import JOURNEYMAN
from blockdice.engine.tables import RANGES
from blockdice.rules.editions import load_edition

Count = Counter[tuple[str, str]]

TELLING = ("skill", "source", "what", "token", "action", "why", "name", "reason")
"""The fields of events that may hold the name of a skill because of which they happened."""
NAMES_OF_ALL = ("block", "catch", "dodge", "pass", "kick")
"""Skills that are called like something which everybody does: only `skill` means them."""
OF_TEAM = ("rerolls", "team", "joined")
"""Events in which the same words mean something else."""


def count_match(game: bd.Game) -> Count:
    """What occurred in a finished match, from its events and its teams."""
    count: Count = Counter()
    lasting = load_edition(game.edition).tables.lasting
    for event in game.events:
        count["event", event.kind] += 1
        for row in _rows(event, event.data):
            count[row] += 1
        for skill in skills_in(game.edition, event):
            count["skill", skill] += 1
        if event.kind == "roll" and event.data["name"] == "lasting_injury":
            face = event.data["dice"][0]
            count["lasting injury", f"{face} {lasting[face][0]}"] += 1
    count["match", game.options.kind] += 1
    count["ending", _ending(game)] += 1
    count["start", "the middle" if game.match.start else "first step"] += 1
    for team in game.teams:
        count["roster", team.roster] += 1
    state = game.match.state
    for side in (0, 1):
        squad = state.team(side)
        if len(squad) > 16:
            count["team", "more than 16"] += 1
        if len(squad) <= 3:
            count["team", "three or fewer" if squad else "nobody"] += 1
        if any(state.profiles.traits[player] & JOURNEYMAN for player in squad):
            count["team", "journeymen"] += 1
    return count


def skills_in(edition: str, event: bd.Event) -> set[str]:
    """The skills and traits that an event shows to have been used or to have spoken."""
    data = event.data
    if event.kind in OF_TEAM:
        return {"leader"} if data.get("skill") in (1, 2) else set()
    words = {data[field] for field in TELLING if isinstance(data.get(field), str)}
    words.update(data.get("modifiers") or ())
    words.difference_update(NAMES_OF_ALL)
    if isinstance(data.get("skill"), str):
        words.add(data["skill"])
    if event.kind == "prayer":
        words.add(data["result"])
    return words & _skills_of(edition)


@cache
def _skills_of(edition: str) -> frozenset[str]:
    return frozenset(skill.id for skill in load_edition(edition).skills)


def count_heard(heard: Counter[str]) -> Count:
    """What was heard of skills at their hook points, as `hearing.Ear` counts it."""
    count: Count = Counter()
    for key, times in heard.items():
        count["hook", key] += times
        count["skill", key.partition(" ")[0]] += times
    return count


def _ending(game: bd.Game) -> str:
    state = game.match.state
    if state.conceded >= 0:
        return "conceded" if state.penalised else "conceded before set-up"
    if state.half < 3:
        return "halves"
    return "sudden death" if any(state.penalties) else "extra time"


def _rows(event: bd.Event, data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The rows of tables that an event stands for."""
    kind = event.kind
    if kind == "roll":
        yield from _dice_rows(data)
    elif kind in _SIMPLE:
        table, key = _SIMPLE[kind]
        yield table, str(data[key])
    if kind == "boxed":
        yield "boxed by", data["why"]
    elif kind == "bribe":
        yield "bribe", "works" if data["works"] else "fails"
    elif kind == "casualty" and "characteristic" in data:
        yield "reduced", data["characteristic"]


_SIMPLE = {
    "declared": ("declared", "action"),
    "weather": ("weather", "weather"),
    "kick_off_event": ("kick-off event", "event"),
    "turnover": ("turnover", "why"),
    "event_ended": ("event ended by", "why"),
    "block_result": ("block result", "result"),
    "pass_result": ("pass result", "result"),
    "throw_result": ("throw result", "result"),
    "injury": ("injury", "result"),
    "casualty": ("casualty", "result"),
    "argued": ("argue the call", "verdict"),
    "spp": ("star player points", "for"),
    "skill_used": ("skill used", "skill"),
    "reroll_used": ("re-roll", "source"),
    "boxed": ("box", "place"),
    "posture": ("posture", "posture"),
    "token": ("token", "token"),
}


def _dice_rows(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    name = data["name"]
    if "passed" in data:
        yield "test passed" if data["passed"] else "test failed", name
        if "rerolled" in data:
            yield "test re-rolled", name
    if name == "block":
        pool = len(data["dice"])
        yield "block dice", "1" if pool == 1 else f"{pool} {_picker(data)}"
    elif name == "pass":
        for reason in data["modifiers"]:
            if reason in RANGES:
                yield "pass range", reason
    elif name == "injury":
        yield "injury table roll", str(sum(data["dice"]))
    elif name == "casualty":
        yield "casualty roll", str(data["dice"][0])


def _picker(data: dict[str, Any]) -> str:
    """Whose coach picks among block dice: the defender's label tells the side."""
    defender = "away" if data["target"].startswith("A") else "home"
    return "defender" if data["chooser"] == defender else "attacker"

"""Copies and dumps: whatever a state, a window or an activation holds, both keep all of it.

A field that is forgotten in a copy, in a dump or in loading one fails here.
"""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import blockdice as bd
from blockdice.engine.dump import dump_state, load_state
from blockdice.engine.effects import Effect
from blockdice.engine.state import Profiles, State
from blockdice.engine.window import (
    Activation,
    Window,
    load_activation,
    load_window,
)

BOARD = """
       k    l    m
7      .    H1*  A1
9      H2_  .    A2~
"""
BOUND = ("pitch", "profiles", "square", "place", "posture", "board", "carrier")
"""What a state holds that must fit together: it is as the position has it."""


def fields(thing: Any) -> list[str]:
    """The attributes of a thing in which it holds something."""
    found = []
    for name in dir(thing):
        if name.startswith("_") or callable(getattr(thing, name)):
            continue
        try:
            setattr(thing, name, getattr(thing, name))
        except AttributeError:
            continue
        found.append(name)
    return found


def other(value: Any, numbers: Any) -> Any:
    """A value of the same kind that is not in use yet."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return next(numbers)
    if isinstance(value, str):
        return f"word {next(numbers)}"
    if isinstance(value, list):
        return [other(part, numbers) for part in value]
    if isinstance(value, dict):
        return {next(numbers): other(part, numbers) for part in value.values()}
    raise AssertionError(f"how is {value!r} to be changed?")


def change(thing: Any, *names: str) -> None:
    """Give each of these attributes a value that nothing else has, and that is no default."""
    numbers = count(100)
    for name in names:
        setattr(thing, name, other(getattr(thing, name), numbers))


def values(thing: Any) -> Any:
    """All that a thing holds, as plain data by attribute."""
    if isinstance(thing, list):
        return [values(part) for part in thing]
    if isinstance(thing, (State, Profiles, Window, Activation, Effect)):
        return {name: values(getattr(thing, name)) for name in fields(thing) if name != "pitch"}
    return thing


def activation() -> Activation:
    """One in which everything has another value than at first."""
    found = Activation(1, 2, 3)
    change(found, *fields(found))
    return found


def window() -> Window:
    """One in which everything has another value than at first."""
    found = Window(0, 0)
    change(found, *(name for name in fields(found) if name != "activation"))
    found.activation = activation()
    return found


def state() -> State:
    """One of a match under way, in which everything has another value than at first."""
    found = bd.from_board(BOARD).match.state
    found.casualties = [[1, 2, 3, 4, 5]]
    plain = [name for name in fields(found) if name not in (*BOUND, "windows", "effects")]
    tokens = found.tokens[:]
    change(found, *plain)
    found.tokens = tokens
    found.windows = [window(), Window(1, 1), window()]
    found.effects = [Effect(1, 2, 3, 4, 5, 6)]
    found.profiles.values = {7: 8}
    found.profiles.targets = {9: ("lineman", "*")}
    return found


def through_json(data: Any) -> Any:
    """The data as it is read from a file."""
    return json.loads(json.dumps(data))


def test_an_activation_is_kept_whole() -> None:
    was = activation()
    assert len(fields(was)) >= 13
    assert values(was.copy()) == values(was)
    assert values(load_activation(through_json(was.dump()))) == values(was)


def test_a_window_is_kept_whole() -> None:
    was = window()
    assert len(fields(was)) >= 14
    assert values(was.copy()) == values(was)
    assert values(load_window(through_json(was.dump()))) == values(was)


def test_the_profiles_are_kept_whole() -> None:
    was = state().profiles
    assert values(was.copy()) == values(was)


def test_a_state_is_kept_whole() -> None:
    was = state()
    assert len(fields(was)) >= 40
    assert values(was.copy()) == values(was)
    loaded = State(was.pitch)
    load_state(through_json(dump_state(was)), loaded)
    assert values(loaded) == values(was)


def test_a_copy_of_a_state_shares_nothing_that_changes() -> None:
    was = state()
    twin = was.copy()
    for name in fields(was):
        value = getattr(was, name)
        if name not in ("pitch", "profiles") and isinstance(value, list):
            assert getattr(twin, name) is not value, name
    for ours, theirs in zip(was.windows, twin.windows, strict=True):
        assert ours is not theirs
        assert ours.activation is None or ours.activation is not theirs.activation
    assert was.casualties[0] is not twin.casualties[0]

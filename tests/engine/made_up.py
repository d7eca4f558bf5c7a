"""An edition for one test: the 2020 rules with skills that no book has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import blockdice as bd
from blockdice.engine.edition import Edition
from blockdice.engine.game import Game
from blockdice.engine.hooks import Skill
from blockdice.engine.position import parse_position, set_position
from blockdice.engine.start import fresh_match
from blockdice.rules.bb2020.edition import bb2020
from tests.scenarios.scenario import Scenario, team


def edition_with(*skills: Skill) -> Edition:
    """The 2020 edition with these skills at the end of its list."""
    real = bb2020()
    return Edition(
        real.id,
        real.name,
        real.revision,
        real.pitch,
        real.tables,
        real.loops,
        real.chapters,
        [*real.skills, *skills],
        [kind for kind in real.actions.kinds if not kind.skill],
    )


def made_up(id: str, hooks: dict[str, Any], **fields: Any) -> Skill:
    """A skill of that id."""
    return Skill(id, id.title(), "T", hooks, **fields)


def play(
    edition: Edition,
    board: str,
    dice: list[Any] | None = None,
    who: dict[str, dict[str, Any]] | None = None,
    rules: tuple[str, ...] = (),
    **home: Any,
) -> Scenario:
    """A scenario under the edition: home, whose special rules and other fields are given, acts.

    who: by label, as in `tests.scenarios.scenario`.
    """
    who = who or {}
    mine = {label: row for label, row in who.items() if label[0] == "H"}
    theirs = {label: row for label, row in who.items() if label[0] == "A"}
    sheets = (
        team("home", mine, {"special_rules": rules, **home}),
        team("away", theirs, {}),
    )
    labels = [f"{'HA'[s]}{p.number}" for s in (0, 1) for p in sheets[s].players]
    source = bd.ScriptedDice(dice or [], labels)
    match = fresh_match(edition, sheets, bd.Options(), source)
    set_position(match, parse_position(board, match.names, match.pitch), 0)
    return Scenario(Game(match).start(), source)


def always(answer: Any) -> Callable[..., Any]:
    """A figure that always says the same."""
    return lambda *_: answer

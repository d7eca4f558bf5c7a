"""The words for events: every kind that the engine writes, and how some of them sound."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from blockdice.engine.options import Options
from blockdice.narration import SILENT, Words, describe, is_known
from blockdice.narration.events import TEMPLATES
from blockdice.narration.outcomes import OUTCOMES
from blockdice.new_game import new_game
from blockdice.teams import ready_team

SOURCE = Path(__file__).parents[2] / "src" / "blockdice"
WORDS = Words((ready_team("bb2020", "human"), ready_team("bb2020", "orc")))


def strings_in(node: ast.expr, function: ast.AST) -> set[str]:
    """The strings that an argument may be: itself, either branch, or what its name is set to."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return strings_in(node.body, function) | strings_in(node.orelse, function)
    found: set[str] = set()
    if isinstance(node, ast.Name):
        for step in ast.walk(function):
            if isinstance(step, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == node.id for target in step.targets
            ):
                found |= strings_in(step.value, function)
    return found


def kinds_in_source() -> Iterator[str]:
    for room in ("engine", "rules", "skills"):
        for path in sorted((SOURCE / room).rglob("*.py")):
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(function, ast.FunctionDef):
                    yield from kinds_in(function)


def kinds_in(function: ast.FunctionDef) -> Iterator[str]:
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            if call.func.attr == "emit" and call.args:
                yield from strings_in(call.args[0], function)
            elif call.func.attr == "put" and len(call.args) >= 3:
                yield from strings_in(call.args[2], function)


def test_the_source_is_read_as_it_is_meant_to_be():
    kinds = set(kinds_in_source())
    assert {"turnover", "event_ended", "pushed", "landed", "roll", "undone", "joined"} <= kinds
    assert len(kinds) > 60


def test_every_kind_of_event_in_the_source_has_words():
    assert sorted(kind for kind in set(kinds_in_source()) if not is_known(kind)) == []


def test_no_words_are_for_kinds_that_there_are_not():
    told = SILENT | set(TEMPLATES) | set(OUTCOMES)
    assert sorted(told - set(kinds_in_source())) == []


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_in_a_match_is_told_without_gaps(seed: int):
    random = Random(seed)
    game = new_game(seed=seed, options=Options("league", extra_time=True, undo="free"))
    while not game.is_over:
        actions = game.decision.actions
        action = actions[random.randrange(len(actions))]
        if action.verb != "concede" and (action.verb != "end" or random.random() < 0.2):
            game.act(action)
            if random.random() < 0.01:
                game.undo()
    for event in game.events:
        text = describe(event.as_dict(), WORDS)
        if text is not None:
            assert text.strip()
            assert not set("?{}_") & set(text), text


EXAMPLES = [
    (
        {"kind": "roll", "player": "H7", "to": "c5", "name": "dodge", "dice": [5], "sides": 6}
        | {"needed": 4, "target": 3, "modifiers": {"marked": -1}, "passed": True, "rerolled": 3},
        "H7 dodges to c5: 4+ (3+, marked -1) - re-rolled 5, passes",
    ),
    (
        {"kind": "roll", "player": "A2", "to": "a1", "name": "catch", "dice": [3], "sides": 6}
        | {"needed": 7, "target": 0, "modifiers": {}, "passed": False},
        "A2 catches the ball on a1: no face passes - rolled 3, fails",
    ),
    (
        {"kind": "roll", "player": "H10", "name": "bone_head", "dice": [1], "sides": 6}
        | {"needed": 2, "target": 2, "modifiers": {}, "passed": False},
        "H10 tests for Bone Head: 2+ - rolled 1, fails",
    ),
    (
        {"kind": "roll", "player": "H6", "name": "block", "dice": [2, 6], "sides": 6}
        | {"results": ["both_down", "pow"], "chooser": "away", "target": "A1"},
        "H6 blocks A1: 2 dice, Rustkettle Rowdies picks - rolled both down, pow",
    ),
    (
        {"kind": "roll", "player": "A2", "name": "armour", "dice": [5, 2], "sides": 6}
        | {"by": "foul", "needed": 10, "modifiers": {"assists": 1}, "bonus": 1},
        "A2's armour (foul): 10+ - rolled 5 + 2, assists +1 = 8, not enough",
    ),
    (
        {"kind": "roll", "name": "bounce", "dice": [6], "sides": 8},
        "Bounce: rolled 6 (D8), down-left",
    ),
    (
        {"kind": "roll", "coach": "away", "name": "kick_off_event", "dice": [2, 2], "sides": 6},
        "Rustkettle Rowdies, the kick-off table: rolled 2 + 2 = 4 (2D6)",
    ),
    ({"kind": "declared", "player": "H8", "action": "blitz", "target": "A3"}, "H8: a blitz on A3"),
    ({"kind": "declared", "player": "H8", "action": "move"}, "H8: move"),
    (
        {"kind": "declared", "player": "A10", "action": "projectile_vomit", "target": "H1"},
        "A10: Projectile Vomit on H1",
    ),
    ({"kind": "skill_used", "player": "A2", "skill": "sure_hands"}, "A2 uses Sure Hands"),
    (
        {"kind": "turnover", "coach": "home", "why": "failed_pick_up"},
        "TURNOVER for Millbrook Magpies: failed pick up",
    ),
    (
        {"kind": "touchdown", "coach": "away", "player": "A2", "to": "a9", "score": [1, 2]},
        "TOUCHDOWN for Rustkettle Rowdies: A2 on a9. Millbrook Magpies 1 - 2 Rustkettle Rowdies",
    ),
    (
        {"kind": "casualty", "player": "A1", "result": "lasting_injury", "by": "block"}
        | {"characteristic": "pa", "causer": "H4"},
        "A1 has a lasting injury and misses the next match, with a worse PA (block by H4)",
    ),
    (
        {"kind": "rerolls", "coach": "home", "left": 1, "drive": 0},
        "1 re-roll for Millbrook Magpies",
    ),
    ({"kind": "automatic", "coach": "home", "decision": "move", "action": "end"}, None),
]


@pytest.mark.parametrize(("event", "text"), EXAMPLES)
def test_an_event_in_a_coachs_english(event: dict[str, object], text: str | None):
    assert describe(event, WORDS) == text


def test_a_kind_from_a_later_program_is_told_by_its_name():
    assert describe({"kind": "meteor_struck"}, WORDS) == "Meteor struck"
    assert describe({"kind": "hypnotised", "player": "H1"}, WORDS) == "H1: hypnotised"


def test_teams_of_one_name_are_told_apart():
    human = ready_team("bb2020", "human")
    assert Words((human, human)).teams == ("Millbrook Magpies (home)", "Millbrook Magpies (away)")

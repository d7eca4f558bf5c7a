"""Dice sources: unbiased, copyable, dumpable, and scripted ones that fit or say so."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import blockdice as bd
from blockdice.engine.dice import DiceSource, load_dice

SOURCES = [
    bd.FastDice(7),
    bd.SecureDice(bytes(range(32))),
    bd.ScriptedDice([1, 2, 3, 4, 5, 6] * 40),
]


@pytest.mark.parametrize("source", SOURCES, ids=["fast", "secure", "scripted"])
def test_a_copy_and_a_dump_have_the_same_future(source: DiceSource) -> None:
    for _ in range(37):
        source.die(6, "x", -1)
    twin = source.copy()
    again = load_dice(json.loads(json.dumps(source.dump())))
    rolled = [source.die(6, "x", -1) for _ in range(100)]
    assert [twin.die(6, "x", -1) for _ in range(100)] == rolled
    assert [again.die(6, "x", -1) for _ in range(100)] == rolled


@pytest.mark.parametrize("source", SOURCES[:2], ids=["fast", "secure"])
@pytest.mark.parametrize("sides", [2, 3, 6, 8, 11, 16])
def test_every_face_is_about_as_likely(source: DiceSource, sides: int) -> None:
    dice = source.copy()
    rolls = 6000
    counts = Counter(dice.die(sides, "x", -1) for _ in range(rolls))
    expected = rolls / sides
    chi_squared = sum((counts[f] - expected) ** 2 / expected for f in range(1, sides + 1))
    # The 99.99th percentile of chi-squared with up to 15 degrees of freedom is under 45.
    assert set(counts) == set(range(1, sides + 1))
    assert chi_squared < 45


def test_named_entries_answer_their_own_rolls_and_plain_ones_the_rest() -> None:
    dice = bd.ScriptedDice(["dodge H2: 5", 3, "dodge: 2 4", 6], ["H1", "H2"])
    assert dice.die(6, "dodge", 1) == 5
    assert dice.die(6, "rush", 1) == 3
    assert dice.die(6, "dodge", 0) == 2
    assert dice.left() == "dodge: 4, 6"


def test_block_faces_have_names() -> None:
    dice = bd.ScriptedDice(["block: pow both_down skull push stumble"])
    assert [dice.die(6, "block", -1) for _ in range(5)] == [6, 2, 1, 3, 5]


def test_a_script_that_does_not_fit_says_what_was_wanted() -> None:
    with pytest.raises(bd.DiceScriptError, match=r"dodge H1 \(a D6\)") as caught:
        bd.ScriptedDice(["rush: 3"], ["H1"]).die(6, "dodge", 0)
    assert caught.value.got == "rush: 3"
    with pytest.raises(bd.DiceScriptError, match="a D6"):
        bd.ScriptedDice([8]).die(6, "dodge", -1)
    with pytest.raises(bd.DiceScriptError):
        bd.ScriptedDice(["dodge: four"])
    with pytest.raises(bd.DiceScriptError):
        bd.ScriptedDice(["dodge:"])


def test_unknown_dumps_and_short_seeds_are_refused() -> None:
    with pytest.raises(bd.BlockdiceError, match="loaded"):
        load_dice({"kind": "loaded"})
    with pytest.raises(bd.BlockdiceError, match="32 bytes"):
        bd.SecureDice(b"short")


def test_enumerating_dice_go_through_every_outcome_once() -> None:
    dice = bd.EnumeratingDice()
    seen: Counter[tuple[int, ...]] = Counter()
    chance = 0.0
    while True:
        first = dice.die(3, "x", -1)
        rolled = (first, dice.die(2, "y", -1)) if first > 1 else (first,)
        seen[rolled] += 1
        chance += dice.chance
        if not dice.advance():
            break
    assert sorted(seen) == [(1,), (2, 1), (2, 2), (3, 1), (3, 2)]
    assert set(seen.values()) == {1}
    assert chance == pytest.approx(1)

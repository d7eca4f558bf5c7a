"""What an action needs, in a few words: its tests, its block dice, the chance."""

from __future__ import annotations

from collections.abc import Sequence

from blockdice.engine.actions import Action
from blockdice.engine.game import Game
from blockdice.narration import spoken
from blockdice.narration.needs import format_armour, format_pool, format_test


def format_preview(game: Game, action: Action) -> str:
    """What the action will roll, or nothing if it rolls nothing that is known beforehand."""
    preview = game.preview(action)
    parts = [format_test(test) for test in preview.tests]
    if preview.block_dice:
        parts.append(format_pool(preview.block_dice, preview.chooser == game.decision.side))
    if preview.armour is not None:
        parts.append(format_armour(preview.armour))
    text = ", ".join(parts)
    return f"{text}: {preview.chance:.0%}" if preview.tests else text


def needed_first(game: Game, actions: Sequence[Action]) -> str:
    """What the test of many like actions needs, and how often: `pass 3+ x12, 4+ x30`."""
    counts: dict[int, int] = {}
    name = ""
    for action in actions:
        for test in game.preview(action).tests:
            if test.name == action.verb:
                name = test.name
                counts[test.needed] = counts.get(test.needed, 0) + 1
    listed = ", ".join(
        f"{f'{needed}+' if needed <= 6 else 'never'} x{counts[needed]}" for needed in sorted(counts)
    )
    return f"{spoken(name)} {listed}" if listed else ""

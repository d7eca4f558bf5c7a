"""What an action needs, in a few words: its tests, its block dice, its Armour roll."""

from __future__ import annotations

from blockdice.engine.preview import ArmourNeed
from blockdice.engine.rolls import Test
from blockdice.narration.rolls import format_modifiers, format_needed
from blockdice.narration.words import counted, spoken


def format_test(test: Test) -> str:
    """A test in short: `dodge 4+ (3+, marked -1)`."""
    return f"{spoken(test.name)} {format_needed(test.needed, test.target, test.modifiers)}"


def format_armour(armour: ArmourNeed) -> str:
    """An Armour roll in short: `armour 8+ on 2D6 (9+, assists +1), 42%`."""
    reasons = format_modifiers(armour.modifiers)
    why = f" ({', '.join([f'{armour.target}+', *reasons])})" if reasons else ""
    return f"armour {armour.needed}+ on 2D6{why}, {armour.chance:.0%}"


def format_pool(dice: int, is_own: bool) -> str:
    """Block dice and who picks: `2 dice`, `2 dice against`."""
    against = "" if is_own or dice == 1 else " against"
    return f"{counted(dice, 'die')}{against}"

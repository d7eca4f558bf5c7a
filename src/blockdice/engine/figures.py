"""What a player's figures are now: those of their sheet, and what effects make of them."""

from __future__ import annotations

from blockdice.engine.effects import CHARACTERISTIC, CHARACTERISTICS, SHAPE, SKILL, Effect
from blockdice.engine.errors import BlockdiceError
from blockdice.engine.hooks import WORD_BITS
from blockdice.engine.sheet import PlayerSheet
from blockdice.engine.state import Profiles


def bit_of(bits: dict[str, int], skill: str) -> int:
    """The number of a skill in this match. Raises BlockdiceError for one that is not in it."""
    bit = bits.get(skill, -1)
    if bit < 0:
        raise BlockdiceError(f"{skill!r} is no skill that a player of this match can have.")
    return bit


def work_out(
    profiles: Profiles,
    player: int,
    sheet: PlayerSheet,
    effects: list[Effect],
    tokens: list[str],
    bits: dict[str, int],
    limits: list[tuple[int, int]],
    shapes: dict[str, PlayerSheet],
) -> None:
    """Write a player's characteristics and skills into `profiles`, from the beginning.

    effects: all that are in force; those count that are on the player or on the whole side. Who
    has another shape is all that the shape is, and what has been changed since.
    """
    for place, effect in enumerate(effects):
        if effect.kind == SHAPE and effect.player == player:
            sheet = shapes[tokens[effect.key]]
            effects = effects[place + 1 :]
            break
    profiles.words_a[player] = 0
    profiles.words_b[player] = 0
    for key in [key for key in profiles.values if key >> 8 == player]:
        del profiles.values[key]
    for skill in sheet.skills:
        bit = bit_of(bits, skill.id)
        _give(profiles, player, bit, skill.value)
        if skill.targets:
            profiles.targets[player << 8 | bit] = skill.targets
    changes = [0] * len(CHARACTERISTICS)
    for effect in effects:
        if effect.player != player and not (
            effect.player < 0 and effect.side == profiles.side[player]
        ):
            continue
        if effect.kind == CHARACTERISTIC:
            changes[effect.key] += effect.value
        elif effect.kind == SKILL:
            _give(profiles, player, bit_of(bits, tokens[effect.key]), effect.value)
    printed = [sheet.ma, sheet.st, sheet.ag, sheet.pa, sheet.av]
    for index, change in enumerate(changes):
        profiles.characteristic(index)[player] = modified(printed[index], change, limits[index])


def _give(profiles: Profiles, player: int, bit: int, value: int) -> None:
    words = profiles.words_b if bit >= WORD_BITS else profiles.words_a
    words[player] |= 1 << bit % WORD_BITS
    profiles.values[player << 8 | bit] = value


def modified(printed: int, change: int, limits: tuple[int, int]) -> int:
    """A characteristic after what changes it for a time.

    It stays within the edition's limits (worst, best), or where it was printed beyond them. A
    Passing Ability that is printed as a dash (0) stays one.
    """
    if not change or not printed:
        return printed
    lowest, highest = min(*limits, printed), max(*limits, printed)
    return min(max(printed + change, lowest), highest)

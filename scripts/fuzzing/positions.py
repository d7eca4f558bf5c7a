"""Positions in the middle of a match, drawn at random: who stands or lies where, and the ball."""

from __future__ import annotations

from random import Random

import blockdice as bd
from blockdice.engine.dice import DiceSource
from blockdice.engine.position import LETTERS
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import SIDES
from blockdice.rules.editions import load_edition

from .teams import EDITION

MOST_ON_PITCH = 11
CROWDED = 6
"""The width of the part of the pitch in which a crowded position has everybody."""
NEVER_DOWN = "ball_and_chain"
"""Whoever has it leaves the pitch when they go down."""
HOLDS_NO_BALL = "no_hands"
MARKS = {"_": 0.12, "~": 0.08, "!": 0.08}
"""How often a player lies Prone, lies Stunned or has lost the tackle zone."""

Square = tuple[int, int]


def begin_in_the_middle(
    random: Random,
    home: TeamSheet,
    away: TeamSheet,
    options: bd.Options,
    dice: DiceSource,
    keep_diary: bool = True,
) -> bd.Game:
    """A match that starts with a team turn in a legal position."""
    edition = load_edition(EDITION)
    halves = edition.tables.halves + options.extra_time
    return bd.from_board(
        draw_board(random, home, away, edition.pitch.length, edition.pitch.width),
        edition=EDITION,
        home=home,
        away=away,
        active=random.choice(SIDES),
        half=random.randint(1, halves),
        turn=random.randint(1, edition.tables.turns_a_half),
        weather=random.choice(WEATHERS),
        options=options,
        dice=dice,
        keep_diary=keep_diary,
    )


def draw_board(random: Random, home: TeamSheet, away: TeamSheet, length: int, width: int) -> str:
    """A pitch in text: up to 11 of each side, near each other half the time, and one ball.

    Nobody holds it in an end zone: they would have scored.
    """
    first = random.randrange(1, length - CROWDED) if random.random() < 0.5 else 0
    columns = range(first, first + CROWDED) if first else range(length)
    squares = [(x, y) for x in columns for y in range(width)]
    random.shuffle(squares)
    words: dict[Square, str] = {}
    carriers: list[Square] = []
    for letter, team in (("H", home), ("A", away)):
        fit = [player for player in team.players if not player.misses_match]
        for player in random.sample(fit, min(len(fit), random.randint(3, MOST_ON_PITCH))):
            square = squares.pop()
            held = {skill.id for skill in player.skills}
            mark = "" if NEVER_DOWN in held else _draw_mark(random)
            words[square] = f"{letter}{player.number}{mark}"
            if mark in ("", "!") and HOLDS_NO_BALL not in held and 0 < square[0] < length - 1:
                carriers.append(square)
    if carriers and random.random() < 0.6:
        words[random.choice(carriers)] += "*"
    else:
        words[squares.pop()] = "o"
    lines = ["   " + " ".join(f"{letter:4}" for letter in LETTERS[:length])]
    for y in range(width):
        lines.append(f"{y + 1:2} " + " ".join(f"{words.get((x, y), '.'):4}" for x in range(length)))
    return "\n".join(line.rstrip() for line in lines)


def _draw_mark(random: Random) -> str:
    """How a player is: mostly Standing with a tackle zone."""
    draw = random.random()
    for mark, share in MARKS.items():
        draw -= share
        if draw < 0:
            return mark
    return ""

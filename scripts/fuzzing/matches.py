"""Matches to play at random: all rosters, every kind of options, and the odd corners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import blockdice as bd
from blockdice.catalog import load_roster
from blockdice.engine.dice import DiceSource
from blockdice.engine.options import KINDS, UNDO_POLICIES

from .positions import begin_in_the_middle
from .teams import (
    EDITION,
    ROSTERS,
    SKILLS,
    advanced,
    change_players,
    circus,
    draft,
    draw_acts,
    gifted,
    shopping,
    valued,
)

IN_THE_MIDDLE = 0.1
"""How many of the matches start from a position in the middle."""
SHOPPING = 0.2
"""How many of the teams can induce something before the match."""


def make_game(
    seed: str,
    keep_diary: bool = True,
    circus_share: float = 0.05,
    wrap: Callable[[DiceSource], DiceSource] | None = None,
) -> bd.Game:
    """A match whose options, teams, beginning and dice all follow from the seed.

    wrap: makes the dice that are rolled of those of the seed.
    """
    random = Random(f"match {seed}")
    options = bd.Options(
        kind=random.choice(KINDS),
        extra_time=random.random() < 0.5,
        undo=random.choice(UNDO_POLICIES),
        special_plays=Random(f"cards {seed}").choice((None, True, False)),
    )
    acts = draw_acts(random) if random.random() < circus_share else []
    home, away = make_team(random, acts), make_team(random, acts)
    is_in_the_middle = random.random() < IN_THE_MIDDLE
    dice: DiceSource = bd.FastDice(random.getrandbits(32))
    if wrap is not None:
        dice = wrap(dice)
    if is_in_the_middle:
        return begin_in_the_middle(random, home, away, options, dice, keep_diary)
    return bd.new_game(
        EDITION,
        home=home,
        away=away,
        options=options,
        dice=dice,
        keep_diary=keep_diary,
    )


def make_team(random: Random, acts: list[str]) -> bd.TeamSheet:
    """A drafted team of any roster, most of them advanced; a circus if there are acts for it."""
    team = draft(random, load_roster(EDITION, random.choice(ROSTERS)))
    if random.random() < SHOPPING:
        team = shopping(random, team)
    if acts:
        team = circus(random, team, acts)
    elif random.random() < 0.8:
        team = advanced(random, team)
    if not acts and random.random() < 0.3:
        team = odd_team(random, team)
    return valued(team)


def odd_team(random: Random, team: bd.TeamSheet) -> bd.TeamSheet:
    """The team with other staff, and with too few players, too many, or odd ones."""
    players = list(team.players)
    draw = random.random()
    if draw < 0.4:
        players = random.sample(players, random.randint(3, 10))
    elif draw < 0.5:
        players = random.sample(players, random.randint(0, 2))
    elif draw < 0.8:
        more = random.choices(players, k=random.randint(1, 8))
        players += [replace(player, number=20 + n) for n, player in enumerate(more)]
    team = replace(
        team,
        players=tuple(players),
        rerolls=random.randint(0, 4),
        has_apothecary=random.random() < 0.6,
        dedicated_fans=random.randint(1, 6),
    )
    return change_players(team, lambda player: odd_player(random, player))


def odd_player(random: Random, player: bd.PlayerSheet) -> bd.PlayerSheet:
    """A player who may be hurt, slow, clumsy, hired for the match or at home with a cold."""
    draw = random.random()
    if draw < 0.08:
        return replace(player, niggling=random.randint(1, 3))
    if draw < 0.16:
        return replace(player, ma=random.randint(1, 2))
    if draw < 0.24:
        return replace(player, ma=1, st=1, ag=6, pa=random.choice((0, 6)), av=3)
    if draw < 0.28:
        return replace(player, is_hired_for_match=True)
    if draw < 0.32:
        return replace(player, misses_match=True)
    if draw < 0.5:
        return gifted(random, player, random.sample(SKILLS, 4), (player.position,))
    return player

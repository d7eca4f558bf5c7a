"""Matches to play at random: every kind of options, and teams that reach the odd corners."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import blockdice as bd
from blockdice.engine.options import KINDS, UNDO_POLICIES
from blockdice.teams import ready_team

ROSTERS = ("human", "orc")


def make_game(seed: str, keep_diary: bool = True) -> bd.Game:
    """A match whose options, teams and dice all follow from the seed."""
    random = Random(f"match {seed}")
    options = bd.Options(
        kind=random.choice(KINDS),
        extra_time=random.random() < 0.5,
        undo=random.choice(UNDO_POLICIES),
    )
    return bd.new_game(
        "bb2020",
        home=odd_team(random),
        away=odd_team(random),
        seed=random.getrandbits(32),
        options=options,
        keep_diary=keep_diary,
    )


def odd_team(random: Random) -> bd.TeamSheet:
    """A ready-made team with other staff, and at times too few players, too many, or odd ones."""
    team = ready_team("bb2020", random.choice(ROSTERS))
    players = list(team.players)
    draw = random.random()
    if draw < 0.15:
        players = random.sample(players, random.randint(3, 10))
    elif draw < 0.18:
        players = random.sample(players, random.randint(0, 2))
    elif draw < 0.3:
        more = random.choices(players, k=random.randint(1, 8))
        players += [replace(player, number=20 + n) for n, player in enumerate(more)]
    if random.random() < 0.5:
        players = [odd_player(random, player) for player in players]
    return replace(
        team,
        players=tuple(players),
        rerolls=random.randint(0, 4),
        has_apothecary=random.random() < 0.6,
        assistant_coaches=random.randint(0, 3),
        cheerleaders=random.randint(0, 3),
        dedicated_fans=random.randint(1, 6),
    )


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
    return player

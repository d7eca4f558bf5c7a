"""Matches to play at random: every kind of options, and teams that reach the odd corners."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import blockdice as bd
from blockdice.engine.options import KINDS, UNDO_POLICIES
from blockdice.rules.editions import load_edition
from blockdice.teams import ready_team

ROSTERS = ("human", "orc")
SKILLS = [skill.id for skill in load_edition("bb2020").skills]
CIRCUS = ("throw_team_mate", "right_stuff", "always_hungry", "projectile_vomit", "animosity")
VALUES = {"loner": 4, "mighty_blow": 1}
TARGETS = {"animosity": ("*",)}


def make_game(seed: str, keep_diary: bool = True, circus_share: float = 0.05) -> bd.Game:
    """A match whose options, teams and dice all follow from the seed."""
    random = Random(f"match {seed}")
    options = bd.Options(
        kind=random.choice(KINDS),
        extra_time=random.random() < 0.5,
        undo=random.choice(UNDO_POLICIES),
    )
    make_team = circus if random.random() < circus_share else odd_team
    return bd.new_game(
        "bb2020",
        home=make_team(random),
        away=make_team(random),
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


def circus(random: Random) -> bd.TeamSheet:
    """A team in which everybody is thrown and eaten: the strong throw the others."""
    team = ready_team("bb2020", random.choice(ROSTERS))
    players = (
        replace(player, st=random.choice((3, 5)), skills=gifts(CIRCUS)) for player in team.players
    )
    return replace(team, players=tuple(players), rerolls=4)


def gifts(skills: Iterable[str]) -> tuple[bd.SkillSheet, ...]:
    """Skills as a player has them."""
    return tuple(bd.SkillSheet(id, VALUES.get(id, 0), TARGETS.get(id, ())) for id in skills)


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
        return gifted_player(random, player)
    return player


def gifted_player(random: Random, player: bd.PlayerSheet) -> bd.PlayerSheet:
    """A player with some skills and traits that nobody of the position has."""
    had = {skill.id for skill in player.skills}
    drawn = random.sample([skill for skill in SKILLS if skill not in had], 4)
    if "throw_team_mate" in drawn:
        player = replace(player, st=5)
    return replace(player, skills=(*player.skills, *gifts(drawn)))

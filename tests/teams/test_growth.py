"""What has become of a player: skills, figures, value."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.catalog import load_roster
from blockdice.engine.sheet import SkillSheet
from blockdice.teams import Advancement, TeamPlayer
from blockdice.teams.growth import Grown, grow


def grown(
    *made: Advancement, position: str = "human_lineman", kind: str = "league", **fields: Any
) -> Grown:
    player = TeamPlayer(1, "Wat", position, advancements=made, **fields)
    return grow(load_roster("bb2020", "human"), player, kind)


def sheet(result: Grown) -> Any:
    assert result.findings == ()
    assert result.sheet is not None
    return result.sheet


def skill(name: str, way: str = "chosen_primary") -> Advancement:
    return Advancement(way, skill=name)


def better(name: str) -> Advancement:
    return Advancement("characteristic", characteristic=name)


@pytest.mark.parametrize(
    ("advancement", "increase"),
    [
        (skill("block", "random_primary"), 10_000),
        (skill("block", "chosen_primary"), 20_000),
        (skill("dodge", "random_secondary"), 20_000),
        (skill("dodge", "chosen_secondary"), 40_000),
        (skill("block", "characteristic"), 20_000),
        (skill("dodge", "characteristic"), 40_000),
        (better("av"), 10_000),
        (better("ma"), 20_000),
        (better("pa"), 20_000),
        (better("ag"), 40_000),
        (better("st"), 80_000),
    ],
)
def test_an_advancement_adds_its_value_in_a_league_only(advancement, increase):
    assert sheet(grown(advancement)).cost == 50_000 + increase
    assert sheet(grown(advancement, kind="exhibition")).cost == 50_000


def test_skills_are_learnt_with_their_value():
    skills = sheet(grown(skill("block"), skill("dirty_player"))).skills
    assert skills == (SkillSheet("block"), SkillSheet("dirty_player", 1))


def test_characteristics_get_better_each_in_its_way():
    made = [better(name) for name in ("ma", "st", "ag", "pa", "av")]
    player = sheet(grown(*made))
    assert (player.ma, player.st, player.ag, player.pa, player.av) == (7, 4, 2, 3, 10)


def test_lasting_injuries_make_them_worse():
    hurt = ("smashed_knee", "dislocated_shoulder", "neck_injury", "broken_arm", "head_injury")
    player = sheet(grown(injuries=hurt))
    assert (player.ma, player.st, player.ag, player.pa, player.av) == (5, 2, 4, 5, 8)


def test_a_broken_arm_does_nothing_to_the_worst_passers():
    assert sheet(grown(injuries=("broken_arm",) * 4)).pa == 6
    assert sheet(grown(position="ogre", injuries=("broken_arm",))).pa == 6


def test_a_dash_becomes_six_then_five():
    roster = load_roster("bb2020", "skaven")
    one, two = (
        grow(roster, TeamPlayer(1, "Rat", "rat_ogre", advancements=made), "league")
        for made in ((better("pa"),), (better("pa"), better("pa")))
    )
    assert (sheet(one).pa, sheet(two).pa) == (6, 5)
    hurt = grow(roster, TeamPlayer(1, "Rat", "rat_ogre", injuries=("broken_arm",)), "league")
    assert sheet(hurt).pa == 0


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (grown(skill("dodge")), "skill_not_accessible"),
        (grown(skill("block", "chosen_secondary")), "skill_not_accessible"),
        (grown(skill("claws", "chosen_secondary")), "skill_not_accessible"),
        (grown(skill("loner")), "skill_not_accessible"),
        (grown(skill("loner", "characteristic")), "skill_not_accessible"),
        (grown(skill("pass"), position="thrower"), "skill_impossible"),
        (grown(better("ma"), better("ma"), better("ma")), "too_many_improvements"),
        (grown(injuries=("dislocated_shoulder",) * 3), "characteristic_out_of_range"),
        (grown(Advancement("chosen_primary", characteristic="ma")), "advancement_unclear"),
        (
            grown(Advancement("characteristic", skill="block", characteristic="ma")),
            "advancement_unclear",
        ),
    ],
)
def test_what_cannot_be_is_found(result, code):
    assert [finding.code for finding in result.findings] == [code]
    assert result.findings[0].subject == "1"


def test_a_random_skill_of_no_use_would_have_been_rolled_again():
    """Who has a Monstrous Mouth may choose Catch, but does not keep it when rolling it."""
    roster = load_roster("bb2020", "skaven")
    mouth = skill("monstrous_mouth", "chosen_secondary")
    chosen, rolled = (
        grow(roster, TeamPlayer(1, "Rat", "gutter_runner", (mouth, catch)), "league")
        for catch in (skill("catch"), skill("catch", "random_primary"))
    )
    assert chosen.findings == ()
    assert [finding.code for finding in rolled.findings] == ["skill_impossible"]


def test_points_spent_are_no_longer_there():
    result = grown(skill("block"), better("ma"), spp=30)
    assert (result.spent, result.unspent) == (6 + 20, 4)
    assert sheet(result).spp == 4


@pytest.mark.parametrize("fields", [{"misses_match": True}, {"is_retired": True}])
def test_who_misses_the_match_or_is_retired_does_not_play(fields):
    assert sheet(grown(**fields)).misses_match
    assert sheet(grown(niggling=2)).niggling == 2

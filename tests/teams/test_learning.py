"""What a player can learn, and when a skill rolled at random is rolled again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blockdice.catalog import load_roster, load_skills
from blockdice.engine.errors import UnknownName
from blockdice.engine.sheet import PlayerSheet, SkillSheet
from blockdice.teams import build_team, can_learn, is_rolled_again, learnable_skills, with_skill


def player(*skills: str, av: int = 9) -> PlayerSheet:
    """A Human Lineman with these skills."""
    (lineman,) = build_team("bb2020", "human", ["human_lineman"]).players
    return replace(lineman, av=av, skills=tuple(SkillSheet(skill) for skill in skills))


PAIRS = [
    ("frenzy", "grab"),
    ("pogo_stick", "leap"),
    *(
        ("ball_and_chain", skill)
        for skill in (
            "diving_tackle",
            "frenzy",
            "grab",
            "leap",
            "multiple_block",
            "on_the_ball",
            "shadowing",
        )
    ),
]


@pytest.mark.parametrize(("had", "other"), PAIRS)
def test_some_skills_cannot_be_had_together(had, other):
    """Skills & Traits: a player with the one cannot also have the other."""
    assert can_learn("bb2020", player(), other)
    assert not can_learn("bb2020", player(had), other)
    facts = load_skills("bb2020").skills
    assert other in facts[had].conflicts
    assert had in facts[other].conflicts


def test_there_are_no_other_conflicts():
    found = {
        frozenset((skill.id, other))
        for skill in load_skills("bb2020").skills.values()
        for other in skill.conflicts
    }
    assert found == {frozenset(pair) for pair in PAIRS}


def test_a_strong_arm_needs_somebody_to_throw():
    assert not can_learn("bb2020", player(), "strong_arm")
    assert can_learn("bb2020", player("throw_team_mate"), "strong_arm")


def test_nobody_learns_a_trait_or_what_he_knows():
    """New Skills: nor the same skill again for a greater effect."""
    assert not can_learn("bb2020", player(), "stunty")
    assert not can_learn("bb2020", player("mighty_blow"), "mighty_blow")
    with pytest.raises(UnknownName):
        can_learn("bb2020", player(), "flight")


@pytest.mark.parametrize(
    ("had", "rolled", "again"),
    [
        ("block", "dodge", False),
        ("block", "block", True),
        ("frenzy", "grab", True),
        ("no_hands", "catch", True),
        ("no_hands", "leader", False),
        ("monstrous_mouth", "catch", True),
        ("catch", "monstrous_mouth", False),
        ("ball_and_chain", "pile_driver", True),
        ("ball_and_chain", "brawler", False),
    ],
)
def test_a_skill_that_could_not_be_used_is_rolled_again(had, rolled, again):
    """Skills & Traits and Agility Skills (commentary); but it may be chosen."""
    assert is_rolled_again("bb2020", player(had), rolled) == again
    if had == "no_hands":
        assert can_learn("bb2020", player(had), rolled)


@pytest.mark.parametrize(("av", "again"), [(7, True), (8, True), (9, False)])
def test_an_iron_hard_skin_is_no_use_to_weak_armour(av, again):
    """Skills & Traits (commentary): with an AV of 8+ or worse they may re-roll."""
    assert is_rolled_again("bb2020", player(av=av), "iron_hard_skin") == again


def test_what_a_position_can_learn_is_of_its_categories():
    roster = load_roster("bb2020", "dark_elf")
    (witch,) = build_team("bb2020", "dark_elf", ["witch_elf"]).players
    primary = roster.position("witch_elf").primary
    skills = learnable_skills("bb2020", witch, primary)
    assert len(skills) == 24 - 3
    assert "dodge" not in skills
    assert "grab" not in learnable_skills("bb2020", witch, ["S"])
    assert learnable_skills("bb2020", witch, ["Trait"]) == ()


def test_what_is_learnt_has_the_least_value():
    strong = with_skill("bb2020", player("block"), "Mighty Blow")
    assert strong.skills == (SkillSheet("block"), SkillSheet("mighty_blow", 1))
    assert with_skill("bb2020", player(), "dodge").skills == (SkillSheet("dodge"),)

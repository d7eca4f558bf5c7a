"""Checks of drafting against what single rosters have: caps, choices, apothecaries, limits."""

from __future__ import annotations

from typing import Any

import pytest

from blockdice.engine.sheet import TeamSheet
from blockdice.teams import build_team, check_draft, draft_cost


def codes(team: TeamSheet) -> list[str]:
    return [finding.code for finding in check_draft(team)]


def built(roster: str, positions: dict[str, int], **staff: Any) -> TeamSheet:
    names = [name for name, count in positions.items() for _ in range(count)]
    return build_team("bb2020", roster, names, **staff)


RENEGADES = {"renegade_human_lineman": 11}
UNDIVIDED = ["favoured_of_chaos_undivided"]
BIG = ["renegade_troll", "renegade_ogre", "renegade_minotaur", "renegade_rat_ogre"]
ALLIANCE = {"old_world_human_lineman": 11}
UNDERWORLD = {"underworld_goblin_lineman": 11}


@pytest.mark.parametrize(
    ("team", "expected"),
    [
        (built("chaos_renegades", RENEGADES), ["special_rules_wrong"]),
        (built("chaos_renegades", RENEGADES, chosen_rules=UNDIVIDED), []),
        (
            built("chaos_renegades", RENEGADES, chosen_rules=["old_world_classic"]),
            ["special_rules_wrong"],
        ),
        (
            built("chaos_renegades", RENEGADES, chosen_rules=[*UNDIVIDED, "favoured_of_nurgle"]),
            ["special_rules_wrong"],
        ),
        (
            built(
                "chaos_renegades",
                {"renegade_human_lineman": 8, **dict.fromkeys(BIG[:3], 1)},
                chosen_rules=UNDIVIDED,
            ),
            [],
        ),
        (
            built(
                "chaos_renegades",
                {"renegade_human_lineman": 7, **dict.fromkeys(BIG, 1)},
                chosen_rules=UNDIVIDED,
            ),
            ["group_over_max"],
        ),
        (built("old_world_alliance", {**ALLIANCE, "ogre": 1}), []),
        (
            built("old_world_alliance", {**ALLIANCE, "ogre": 1, "altern_forest_treeman": 1}),
            ["group_over_max"],
        ),
        (
            built("underworld_denizens", {**UNDERWORLD, "underworld_troll": 1}),
            [],
        ),
        (
            built(
                "underworld_denizens", {**UNDERWORLD, "underworld_troll": 1, "mutant_rat_ogre": 1}
            ),
            ["group_over_max"],
        ),
        (
            built("nurgle", {"rotter_lineman": 12}, has_apothecary=True),
            ["apothecary_not_allowed"],
        ),
        (built("norse", {"norse_raider_lineman": 11}), ["special_rules_wrong"]),
        (built("snotling", {"snotling_lineman": 16, "pump_wagon": 1}), ["too_many_players"]),
        (
            built("shambling_undead", {"skeleton_lineman": 13}),
            ["position_over_max"],
        ),
        (built("shambling_undead", {"skeleton_lineman": 8, "zombie_lineman": 8}), []),
    ],
)
def test_the_limits_of_other_rosters_are_kept(team, expected):
    assert codes(team) == expected


def test_a_choice_that_was_not_made_is_told_with_what_there_is():
    (finding,) = check_draft(built("norse", {"norse_raider_lineman": 11}))
    assert "Old World Classic" in finding.message
    assert "Favoured of Khorne" in finding.message


def test_low_cost_linemen_are_paid_for():
    team = built("ogre", {"gnoblar_lineman": 11})
    assert draft_cost(team) == 11 * 15_000
    assert team.treasury == 1_000_000 - 11 * 15_000

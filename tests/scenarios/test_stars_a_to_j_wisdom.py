"""Special rules of Star Players, Akhorne to Jordell (2020): what a team-mate learns."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import scenario

# Wisdom of the White Dwarf (Grombrindal).

DWARF = """
       k    l    m    n
6      .    .    .    .
7      .    H1   H2   A1
8      .    .    .    .
9      H3   .    .    .
"""
WISE: dict[str, dict[str, Any]] = {"H1": {"skills": "wisdom_of_the_white_dwarf"}}


def test_a_team_mate_learns_something_for_one_activation() -> None:
    """Wisdom of the White Dwarf: one of four, when an adjacent team-mate is activated."""
    dice = ["block: pow", "armour: 4 4", "injury: 1 1"]
    play = scenario(DWARF, who=WISE, dice=dice).act("activate H2 block A1")
    play.asks("choose_skill", "home", "H2")
    play.offers("use break_tackle", "use dauntless", "use mighty_blow", "use sure_feet", "no")
    play.act("use mighty_blow").expect(
        "skill_used H1", "effect_began H2 what=mighty_blow value=1 until=activation"
    )
    play.act("push o7", "stay", "use mighty_blow").expect("armour_broken A1", "effect_ended H2")
    play.spent()


def test_wisdom_once_a_turn_and_only_next_to_him() -> None:
    """Wisdom of the White Dwarf: not for himself, nor from afar; again in the next turn."""
    play = scenario(DWARF, who=WISE).act("activate H1 move").asks("move", "home").act("end")
    play.act("activate H3 move").asks("move", "home").act("end")
    play.act("activate H2 move", "use sure_feet", "end", "end")
    play.act("activate H2 move").asks("choose_skill", "home", "H2").spent()
    board = DWARF.replace("6      .    .", "6      .    H4")
    play = scenario(board, who=WISE).act("activate H2 move", "use sure_feet", "end")
    play.act("activate H4 move").asks("move", "home").spent()


def test_wisdom_helps_another_star() -> None:
    """(commentary stars-grombrindal-star)"""
    who = {**WISE, "H2": {"is_star": True, "skills": "loner 4"}}
    scenario(DWARF, who=who).act("activate H2 move").asks("choose_skill", "home", "H2")


def test_mighty_blow_for_one_who_has_it_has_no_effect() -> None:
    """(commentary stars-grombrindal-mighty-blow) It is not offered, and the +2 stays."""
    who = {**WISE, "H2": {"skills": "mighty_blow 2"}}
    dice = ["block: pow", "armour: 4 3", "injury: 1 1"]
    play = scenario(DWARF, who=who, dice=dice).act("activate H2 block A1")
    play.refuses("use mighty_blow").act("use dauntless", "push o7", "stay", "use mighty_blow")
    play.expect("armour_broken A1").spent()

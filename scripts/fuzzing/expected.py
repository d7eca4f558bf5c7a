"""What a run of matches must have reached: a name for every row of every table, and the rest.

Rows come from the edition's tables where those have them. A row that never occurs in a whole
run means that a rule cannot be reached, or that nothing here plays it.
"""

from __future__ import annotations

from collections.abc import Iterator

from blockdice.engine.actions import VERBS
from blockdice.engine.options import KINDS
from blockdice.engine.tables import RANGES, WEATHERS
from blockdice.engine.words import (
    ACHIEVEMENTS,
    BLOCK_FACES,
    PLACES,
    POSTURES,
    TOKENS,
)
from blockdice.rules.editions import load_edition

EVENTS = (
    *("activation_ended", "apothecary", "argued", "armour_broken", "automatic", "ball_air"),
    *("ball_ground", "ball_held", "ball_none", "block", "block_result", "boxed", "bribe"),
    *("bribe_gained", "casualty", "caught", "conceded", "declared", "deflected", "drive_ended"),
    *("ejected", "event_ended", "fan_factor", "fell_over", "followed", "foul", "half_ended"),
    *("half_started", "hand_off", "in_crowd", "injury", "intercepted", "joined", "kick_off_event"),
    *("kick_placed", "kicker", "kicking_team", "knocked_down", "landed", "landed_safely"),
    *("lifted", "match_ended", "moved", "pass", "pass_result", "placed", "posture", "prayer"),
    *("pushed", "regenerated", "reroll_used", "rerolls", "roll", "rolled_off", "selected"),
    *("set_up", "skill_used", "spp", "stalled", "step", "sudden_death", "team", "throw"),
    *("throw_result", "token", "toss_won", "touchback", "touchdown", "turn_ended", "turn_marker"),
    *("turn_started", "turnover", "undone", "weather"),
)

DECISIONS = (
    *(
        "activate",
        "allocate_touchdown",
        "apothecary",
        "argue_the_call",
        "block_die",
        "bribe",
        "casualty_result",
    ),
    *("follow_up", "high_kick", "interfere", "kick_or_receive", "move", "nominate_kicker"),
    *("place_kick", "push", "quick_snap", "reroll", "set_up", "solid_defence", "touchback"),
    "use_skill",
)

UNUSED_VERBS = ("", "option")
"""No roster here has two Lineman positions, so no coach chooses among `option`s yet."""

TURNOVERS = (
    *("carrier_eaten", "carrier_in_crowd", "carrier_landed_badly", "carrier_placed_prone"),
    *("failed_pick_up", "fell_over", "fumbled_pass", "hand_off_not_caught", "knocked_down"),
    *("pass_deflected", "pass_not_caught", "sent_off"),
)

TESTS = (
    *("always_hungry", "animosity", "bone_head", "catch", "dodge", "interfere", "jump", "landing"),
    *("pass", "pick_up", "projectile_vomit", "really_stupid", "rush", "squirm_free"),
    *("stand_up", "throw", "loner", "regeneration"),
)
NEVER_REROLLED = ("interfere", "loner", "regeneration")
"""Interference is the opponent's, and no skill here re-rolls it; the others may not be."""

BOXED = (
    *("apothecary", "block", "crowd", "eaten", "fall", "foul", "landing", "new_drive"),
    *("officious_ref", "projectile_vomit", "recovered", "regeneration", "set_up_again"),
    *("solid_defence", "sweltering_heat", "thrown_player"),
)

SKILLS_USED = ("block", "catch", "dodge", "mighty_blow", "pass", "sure_hands")


def expected() -> dict[str, list[str]]:
    """By the name of a table, the rows that must occur."""
    edition = load_edition("bb2020")
    tables = edition.tables
    return {
        "event": list(EVENTS),
        "decision": list(DECISIONS),
        "verb": [verb for verb in VERBS if verb not in UNUSED_VERBS],
        "declared": [kind.name for kind in edition.actions.kinds],
        "match": list(KINDS),
        "team": ["journeymen", "more than 16", "three or fewer", "nobody"],
        "ending": ["halves", "extra time", "sudden death", "conceded", "conceded before set-up"],
        "weather": list(WEATHERS),
        "kick-off event": [name for name in tables.kick_off if name],
        "turnover": list(TURNOVERS),
        "event ended by": ["fell_over", "knocked_down"],
        "block result": sorted(set(BLOCK_FACES.values())),
        "block dice": ["1", "2 attacker", "2 defender", "3 attacker", "3 defender"],
        "test passed": list(TESTS),
        "test failed": list(TESTS),
        "test re-rolled": [name for name in TESTS if name not in NEVER_REROLLED],
        "re-roll": ["team"],
        "skill used": list(SKILLS_USED),
        "pass range": list(RANGES[1:]),
        "pass result": ["accurate", "inaccurate", "wildly_inaccurate", "fumbled"],
        "throw result": ["superb", "successful", "terrible", "fumbled"],
        "injury": sorted(_injuries()),
        "injury table roll": [str(total) for total in range(2, 13)],
        "casualty": [result.id for result in tables.casualty_results],
        "casualty roll": [str(face) for face in range(1, 17)],
        "lasting injury": [f"{face} {tables.lasting[face][0]}" for face in range(1, 7)],
        "reduced": ["ma", "st", "ag", "pa", "av"],
        "argue the call": sorted({verdict for verdict in tables.argue if verdict}),
        "bribe": ["works", "fails"],
        "star player points": list(ACHIEVEMENTS),
        "box": [place for place in PLACES if place not in ("pitch", "in_flight", "absent")],
        "boxed by": list(BOXED),
        "posture": list(POSTURES),
        "token": list(TOKENS.values()),
    }


def _injuries() -> Iterator[str]:
    tables = load_edition("bb2020").tables
    yield from {result for row in tables.injury.values() for result in row if result}

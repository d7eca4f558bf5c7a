"""What a run of matches must have reached: a name for every row of every table, and the rest.

Rows come from the edition's tables where those have them. A row that never occurs in a whole
run means that a rule cannot be reached, or that nothing here plays it.
"""

from __future__ import annotations

from collections.abc import Iterator

from blockdice.catalog import rosters
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

from .hearing import UNSPOKEN

EVENTS = (
    *("activation_ended", "apothecary", "argued", "armour_broken", "automatic", "ball_air"),
    *("ball_ground", "ball_held", "ball_none", "bitten", "block", "block_result"),
    *("bomb_caught", "bomb_deflected", "bomb_exploded", "bomb_hit", "bomb_in_crowd"),
    *("bomb_thrown", "boxed", "bribe", "bribe_gained", "casualty", "caught", "changed_to_move"),
    *("conceded", "declared", "deflected", "drive_ended", "effect_began", "effect_ended"),
    *("ejected", "event_ended", "fan_factor", "fell_over", "followed", "foul", "half_ended"),
    *("half_started", "hand_off", "in_crowd", "induced", "injury", "intercepted", "joined"),
    *("kick_off_event", "kick_placed", "kicked", "kicker", "kicking_team", "knocked_down"),
    *("landed", "landed_safely", "lifted", "match_ended", "moved", "no_bite", "not_pushed"),
    *("pass", "pass_result", "placed", "posture", "prayer", "prayer_wasted", "purse", "pushed"),
    *("regenerated", "reroll_used", "rerolls", "roll", "rolled_off", "selected", "set_up"),
    *("skill_used", "spp", "stalled", "step", "sudden_death", "team", "team_value", "throw"),
    *("throw_result", "token", "toss_won", "touchback", "touchdown", "turn_ended"),
    *("turn_marker", "turn_started", "turnover", "undone", "weapon_seen", "weather"),
)

SELDOM = (
    *("card_aimed", "card_kept", "card_played", "cards_drawn", "plays_for_nobody"),
    *("special_play", "treated", "fireball", "zap"),
)
"""Events that hardly ever come about at random: scenarios show them."""

DECISIONS = (
    *("activate", "allocate_touchdown", "apothecary", "argue_the_call", "ball_and_chain"),
    *("bite", "block_die", "bribe", "casualty_result", "change_to_move", "choose_player"),
    *("dump_off", "follow_up", "hail_mary", "high_kick", "hit_and_run", "inducements"),
    *("interfere", "journeyman", "kick_or_receive", "lash_out", "mercenary_skill", "move"),
    *("nominate_kicker", "on_the_ball", "place_ball", "place_kick", "pray", "prayer_player"),
    *("prayer_skill", "push", "quick_snap", "reach_for_ball", "reroll", "reroll_die"),
    *("second_target", "set_up", "solid_defence", "strike", "swarming", "swoop", "throw_bomb"),
    *("touchback", "trickster", "use_skill"),
)

SELDOM_ASKED = (
    *("card_target", "choose_skill", "josef_bugman", "keep_card", "play_card", "reroll_deck"),
    *("weather", "weather_mage", "wizard"),
)
"""Decisions about stars and inducements, which few teams here have: scenarios ask them."""

TURNOVERS = (
    *("carrier_in_crowd", "carrier_landed_badly", "carrier_placed_prone"),
    *("failed_pick_up", "fell_over", "fumbled_pass"),
    *("hand_off_not_caught", "hit_by_own_bomb", "kick_back", "knocked_down", "no_bite"),
    *("pass_deflected", "pass_not_caught", "sent_off"),
)

TESTS = (
    *("always_hungry", "animal_savagery", "animosity", "argue_the_call", "bloodlust"),
    *("bomb_catch", "bomb_interfere", "bomb_pass", "bone_head", "breathe_fire", "bribe"),
    *("catch", "chainsaw", "dauntless", "dodge", "foul_appearance", "hypnotic_gaze"),
    *("interfere", "jump", "jump_up", "landing", "loner", "pass", "pick_me_up", "pick_up"),
    *("pro", "projectile_vomit", "really_stupid", "recovery", "regeneration", "rush"),
    *("shadowing", "squirm_free", "stand_up", "take_root", "tentacles", "throw"),
    *("unchannelled_fury",),
)
SELDOM_REROLLED = ("animosity", "interfere", "squirm_free")
NEVER_REROLLED = (
    *("argue_the_call", "bomb_interfere", "bribe", "pick_me_up", "recovery", "regeneration"),
    *("shadowing", "tentacles"),
)
"""They are made by the other coach, or may not be."""

BOXED = (
    *("apothecary", "ball_and_chain", "bite", "block", "bomb", "breathe_fire", "chainsaw"),
    *("crowd", "eaten", "fall", "foul", "kick_team_mate", "landing", "lash_out", "new_drive"),
    *("officious_ref", "projectile_vomit", "recovered", "regeneration"),
    *("secret_weapon", "set_up_again", "solid_defence", "stab", "sweltering_heat"),
    *("thrown_player",),
)

SELDOM_HEARD = (
    "ball_and_chain denies:tentacles",
    *("ball_and_chain barges", "bloodlust holds_back", "cloud_burster force_reroll"),
    *("extra_arms modify_own:interfere", "juggernaut denies:wrestle", "my_ball may_drop"),
    *("perfect_passing extra_points", "plague_ridden after_death"),
    *("very_long_legs denies:cloud_burster",),
)
"""Where a skill hardly ever comes to speak at random: scenarios make it."""

CATEGORIES = ("A", "G", "M", "P", "S", "T", "", "Y")
"""Skills and traits, special rules of teams, prayers: what must be heard of everywhere."""

SKILLS_USED = (
    *("arm_bar", "block", "bombardier", "brawler", "break_tackle", "bribery_and_corruption"),
    *("catch", "chainsaw", "claws", "dirty_player", "diving_catch"),
    *("diving_tackle", "dodge", "dump_off", "fend", "frenzy", "fumblerooskie", "grab"),
    *("hail_mary_pass", "hit_and_run", "juggernaut", "kick", "masters_of_undeath"),
    *("mighty_blow", "monstrous_mouth", "on_the_ball", "pass", "pile_driver"),
    *("pro", "safe_pair_of_hands", "safe_pass", "shadowing", "sidestep", "stand_firm"),
    *("strip_ball", "sure_feet", "sure_hands", "swoop", "tentacles", "trickster", "wrestle"),
)


def expected() -> dict[str, list[str]]:
    """By the name of a table, the rows that must occur."""
    edition = load_edition("bb2020")
    tables = edition.tables
    actors = {"", *(skill.id for skill in edition.skills if skill.category in CATEGORIES)}
    return {
        "event": list(EVENTS),
        "decision": list(DECISIONS),
        "verb": [verb for verb in VERBS if verb],
        "declared": [kind.name for kind in edition.actions.kinds if kind.skill in actors],
        "skill": [skill.id for skill in edition.skills if skill.category in CATEGORIES],
        "hook": list(_hooks()),
        "roster": [roster.id for roster in rosters("bb2020")],
        "match": list(KINDS),
        "start": ["first step", "the middle"],
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
        "test re-rolled": [
            name for name in TESTS if name not in (*NEVER_REROLLED, *SELDOM_REROLLED)
        ],
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


def _hooks() -> Iterator[str]:
    """Every hook point at which a skill of the edition speaks, as `hearing.Ear` names it."""
    for skill in load_edition("bb2020").skills:
        if skill.category in CATEGORIES:
            named = (f"{skill.id} {point}" for point in skill.hooks if point not in UNSPOKEN)
            yield from (name for name in named if name not in SELDOM_HEARD)


def _injuries() -> Iterator[str]:
    tables = load_edition("bb2020").tables
    yield from {result for row in tables.injury.values() for result in row if result}

"""Teams drawn at random: drafted by the book from any roster, advanced, and impossible ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import blockdice as bd
from blockdice.catalog import (
    DraftLimits,
    Position,
    Roster,
    SkillFacts,
    load_draft_limits,
    load_roster,
    load_skill,
    rosters,
)
from blockdice.catalog.skill_facts import BONUS, EVERYONE, TARGET_NUMBER, TEAM_MATES
from blockdice.catalog.skills import load_skills
from blockdice.teams import build_team, current_team_value, wares_for
from blockdice.teams.learning import is_rolled_again, learnable_skills, with_skill

EDITION = "bb2020"
ROSTERS = [roster.id for roster in rosters(EDITION)]
SKILLS = list(load_skills(EDITION).skills)

MOST_ADVANCEMENTS = 4
MOST_GIFTS = 6
"""How many skills and traits a player of a circus has beside those of the position."""
GUESTS = 3
"""How many other skills and traits there are in a circus beside those of its troupe."""
STRONG = 5

_CHARACTERISTICS = {
    "ma": (1, 1, 9),
    "st": (1, 1, 8),
    "ag": (-1, 1, 6),
    "pa": (-1, 1, 6),
    "av": (1, 3, 11),
}
"""What an advancement changes a characteristic by, and between which ends."""


TROUPES: tuple[tuple[str, ...], ...] = (
    (
        *("always_hungry", "animosity", "kick_team_mate", "right_stuff", "strong_arm"),
        *("stunty", "swoop", "throw_team_mate", "titchy"),
    ),
    (
        *("accurate", "bombardier", "cannoneer", "cloud_burster", "disturbing_presence"),
        *("extra_arms", "hail_mary_pass", "nerves_of_steel", "pass", "running_pass"),
        *("safe_pass", "stunty", "very_long_legs"),
    ),
    (
        *("accurate", "animosity", "cannoneer", "catch", "cloud_burster", "diving_catch"),
        *("dump_off", "leader", "my_ball", "nerves_of_steel", "no_hands", "on_the_ball"),
        *("pass", "running_pass", "safe_pass", "very_long_legs"),
    ),
    (
        *("big_hand", "block", "fumblerooskie", "juggernaut", "kick", "monstrous_mouth"),
        *("safe_pair_of_hands", "strip_ball", "sure_hands", "wrestle"),
    ),
    (
        *("ball_and_chain", "fend", "frenzy", "grab", "hit_and_run", "juggernaut", "sidestep"),
        *("stab", "stand_firm", "swarming", "take_root", "trickster"),
    ),
    (
        *("arm_bar", "ball_and_chain", "break_tackle", "diving_tackle", "dodge", "jump_up"),
        *("leap", "prehensile_tail", "shadowing", "tackle", "tentacles", "titchy", "two_heads"),
    ),
    (
        *("arm_bar", "diving_tackle", "drunkard", "leap", "pogo_stick", "prehensile_tail"),
        *("sprint", "sure_feet", "tentacles", "very_long_legs"),
    ),
    (
        *("chainsaw", "claws", "decay", "dirty_player", "iron_hard_skin", "mighty_blow"),
        *("multiple_block", "pile_driver", "plague_ridden", "regeneration", "secret_weapon"),
        *("sneaky_git", "stab", "thick_skull"),
    ),
    (
        *("brawler", "breathe_fire", "dauntless", "defensive", "foul_appearance", "guard"),
        *("horns", "multiple_block", "projectile_vomit", "stab", "trickster"),
    ),
    (
        *("animal_savagery", "bloodlust", "bone_head", "hypnotic_gaze", "loner", "pick_me_up"),
        *("pro", "really_stupid", "take_root", "timmm_ber", "unchannelled_fury"),
    ),
)
"""What meets in a circus: skills and traits that bear on each other."""


def draft(random: Random, roster: Roster) -> bd.TeamSheet:
    """A team that `check_draft` finds nothing wrong with: 11 to 16 rookies, staff, re-rolls."""
    limits = load_draft_limits(roster.edition)
    positions = _draft_players(random, roster, limits)
    gold = limits.budget - sum(roster.position(position).cost for position in positions)
    staff = _draft_staff(random, roster, limits, gold)
    return build_team(
        roster.edition,
        roster.id,
        positions,
        rerolls=staff["rerolls"],
        has_apothecary=staff["apothecary"] > 0,
        assistant_coaches=staff["assistant_coaches"],
        cheerleaders=staff["cheerleaders"],
        dedicated_fans=limits.dedicated_fans.min + staff["dedicated_fans"],
        chosen_rules=[random.choice(choice).id for choice in roster.special_rule_choices],
    )


def _draft_players(random: Random, roster: Roster, limits: DraftLimits) -> list[str]:
    """Positions, in an order of their own: those that are wanted, then whoever can be paid."""
    wanted = random.randint(limits.players_min, limits.players_max)
    cheapest = min(position.cost for position in roster.linemen)
    gold = limits.budget
    counts: Counter[str] = Counter()
    for position in roster.positions:
        counts[position.id] = position.min
        gold -= position.min * position.cost
    while (count := counts.total()) < wanted:
        spare = gold - max(0, limits.players_min - count - 1) * cheapest
        able = [p for p in roster.positions if p.cost <= spare and _has_room(roster, counts, p)]
        if not able:
            break
        position = random.choice(able)
        counts[position.id] += 1
        gold -= position.cost
    drafted = list(counts.elements())
    random.shuffle(drafted)
    return drafted


def _has_room(roster: Roster, counts: Counter[str], position: Position) -> bool:
    """Whether the team may have one more of a position."""
    caps = [cap for cap in roster.caps if position.id in cap.positions]
    return counts[position.id] < position.max and all(
        sum(counts[other] for other in cap.positions) < cap.max for cap in caps
    )


def _draft_staff(random: Random, roster: Roster, limits: DraftLimits, gold: int) -> Counter[str]:
    """What is bought of staff and re-rolls with some of the gold that is left."""
    coaches, cheerleaders, fans = (
        limits.assistant_coaches,
        limits.cheerleaders,
        limits.dedicated_fans,
    )
    prices = {
        "rerolls": (roster.reroll_cost, roster.reroll_max),
        "apothecary": (limits.apothecary_cost, int(roster.has_apothecary)),
        "assistant_coaches": (coaches.cost, coaches.max),
        "cheerleaders": (cheerleaders.cost, cheerleaders.max),
        "dedicated_fans": (fans.cost, fans.max - fans.min),
    }
    bought: Counter[str] = Counter()
    for _ in range(random.randint(0, 10)):
        what = random.choice(list(prices))
        cost, most = prices[what]
        if cost <= gold and bought[what] < most:
            bought[what] += 1
            gold -= cost
    return bought


def shopping(random: Random, team: bd.TeamSheet) -> bd.TeamSheet:
    """The team with some gold, and with everything that it can induce for the match."""
    return replace(team, treasury=random.choice((0, 100_000, 600_000)), wares=wares_for(team))


def valued(team: bd.TeamSheet) -> bd.TeamSheet:
    """The team with its value, for which the poorer one gets gold or says prayers."""
    return replace(team, current_value=current_team_value(team))


def change_players(
    team: bd.TeamSheet, change: Callable[[bd.PlayerSheet], bd.PlayerSheet]
) -> bd.TeamSheet:
    """The team with each player changed."""
    return replace(team, players=tuple(change(player) for player in team.players))


def advanced(random: Random, team: bd.TeamSheet) -> bd.TeamSheet:
    """The team after some matches: its players have learnt, grown or been hurt."""
    roster = load_roster(team.edition, team.roster)

    def change(player: bd.PlayerSheet) -> bd.PlayerSheet:
        position = roster.position(player.position)
        for _ in range(random.randint(0, MOST_ADVANCEMENTS)):
            player = _advance(random, team.edition, player, position)
        return player

    return change_players(team, change)


def _advance(
    random: Random, edition: str, player: bd.PlayerSheet, position: Position
) -> bd.PlayerSheet:
    """One advancement, or one injury of the past."""
    draw = random.random()
    if draw < 0.1:
        return _grown(random, player, 1)
    if draw < 0.16:
        return _grown(random, player, -1)
    if draw < 0.2:
        return replace(player, niggling=player.niggling + 1)
    categories = position.primary if random.random() < 0.6 else position.secondary
    if draw < 0.5 and categories:
        return _learn_at_random(random, edition, player, random.choice(categories))
    able = learnable_skills(edition, player, categories)
    return with_skill(edition, player, random.choice(able)) if able else player


def _learn_at_random(
    random: Random, edition: str, player: bd.PlayerSheet, category: str
) -> bd.PlayerSheet:
    """The skill that two dice say; where it is to be rolled again often, none."""
    rolls = load_skills(edition).random_rolls
    for _ in range(20):
        skill = rolls.skill(category, random.randint(1, 6), random.randint(1, 6))
        if not is_rolled_again(edition, player, skill):
            return with_skill(edition, player, skill)
    return player


def _grown(random: Random, player: bd.PlayerSheet, sign: int) -> bd.PlayerSheet:
    """A player with one characteristic better, or worse, where it has not come to its end."""
    names = [name for name in _CHARACTERISTICS if name != "pa" or player.pa]
    name = random.choice(names)
    step, low, high = _CHARACTERISTICS[name]
    value: int = getattr(player, name) + sign * step
    change: dict[str, Any] = {name: min(max(value, low), high)}
    return replace(player, **change)


def circus(random: Random, team: bd.TeamSheet, acts: Sequence[str]) -> bd.TeamSheet:
    """A team in which anybody may have any of these skills and traits, roster or no roster.

    Some are strong enough to throw others, and some too weak to do anything.
    """
    positions = [position.id for position in load_roster(team.edition, team.roster).positions]

    def change(player: bd.PlayerSheet) -> bd.PlayerSheet:
        player = replace(player, st=random.choice((1, player.st, player.st, STRONG)))
        if not player.pa and random.random() < 0.8:
            player = replace(player, pa=random.randint(2, 5))
        count = random.randint(1, MOST_GIFTS)
        return gifted(random, player, random.sample(acts, count), positions)

    return replace(change_players(team, change), rerolls=random.randint(0, 4))


def draw_acts(random: Random) -> list[str]:
    """The skills and traits of one circus, in any order."""
    acts = list({*random.choice(TROUPES), *random.sample(SKILLS, GUESTS)})
    return random.sample(sorted(acts), len(acts))


def gifted(
    random: Random, player: bd.PlayerSheet, skills: Iterable[str], positions: Sequence[str]
) -> bd.PlayerSheet:
    """The player with those of the skills that conflict with none that he has by then.

    Those that seldom come to anything are given to players who are good at what they are for.
    """
    for id in skills:
        facts = load_skill(EDITION, id)
        for wanted in (*(load_skill(EDITION, other) for other in facts.requires), facts):
            held = {skill.id for skill in player.skills}
            if wanted.id not in held and held.isdisjoint(wanted.conflicts):
                sheet = _sheet(random, wanted, positions)
                player = replace(player, skills=(*player.skills, sheet))
    held = {skill.id for skill in player.skills}
    if not held.isdisjoint(("throw_team_mate", "plague_ridden")):
        player = replace(player, st=max(player.st, STRONG))
    if "cloud_burster" in held:
        player = replace(player, pa=2)
    if "extra_arms" in held:
        player = replace(player, ag=1)
    return player


def _sheet(random: Random, facts: SkillFacts, positions: Sequence[str]) -> bd.SkillSheet:
    """A skill with a value or targets, where it bears some."""
    if facts.parameter == BONUS:
        return bd.SkillSheet(facts.id, random.randint(1, 2))
    if facts.parameter == TARGET_NUMBER:
        return bd.SkillSheet(facts.id, random.randint(2, 6))
    if facts.parameter == TEAM_MATES:
        target = EVERYONE if random.random() < 0.7 else random.choice(positions)
        return bd.SkillSheet(facts.id, 0, (target,))
    return bd.SkillSheet(facts.id)

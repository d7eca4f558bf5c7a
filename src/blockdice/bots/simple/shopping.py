"""What is induced before a match, and what is prayed for."""

from __future__ import annotations

from blockdice.bots.simple.sight import Sight
from blockdice.engine.actions import BUY, END, NO, USE, arg_of, encode, verb_of
from blockdice.engine.decisions import Decision
from blockdice.engine.sheet import Ware
from blockdice.engine.wares import hired, ware_of

STARS = "star_player"
APPETITE = {
    "extra_team_training": 3.0,
    "wandering_apothecaries": 2.8,
    "halfling_master_chef": 3.2,
    "hireling_sports_wizard": 2.6,
    "bribes": 1.5,
    "riotous_rookies": 1.0,
    "josef_bugman": 1.2,
    "bloodweiser_kegs": 1.4,
    "biased_referee": 0.8,
    "plague_doctor": 1.6,
    "special_plays": 1.3,
    "mortuary_assistant": 1.6,
    "weather_mage": 0.4,
    "part_time_assistant_coaches": 0.5,
    "temp_agency_cheerleaders": 0.4,
}
"""How gladly a ware is bought, whatever it costs; the first piece of it."""
STAR = 2.5
PER_100K = 1.2
"""What a star player is worth more for each 100,000 gold pieces."""
MERCENARY = 1.1
ARMED = 2.0
"""What a bribe is worth more to a team with secret weapons."""
LESS = 0.6
"""What a second piece is worth, compared with the one before."""
SKILLS = (
    "guard",
    "block",
    "mighty_blow",
    "dodge",
    "wrestle",
    "tackle",
    "sure_hands",
    "stand_firm",
    "sidestep",
    "fend",
    "catch",
    "pass",
)
"""The skills that are taken first where one may be chosen."""


def induce(sight: Sight, decision: Decision) -> int:
    """The best ware that there is gold for; nothing that is of no use."""
    best, best_worth = encode(END), 0.3
    for code in decision.choices.singles:
        if verb_of(code) != BUY:
            continue
        ware = ware_of(sight.m, sight.side, sight.m.names.wares[arg_of(code)])
        if ware is not None and worth_of_ware(sight, ware) > best_worth:
            best, best_worth = code, worth_of_ware(sight, ware)
    return best


def worth_of_ware(sight: Sight, ware: Ware) -> float:
    """How much a coach would like to have one more piece of it."""
    if ware.group == STARS:
        return STAR + PER_100K * ware.price / 100_000
    worth = APPETITE.get(ware.id, MERCENARY if ware.players else 0.0)
    if ware.id == "bribes":
        team = sight.state.team(sight.side)
        worth += ARMED if any(sight.has(p, "secret_weapon") for p in team) else 0.0
    already: int = hired(sight.m, sight.side, ware.id)
    return float(worth * LESS**already)


def best_skill(sight: Sight, decision: Decision) -> int:
    """The skill that helps anybody most, of those on offer."""
    codes = [code for code in decision.choices.singles if verb_of(code) == USE]
    tokens = sight.m.names.tokens

    def rank(code: int) -> int:
        skill = tokens[arg_of(code)]
        return SKILLS.index(skill) if skill in SKILLS else len(SKILLS)

    return min(codes, key=rank)


def mercenary_skill(sight: Sight, decision: Decision) -> int:
    """A mercenary is good enough without a skill: gold buys more elsewhere."""
    return encode(NO)


def weather_mage(sight: Sight, decision: Decision) -> int:
    """Called when the weather is bad for the ball and the ball is ours to play."""
    use = next(code for code in decision.choices.singles if verb_of(code) == USE)
    is_bad = sight.m.tables.weather[7] != sight.state.weather
    return use if is_bad and not sight.foe_has_ball else encode(NO)

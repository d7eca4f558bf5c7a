"""The numbers and tables of the 2020 edition."""

from __future__ import annotations

from blockdice.engine.pitch import Pitch
from blockdice.engine.sheet import NO_PA, PlayerSheet, SkillSheet
from blockdice.engine.tables import (
    BLIZZARD,
    INJURY_BADLY_HURT,
    INJURY_CASUALTY,
    INJURY_KNOCKED_OUT,
    INJURY_STUNNED,
    LONG_BOMB,
    PERFECT_CONDITIONS,
    POURING_RAIN,
    SHORT,
    SWELTERING_HEAT,
    VERY_SUNNY,
    WEATHERS,
    CasualtyResult,
    Formation,
    Tables,
)
from blockdice.engine.words import (
    BOMB_CATCH,
    BOMB_INTERFERE,
    BOMB_PASS,
    CATCH,
    INTERFERE,
    PASS,
    PICK_UP,
    RUSH,
    TESTS,
    THROW,
)

_STUN, _KO, _CAS, _HURT = (
    INJURY_STUNNED,
    INJURY_KNOCKED_OUT,
    INJURY_CASUALTY,
    INJURY_BADLY_HURT,
)

_RULER = (
    "TQQQSSSLLLLBBB",
    "QQQQSSSLLLLBBB",
    "QQQSSSSLLLLBBB",
    "QQSSSSSLLLBBB.",
    "SSSSSSLLLLBBB.",
    "SSSSSLLLLBBB..",
    "SSSSLLLLLBBB..",
    "LLLLLLLLBBB...",
    "LLLLLLLBBBB...",
    "LLLLLBBBBB....",
    "LLLBBBBBB.....",
    "BBBBBBB.......",
    "BBBBB.........",
    "BBB...........",
)
_BANDS = {"T": 0, "Q": 0, "S": 1, "L": 2, "B": 3, ".": -1}

PRAYERS = ["", "treacherous_trapdoor", "friends_with_the_ref", "stiletto", "iron_man"]
PRAYERS += ["knuckle_dusters", "bad_habits", "greasy_cleats", "blessed_statue_of_nuffle"]
PRAYERS += ["moles_under_the_pitch", "perfect_passing", "fan_interaction", "necessary_violence"]
PRAYERS += ["fouling_frenzy", "throw_a_rock", "under_scrutiny", "intensive_training"]

_FROG_SKILLS = ("dodge", "leap", "no_hands", "stunty", "titchy", "very_long_legs")
FROG = PlayerSheet(
    *(0, "", "frog", "Frog", 5, 1, 2, NO_PA, 5), skills=tuple(map(SkillSheet, _FROG_SKILLS))
)
"""What a Hireling Sports-Wizard makes of a player (Inducements, Wizard, Zap!)."""

FORMATIONS = [
    Formation(
        "wall",
        [(0, 6), (0, 7), (0, 8), (0, 4), (0, 10), (1, 1), (1, 13), (1, 5), (1, 9), (3, 7), (5, 7)],
    ),
    Formation(
        "spread",
        [(0, 6), (0, 7), (0, 8), (1, 4), (1, 10), (2, 1), (2, 13), (3, 5), (3, 9), (4, 3), (4, 11)],
    ),
    Formation(
        "cage",
        [(0, 6), (0, 7), (0, 8), (0, 5), (0, 9), (3, 5), (3, 9), (5, 6), (5, 8), (7, 7), (9, 7)],
    ),
    Formation(
        "wings",
        [(0, 5), (0, 7), (0, 9), (1, 2), (1, 12), (2, 3), (2, 11), (2, 6), (2, 8), (6, 5), (6, 9)],
    ),
]
"""Our own set-ups: squares back from the line and rows, the line of scrimmage first."""


def pitch_2020() -> Pitch:
    """The pitch: 26 by 15, wide zones of four, a trapdoor in a wide zone of each half."""
    return Pitch(26, 15, 4, 11, 3, 2, trapdoors=((6, 1), (19, 13)))


def tables_2020() -> Tables:
    """All tables of the edition; chapters are named in the comments."""
    t = Tables()
    # The Weather.
    t.weather = [-1, -1, SWELTERING_HEAT, VERY_SUNNY]
    t.weather += [PERFECT_CONDITIONS] * 7 + [POURING_RAIN, BLIZZARD]
    t.weather_modifiers = [[0] * len(TESTS) for _ in WEATHERS]
    for test in (PASS, THROW, BOMB_PASS):
        t.weather_modifiers[VERY_SUNNY][test] = -1
    for test in (CATCH, PICK_UP, INTERFERE, BOMB_CATCH, BOMB_INTERFERE):
        t.weather_modifiers[POURING_RAIN][test] = -1
    t.weather_modifiers[BLIZZARD][RUSH] = -1
    t.weather_ranges = [LONG_BOMB] * len(WEATHERS)
    t.weather_ranges[BLIZZARD] = SHORT
    # The Kick-off Event.
    t.kick_off = ["", "", "get_the_ref", "time_out", "solid_defence", "high_kick"]
    t.kick_off += ["cheering_fans", "brilliant_coaching", "changing_weather", "quick_snap"]
    t.kick_off += ["blitz", "officious_ref", "pitch_invasion"]
    # Armour and Injuries.
    t.injury = {
        "normal": ["", ""] + [_STUN] * 6 + [_KO] * 2 + [_CAS] * 3,
        "stunty": ["", ""] + [_STUN] * 5 + [_KO] * 2 + [_HURT] + [_CAS] * 3,
    }
    t.casualty = [-1] + [0] * 6 + [1] * 3 + [2] * 3 + [3] * 2 + [4] * 2
    t.casualty_results = [
        CasualtyResult("badly_hurt"),
        CasualtyResult("seriously_hurt", misses_next=True),
        CasualtyResult("serious_injury", misses_next=True, niggling=True),
        CasualtyResult("lasting_injury", misses_next=True, lasting=True),
        CasualtyResult("dead", dead=True),
    ]
    t.lasting = [("", -1), ("head_injury", 4), ("head_injury", 4), ("smashed_knee", 0)]
    t.lasting += [("broken_arm", 3), ("neck_injury", 2), ("dislocated_shoulder", 1)]
    t.argue = ["", "ejected"] + ["unmoved"] * 4 + ["persuaded"]
    # Player Profile: (worst, best) of MA ST AG PA AV.
    t.characteristic_limits = [(1, 9), (1, 8), (6, 1), (6, 1), (3, 11)]
    # Passing the Ball, Throwing other Players.
    t.range_bands = [[_BANDS[letter] for letter in row] for row in _RULER]
    t.range_modifiers = [0, -1, -2, -3]
    t.throw_bands = SHORT
    t.interference = {"accurate": -3, "inaccurate": -2, "wildly_inaccurate": -1}
    t.landing = {"superb": 0, "successful": -1, "fumbled": -1, "terrible": -2}
    t.catch = {"accurate": 0, "handoff": 0, "interception": -1, "bounce": -1}
    t.catch.update({"throw_in": -1, "scatter": -1, "deviate": -1})
    # Prayers to Nuffle.
    t.prayers = {"exhibition": PRAYERS[:9], "league": PRAYERS}
    # Star Player Points: completion, throw, deflection, interception, casualty, touchdown, MVP,
    # and a point more for one of them.
    t.spp = [1, 1, 1, 2, 2, 3, 4, 1]
    t.formations = FORMATIONS
    t.shapes = {"hireling_sports_wizard": FROG}
    return t

"""The Prayers to Nuffle: what they are called, and in a few words of ours what they do."""

from __future__ import annotations

PRAYER_NAMES = {
    "treacherous_trapdoor": "Treacherous Trapdoor",
    "friends_with_the_ref": "Friends with the Ref",
    "stiletto": "Stiletto",
    "iron_man": "Iron Man",
    "knuckle_dusters": "Knuckle Dusters",
    "bad_habits": "Bad Habits",
    "greasy_cleats": "Greasy Cleats",
    "blessed_statue_of_nuffle": "Blessed Statue of Nuffle",
    "moles_under_the_pitch": "Moles under the Pitch",
    "perfect_passing": "Perfect Passing",
    "fan_interaction": "Fan Interaction",
    "necessary_violence": "Necessary Violence",
    "fouling_frenzy": "Fouling Frenzy",
    "throw_a_rock": "Throw a Rock",
    "under_scrutiny": "Under Scrutiny",
    "intensive_training": "Intensive Training",
}
PRAYERS = {
    "treacherous_trapdoor": "for a half whoever comes onto a trapdoor falls through on a 1",
    "friends_with_the_ref": "for a drive a 5 talks the referee round as a 6 does",
    "stiletto": "for a drive one of theirs, drawn by lot, has Stab",
    "iron_man": "until the final whistle one of theirs has 1 more armour, 11+ at most",
    "knuckle_dusters": "for a drive one of theirs has Mighty Blow (+1)",
    "bad_habits": "for a drive one to three opponents, drawn by lot, have Loner (2+)",
    "greasy_cleats": "for a drive one opponent, drawn by lot, moves one square less",
    "blessed_statue_of_nuffle": "until the final whistle one of theirs has Pro",
    "moles_under_the_pitch": "for a half everybody rushes at -1",
    "perfect_passing": "until the final whistle each of their completions earns 2 SPP",
    "fan_interaction": "for a drive a casualty by a push into the crowd earns them SPP",
    "necessary_violence": "for a drive each of their casualties earns 3 SPP",
    "fouling_frenzy": "for a drive a casualty by a foul earns them SPP",
    "throw_a_rock": "for a drive a rock flies at opponents who stall, and hits on a 5+",
    "under_scrutiny": "for a half the referee sees every foul of the opponents",
    "intensive_training": "until the final whistle one of theirs, drawn by lot, has one more skill",
}

"""The closed vocabularies of the engine: small ints inside, words at the edge."""

from __future__ import annotations

from typing import Final

# Where a player is.
RESERVES: Final = 0
ON_PITCH: Final = 1
KNOCKED_OUT: Final = 2
CASUALTY: Final = 3
SENT_OFF: Final = 4
ABSENT: Final = 5
IN_FLIGHT: Final = 6
PLACES: Final = (
    "reserves",
    "pitch",
    "knocked_out",
    "casualty",
    "sent_off",
    "absent",
    "in_flight",
)

# How a player on the pitch is.
STANDING: Final = 0
PRONE: Final = 1
STUNNED: Final = 2
POSTURES: Final = ("standing", "prone", "stunned")

# Tokens: what else is true of a player for a while, a bit each.
DISTRACTED: Final = 1
"""Has lost the tackle zone, until next activated."""
USED: Final = 2
"""Has been activated in this window."""
FRESH_STUN: Final = 4
"""Became Stunned in the own team turn: does not roll over at its end."""
FAINTED: Final = 8
"""Misses the next drive (Sweltering Heat)."""
OPEN_AT_EVENT: Final = 16
"""Was Open when the kick-off event was rolled."""
PICKED_UP: Final = 32
"""Taken off the pitch by Solid Defence, to be set up again."""
FIELDED: Final = 64
"""Has taken part in this drive."""
ROOTED: Final = 128
"""Cannot leave the square, of their own will or otherwise (Take Root)."""
THIRSTY: Final = 256
"""Must bite a team-mate before the activation is over (Bloodlust)."""
DROPPING: Final = 512
"""Leaves the ball behind in the next square they leave (Fumblerooskie)."""
EXTRA: Final = 1024
"""Set up beyond the number of players that a team may otherwise field (Swarming)."""
TOKENS: Final = {
    DISTRACTED: "distracted",
    USED: "used",
    FRESH_STUN: "fresh_stun",
    FAINTED: "fainted",
    OPEN_AT_EVENT: "open_at_event",
    PICKED_UP: "picked_up",
    FIELDED: "fielded",
    ROOTED: "rooted",
    THIRSTY: "thirsty",
    DROPPING: "dropping",
    EXTRA: "extra",
}

# Where the ball is.
NO_BALL: Final = 0
GROUND: Final = 1
HELD: Final = 2
IN_AIR: Final = 3
BALL_STATES: Final = ("none", "ground", "held", "air")

# What a player is activated for: the numbers of actions (see `action_kinds`). An edition's own
# follow; those that a skill gives have SPECIAL and the skill's token.
MOVE_ACTION: Final = 0
BLOCK_ACTION: Final = 1
BLITZ_ACTION: Final = 2
PASS_ACTION: Final = 3
HAND_OFF_ACTION: Final = 4
FOUL_ACTION: Final = 5
THROW_ACTION: Final = 6
SPECIAL: Final = 16

# The kinds of test that a player makes, or the dice that one can re-roll.
DODGE: Final = 0
JUMP: Final = 1
RUSH: Final = 2
PICK_UP: Final = 3
CATCH: Final = 4
PASS: Final = 5
INTERFERE: Final = 6
THROW: Final = 7
LANDING: Final = 8
STAND_UP: Final = 9
ACTIVATION: Final = 10
SPECIAL_ROLL: Final = 11
BLOCK_DICE: Final = 12
BOMB_PASS: Final = 13
"""Throwing, catching and reaching for a bomb, which is no ball."""
BOMB_CATCH: Final = 14
BOMB_INTERFERE: Final = 15
TESTS: Final = (
    "dodge",
    "jump",
    "rush",
    "pick_up",
    "catch",
    "pass",
    "interfere",
    "throw",
    "landing",
    "stand_up",
    "activation",
    "special",
    "block",
    "bomb_pass",
    "bomb_catch",
    "bomb_interfere",
)

# The five results on the six faces of a block die.
PLAYER_DOWN: Final = 1
BOTH_DOWN: Final = 2
PUSH_BACK: Final = 3
STUMBLE: Final = 5
POW: Final = 6
BLOCK_FACES: Final = {
    1: "player_down",
    2: "both_down",
    3: "push_back",
    4: "push_back",
    5: "stumble",
    6: "pow",
}

# The windows in which something happens.
TEAM_TURN: Final = 0
BLITZ_EVENT: Final = 1
QUICK_SNAP: Final = 2
SOLID_DEFENCE: Final = 3
DUMP_OFF: Final = 4
ON_THE_BALL: Final = 5
WINDOWS: Final = (
    "team_turn",
    "blitz",
    "quick_snap",
    "solid_defence",
    "dump_off",
    "on_the_ball",
)

# Star player points, by what earns them; the count of each is kept a player.
COMPLETION: Final = 0
THROW_COMPLETION: Final = 1
DEFLECTION: Final = 2
INTERCEPTION: Final = 3
CAUSED_CASUALTY: Final = 4
TOUCHDOWN: Final = 5
MVP: Final = 6
BONUS: Final = 7
"""A point more for one of the others."""
ACHIEVEMENTS: Final = (
    "completion",
    "throw_completion",
    "deflection",
    "interception",
    "casualty",
    "touchdown",
    "mvp",
    "bonus",
)

SIDES: Final = ("home", "away")

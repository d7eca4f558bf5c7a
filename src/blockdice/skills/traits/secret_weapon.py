"""Secret Weapon: no referee lets it pass for longer than a drive."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import (
    ABSENT,
    CASUALTY,
    FIELDED,
    SENT_OFF,
)


def is_seen(m: Match, hook: Hook) -> Rule[None]:
    """Whoever took part in the drive is Sent-off as for a Foul, on the pitch at its end or not.

    Their coach may argue (commentary) and use a single Bribe for each. Players of the receiving
    team first.
    """
    state = m.state
    for side in (1 - state.kicking, state.kicking):
        for player in state.team(side):
            if not state.tokens[player] & FIELDED or not _has_had(m, player, hook):
                continue
            if state.place[player] in (CASUALTY, SENT_OFF, ABSENT) or is_excused(m, player):
                continue
            m.emit("weapon_seen", side, player)
            yield from m.rules.send_off(m, player, hook.skill)


def is_excused(m: Match, player: int) -> bool:
    """Whether a rule of the player's lets them get away with it."""
    for hook in m.speakers(m.hooks.excused, player):
        if hook.speak(m, hook, player):
            m.use_skill(hook, player)
            return True
    return False


def _has_had(m: Match, player: int, hook: Hook) -> bool:
    """Whether the player has the trait, or had it when they were set up: also one who is a frog
    now."""
    return m.has(player, hook) or any(s.id == hook.skill for s in m.players[player].skills)


SKILL = Skill(
    "secret_weapon",
    "Secret Weapon",
    "T",
    {"end_of_drive": is_seen},
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
)

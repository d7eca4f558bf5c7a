"""Lord of Chaos (Lord Borak the Despoiler): a team re-roll that is his alone to bring."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME, SPENT_SKILL, Effect
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match


def kept(m: Match, hook: Hook, side: int) -> int:
    """One more team re-roll from the first half on, until it is used or lost."""
    return sum(1 for player in m.state.team(side) if has_it(m, hook, player))


def is_used(m: Match, hook: Hook, side: int) -> None:
    """In the first half the team's own re-rolls, which come back, are used before it; later it is
    used before them."""
    state = m.state
    if state.half == 1 and state.rerolls[side] >= kept(m, hook, side):
        return
    for player in state.team(side):
        if has_it(m, hook, player):
            spend(m, hook, player)
            return


def is_lost(m: Match, hook: Hook, player: int) -> None:
    """It is lost when the player leaves play, even if they return (commentary)."""
    if has_it(m, hook, player):
        side = m.side_of(player)
        spend(m, hook, player)
        m.state.rerolls[side] -= 1
        m.note_rerolls(side)


def has_it(m: Match, hook: Hook, player: int) -> bool:
    """Whether the player still brings it, be they a frog at the moment."""
    skills = m.players[player].skills
    return any(s.id == hook.skill for s in skills) and not m.is_spent(player, hook.token)


def spend(m: Match, hook: Hook, player: int) -> None:
    """It is gone for the rest of the game."""
    m.begin(Effect(SPENT_SKILL, END_OF_GAME, m.side_of(player), player, hook.token))


SKILL = Skill(
    "lord_of_chaos",
    "Lord of Chaos",
    "X",
    {"carried_rerolls": kept, "reroll_spent": is_used, "leaves_play": is_lost},
    is_compulsory=True,
)

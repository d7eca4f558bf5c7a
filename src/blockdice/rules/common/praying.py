"""Whom a prayer is about, and what it gives them: shared by the prayers of the editions."""

from __future__ import annotations

from blockdice.engine.actions import SELECT, encode, player_of
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import CHARACTERISTIC, SKILL, Effect
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.rolls import Roll
from blockdice.rules.common.set_up import available


def free_of(m: Match, side: int, skill: str) -> list[int]:
    """The players of a side who are available to play the drive that starts, without a skill."""
    return [player for player in available(m, side) if not m.has_skill(player, skill)]


def chosen(m: Match, hook: Hook, side: int, players: list[int]) -> Rule[int]:
    """Which of the players the side's coach chooses for the prayer, -1 if there is none."""
    if not players:
        return -1
    choices = [encode(SELECT, player) for player in players]
    return player_of((yield m.decision("prayer_player", side, choices, -1, about(hook))))


def drawn(m: Match, hook: Hook, side: int, players: list[int]) -> int:
    """Which of the players is selected at random for the prayer, -1 if there is none."""
    return m.pick(hook.skill, players, side) if players else -1


def give(m: Match, hook: Hook, player: int, skill: str, value: int = 0) -> None:
    """The player has the skill as long as the prayer lasts; one who has it has no use for it."""
    if not m.has_skill(player, skill):
        token = m.names.tokens.index(skill)
        side = m.side_of(player)
        m.begin(Effect(SKILL, hook.lasts, side, player, token, value, hook.token))


def change(m: Match, hook: Hook, player: int, characteristic: int, value: int) -> None:
    """A figure of the player is changed as long as the prayer lasts."""
    side = m.side_of(player)
    m.begin(Effect(CHARACTERISTIC, hook.lasts, side, player, characteristic, value, hook.token))


def about(hook: Hook) -> Roll:
    """The prayer that a question is about, as no dice that lie on the table."""
    return Roll(hook.skill, -1, [])

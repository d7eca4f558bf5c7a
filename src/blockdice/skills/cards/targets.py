"""Whom a card may be aimed at."""

from __future__ import annotations

from blockdice.engine.match import Match
from blockdice.engine.words import KNOCKED_OUT, PRONE, STUNNED
from blockdice.skills.cards.card import Play


def own_standing(m: Match, play: Play) -> list[int]:
    """The coach's Standing players who have not yet what the card gives."""
    return _standing(m, play, play.side)


def foes_standing(m: Match, play: Play) -> list[int]:
    """Standing opponents who have not yet what the card gives."""
    return _standing(m, play, 1 - play.side)


def foes_without_ball(m: Match, play: Play) -> list[int]:
    """Standing opponents but the one who carries the ball."""
    return [player for player in foes_standing(m, play) if player != m.state.carrier]


def foes_with_zone(m: Match, play: Play) -> list[int]:
    """Opponents who have a tackle zone to lose."""
    return [player for player in foes_standing(m, play) if m.state.has_zone(player)]


def foe_with_ball(m: Match, play: Play) -> list[int]:
    """The opponent who carries the ball, if one does."""
    carrier = m.state.carrier
    return [carrier] if carrier >= 0 and m.side_of(carrier) != play.side else []


def own_stunned(m: Match, play: Play) -> list[int]:
    """The coach's Stunned players."""
    return [p for p in m.state.on_pitch(play.side) if m.state.posture[p] == STUNNED]


def own_prone(m: Match, play: Play) -> list[int]:
    """The coach's Prone players."""
    return [p for p in m.state.on_pitch(play.side) if m.state.posture[p] == PRONE]


def own_knocked_out(m: Match, play: Play) -> list[int]:
    """The coach's Knocked-out players."""
    return m.state.in_box(play.side, KNOCKED_OUT)


def _standing(m: Match, play: Play, side: int) -> list[int]:
    standing = [p for p in m.state.on_pitch(side) if m.state.is_standing(p)]
    return [p for p in standing if not m.has_other_shape(p) and not has_gift(m, play, p)]


def has_gift(m: Match, play: Play, player: int) -> bool:
    """Whether the player has the skill that the card gives."""
    skill = play.card.gives
    return m.has_skill(player, skill)

"""Plague Ridden: whoever dies of it joins its bearers."""

from __future__ import annotations

from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.falls import Fall
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.rules.common.injuries import felled_by_block
from blockdice.rules.common.joining import can_rise, join, rookie_of

SPARED = ("decay", "regeneration", "stunty")
RISES_AS = "rotter_lineman"
PATRON = "favoured_of_nurgle"


def infects(m: Match, hook: Hook, fall: Fall) -> Rule[None]:
    """Once a game for the team, when an opponent has died of a Block or Foul by a player with the
    trait: a team that is Favoured of Nurgle has a Rotter join in the Reserves box.

    To another team it is of no use.
    """
    causer = fall.causer
    if causer < 0 or m.side_of(causer) == m.side_of(fall.player):
        return
    side = m.side_of(causer)
    if not _has_killed(m, hook, fall) or m.is_spent_by(side, hook.token):
        return
    if PATRON not in m.sheets[side].special_rules or not can_rise(m, fall.player, SPARED):
        return
    sheet = rookie_of(m, side, RISES_AS, "loner")
    if sheet is not None and (yield from m.wants_rule(hook, side, causer)):
        join(m, side, sheet)


def _has_killed(m: Match, hook: Hook, fall: Fall) -> bool:
    if not m.can_use(fall.causer, hook, fall.player):
        return False
    return fall.cause == "foul" or felled_by_block(m, fall, fall.causer)


SKILL = Skill("plague_ridden", "Plague Ridden", "T", {"after_death": infects}, once=END_OF_GAME)

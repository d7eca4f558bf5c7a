"""Josef Bugman: his ale for all, and himself for one drive."""

from __future__ import annotations

from blockdice.engine.actions import NO, USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import END_OF_GAME
from blockdice.engine.hooks import OF_SIDE, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.engine.sheet import PlayerSheet, SkillSheet
from blockdice.engine.words import ABSENT, CASUALTY, SENT_OFF
from blockdice.rules.common.fouling import leave
from blockdice.rules.common.joining import join
from blockdice.rules.common.set_up import available

_SKILLS = ("tackle", "thick_skull", "wrestle")
BUGMAN = PlayerSheet(
    *(0, "Josef Bugman", "josef_bugman", "Josef Bugman", 5, 3, 3, 6, 9),
    skills=(SkillSheet("loner", 5), *map(SkillSheet, _SKILLS)),
    is_hired_for_match=True,
    is_star=True,
)
"""No player of the team: he earns no points, is nobody's MVP (commentary), and no healer sees to
him."""


def revives(m: Match, hook: Hook, test: Test) -> bool:
    """Bugman's XXXXXX: a 1 for a Knocked-out player is rolled again. It stays when he has gone."""
    return test.natural == 1


def joins_in(m: Match, hook: Hook, side: int) -> Rule[None]:
    """Keen Player: once a game, where the team cannot set up eleven, he may play that drive."""
    if m.is_spent_by(side, hook.token) or len(available(m, side)) >= m.pitch.players:
        return
    use = encode(USE, arg=hook.token)
    if (yield m.decision("josef_bugman", side, [use, encode(NO)])) == use:
        m.use_rule(hook, side)
        join(m, side, BUGMAN)


def leaves(m: Match, hook: Hook) -> Rule[None]:
    """When the drive ends he is Sent-off, Knocked-out or not. To argue or bribe would not help: he
    cannot be used again."""
    for player, position in enumerate(m.state.profiles.position):
        if position == BUGMAN.position:
            if m.state.place[player] not in (CASUALTY, SENT_OFF, ABSENT):
                yield from leave(m, player, hook.skill)


SKILL = Skill(
    "josef_bugman",
    "Josef Bugman",
    "I",
    {"recovery_again": revives, "before_set_up": joins_in, "end_of_drive": leaves},
    once=END_OF_GAME,
    holder=OF_SIDE,
)

"""Two for One (Grak & Crumbleberry, the Swift Twins): when one goes, the other pulls together."""

from __future__ import annotations

from blockdice.engine.effects import END_OF_GAME, Effect
from blockdice.engine.effects import SKILL as GIVEN
from blockdice.engine.hooks import Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import SENT_OFF

LONER = 2
"""The value of Loner that is left."""
PARTNERS = {
    "grak": "crumbleberry",
    "crumbleberry": "grak",
    "lucien_swift": "valen_swift",
    "valen_swift": "lucien_swift",
}


def steps_up(m: Match, hook: Hook, player: int) -> None:
    """The partner of whoever is Knocked-out or a casualty has Loner (2+) for the rest of the game,
    whether or not the other returns (commentary)."""
    if not m.has(player, hook) or m.state.place[player] == SENT_OFF:
        return
    side = m.side_of(player)
    wanted = PARTNERS.get(m.state.profiles.position[player], "")
    for mate in m.state.team(side):
        is_partner = m.state.profiles.position[mate] == wanted and m.has(mate, hook)
        if is_partner and not m.is_under(mate, hook.token):
            loner = m.names.tokens.index("loner")
            m.begin(Effect(GIVEN, END_OF_GAME, side, mate, loner, LONER, source=hook.token))


SKILL = Skill("two_for_one", "Two for One", "X", {"leaves_play": steps_up}, is_compulsory=True)

"""Chainsaw: cuts through armour, the owner's as well."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import target_of
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import FELL_OVER, KNOCKED_DOWN, STRUCK, Fall
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.preview import ArmourNeed, Preview
from blockdice.engine.rolls import Armour, Test
from blockdice.engine.words import SPECIAL_ROLL
from blockdice.rules.common.acting import in_place_of_a_block
from blockdice.rules.common.injuries import strike
from blockdice.rules.common.testing import resolve
from blockdice.skills.traits.stunty import weighs_down

NAME = "chainsaw"
BONUS = 3


def test(player: int, target: int) -> Test:
    """On a 1 the chainsaw kicks back."""
    return Test(SPECIAL_ROLL, player, 2, other=target, name=NAME)


def preview(m: Match, player: int, code: int) -> Preview:
    """The die that says who is hit, and the Armour roll against the target."""
    target = target_of(code)
    armour = Armour(Fall(target, STRUCK, NAME, player), is_fixed=True)
    armour.modify(NAME, BONUS)
    need = ArmourNeed(armour, m.state.profiles.av[target])
    return Preview([test(player, target)], armour=need)


def attack(m: Match, player: int, target: int) -> Rule[None]:
    """An Armour roll with 3 more against the target; nothing else modifies it or the Injury
    roll."""
    if not (yield from kicks_back(m, player, target)):
        yield from strike(m, player, target, NAME, BONUS)


def kicks_back(m: Match, player: int, target: int) -> Rule[bool]:
    """On a 1 it is the player who is hit, and that is a turnover whatever the armour does."""
    if (yield from resolve(m, test(player, target))):
        return False
    m.rules.turnover(m, "kick_back")
    yield from strike(m, player, player, NAME, BONUS)
    return True


def saws(m: Match, hook: Hook, player: int, armour: Armour) -> Rule[bool]:
    """In a Foul the chainsaw may be used: 3 more on the Armour roll, with the assists of any Foul
    (commentary), if it does not kick back."""
    if not (yield from m.wants_skill(hook, player)):
        return True
    if (yield from kicks_back(m, player, armour.fall.player)):
        return False
    armour.modify(NAME, BONUS)
    return True


def cuts_owner(m: Match, hook: Hook, armour: Armour) -> int:
    """3 on the Armour roll against an owner who Falls Over or is Knocked Down, and against an
    opponent whose Block on the owner has them Knocked Down by the owner."""
    fall = armour.fall
    if fall.how != FELL_OVER and fall.how != KNOCKED_DOWN:
        return 0
    if m.can_use(fall.player, hook) or _blocked_saw(m, hook, fall):
        return BONUS
    return 0


def _blocked_saw(m: Match, hook: Hook, fall: Fall) -> bool:
    causer = fall.causer
    if fall.cause != "block" or causer < 0 or m.side_of(causer) == m.side_of(fall.player):
        return False
    return not m.is_active(causer) and m.can_use(causer, hook)


def action(number: int) -> ActionKind:
    """In place of a Block, but neither of a second one nor of one of two. In a Blitz the player
    does not move on."""
    return in_place_of_a_block(NAME, number, attack, preview, is_single=True, ends_movement=True)


SKILL = Skill(
    NAME,
    "Chainsaw",
    "T",
    {
        "before_foul": At(saws, is_compulsory=False, works_down=False, works_distracted=False),
        "armour_modifier": cuts_owner,
        "denies:stunty": weighs_down,
    },
    is_compulsory=True,
    works_down=True,
    works_distracted=True,
    action=action,
)

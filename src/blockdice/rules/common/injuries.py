"""Armour and Injuries: the Armour roll, the Injury roll, the crowd."""

from __future__ import annotations

from blockdice.engine.actions import NO, USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.falls import HARMED, KNOCKED_DOWN, STRUCK, Fall
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.rolls import Armour, Roll
from blockdice.engine.tables import (
    INJURY_BADLY_HURT,
    INJURY_CASUALTY,
    INJURY_KNOCKED_OUT,
    INJURY_STUNNED,
)
from blockdice.engine.words import CASUALTY, KNOCKED_OUT, RESERVES, STUNNED
from blockdice.rules.common.apothecary import patch_up_knocked_out
from blockdice.rules.common.casualties import answer_harm, credit
from blockdice.rules.common.falling import lose_ball


def risk_injury(m: Match, armour: Armour) -> Rule[None]:
    """Roll 2D6 against the player's Armour Value; broken armour is followed by an Injury roll."""
    player = armour.fall.player
    for hook in m.hooks.armour_modifier:
        armour.modify(hook.skill, hook.speak(m, hook, armour))
    armour.dice = [m.die(6, "armour", player), m.die(6, "armour", player)]
    value = m.state.profiles.av[player]
    total = sum(armour.dice) + armour.bonus
    _write(m, armour, "armour", armour.dice, armour.bonus, value)
    if m.hooks.armour_reroll and (yield from _reroll_armour(m, armour)):
        total = sum(armour.dice) + armour.bonus
        _write(m, armour, "armour", armour.dice, armour.bonus, value)
    if total < value:
        total += yield from _apply_choices(m, armour, armour.dice, value - total)
    if total >= value:
        m.emit("armour_broken", m.side_of(player), player)
        if armour.fall.how == STRUCK:
            yield from m.rules.go_down(m, armour.fall)
        yield from m.rules.injury(m, armour)


def _reroll_armour(m: Match, armour: Armour) -> Rule[bool]:
    """Whether a skill has dice of the Armour roll rolled again, before anything else is done
    about it."""
    for hook in m.hooks.armour_reroll:
        again: int = yield from hook.speak(m, hook, armour)
        if again:
            for place in range(len(armour.dice)):
                if again >> place & 1:
                    armour.dice[place] = m.die(6, "armour", armour.fall.player)
            return True
    return False


def injury(m: Match, armour: Armour) -> Rule[None]:
    """Roll 2D6 on the Injury table of the player and apply what it says.

    On the pitch: Stunned, Knocked-out or a casualty. In the crowd, Stunned means Reserves.
    """
    player = armour.fall.player
    for hook in m.hooks.injury_modifier:
        armour.injury_bonus += hook.speak(m, hook, armour)
    armour.injury_dice = [m.die(6, "injury", player), m.die(6, "injury", player)]
    total = sum(armour.injury_dice) + armour.injury_bonus
    _write(m, armour, "injury", armour.injury_dice, armour.injury_bonus, 0)
    if m.hooks.injury_reroll and (yield from _is_rolled_again(m, armour)):
        armour.injury_dice = [m.die(6, "injury", player), m.die(6, "injury", player)]
        total = sum(armour.injury_dice) + armour.injury_bonus
        _write(m, armour, "injury", armour.injury_dice, armour.injury_bonus, 0)
    total += yield from _worsen(m, armour, total)
    result = _result(m, armour, total)
    m.emit("injury", m.side_of(player), player, data={"result": result, "by": armour.fall.cause})
    yield from _apply(m, armour, result)


def _is_rolled_again(m: Match, armour: Armour) -> Rule[bool]:
    """Whether a rule of the causer's has the Injury roll made again, where it could be worse."""
    causer, victim = armour.fall.causer, armour.fall.player
    total = sum(armour.injury_dice) + armour.injury_bonus
    if causer < 0 or _result(m, armour, total) == _result(m, armour, 12 + armour.injury_bonus):
        return False
    for hook in m.speakers(m.hooks.injury_reroll, causer, victim):
        again: bool = yield from hook.speak(m, hook, armour)
        if again:
            return True
    return False


def _result(m: Match, armour: Armour, total: int) -> str:
    """What an Injury total comes to in this roll, which may be milder or graver than others."""
    result = injury_result(m, armour.fall.player, total)
    if armour.is_mild and result == INJURY_CASUALTY:
        return INJURY_BADLY_HURT
    if armour.is_grave and result == INJURY_STUNNED:
        return INJURY_KNOCKED_OUT
    return result


def injury_result(m: Match, player: int, total: int) -> str:
    """What an Injury total means for this player (Stunty Players, Thick Skull)."""
    table = "normal"
    for hook in m.speakers(m.hooks.injury_table, player):
        table = hook.speak(m, hook, player)
    for hook in m.speakers(m.hooks.stunned_until, player):
        if total <= hook.speak(m, hook, player, table):
            return INJURY_STUNNED
    row = m.tables.injury[table]
    return row[min(max(total, 2), len(row) - 1)]


def felled_by_block(m: Match, fall: Fall, player: int) -> bool:
    """Whether this is the Knock Down of an opponent by a Block that the player performed.

    Whoever is lashed out at counts as one, a team-mate where the opposing coach chooses.
    """
    if fall.how != KNOCKED_DOWN or fall.causer != player:
        return False
    if fall.opponent_chooses or fall.cause == "lash_out":
        return True
    foe = m.side_of(fall.player) != m.side_of(player)
    return foe and fall.cause == "block" and m.is_active(player)


def strike(m: Match, player: int, victim: int, cause: str, bonus: int = 0) -> Rule[None]:
    """An attack in place of a Block that goes for the armour: down only if it is broken.

    bonus: what the attack itself adds to the Armour roll; nothing else modifies either roll. No
    turnover comes of it, unless a player of the active team goes down with the ball.
    """
    fall = Fall(victim, STRUCK, cause, player)
    armour = Armour(fall, is_fixed=True)
    for hook in m.speakers(m.hooks.strike_bonus, player, victim):
        bonus += yield from hook.speak(m, hook, player, victim, cause)
    armour.modify(cause, bonus)
    yield from m.rules.risk_injury(m, armour)
    yield from lose_ball(m, fall)


def crowd_injury(m: Match, player: int, pusher: int) -> Rule[None]:
    """Injured by the Crowd: no Armour roll, straight to the Injury table.

    pusher: whose push has sent the player there, -1 if nobody's.
    """
    fall = Fall(player, HARMED, "crowd")
    fall.pusher = pusher
    return m.rules.injury(m, Armour(fall))


def _apply(m: Match, armour: Armour, result: str) -> Rule[None]:
    fall = armour.fall
    player = fall.player
    in_crowd = not m.state.square[player]
    if result == INJURY_STUNNED:
        if in_crowd:
            m.remove(player, RESERVES, fall.cause)
        else:
            m.lay(player, STUNNED)
    elif result == INJURY_KNOCKED_OUT:
        if (yield from patch_up_knocked_out(m, player)):
            if in_crowd:
                m.remove(player, RESERVES, "apothecary")
            else:
                m.lay(player, STUNNED)
        else:
            m.remove(player, KNOCKED_OUT, fall.cause)
    elif result == INJURY_BADLY_HURT:
        m.remove(player, CASUALTY, fall.cause)
        credit(m, fall)
        yield from answer_harm(m, fall)
        m.rules.note_casualty(m, fall, 0, -1)
    elif result == INJURY_CASUALTY:
        m.remove(player, CASUALTY, fall.cause)
        yield from m.rules.casualty(m, fall)


def _usable(m: Match, armour: Armour) -> list[tuple[Hook, int, int]]:
    """The skills that may still modify a roll: each with who uses it, and what it adds.

    Those of the causer, and of whoever marked the square in which the victim tripped. Of
    several players with the same skill one uses it.
    """
    found: list[tuple[Hook, int, int]] = []
    fall = armour.fall
    point = m.hooks.fixed_choice if armour.is_fixed else m.hooks.armour_choice
    if not point:
        return found
    users = fall.markers if fall.causer < 0 else [fall.causer, *fall.markers]
    for hook in point:
        if hook.token in armour.spent:
            continue
        if fall.by_side >= 0 and hook.bit < 0 and m.is_in_force(hook, fall.by_side):
            bonus = hook.speak(m, hook, armour, -1)
            found.extend([(hook, -1, bonus)] if bonus else [])
            continue
        for user in users:
            bonus = _bonus_by(m, hook, armour, user)
            if bonus:
                found.append((hook, user, bonus))
                break
    return found


def _bonus_by(m: Match, hook: Hook, armour: Armour, user: int) -> int:
    if not m.can_use(user, hook, armour.fall.player):
        return 0
    bonus: int = hook.speak(m, hook, armour, user)
    return bonus


def _wants(m: Match, armour: Armour, hook: Hook, user: int, roll: Roll) -> Rule[bool]:
    """Ask whether the skill is used: the user's coach, or the other one where they choose."""
    if user < 0:
        return _wants_rule(m, armour, hook, roll)
    side = m.side_of(user)
    if armour.fall.opponent_chooses:
        side = 1 - side
    return m.wants_skill(hook, user, roll, side)


def _wants_rule(m: Match, armour: Armour, hook: Hook, roll: Roll) -> Rule[bool]:
    """Ask the side whose rule has felled the player."""
    side, use = armour.fall.by_side, encode(USE, arg=hook.token)
    answer = yield m.decision("use_skill", side, [use, encode(NO)], armour.fall.player, roll)
    if answer == use:
        m.emit("skill_used", side, data={"skill": hook.skill})
    return answer == use


def _apply_choices(m: Match, armour: Armour, dice: list[int], missing: int) -> Rule[int]:
    """Offer skills that modify the roll after it is made, where they can make it succeed."""
    usable = _usable(m, armour)
    added = 0
    for place, (hook, user, bonus) in enumerate(usable):
        if added >= missing or added + sum(b for _, _, b in usable[place:]) < missing:
            break
        roll = Roll("armour", armour.fall.player, dice)
        if (yield from _wants(m, armour, hook, user, roll)):
            armour.spent.append(hook.token)
            added += bonus
    return added


def _worsen(m: Match, armour: Armour, total: int) -> Rule[int]:
    """Offer skills that modify the Injury roll, where they, or they and others yet to come, make
    its result another."""
    usable = _usable(m, armour)
    added = 0
    for place, (hook, user, bonus) in enumerate(usable):
        most = added + sum(b for _, _, b in usable[place:])
        if _result(m, armour, total + most) == _result(m, armour, total + added):
            break
        roll = Roll("injury", armour.fall.player, armour.injury_dice)
        if (yield from _wants(m, armour, hook, user, roll)):
            armour.spent.append(hook.token)
            added += bonus
    return added


def _write(m: Match, armour: Armour, name: str, dice: list[int], bonus: int, needed: int) -> None:
    if m.diary is None:
        m.seq += 1
        return
    data = {"name": name, "dice": dice[:], "sides": 6, "by": armour.fall.cause}
    if needed:
        data["needed"] = needed
        data["modifiers"] = dict(zip(armour.reasons, armour.values, strict=True))
    if bonus:
        data["bonus"] = bonus
    m.cause = m.emit("roll", m.side_of(armour.fall.player), armour.fall.player, data=data)

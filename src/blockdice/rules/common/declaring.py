"""Declaring Actions: which players may be activated for what."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind, Foes
from blockdice.engine.actions import each_target, encode
from blockdice.engine.match import Match
from blockdice.engine.window import Window
from blockdice.engine.words import ROOTED, SPECIAL, STANDING, STUNNED, USED


def legal_activations(m: Match, window: Window) -> list[int]:
    """Every activation that the window's coach may declare now.

    Each Standing or Prone player of the team once, for each action of the edition that the
    window allows and whose limit is not used up.
    """
    state = m.state
    kinds = [kind for kind in m.hooks.actions if may_declare(window, kind)]
    if m.hooks.spare:
        kinds = [kind for kind in m.hooks.actions if window.allows >> kind.place & 1]
    foes = Foes(m, 1 - window.side)
    targets = [kind.targets(m, foes) if kind.targets is not None else [] for kind in kinds]
    choices: list[int] = []
    for player in state.on_pitch(window.side):
        tokens = state.tokens[player]
        if tokens & USED or state.posture[player] == STUNNED:
            continue
        if window.token and not tokens & window.token:
            continue
        _declare(m, player, kinds, targets, choices)
    return choices


def _declare(
    m: Match, player: int, kinds: list[ActionKind], targets: list[list[int]], choices: list[int]
) -> None:
    """Add what this player may declare. targets: by action, the opponents it may be against."""
    is_standing = m.state.posture[player] == STANDING
    gets_up = not is_standing and bool(m.speakers(m.hooks.jumps_up, player))
    bars = m.speakers(m.hooks.confined, player)
    who = encode(0, player)
    for place, kind in enumerate(kinds):
        if bars and any(hook.speak(m, hook, player, kind) for hook in bars):
            continue
        if kind.needs_standing and not is_standing and not (gets_up and kind.has_block):
            continue
        if kind.skill and not m.has_skill(player, kind.skill):
            continue
        if kind.can is not None and not kind.can(m, player):
            continue
        if m.hooks.spare and m.window.used & kind.limit and not has_spare(m, player, kind):
            continue
        if kind.once >= 0 and m.is_spent(player, kind.number - SPECIAL):
            continue
        if kind.targets is None:
            choices.append(kind.opening | who)
        elif kind.is_near:
            _declare_near(m, player, kind, targets[place], choices)
        else:
            found = targets[place]
            if kind.reach is not None:
                found = [target for target in found if kind.reach(m, player, target)]
            choices += each_target(kind.opening | who, found)


def _declare_near(
    m: Match, player: int, kind: ActionKind, foes: list[int], choices: list[int]
) -> None:
    """Add an action against each foe next to the player; to a Block all that may replace it."""
    for target in m.state.neighbours_of(m.state.square[player], 1 - m.side_of(player)):
        if target in foes:
            for found in strikes(m, player) if kind.hit is not None else [kind]:
                choices.append(found.opening | encode(0, player, target))


def may_declare(window: Window, kind: ActionKind) -> bool:
    """Whether the window allows the action, and its limit is not used up."""
    return window.allows >> kind.place & 1 != 0 and not window.used & kind.limit


def has_spare(m: Match, player: int, kind: ActionKind) -> bool:
    """Whether a rule lets the player perform an action whose limit is used up."""
    return any(hook.speak(m, hook, player, kind) >= 0 for hook in m.hooks.spare)


def use_up(m: Match, player: int, kind: ActionKind) -> None:
    """Count the action against its limit in the window, or as one more that a rule allows."""
    window = m.window
    if window.used & kind.limit:
        for hook in m.hooks.spare:
            owner: int = hook.speak(m, hook, player, kind)
            if owner >= 0:
                m.use_skill(hook, owner)
                return
    window.used |= kind.limit


def strikes(m: Match, player: int, again: bool = False) -> list[ActionKind]:
    """The Block, and what the player can do now in place of it.

    again: for a second Block in the activation, or for two at once.
    """
    used = m.window.used
    return [
        kind
        for kind in m.hooks.strikes
        if not (again and kind.is_single)
        and (not kind.skill or (m.has_skill(player, kind.skill) and not used & kind.limit))
        and (kind.can is None or kind.can(m, player))
    ]


def standing_foes(m: Match, foes: Foes) -> list[int]:
    """The Standing opponents, in reach or not."""
    return foes.standing


def foes_down(m: Match, foes: Foes) -> list[int]:
    """The Prone and Stunned opponents, in reach or not."""
    return foes.down


def can_throw(m: Match, player: int) -> bool:
    """Whether the player can perform a Throw Team-Mate action at all."""
    return any(m.can_use(player, hook) and hook.speak(m, hook, player) for hook in m.hooks.throws)


def can_be_thrown(m: Match, player: int) -> bool:
    """Whether the player can be thrown by a team-mate: nobody who is Rooted."""
    if m.state.tokens[player] & ROOTED:
        return False
    return any(hook.speak(m, hook, player) for hook in m.speakers(m.hooks.flies, player))

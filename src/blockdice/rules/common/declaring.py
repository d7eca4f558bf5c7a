"""Declaring Actions: which players may be activated for what."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind, Foes
from blockdice.engine.actions import each_target, encode
from blockdice.engine.match import Match
from blockdice.engine.window import Window
from blockdice.engine.words import STANDING, STUNNED, USED


def legal_activations(m: Match, window: Window) -> list[int]:
    """Every activation that the window's coach may declare now.

    Each Standing or Prone player of the team once, for each action of the edition that the
    window allows and whose limit is not used up.
    """
    state = m.state
    kinds = [kind for kind in m.hooks.actions if may_declare(window, kind)]
    foes = Foes(m, 1 - window.side)
    choices: list[int] = []
    for player in state.on_pitch(window.side):
        tokens = state.tokens[player]
        if tokens & USED or state.posture[player] == STUNNED:
            continue
        if window.token and not tokens & window.token:
            continue
        _declare(m, player, kinds, foes, choices)
    return choices


def _declare(
    m: Match, player: int, kinds: list[ActionKind], foes: Foes, choices: list[int]
) -> None:
    """Add what this player may declare, with every target."""
    who = encode(0, player)
    is_standing = m.state.posture[player] == STANDING
    for kind in kinds:
        if kind.needs_standing and not is_standing:
            continue
        if kind.skill and not m.has_skill(player, kind.skill):
            continue
        if kind.can is not None and not kind.can(m, player):
            continue
        if kind.targets is None:
            choices.append(kind.opening | who)
        elif kind.hit is None:
            choices += each_target(kind.opening | who, kind.targets(m, player, foes))
        else:
            targets = kind.targets(m, player, foes)
            found = [strike.opening | who for strike in strikes(m, player)] if targets else []
            for target in targets:
                choices += [code | encode(0, target=target) for code in found]


def may_declare(window: Window, kind: ActionKind) -> bool:
    """Whether the window allows the action, and its limit is not used up."""
    return window.allows >> kind.place & 1 != 0 and not window.used & kind.limit


def strikes(m: Match, player: int) -> list[ActionKind]:
    """The Block, and what the player can do now in place of it."""
    used = m.window.used
    return [
        kind
        for kind in m.hooks.strikes
        if not kind.skill or (m.has_skill(player, kind.skill) and not used & kind.limit)
    ]


def any_standing_foe(m: Match, player: int, foes: Foes) -> list[int]:
    """Any Standing opponent, in reach or not."""
    return foes.standing


def any_foe_down(m: Match, player: int, foes: Foes) -> list[int]:
    """Any Prone or Stunned opponent, in reach or not."""
    return foes.down


def standing_foes_near(m: Match, player: int, foes: Foes) -> list[int]:
    """The Standing opponents next to the player."""
    state = m.state
    near = state.neighbours_of(state.square[player], 1 - m.side_of(player))
    return [target for target in near if state.posture[target] == STANDING]


def can_throw(m: Match, player: int) -> bool:
    """Whether the player can perform a Throw Team-Mate action at all."""
    return any(hook.speak(m, hook, player) for hook in m.speakers(m.hooks.throws, player))


def can_be_thrown(m: Match, player: int) -> bool:
    """Whether the player can be thrown by a team-mate."""
    return any(hook.speak(m, hook, player) for hook in m.speakers(m.hooks.flies, player))

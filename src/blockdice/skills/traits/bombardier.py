"""Bombardier: throws bombs."""

from __future__ import annotations

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.actions import BOMB_TO, END, encode, square_of, verb_of
from blockdice.engine.decisions import Choices, Rule
from blockdice.engine.hooks import At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.pitch import NOBODY
from blockdice.engine.preview import Preview
from blockdice.engine.rolls import Armour
from blockdice.engine.window import Activation
from blockdice.rules.common.activating import ask_to_move, may_go_on, moving_action
from blockdice.rules.common.giving import squares_in_reach
from blockdice.skills.traits.stunty import weighs_down


def play(m: Match, activation: Activation) -> Rule[None]:
    """Throw Bomb: at once, without standing up or moving first. A skill may let the player move
    on afterwards."""
    player = activation.player
    while not activation.has_acted:
        choices = Choices([encode(END)], BOMB_TO, [NOBODY], squares_in_reach(m, player))
        answer = yield ask_to_move(m, m.side_of(player), choices, player)
        if verb_of(answer) == END:
            return
        activation.has_acted = True
        is_measured = yield from m.rules.throw_bomb(m, player, square_of(answer))
        if (yield from throws_again(m, activation)):
            activation.has_acted = False
        elif not is_measured or not may_go_on(m, activation, answer):
            return
    yield from moving_action(m, activation)


def throws_again(m: Match, activation: Activation) -> Rule[bool]:
    """Whether a skill lets the player throw another bomb in this activation."""
    for hook in m.speakers(m.hooks.acts_again, activation.player):
        again: bool = yield from hook.speak(m, hook, activation)
        if again:
            return True
    return False


def preview(m: Match, player: int, code: int) -> Preview:
    """How the bomb is thrown, once there is a target."""
    square = square_of(code)
    return Preview([m.rules.bomb_test(m, player, square)] if square else [])


def action(number: int) -> ActionKind:
    """A Special action: one player of the team in a turn, and no Pass for that."""
    return ActionKind(
        number,
        "bombardier",
        skill="bombardier",
        limit=1 << number,
        needs_standing=True,
        play=play,
        verb=BOMB_TO,
        preview=preview,
    )


def explosive(m: Match, hook: Hook, armour: Armour, player: int) -> int:
    """+1 to the Armour or the Injury roll of whoever the explosion hits, after the roll."""
    return 1 if armour.fall.cause == "bomb" else 0


SKILL = Skill(
    "bombardier",
    "Bombardier",
    "T",
    {
        "armour_choice": At(explosive, works_down=True, works_distracted=True),
        "denies:stunty": weighs_down,
    },
    action=action,
)

"""Loops of named steps with a cursor in the state, so that each can be entered afresh."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blockdice.engine.decisions import Rule

if TYPE_CHECKING:
    from blockdice.engine.match import Match

MATCH_LOOP: Final = 0
PRE_GAME_LOOP: Final = 1
HALF_LOOP: Final = 2
DRIVE_LOOP: Final = 3
TURN_LOOP: Final = 4
END_OF_DRIVE_LOOP: Final = 5
ACTIVATION_LOOP: Final = 6
"""Its cursor stands in the activation, since windows nest."""
LOOPS: Final = ("match", "pre_game", "half", "drive", "turn", "end_of_drive", "activation")


def run_steps(m: Match, loop: int) -> Rule[None]:
    """Run the steps of a loop from its cursor on; afterwards the cursor is back at the start.

    A step is entered afresh when the loop is: whatever a step must remember across a
    decision at a rest point, it keeps in the state.
    """
    steps = m.edition.loops[loop]
    cursors = m.state.cursors
    while cursors[loop] < len(steps):
        play = steps[cursors[loop]].rule(m)
        if play is not None:
            yield from play
        cursors[loop] += 1
    cursors[loop] = 0


def run_activation(m: Match) -> Rule[None]:
    """Run the steps of the innermost window's activation from its cursor on."""
    steps = m.edition.loops[ACTIVATION_LOOP]
    activation = m.activation
    while activation.cursor < len(steps):
        play = steps[activation.cursor].rule(m)
        if play is not None:
            yield from play
        activation.cursor += 1


def end_loop(m: Match, loop: int) -> None:
    """Let the loop end after the step that is being played."""
    m.state.cursors[loop] = len(m.edition.loops[loop])

"""What a page drafts a whole set-up with: who may stand where, and the formations."""

from __future__ import annotations

from blockdice.engine.game import Game
from blockdice.engine.words import OPEN_AT_EVENT, PICKED_UP
from blockdice.narration import spoken
from blockdice.rules.common.set_up import available, formation_placement
from blockdice.server.protocol import FormationView, SetupView


def view_setup(game: Game) -> SetupView | None:
    """The set-up that the pending decision is about, None if it is about anything else."""
    decision = game.decision
    if decision.kind not in ("set_up", "solid_defence"):
        return None
    match, side, names = game.match, decision.side, decision.names
    standing = match.state.on_pitch(side)
    if decision.kind == "set_up":
        players = sorted(available(match, side) + standing)
        count = min(match.pitch.players, len(players))
    else:
        tokens = match.state.tokens
        players = [p for p in match.state.team(side) if tokens[p] & (OPEN_AT_EVENT | PICKED_UP)]
        count = len(set(players) | set(standing))
    formations = []
    if decision.kind == "set_up":
        for number, formation in enumerate(match.tables.formations):
            placement = formation_placement(match, side, players, number)
            squares = {names.labels[p]: names.squares[sq] for p, sq in placement.items()}
            label = spoken(formation.name).capitalize()
            formations.append(FormationView(formation.name, label, squares))
    return SetupView(
        players=[names.labels[player] for player in players],
        squares=[names.squares[square] for square in match.pitch.halves[side]],
        count=count,
        formations=formations,
    )

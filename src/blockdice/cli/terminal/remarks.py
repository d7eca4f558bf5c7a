"""What stands behind an action in a list: what it needs, or whom and what it is about."""

from __future__ import annotations

from blockdice.catalog.skills import load_skills
from blockdice.cli.terminal.previews import format_preview
from blockdice.engine.actions import Action
from blockdice.engine.game import Game
from blockdice.engine.words import BLOCK_FACES, ON_PITCH, POSTURES, STANDING
from blockdice.narration import spoken

_VERBS = {
    "kick": "kick off",
    "receive": "receive the kick-off",
    "follow": "into the square that was left",
    "stay": "where they are",
    "no": "leave it",
    "concede": "give the match up",
}


def remark(game: Game, action: Action) -> str:
    """A few words on a legal action; nothing where its notation says it all."""
    verb = action.verb
    if verb == "die":
        return _die(game, int(action.what or 1))
    if verb == "push":
        return _occupant(game, action.square)
    if verb in ("use", "reroll"):
        return _means(game, action.what or "")
    if verb == "end":
        return _end(game)
    if verb in ("select", "kicker"):
        return describe_player(game, action.player)
    if verb == "option":
        return ""
    return _VERBS.get(verb) or format_preview(game, action)


def describe_player(game: Game, label: str | None) -> str:
    """Who a player is: position, square, characteristics, posture."""
    player = game.match.names.players.get(label or "", -1)
    if player < 0:
        return ""
    state = game.match.state
    profiles = state.profiles
    parts = [spoken(profiles.position[player])]
    if state.place[player] == ON_PITCH:
        parts.append(f"on {game.match.names.squares[state.square[player]]}")
        if state.posture[player] != STANDING:
            parts.append(POSTURES[state.posture[player]])
    if state.carrier == player:
        parts.append("with the ball")
    figures = f"MA {profiles.ma[player]} ST {profiles.st[player]} AG {profiles.ag[player]}+"
    return f"{' '.join(parts)}, {figures} AV {profiles.av[player]}+"


def _die(game: Game, number: int) -> str:
    roll = game.decision.roll
    if roll is None or not 1 <= number <= len(roll.dice):
        return ""
    face = roll.dice[number - 1]
    return spoken(BLOCK_FACES[face]) if roll.name == "block" else f"rolled {face}"


def _occupant(game: Game, square: str | None) -> str:
    names, state = game.match.names, game.match.state
    player = state.occupant(names.squares.index(square or ""))
    return f"onto {names.labels[player]}, who is pushed on" if player >= 0 else ""


def _means(game: Game, token: str) -> str:
    state, side = game.match.state, game.decision.side
    if token == "team":
        return f"of {game.match.rerolls_left(side)} left"
    if token == "bribe":
        return f"of {state.bribes[side]} left"
    facts = load_skills(game.edition).skills.get(token)
    return facts.description if facts is not None else ""


def _end(game: Game) -> str:
    ends = {"move": "this activation", "activate": "the turn", "set_up": "the set-up"}
    return ends.get(game.decision.kind, "this")

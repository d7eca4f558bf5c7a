"""The words on the button of a legal action."""

from __future__ import annotations

from blockdice.engine.actions import Action
from blockdice.engine.game import Game
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import ON_PITCH, THROW_ACTION
from blockdice.narration.cards import CARDS
from blockdice.narration.questions import dice_faces
from blockdice.narration.words import Words, spoken

_LABELS = {
    "kick": "Kick",
    "receive": "Receive",
    "follow": "Follow up",
    "stay": "Stay",
    "stand": "Stand up",
    "concede": "Concede the match",
    "place": "Place {player} on {square}",
    "formation": "Formation: {what}",
    "kicker": "{player} kicks",
    "aim": "Aim at {square}",
    "move": "Move to {square}",
    "jump": "Jump to {square}",
    "block": "Block {target}",
    "pass": "Pass to {square}",
    "handoff": "Hand off to {target}",
    "foul": "Foul {target}",
    "throw": "Throw {player} to {square}",
    "push": "Push to {square}",
    "bomb": "Throw the bomb to {square}",
    "drop": "Put the ball on {square}",
    "select": "{player}",
    "option": "Option {what}",
}
_DECLARED = {
    "block": "Block",
    "blitz": "Blitz",
    "foul": "Foul",
    "handoff": "Hand-off",
    "throw": "Throw team-mate",
}
_ENDS = {
    "activate": "End the turn",
    "move": "End the activation",
    "ball_and_chain": "End the activation",
    "set_up": "Done",
    "inducements": "That is all",
    "solid_defence": "Done",
    "swarming": "Done",
    "quick_snap": "Done",
}
_REFUSALS = {
    "reroll": "No re-roll",
    "bribe": "No bribe",
    "apothecary": "No apothecary",
    "argue_the_call": "Do not argue",
    "interfere": "Nobody",
    "on_the_ball": "Nobody",
    "reach_for_ball": "Nobody",
    "dump_off": "Keep the ball",
    "hit_and_run": "Stay",
    "trickster": "Stay",
    "place_ball": "Let it bounce",
    "hail_mary": "An ordinary throw",
    "weather_mage": "Not now",
    "change_to_move": "As declared",
    "play_card": "No card now",
    "reroll_deck": "This deck",
    "mercenary_skill": "No skill",
    "wizard": "No spell now",
    "pray": "No prayer",
    "high_kick": "Nobody",
    "swoop": "Scatter",
    "allocate_touchdown": "Nobody",
}
_WAYS = ("to the right", "to the left", "down", "up")
_THINGS = {"apothecary": "Call the apothecary", "argue": "Argue the call", "prayer": "Pray"}


def label(game: Game, action: Action, words: Words) -> str:
    """What a legal action does, in a few words that a coach would use."""
    verb, what, kind = action.verb, action.what or "", game.decision.kind
    if verb == "activate":
        return _activation(action, words)
    if verb == "die":
        return _die(game, what)
    if verb == "end":
        return _ENDS.get(kind, "Done")
    if verb == "no":
        return _REFUSALS.get(kind, "No")
    if verb == "reroll":
        return _reroll(game, what, words)
    if verb == "use" and kind in ("prayer_skill", "mercenary_skill"):
        return words.skill(what)
    if verb == "use" and kind in ("keep_card", "play_card"):
        return f"{words.skill(what)}: {CARDS.get(what, '')}".rstrip(": ")
    if verb == "use" and kind == "reroll_deck":
        return "Roll again"
    if verb == "use" and kind == "change_to_move":
        return "Only move"
    if verb == "use":
        left = f" ({game.match.state.bribes[game.decision.side]} left)" if what == "bribe" else ""
        return _THINGS.get(what, f"Use {_thing(what, words)}") + left
    if verb == "special":
        return f"{words.skill(what)}: {action.target or action.square or ''}".rstrip(": ")
    if verb == "throw" and game.match.activation.action != THROW_ACTION:
        return f"Kick {action.player} to {action.square}"
    if kind == "wizard":
        spell = "Fireball on" if verb == "aim" else "Zap"
        return f"{spell} {action.square or _player(game, action.player)}"
    if verb == "option" and kind == "journeyman":
        sheet = game.match.sheets[game.decision.side]
        return sheet.journeyman_positions[int(what) - 1].position_name
    if verb == "buy":
        sheet = game.match.sheets[game.decision.side]
        return next((ware.name for ware in sheet.wares if ware.id == what), spoken(what))
    if verb == "option" and kind == "weather":
        return spoken(WEATHERS[int(what) - 1]).capitalize()
    if verb == "option" and kind in ("ball_and_chain", "swoop"):
        return f"{'Swoop' if kind == 'swoop' else 'Whirl'} {_WAYS[int(what) - 1]}"
    if verb == "move" and action.player:
        return f"{action.player} to {action.square}"
    if verb == "push":
        return f"Push to {action.square}{_chain(game, action)}"
    if verb == "select":
        return _player(game, action.player)
    template = _LABELS.get(verb)
    if template is None:
        return str(action)
    return template.format(
        player=action.player, target=action.target, square=action.square, what=spoken(what)
    )


def _activation(action: Action, words: Words) -> str:
    what = action.what or ""
    name = _DECLARED.get(what) or words.skill(what)
    return " ".join(word for word in (name[:1].upper() + name[1:], action.target) if word)


def _die(game: Game, what: str) -> str:
    roll = game.decision.roll
    number = int(what) if what.isdigit() else 0
    if roll is None or not 1 <= number <= len(roll.dice):
        return f"Die {what}"
    face = dice_faces(roll)[number - 1]
    return face[:1].upper() + face[1:]


def _reroll(game: Game, what: str, words: Words) -> str:
    if what != "team":
        return f"Re-roll with {words.skill(what)}"
    return f"Team re-roll ({game.match.rerolls_left(game.decision.side)} left)"


def _thing(what: str, words: Words) -> str:
    return "a bribe" if what == "bribe" else words.skill(what)


def _chain(game: Game, action: Action) -> str:
    """Whom a push would push on."""
    names, state = game.match.names, game.match.state
    square = names.squares.index(action.square) if action.square in names.squares else 0
    there = state.occupant(square) if square else -1
    return f", onto {names.labels[there]}" if there >= 0 else ""


def _player(game: Game, who: str | None) -> str:
    """A player by label, name or, where there is none, position."""
    player = game.match.names.players.get(who or "", -1)
    if player < 0:
        return str(who)
    sheet = game.match.players[player]
    where = ""
    if game.match.state.place[player] == ON_PITCH:
        where = f" on {game.match.names.squares[game.match.state.square[player]]}"
    return f"{who} {sheet.name or sheet.position_name}{where}"

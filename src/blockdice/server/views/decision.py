"""The pending decision with every legal answer, as a page is shown it."""

from __future__ import annotations

from blockdice.engine.actions import PASS_TO, THROW_TO, VERBS, Action, encode
from blockdice.engine.decisions import Decision
from blockdice.engine.game import Game
from blockdice.engine.rolls import Roll, Test
from blockdice.narration import Words
from blockdice.narration.labels import label
from blockdice.narration.needs import format_test
from blockdice.narration.questions import asked, describe_dice, dice_faces
from blockdice.server.protocol import ActionView, DecisionView, Grid, Need, RollView
from blockdice.server.views.board import side_name
from blockdice.server.views.setup import view_setup


def view_decision(game: Game, words: Words, by_person: bool) -> DecisionView | None:
    """The decision, None after the end; a computer's without its legal answers."""
    if game.is_over:
        return None
    decision = game.decision
    sentence = asked(decision, words)
    side = side_name(decision.side)
    assert side is not None
    return DecisionView(
        kind=decision.kind,
        coach=side,
        by_person=by_person,
        player=decision.player,
        prompt=sentence[:1].upper() + sentence[1:],
        roll=_roll(decision.roll, decision, words) if decision.roll is not None else None,
        actions=_actions(game, words) if by_person else [],
        grid=_grid(game, decision) if by_person else None,
        setup=view_setup(game) if by_person else None,
    )


def _actions(game: Game, words: Words) -> list[ActionView]:
    decision = game.decision
    singles = [Action(code, decision.names) for code in decision.choices.singles]
    return [_action(game, action, words) for action in singles]


def _action(game: Game, action: Action, words: Words) -> ActionView:
    preview = game.preview(action)
    return ActionView(
        text=str(action),
        verb=action.verb,
        player=action.player,
        target=action.target,
        square=action.square,
        what=action.what,
        label=label(game, action, words),
        needs=[_need(test) for test in preview.tests],
        chance=round(preview.chance, 6),
        dice=preview.block_dice,
        chooser=side_name(preview.chooser),
    )


def _need(test: Test) -> Need:
    return Need(
        name=test.name,
        needed=test.needed,
        target=test.target,
        modifiers=test.modifiers,
        text=format_test(test),
    )


def _grid(game: Game, decision: Decision) -> Grid | None:
    """What choices stand for together; of a pass or throw also what each square needs."""
    choices, names = decision.choices, decision.names
    if not choices.players or not choices.squares:
        return None
    players = [names.labels[player] for player in choices.players if player >= 0]
    squares = [names.squares[square] for square in choices.squares]
    needs: dict[str, list[Need]] = {}
    if choices.verb in (PASS_TO, THROW_TO):
        for square in choices.squares:
            action = Action(encode(choices.verb, choices.players[0], -1, square), names)
            needs[names.squares[square]] = [_need(test) for test in game.preview(action).tests]
    return Grid(verb=VERBS[choices.verb], players=players, squares=squares, needs=needs)


def _roll(roll: Roll, decision: Decision, words: Words) -> RollView:
    return RollView(
        name=roll.name,
        player=decision.names.labels[roll.player] if roll.player >= 0 else None,
        dice=roll.dice[:],
        faces=dice_faces(roll),
        needed=roll.needed or None,
        chooser=side_name(roll.chooser),
        text=f"{words.skill(roll.name)}: {describe_dice(roll)}" if roll.dice else "",
    )

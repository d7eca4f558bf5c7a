"""The pending decision with every legal answer, as a page is shown it."""

from __future__ import annotations

from blockdice.catalog.inducements import load_inducements
from blockdice.engine.actions import BOMB_TO, PASS_TO, THROW_TO, VERBS, Action, encode
from blockdice.engine.decisions import Decision
from blockdice.engine.game import Game
from blockdice.engine.preview import ArmourNeed
from blockdice.engine.rolls import Roll, Test
from blockdice.engine.wares import hired, is_left
from blockdice.narration import Words, spoken
from blockdice.narration.labels import label
from blockdice.narration.needs import format_armour, format_test
from blockdice.narration.questions import asked, describe_dice, dice_faces
from blockdice.server.protocol import (
    ActionView,
    Armour,
    DecisionView,
    Grid,
    Need,
    RollView,
    ShopView,
    WareView,
)
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
        roll=_roll(game, decision.roll, words) if decision.roll is not None else None,
        actions=_actions(game, words) if by_person else [],
        grid=_grid(game, decision) if by_person else None,
        setup=view_setup(game) if by_person else None,
        origin=_origin(game),
        shop=_shop(game) if by_person and decision.kind == "inducements" else None,
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
        armour=_armour(preview.armour) if preview.armour is not None else None,
    )


def _armour(armour: ArmourNeed) -> Armour:
    return Armour(armour.needed, round(armour.chance, 6), format_armour(armour))


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
    if choices.verb in (PASS_TO, THROW_TO, BOMB_TO):
        for square in choices.squares:
            action = Action(encode(choices.verb, choices.players[0], -1, square), names)
            needs[names.squares[square]] = [_need(test) for test in game.preview(action).tests]
    return Grid(verb=VERBS[choices.verb], players=players, squares=squares, needs=needs)


def _origin(game: Game) -> str | None:
    """Where a player in the air is coming down, who may turn from there."""
    if game.decision.kind != "swoop":
        return None
    flights = (event for event in reversed(game.events) if event.kind in ("throw", "kicked"))
    return next((event.square for event in flights), None)


def _shop(game: Game) -> ShopView:
    """All that the side whose coach is asked may induce; what is not played with is left out."""
    match, side = game.match, game.decision.side
    sheet, purse = match.sheets[side], match.state.purse[side]
    kinds = load_inducements(game.edition)
    on_offer = {action.what for action in game.decision.actions if action.verb == "buy"}
    wares = []
    for ware in sheet.wares:
        is_affordable = ware.price <= purse and is_left(match, side, ware)
        if is_affordable and ware.id not in on_offer:
            continue
        found = kinds.inducements.get(ware.id)
        if found is not None:
            group = kinds.kinds[found.kind].name
        elif ware.group == "star_player":
            group = "Star players"
        else:
            group = "Mercenaries"
        wares.append(
            WareView(
                id=ware.id,
                name=ware.name,
                group=group,
                price=ware.price,
                limit=ware.limit,
                bought=hired(match, side, ware.id),
                can_buy=ware.id in on_offer,
            )
        )
    return ShopView(purse=purse, wares=wares)


def _faces(game: Game, roll: Roll) -> list[str]:
    """What the dice show; of casualties what comes of them."""
    if roll.name != "casualty":
        return dice_faces(roll)
    tables = game.match.tables
    return [spoken(tables.casualty_results[tables.casualty[die]].id) for die in roll.dice]


def _roll(game: Game, roll: Roll, words: Words) -> RollView:
    decision = game.decision
    return RollView(
        name=roll.name,
        player=decision.names.labels[roll.player] if roll.player >= 0 else None,
        dice=roll.dice[:],
        faces=_faces(game, roll),
        needed=roll.needed or None,
        chooser=side_name(roll.chooser),
        text=f"{words.skill(roll.name)}: {describe_dice(roll)}" if roll.dice else "",
    )

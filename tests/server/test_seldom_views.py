"""What a page is shown of decisions and states that skills and inducements bring."""

from __future__ import annotations

import msgspec
import pytest

from blockdice.catalog import ready_teams
from blockdice.engine.effects import CHARACTERISTIC, END_OF_DRIVE, SKILL, Effect
from blockdice.engine.game import Game
from blockdice.narration import Words
from blockdice.new_game import new_game, restore
from blockdice.server.protocol import Board, DecisionView, PlayerView
from blockdice.server.views import view_board, view_decision, view_glossary
from tests.browser import boards
from tests.server.tab import server, tab

PEOPLE = ("person", "person")


def shown(game: Game) -> DecisionView:
    view = view_decision(game, Words(game.teams), by_person=True)
    assert view is not None
    return view


def table(game: Game) -> Board:
    return view_board(game, PEOPLE, False)


def player(game: Game, label: str) -> PlayerView:
    return next(player for player in table(game).players if player.label == label)


BOARDS = [
    boards.gazing,
    boards.armed,
    boards.marked,
    boards.whirling,
    boards.tricked,
    boards.bombing,
    boards.caught,
    boards.swooping,
    boards.choosing_a_die,
    boards.shopping,
    boards.spelling,
    boards.enchanted,
    boards.swarming,
    boards.hurt,
    boards.tossing,
]


@pytest.mark.parametrize("make", BOARDS, ids=lambda make: make.__name__)
def test_every_view_is_what_the_protocol_says_and_in_words(make):
    game = make()
    view = shown(game)
    for part, type_ in ((table(game), Board), (view, DecisionView)):
        msgspec.json.decode(msgspec.json.encode(part), type=type_, strict=True)
    texts = [view.prompt, *(action.label for action in view.actions)]
    assert all(text and "_" not in text and "None" not in text for text in texts), texts


def test_the_glossary_comes_with_a_view_and_not_with_updates(tmp_path):
    with server(tmp_path) as client, tab(client) as page:
        first = page.start()
        assert first["glossary"]["dodge"]["name"] == "Dodge"
        assert "glossary" not in page.act(page.first_action())
        assert page.open(page.match)["glossary"] == first["glossary"]


def test_every_skill_on_a_card_is_in_the_glossary():
    names = {term.name for term in view_glossary("bb2020").values()}
    for team in ready_teams("bb2020"):
        game = new_game(home=team.id, away=team.id)
        for one in table(game).players:
            for skill in one.skills:
                assert skill in names or skill.partition(" (")[0] in names, skill


def test_prayers_and_inducements_are_in_the_glossary():
    terms = view_glossary("bb2020")
    assert terms["iron_man"].name == "Iron Man"
    assert terms["bribes"].name == "Bribes"
    assert all(term.name and term.text for term in terms.values())


def test_signs_on_players():
    game = boards.marked()
    assert (player(game, "H1").rooted, player(game, "H2").rooted) == (True, False)
    assert (player(game, "H1").thirsty, player(game, "H2").thirsty) == (False, True)


def test_what_is_had_for_a_time():
    game = boards.gazing()
    match = game.match
    number, other = (match.names.players[label] for label in ("H2", "H3"))
    match.learn(["mighty_blow"])
    token = match.names.tokens.index("mighty_blow")
    match.begin(Effect(SKILL, END_OF_DRIVE, 0, number, token, 1))
    match.begin(Effect(CHARACTERISTIC, END_OF_DRIVE, 0, other, 0, -1))
    assert player(game, "H2").gained == ["Mighty Blow (+1)"]
    assert player(game, "H2").skills == []
    assert (player(game, "H3").ma, player(game, "H3").changes) == (5, {"ma": -1})
    assert (player(game, "H1").gained, player(game, "H1").changes) == ([], {})


def test_a_frog_has_the_skills_of_a_frog():
    frog = player(boards.enchanted(), "H1")
    assert frog.shape == "Frog"
    assert "Dodge" in frog.skills
    assert "Guard" not in frog.skills
    assert player(boards.enchanted(), "H2").shape is None


def test_where_the_bomb_is():
    game = boards.bombing()
    bomb = table(game).bomb
    assert bomb is not None
    assert (bomb.state, bomb.carrier) == ("held", "H2")
    caught = table(boards.caught()).bomb
    assert caught is not None
    assert (caught.state, caught.carrier) == ("held", "H4")
    assert table(boards.armed()).bomb is None
    game.act("bomb t8")
    while not game.is_over and game.decision.kind != "activate":
        game.act(game.decision.actions[-1])
    assert table(game).bomb is None


def test_where_who_is_in_the_air_turns_from():
    assert shown(boards.swooping()).origin == "m9"
    assert shown(boards.whirling()).origin is None


def test_what_casualty_dice_bring():
    view = shown(boards.hurt())
    assert view.roll is not None
    assert not any(face.isdigit() for face in view.roll.faces)
    assert len(set(view.roll.faces)) == 2


def test_an_armour_roll_to_come():
    acts = {action.text: action for action in shown(boards.armed()).actions}
    armour = acts["activate H1 stab A1"].armour
    assert armour is not None
    assert (armour.needed, round(armour.chance, 3)) == (9, 0.278)
    assert acts["activate H1 block A1"].armour is None


def test_the_shop():
    game = boards.shopping()
    shop = shown(game).shop
    assert shop is not None
    wares = {ware.id: ware for ware in shop.wares}
    assert (shop.purse, wares["bribes"].price, wares["bribes"].bought) == (250_000, 50_000, 0)
    assert wares["bribes"].can_buy
    assert not wares["halfling_master_chef"].can_buy
    legal = {action.what for action in game.decision.actions if action.verb == "buy"}
    assert {ware.id for ware in shop.wares if ware.can_buy} == legal
    assert {"Mercenaries", "Star players", "Wizard"} <= {ware.group for ware in shop.wares}
    game.act("buy bribes")
    shop = shown(game).shop
    assert shop is not None
    assert shop.purse == 200_000
    assert next(ware.bought for ware in shop.wares if ware.id == "bribes") == 1


def test_no_shop_for_anything_else_nor_for_a_computer():
    assert shown(boards.armed()).shop is None
    game = boards.shopping()
    view = view_decision(game, Words(game.teams), by_person=False)
    assert view is not None
    assert view.shop is None


def test_the_views_are_the_same_after_a_restart():
    for make in (boards.marked, boards.whirling, boards.shopping):
        game = make()
        again = restore(game.dump())
        assert table(again) == table(game)
        assert shown(again) == shown(game)

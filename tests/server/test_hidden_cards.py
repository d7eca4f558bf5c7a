"""Special Plays at a page: a coach's cards are nobody else's to see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import blockdice as bd
from blockdice.bots import make_bot
from blockdice.cli.console import make_console
from blockdice.cli.terminal.saving import Table as Seating
from blockdice.cli.terminal.session import Session
from blockdice.engine.cards import hand
from blockdice.engine.sheet import Ware
from blockdice.narration import Words
from blockdice.server.store import Seats, Store
from blockdice.server.table import Table
from blockdice.server.views import view_board, view_decision, view_glossary
from blockdice.skills.cards.decks import CARDS
from blockdice.teams import ready_team

CARD = "special_plays"


def game(seed: int = 3) -> bd.Game:
    """Both coaches are about to draw two cards each."""
    ware = (Ware(CARD, "Special Plays", 0, 9),)
    teams = [ready_team("bb2020", roster) for roster in ("human", "orc")]
    home, away = (replace(team, wares=ware, inducements=(CARD,) * 2) for team in teams)
    return bd.new_game("bb2020", home=home, away=away, seed=seed)


def drawn(seed: int = 3) -> bd.Game:
    """Both have drawn, and it is to be kicked or received."""
    found = game(seed)
    while found.decision.kind != "kick_or_receive":
        found.act(found.decision.actions[0])
    return found


def secrets(found: bd.Game, side: int) -> set[str]:
    """The cards that only this side knows of."""
    tokens = found.match.names.tokens
    return {tokens[row[1]] for row in found.match.state.cards if row[0] == side and row[2] < 2}


def kept(found: bd.Game, side: int) -> set[str]:
    """The cards that the side holds."""
    tokens = found.match.names.tokens
    return {tokens[token] for token in hand(found.match, side)}


def told(view: Any) -> set[str]:
    """The cards that anything at the page names, by id or by name."""
    text = msgspec.json.encode(view).decode()
    return {card.id for card in CARDS.values() if card.id in text or card.name in text}


def sit(tmp_path: Any, coaches: tuple[str, str], found: bd.Game) -> Table:
    store = Store(tmp_path)
    seats = Seats(coaches, 1)
    store.add("m", seats, found)
    return Table("m", found, seats, 1, store)


@pytest.mark.parametrize(
    ("coaches", "known"),
    [
        (("person", "simple"), {0}),
        (("simple", "person"), {1}),
        (("person", "person"), set()),
        (("simple", "random"), set()),
    ],
)
def test_a_page_shows_the_cards_of_the_one_person_at_it(
    tmp_path: Any, coaches: tuple[str, str], known: set[int]
) -> None:
    """Two people share a page: they see who holds how many, and their own when they are asked."""
    found = drawn()
    view = sit(tmp_path, coaches, found).view(None)
    wanted = {card for side in known for card in kept(found, side)}
    assert told([view.log, view.board, view.decision, view.events]) == wanted
    assert view.board.teams.home.cards == view.board.teams.away.cards == 2
    assert len(view.board.teams.home.hand) == 2 * (0 in known)


def test_what_is_new_hides_them_too(tmp_path: Any) -> None:
    """The updates after each answer, while a computer draws and then a person."""
    table = sit(tmp_path, ("simple", "person"), game())
    found = table.game
    while found.decision.side == 0:
        update = table.answer(str(found.decision.actions[0]))
        if found.decision.side == 0:
            assert told(update) == set()
    while found.decision.kind in ("keep_card", "reroll_deck"):
        update = table.answer(str(found.decision.actions[0]))
        assert not told(update) & secrets(found, 0)
    assert secrets(found, 0)


def test_a_computers_question_shows_no_card() -> None:
    found = game()
    while found.decision.kind != "keep_card":
        found.act(found.decision.actions[0])
    words = Words(found.teams)
    assert told(view_decision(found, words, by_person=False)) == set()
    assert len(told(view_decision(found, words, by_person=True))) == 2


def test_who_looks_on_sees_no_hand() -> None:
    found = drawn()
    assert told(view_board(found, ("simple", "simple"), False)) == set()


def test_a_card_that_is_played_is_known_and_explained() -> None:
    found = drawn()
    bots = [make_bot("simple", 1, side) for side in (0, 1)]
    while not any(event.kind == "card_played" for event in found.events):
        found.act(bots[found.decision.side].choose(found.fork(seed=1)))
    event = next(event for event in found.events if event.kind == "card_played")
    assert event.audience < 0
    assert view_glossary("bb2020")[event.data["card"]].text


@pytest.mark.parametrize(
    ("bots", "known"), [(("", "simple"), {0}), (("simple", ""), {1}), (("", ""), set())]
)
def test_the_terminal_tells_no_secret_either(
    bots: tuple[str, str], known: set[int], capsys: pytest.CaptureFixture[str]
) -> None:
    found = drawn()
    session = Session(found, Seating(bots, 1), make_console())
    session._told = 0
    session._tell()
    text = capsys.readouterr().out
    names = {card.id for card in CARDS.values() if card.name in text}
    assert names == {card for side in known for card in kept(found, side)}

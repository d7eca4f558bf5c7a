"""Bad input: each gets its typed, clear error, and the match is unharmed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import blockdice as bd
from blockdice.engine.game import Game
from blockdice.teams import ready_team

BOARD = """
       k    l    m
7      .    H1   A1
9      H2   .    .
"""


@pytest.fixture
def game() -> Game:
    return bd.from_board(BOARD, seed=7)


def test_unknown_edition() -> None:
    with pytest.raises(bd.UnknownName, match=r"no edition called 'bb2021'. Did you mean bb2020"):
        bd.new_game("bb2021")


def test_unknown_team() -> None:
    with pytest.raises(bd.UnknownName, match=r"team called 'humans'. Did you mean human") as found:
        bd.new_game(home="humans")
    assert found.value.near[0] == "human"


def test_unknown_skill() -> None:
    team = ready_team("bb2020", "human")
    odd = replace(team.players[0], skills=(bd.SkillSheet("doge"),))
    with pytest.raises(bd.UnknownName, match=r"no skill called 'doge'. Did you mean dodge"):
        bd.new_game(home=replace(team, players=(odd, *team.players[1:])))


def test_a_team_of_another_edition() -> None:
    with pytest.raises(bd.EditionMismatch, match="crp team, and this is bb2020"):
        bd.new_game(home=replace(ready_team("bb2020", "human"), edition="crp"))


def test_unknown_options() -> None:
    with pytest.raises(bd.BlockdiceError, match="not 'cup'"):
        bd.Options(kind="cup")
    with pytest.raises(bd.BlockdiceError, match="not 'always'"):
        bd.Options(undo="always")
    with pytest.raises(bd.UnknownName, match="no ruling called"):
        bd.new_game(options=bd.Options(rulings=("house_rule",)))


def test_an_illegal_action_says_why_and_what_would_be_legal(game: Game) -> None:
    before = game.dump()
    with pytest.raises(bd.IllegalAction) as found:
        game.act("activate H3 move")
    assert found.value.reason == "'activate H3 move' is not legal: home is asked to activate."
    assert "activate H1 move" in found.value.legal
    assert "Legal: activate H1 move" in str(found.value)
    with pytest.raises(bd.IllegalAction) as found:
        game.act("push a1")
    assert found.value.legal[:1] == ("activate H1 move",)
    assert "end" in found.value.legal
    assert game.dump() == before


def test_an_illegal_action_names_whom_the_question_is_about(game: Game) -> None:
    game.act("activate H1 move")
    with pytest.raises(bd.IllegalAction, match="home is asked what H1 does next"):
        game.act("move a1")


def test_an_action_object_and_a_preview_are_checked_too(game: Game) -> None:
    action = game.decision.actions[0]
    game.act(action)
    before = game.dump()
    with pytest.raises(bd.IllegalAction):
        game.act(action)
    with pytest.raises(bd.IllegalAction):
        game.preview("move a1")
    assert game.dump() == before


def test_a_whole_set_up_is_refused_with_everything_that_is_wrong() -> None:
    game = bd.new_game(seed=7)
    game.act("kick")
    letter = game.decision.coach[0].upper()
    before = game.dump()
    with pytest.raises(bd.IllegalAction) as found:
        game.act(f"setup {letter}1=m8 {letter}2=n8 {letter}3=m8")
    for part in ("must be set up, not 3", "not in the own half", "more than one player", "line of"):
        assert part in found.value.reason
    assert game.dump() == before


def test_a_set_up_where_none_is_asked_for(game: Game) -> None:
    with pytest.raises(bd.IllegalAction, match="asked to activate"):
        game.act("setup H1=a1")


def test_nothing_is_left_to_decide_after_the_end() -> None:
    game = bd.new_game(seed=7)
    while not game.is_over:
        game.act(
            "concede" if "concede" in map(str, game.decision.actions) else game.decision.actions[0]
        )
    with pytest.raises(bd.StaleDecision, match="over"):
        game.act("end")
    with pytest.raises(bd.StaleDecision):
        _ = game.decision


def test_undo_where_there_is_nothing_or_dice_lie_between(game: Game) -> None:
    with pytest.raises(bd.StaleDecision, match="no answer"):
        game.undo()
    game.act("activate H1 block A1")
    before = game.dump()
    with pytest.raises(bd.StaleDecision, match="Dice have been rolled"):
        game.undo()
    assert game.dump() == before


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "starts with a verb"),
        ("   ", 1, "starts with a verb"),
        ("  mvoe c5", 3, "did you mean move"),
        ("activate", 9, "a player is missing"),
        ("activate H1", 12, "'move' is missing"),
        ("activate X1 move", 10, "'X1' is no player"),
        ("move", 5, "a square is missing"),
        ("move zz", 6, "'zz' is no square"),
        ("move a16", 6, "no square 'a16' on this pitch"),
        ("move c\u0665", 6, "no square"),
        ("push c5 d5", 9, "'d5' does not belong to 'push'"),
        ("die x", 5, "'x' is no number from 1"),
        ("die 0", 5, "'0' is no number from 1"),
        ("die " + "9" * 5000, 5, "is no number from 1"),
        ("reroll", 7, "a skill or thing is missing"),
        ("setup", 6, "A set-up names"),
        ("setup H1", 7, "is not like 'H7=m8'"),
        ("setup H1=", 10, "is no square"),
        ("setup H1=m8 H1=m7", 13, "placed twice"),
        ("setup H1=m8  Q=m7", 14, "'Q' is no player"),
    ],
)
def test_malformed_notation_names_the_column(game: Game, text: str, column: int, says: str) -> None:
    before = game.dump()
    with pytest.raises(bd.NotationError) as found:
        game.act(text)
    assert found.value.column == column
    assert says in str(found.value)
    assert f"(column {column})" in str(found.value)
    assert game.dump() == before


@pytest.mark.parametrize(
    ("text", "kind", "near"),
    [
        ("activate H99 move", "player", "H9"),
        ("activate H1 moove", "action", "move"),
        ("activate H1 projectile_vomt", "action", "projectile_vomit"),
        ("reroll dogde", "skill or thing", "dodge"),
        ("use apotecary", "skill or thing", "apothecary"),
        ("formation walls", "formation", "wall"),
    ],
)
def test_unknown_names_in_notation(game: Game, text: str, kind: str, near: str) -> None:
    before = game.dump()
    with pytest.raises(bd.UnknownName) as found:
        game.act(text)
    assert found.value.kind == kind
    assert near in found.value.near
    assert game.dump() == before


@pytest.mark.parametrize(
    ("text", "line", "column", "says"),
    [
        ("k m\n7 H1 .", 1, 1, "no run of the letters a to z"),
        ("k ll\n7 H1 .", 1, 1, "no run of the letters"),
        ("y z aa\n7 H1 .", 1, 1, "no run of the letters"),
        ("k l\n0 H1 .", 2, 1, "'0' is no row"),
        ("k l\n16 H1 .", 2, 1, "'16' is no row"),
        ("k l\n\n x H1 .", 3, 2, "'x' is no row"),
        ("k l\n\u00b2 H1 .", 2, 1, "is no row"),
        ("k l\n7 H1 .\n7 H2 .", 3, 1, "stands there twice"),
        ("k l\n7 H1 . H2", 2, 8, "more squares than the header"),
        ("k l\n7 H1  H1", 2, 7, "H1 stands in two squares"),
        ("k l\n7 H1* o", 2, 7, "more than one ball"),
        ("k l\n7 o H1*", 2, 5, "more than one ball"),
        ("k l\n7 . H1_*", 2, 5, "cannot hold the ball"),
        ("k l\n7 . H1_~", 2, 5, "more than one mark"),
        ("k l\n7 . H1?", 2, 5, "is no player"),
        ("k l\n7 . H1**", 2, 5, "is no player"),
    ],
)
def test_a_malformed_pitch_names_line_and_column(
    text: str, line: int, column: int, says: str
) -> None:
    with pytest.raises(bd.NotationError) as found:
        bd.from_board(text)
    assert (found.value.line, found.value.column) == (line, column)
    assert says in str(found.value)
    assert f"(line {line}, column {column})" in str(found.value)


def test_a_pitch_with_a_player_whom_nobody_knows() -> None:
    with pytest.raises(bd.UnknownName, match="no player called 'H99'"):
        bd.from_board("k l\n7 H99 .")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"turn": 0}, "no turn 0 of half 1"),
        ({"turn": 9}, "no turn 9 of half 1"),
        ({"half": 4}, "no turn 1 of half 4"),
        ({"active": "us"}, "no side called 'us'"),
        ({"weather": "snow"}, "no weather called 'snow'"),
    ],
)
def test_a_moment_that_there_is_not(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(bd.BlockdiceError, match=says):
        bd.from_board(BOARD, **changes)

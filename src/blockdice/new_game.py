"""Starting a match from names: the edition, two teams, dice."""

from __future__ import annotations

import os
from typing import Any

from blockdice.engine.dice import DiceSource, FastDice
from blockdice.engine.edition import Edition
from blockdice.engine.errors import BadFile, BlockdiceError, EditionMismatch
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.engine.position import Start, begin_at
from blockdice.engine.restore import restore_game
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.start import fresh_match
from blockdice.rules.editions import load_edition
from blockdice.teams import find_team, with_wares
from blockdice.teams.team_file import EXHIBITION


def new_game(
    edition: str = "bb2020",
    home: str | os.PathLike[str] | TeamSheet = "human",
    away: str | os.PathLike[str] | TeamSheet = "orc",
    seed: int = 0,
    options: Options | None = None,
    dice: DiceSource | None = None,
    keep_diary: bool = True,
) -> Game:
    """A match between two teams, played up to its first decision.

    home, away: the id of a ready-made team, the path of a team file, or a team of one's own.
    In a match of another kind than an exhibition ready-made teams may buy inducements.
    seed: of the fast dice that are used unless another source of `dice` is given. keep_diary:
    without it no events are kept, which is quicker and changes no decision.

    Raises UnknownName for an edition, team or skill that there is not, BadFile or BadTeam for
    a team file that cannot be read or is not legal, EditionMismatch for a team of another
    edition.

    >>> game = new_game("bb2020", home="human", away="orc", seed=7)
    >>> len(game.decision.actions)
    2
    """
    rules = load_edition(edition)
    options = options or Options()
    sheets = (_entering(rules, home, options.kind), _entering(rules, away, options.kind))
    source = dice if dice is not None else FastDice(seed)
    match = fresh_match(rules, sheets, options, source, keep_diary)
    return Game(match, keep_history=keep_diary).start()


def _entering(rules: Edition, team: str | os.PathLike[str] | TeamSheet, kind: str) -> TeamSheet:
    """The team as it enters the match; a ready-made one with all that it may induce, in a league.

    A sheet of one's own, and what a file makes of a team, have what they are to have.
    """
    sheet = _sheet(rules, team)
    is_ready_made = not isinstance(team, TeamSheet) and not sheet.wares
    return with_wares(sheet) if is_ready_made and kind != EXHIBITION else sheet


def _sheet(rules: Edition, team: str | os.PathLike[str] | TeamSheet) -> TeamSheet:
    sheet = find_team(rules.id, team) if isinstance(team, str | os.PathLike) else team
    if not isinstance(sheet, TeamSheet):
        raise BlockdiceError(f"A team is the id or file of one, or a TeamSheet, not {team!r}.")
    if sheet.edition != rules.id:
        raise EditionMismatch(f"{sheet.name} is a {sheet.edition} team, and this is {rules.id}.")
    return sheet


def restore(data: dict[str, Any]) -> Game:
    """The running match that `Game.dump` made this data of, ready to be gone on with.

    Raises BadFile for data that is no dump, EditionMismatch for one of other rules.

    >>> game = new_game(seed=7)
    >>> restore(game.dump()).decision.kind == game.decision.kind
    True
    """
    if not isinstance(data, dict) or not isinstance(data.get("edition"), str):
        raise BadFile("dump", "edition", "this is no dump of a match")
    return restore_game(data, load_edition(data["edition"]))


def from_board(
    board: str,
    *,
    edition: str = "bb2020",
    home: str | os.PathLike[str] | TeamSheet = "human",
    away: str | os.PathLike[str] | TeamSheet = "orc",
    active: str = "home",
    half: int = 1,
    turn: int = 1,
    weather: str = "perfect_conditions",
    seed: int = 0,
    options: Options | None = None,
    dice: DiceSource | None = None,
    keep_diary: bool = True,
) -> Game:
    """A match in the middle: a pitch in text, and whose team turn it is.

    board: as `Game.board` prints it, or any window of it. Players it does not show are in
    Reserves. active: `home` or `away`. turn: 1 to 8. keep_diary: as in `new_game`. Raises
    NotationError or UnknownName.

    >>> game = from_board('''
    ...       k    l
    ... 7     H1*  .
    ... 8     .    A1
    ... ''')
    >>> game.decision.kind
    'activate'
    """
    rules = load_edition(edition)
    sheets = (_sheet(rules, home), _sheet(rules, away))
    source = dice if dice is not None else FastDice(seed)
    match = fresh_match(rules, sheets, options or Options(), source, keep_diary)
    begin_at(match, Start(board, active, half, turn, weather))
    return Game(match, keep_history=keep_diary).start()

"""A match at the terminal, from wherever it stands until it is over or left."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from blockdice.bots import Bot, make_bot
from blockdice.cli.box_score import print_box_score
from blockdice.cli.console import say
from blockdice.cli.log import print_log
from blockdice.cli.terminal.help import HELP
from blockdice.cli.terminal.menu import Menu
from blockdice.cli.terminal.pitch import draw_dugouts, draw_pitch
from blockdice.cli.terminal.questions import QUICK, question
from blockdice.cli.terminal.reader import read_line
from blockdice.cli.terminal.saving import Table, save_match
from blockdice.cli.terminal.status import status_line
from blockdice.engine.actions import Action
from blockdice.engine.errors import BlockdiceError, StaleDecision
from blockdice.engine.events import Event
from blockdice.engine.game import Game
from blockdice.narration import Words, standing_events

LOG_LINES = 40
"""Events that the command `log` goes back by."""


class Session:
    """The match, who plays it, and what has been shown of it."""

    def __init__(self, game: Game, table: Table, console: Console) -> None:
        self.game = game
        self.table = table
        self.words = Words(game.teams)
        self.console = console
        self.is_left = False
        self._bots: list[Bot | None] = [
            make_bot(name, table.seed + len(game.chronicle), side) if name else None
            for side, name in enumerate(table.bots)
        ]
        self._told = 0 if not game.chronicle else len(game.events)
        self._answered: list[int] = []
        self._pitch_shown = ""
        self._saved_at = -1
        self._menu: Menu | None = None

    @property
    def is_saved(self) -> bool:
        """Whether nothing has been answered or taken back since the match was written to a file."""
        return self._saved_at == len(self.game.chronicle)

    def note_saved(self) -> None:
        """Remember that the match as it stands is in a file."""
        self._saved_at = len(self.game.chronicle)

    def run(self) -> None:
        """Play until the match is over, or the coach leaves by `quit`, Ctrl-D or Ctrl-C."""
        try:
            while not self.game.is_over and not self.is_left:
                self._play_one()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.is_left = True
        self._tell()
        if self.game.is_over:
            rows = [event.as_dict() for event in self.game.events]
            print_box_score(standing_events(rows), self.game.teams, self.words, self.console)

    def _play_one(self) -> None:
        bot = self._bots[self.game.decision.side]
        if bot is not None:
            self._act(bot.choose(self.game.fork(seed=len(self.game.chronicle))))
            return
        self._tell()
        if self._menu is None:
            self._show_decision()
        try:
            self._obey(input(f"{self.words.teams[self.game.decision.side]}> ").strip())
        except BlockdiceError as error:
            say(self.console, str(error), "red")

    def _obey(self, line: str) -> None:
        """Do what the line says: a command of the table, or an answer."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if not line:
            self._menu = None
        elif line in ("?", "help"):
            say(self.console, HELP)
        elif line == "board":
            self._show_pitch()
        elif line == "log":
            print_log(self._rows(self.game.events[-LOG_LINES:]), self.words, self.console)
        elif line == "all":
            for action in self.game.decision.actions:
                say(self.console, str(action))
        elif line == "undo":
            self._undo()
        elif word == "save":
            self._save(rest)
        elif line in ("quit", "exit"):
            self.is_left = True
        else:
            self._answer(line)

    def _answer(self, line: str) -> None:
        entries = self._menu.entries if self._menu is not None else []
        reading = read_line(line, self.game, entries)
        if reading.is_open:
            self._show_menu(Menu(self.game, reading.actions, reading.prefix))
        else:
            self._take(reading.actions)

    def _take(self, actions: Sequence[Action]) -> None:
        """Take the actions one after the other, as long as the same player is asked."""
        player = self.game.decision.player
        for number, action in enumerate(actions):
            if number and (self.game.is_over or self.game.decision.player != player):
                break
            if number and self.game.decision.kind != "move":
                break
            self._act(action)

    def _act(self, action: Action) -> None:
        side = self.game.decision.side
        self.game.act(action)
        self._answered.append(side)
        self._menu = None

    def _undo(self) -> None:
        """Take the last answer back, if it was given here and by who asks."""
        if not self._answered:
            raise StaleDecision("There is no answer to take back.")
        if self._bots[self._answered[-1]] is not None:
            raise StaleDecision("The computer has answered since: this cannot be taken back.")
        self.game.undo()
        self._answered.pop()
        self._menu = None

    def _save(self, name: str) -> None:
        if not name:
            raise BlockdiceError("Save where? Type `save FILE`.")
        save_match(self.game, self.table, Path(name))
        self.note_saved()
        say(self.console, f"Saved: blockdice play --resume {name}")

    # Showing.

    def _tell(self) -> None:
        """Print what has happened since the last time."""
        events = self.game.events[self._told :]
        self._told = len(self.game.events)
        print_log(self._rows(events), self.words, self.console)

    def _rows(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """What may be told here of these events: the secrets of the one person who plays only."""
        people = [side for side, bot in enumerate(self._bots) if bot is None]
        return [e.as_dict() for e in events if e.audience < 0 or [e.audience] == people]

    def _show_decision(self) -> None:
        decision = self.game.decision
        if decision.kind not in QUICK and self.game.board != self._pitch_shown:
            self._show_pitch()
        say(self.console, question(decision, self.words), "bold")
        self._show_menu(Menu(self.game, decision.actions))

    def _show_pitch(self) -> None:
        self._pitch_shown = self.game.board
        player = self.game.decision.player_index
        self.console.print()
        for text in (
            status_line(self.game, self.words),
            draw_pitch(self.game, player),
            draw_dugouts(self.game, self.words.teams),
        ):
            self.console.print(text, end="", soft_wrap=True)

    def _show_menu(self, menu: Menu) -> None:
        self._menu = menu
        for line in menu.lines:
            say(self.console, line)

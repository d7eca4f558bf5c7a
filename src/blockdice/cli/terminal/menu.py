"""The legal actions as a short list: many alike are one line, and every line has a number."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from blockdice.cli.terminal.previews import needed_first
from blockdice.cli.terminal.remarks import describe_player, remark
from blockdice.engine.actions import Action
from blockdice.engine.game import Game

LIMIT = 24
"""Up to so many actions are listed one by one."""

_SQUARE_WORDS = ("place", "aim", "pass", "throw", "move", "bomb", "drop")


class Menu:
    """Numbered entries, each the notation of an action or the beginning of several.

    entries: what a number stands for. lines: what is shown, those without number too.
    """

    def __init__(self, game: Game, actions: Sequence[Action], prefix: str = "") -> None:
        self.entries: list[str] = []
        self.lines: list[Text] = []
        self._game = game
        if len(actions) <= LIMIT:
            for action in actions:
                self._list(action)
        else:
            self._group(actions, len(prefix.split()))

    def _group(self, actions: Sequence[Action], depth: int) -> None:
        """List actions by the word at a place in their notation: few in full, many as one."""
        groups: dict[str, list[Action]] = {}
        for action in actions:
            head = " ".join(str(action).split()[: depth + 1])
            groups.setdefault(head, []).append(action)
        if len(groups) > LIMIT:
            self._sum_up(actions, depth)
            return
        for head, members in sorted(groups.items(), key=lambda item: item[0] != "formation"):
            if len(members) <= (1 if depth else 12):
                for action in members:
                    self._list(action)
            elif depth:
                self._number(head, self._gist(head, members))
            else:
                self._group(members, depth + 1)

    def _sum_up(self, actions: Sequence[Action], depth: int) -> None:
        """Very many that differ by a square: where somebody stands one by one, the rest as one."""
        state, names = self._game.match.state, self._game.match.names
        head = " ".join(str(actions[0]).split()[:depth])
        side = self._game.decision.side
        if head in ("pass",):
            for action in actions:
                player = state.occupant(names.squares.index(action.square or ""))
                if player >= 0 and state.profiles.side[player] == side:
                    self._list(action, f"{names.labels[player]}; ")
        needs = (
            needed_first(self._game, actions)
            if head.split()[0] in ("pass", "throw", "bomb")
            else ""
        )
        squares = f"{len(actions)} squares, such as {head} {actions[len(actions) // 2].square}"
        self._show("", f"{head} SQUARE", f"{squares}{'; ' if needs else ''}{needs}")

    def _gist(self, head: str, members: Sequence[Action]) -> str:
        """What the actions that begin alike are, in a few words."""
        words = head.split()
        verb, label = words[0], words[-1]
        if verb in _SQUARE_WORDS:
            squares = [action.square or "" for action in members]
            shown = " ".join(squares) if len(squares) <= 8 else f"{len(squares)} squares"
            return f"{describe_player(self._game, label)}: {shown}"
        if len(words) > 2:
            return " ".join(action.target or "" for action in members)
        kinds: dict[str, int] = {}
        for action in members:
            kinds[action.what or ""] = kinds.get(action.what or "", 0) + 1
        listed = ", ".join(kind + (f" x{n}" if n > 1 else "") for kind, n in kinds.items())
        return f"{describe_player(self._game, label)}: {listed}"

    def _list(self, action: Action, before: str = "") -> None:
        self._number(str(action), before + remark(self._game, action))

    def _number(self, entry: str, text: str) -> None:
        self.entries.append(entry)
        self._show(str(len(self.entries)), entry, text)

    def _show(self, number: str, entry: str, text: str) -> None:
        line = Text().append(f"{number:>4}  ", "bold cyan").append(entry, "bold")
        if text:
            line.append(f"{' ' * max(20 - len(entry), 1)} {text}")
        self.lines.append(line)

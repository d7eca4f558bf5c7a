"""Scenarios: a little pitch in text, scripted dice, the choices, the expected events.

A scenario reads like a diagram in the rulebook. Unless a test says otherwise, every player
is a plain one: MA 6, ST 3, AG 3+, PA 4+, AV 9+, no skills, shirts 1 to 16 on each side, no
re-rolls, no Apothecary, no bribes.
"""

from __future__ import annotations

from typing import Any

import blockdice as bd
from blockdice.engine.game import Game
from blockdice.engine.sheet import PlayerSheet, SkillSheet, TeamSheet
from blockdice.teams import ready_team

PLAIN = {"ma": 6, "st": 3, "ag": 3, "pa": 4, "av": 9}


def skill(text: str) -> SkillSheet:
    """A skill as a test writes it: `dodge`, `loner 4`, `animosity *`."""
    name, _, rest = text.partition(" ")
    if rest.isdigit():
        return SkillSheet(name, int(rest))
    return SkillSheet(name, 0, tuple(rest.split()))


def player(number: int, changes: dict[str, Any]) -> PlayerSheet:
    """A plain player with these figures or fields changed; `skills` is one string."""
    fields: dict[str, Any] = {
        "number": number,
        "name": f"Player {number}",
        "position": "lineman",
        "position_name": "Lineman",
        **PLAIN,
        **changes,
    }
    skills = fields.pop("skills", "")
    words = [word.strip() for word in skills.split(",") if word.strip()]
    return PlayerSheet(**fields, skills=tuple(skill(word) for word in words))


def team(side: str, changes: dict[str, dict[str, Any]], fields: dict[str, Any]) -> TeamSheet:
    """Sixteen plain players of a side, some of them changed."""
    letter = side[0].upper()
    count = fields.pop("players", 16)
    roster = "human" if side == "home" else "orc"
    players = [player(n, changes.get(f"{letter}{n}", {})) for n in range(1, count + 1)]
    base: dict[str, Any] = {
        "name": f"The {side} team",
        "roster": roster,
        "roster_name": roster.title(),
        "edition": "bb2020",
        "journeyman_positions": ready_team("bb2020", roster).journeyman_positions,
    }
    return TeamSheet(**{**base, **fields}, players=tuple(players))


def _teams(who: dict[str, dict[str, Any]], home: dict[str, Any], away: dict[str, Any]) -> Any:
    sides = []
    for side, fields in (("home", home), ("away", away)):
        letter = side[0].upper()
        changes = {label: row for label, row in who.items() if label[0] == letter}
        sides.append(team(side, changes, dict(fields)))
    return sides


class Scenario:
    """A game with scripted dice, and what a test says about it."""

    def __init__(self, game: Game, dice: bd.ScriptedDice) -> None:
        self.game = game
        self.dice = dice
        self.heard = len(game.events)
        self.looked = self.heard

    @property
    def state(self) -> Any:
        """The state of the match, for what no event tells."""
        return self.game.match.state

    def act(self, *actions: str) -> Scenario:
        """Answer decision after decision in notation."""
        for action in actions:
            self.game.act(action)
        return self

    def expect(self, *patterns: str) -> Scenario:
        """The events since the last look contain these, in this order.

        A pattern is a kind and words: labels and squares, or `key=value`, all of which the
        event must have: `roll H7 name=dodge needed=4 passed=False`.
        """
        events = self.game.events[self.heard :]
        place = 0
        for pattern in patterns:
            while place < len(events) and not _matches(events[place], pattern):
                place += 1
            if place == len(events):
                raise AssertionError(f"{pattern!r} did not happen in order:\n{_shown(events)}")
            place += 1
        self.looked = self.heard
        self.heard = len(self.game.events)
        return self

    def never(self, *patterns: str) -> Scenario:
        """None of the events since the last look is one of these.

        If nothing has happened since, none of those at which `expect` looked last.
        """
        events = self.game.events[self.heard :] or self.game.events[self.looked :]
        for pattern in patterns:
            found = [event for event in events if _matches(event, pattern)]
            assert not found, f"{pattern!r} happened:\n{_shown(events)}"
        return self

    def asks(self, kind: str, coach: str, about: str | None = None) -> Scenario:
        """The pending decision is of this kind, for this coach, about this player."""
        decision = self.game.decision
        assert (decision.kind, decision.coach) == (kind, coach), repr(decision)
        assert about is None or decision.player == about, repr(decision)
        return self

    def offers(self, *actions: str) -> Scenario:
        """Each of these actions is legal."""
        legal = self.legal
        for action in actions:
            assert action in legal, f"{action!r} is not among {legal}"
        return self

    def refuses(self, *actions: str) -> Scenario:
        """Each of these actions is refused and changes nothing."""
        before = self.game.dump()
        for action in actions:
            try:
                self.game.act(action)
            except bd.IllegalAction:
                assert self.game.dump() == before
            else:
                raise AssertionError(f"{action!r} was accepted")
        return self

    @property
    def legal(self) -> list[str]:
        """Every legal action in notation."""
        return [str(action) for action in self.game.decision.actions]

    def needs(self, action: str, *tests: str) -> Scenario:
        """The preview of an action shows these tests, as `dodge 4+`."""
        shown = [f"{test.name} {test.needed}+" for test in self.game.preview(action).tests]
        assert shown == list(tests), shown
        return self

    def where(self, label: str) -> str:
        """The square of a player, or the box they are in."""
        return where(self.game, label)

    def shows(self, text: str) -> Scenario:
        """The pitch has exactly these contents in these squares (`.` for empty)."""
        lines = [line.split() for line in text.splitlines() if line.strip()]
        first = ord(lines[0][0]) - 97
        board = [line.split() for line in self.game.board.splitlines()]
        for row in lines[1:]:
            actual = board[int(row[0])][1 + first : 1 + first + len(row) - 1]
            assert actual == row[1:], f"row {row[0]} is {actual}, not {row[1:]}"
        return self

    def spent(self) -> Scenario:
        """Every scripted die has been rolled."""
        assert not self.dice.left(), f"not rolled: {self.dice.left()}"
        return self


def where(game: Game, label: str) -> str:
    """The square of a player, or the box they are in."""
    from blockdice.engine.words import PLACES

    match = game.match
    number = match.names.players[label]
    square = match.state.square[number]
    return match.names.squares[square] if square else PLACES[match.state.place[number]]


def scenario(
    board: str,
    *,
    dice: list[Any] | None = None,
    who: dict[str, dict[str, Any]] | None = None,
    home: dict[str, Any] | None = None,
    away: dict[str, Any] | None = None,
    options: bd.Options | None = None,
    **position: Any,
) -> Scenario:
    """A scenario in a team turn: the pitch, the dice, and who is not plain.

    who: by label, changed figures and `skills` (one string: "dodge, loner 4").
    home, away: changed fields of a team, such as `rerolls`, `has_apothecary`, `players`.
    position: `active`, `half`, `turn`, `weather` of `blockdice.from_board`.
    """
    sheets = _teams(who or {}, home or {}, away or {})
    labels = [f"{'HA'[s]}{p.number}" for s in (0, 1) for p in sheets[s].players]
    source = bd.ScriptedDice(dice or [], labels)
    game = bd.from_board(
        board, home=sheets[0], away=sheets[1], options=options, dice=source, **position
    )
    return Scenario(game, source)


def kick_off_scenario(
    *,
    dice: list[Any],
    who: dict[str, dict[str, Any]] | None = None,
    home: dict[str, Any] | None = None,
    away: dict[str, Any] | None = None,
    options: bd.Options | None = None,
) -> Scenario:
    """A scenario from the very first step, the pre-game included."""
    sheets = _teams(who or {}, home or {}, away or {})
    labels = [f"{'HA'[s]}{p.number}" for s in (0, 1) for p in sheets[s].players]
    source = bd.ScriptedDice(dice, labels)
    game = bd.new_game("bb2020", sheets[0], sheets[1], options=options, dice=source)
    found = Scenario(game, source)
    found.heard = 0
    return found


def _matches(event: Any, pattern: str) -> bool:
    kind, *words = pattern.split()
    if event.kind != kind:
        return False
    row = event.as_dict()
    told = {str(value) for key, value in row.items() if key in ("player", "to", "from", "coach")}
    for word in words:
        key, equals, value = word.partition("=")
        if equals:
            if _plain(row.get(key)) != value:
                return False
        elif word not in told:
            return False
    return True


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(str(part) for part in value)
    if isinstance(value, dict):
        return ",".join(f"{key}:{part}" for key, part in value.items())
    return str(value)


def _shown(events: list[Any]) -> str:
    return "\n".join(repr(event) for event in events)

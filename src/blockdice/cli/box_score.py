"""The box score: what each team and its players did, counted from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from blockdice.cli.console import say
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.words import SIDES
from blockdice.narration import Row, Words, spoken

_COUNTED = {
    "touchdown": "touchdowns",
    "block": "blocks",
    "foul": "fouls",
    "pass": "passes",
    "turnover": "turnovers",
    "reroll_used": "team re-rolls used",
}
_LINES = (
    *("touchdowns", "blocks", "casualties caused", "passes", "completions", "interceptions"),
    *("fouls", "sent off", "knocked out", "casualties suffered", "turnovers"),
    *("team re-rolls used", "tests failed", "star player points"),
)
_SPP = {
    "completion": "completions",
    "interception": "interceptions",
    "casualty": "casualties caused",
}


class BoxScore:
    """What was counted: `teams`, by side and line; `players`, by label and achievement."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.score: list[int] = [0, 0]
        self.teams: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
        self.players: dict[str, Counter[str]] = {}
        for row in rows:
            self._count(row)

    def _count(self, row: Row) -> None:
        kind = row["kind"]
        if "score" in row:
            self.score = list(row["score"])
        side = row.get("coach")
        if side not in SIDES:
            return
        team = self.teams[side]
        if kind in _COUNTED:
            team[_COUNTED[kind]] += 1
        elif kind == "roll":
            team["tests failed"] += not row.get("passed", True)
        elif kind == "casualty":
            team["casualties suffered"] += 1
        elif kind == "boxed" and row["place"] == "knocked_out":
            team["knocked out"] += 1
        elif kind == "boxed" and row["place"] == "sent_off":
            team["sent off"] += 1
        elif kind == "spp":
            self._credit(row, team)

    def _credit(self, row: Row, team: Counter[str]) -> None:
        team["star player points"] += row["spp"]
        if row["for"] in _SPP:
            team[_SPP[row["for"]]] += 1
        player = self.players.setdefault(row["player"], Counter())
        player[row["for"]] += 1
        player["spp"] += row["spp"]


def print_box_score(
    rows: Iterable[Row], sheets: Sequence[TeamSheet], words: Words, console: Console
) -> None:
    """Print both teams side by side, then every player who earned something."""
    score = BoxScore(rows)
    console.print()
    say(console, words.score(score.score), "bold")
    console.print(_team_table(score, words))
    if score.players:
        console.print(_player_table(score, sheets))


def _team_table(score: BoxScore, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column("")
    for team in words.teams:
        table.add_column(team, justify="right")
    for line in _LINES:
        table.add_row(line.capitalize(), *(str(score.teams[side][line]) for side in SIDES))
    return table


def _player_table(score: BoxScore, sheets: Sequence[TeamSheet]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for heading in ("Player", "Name", "Position"):
        table.add_column(heading)
    table.add_column("SPP", justify="right")
    table.add_column("Earned by")
    known = {
        f"{side[0].upper()}{player.number}": player
        for side, sheet in zip(SIDES, sheets, strict=True)
        for player in sheet.players
    }
    best = sorted(score.players.items(), key=lambda item: -item[1]["spp"])
    for label, earned in best:
        sheet = known.get(label)
        deeds = [
            f"{spoken(deed)}{f' x{times}' if times > 1 else ''}"
            for deed, times in earned.items()
            if deed != "spp"
        ]
        name, position = (sheet.name, sheet.position_name) if sheet else ("", "")
        table.add_row(label, name, position, str(earned["spp"]), ", ".join(deeds))
    return table

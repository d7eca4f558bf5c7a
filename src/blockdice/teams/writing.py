"""Writing a team file: TOML that people can read and change."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from blockdice.engine.errors import BadFile
from blockdice.teams.team_file import FORMAT, TeamFile, TeamPlayer

_HEAD = "# A Blockdice team. `blockdice team check` tells whether it is legal.\n"
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}

Value = str | int | bool | list[str]


def save_team_file(team: TeamFile, path: str | os.PathLike[str]) -> None:
    """Write a team to a file, which appears whole or not at all.

    Raises BadFile where it cannot be written.
    """
    target = Path(path)
    part = target.with_name(target.name + ".part")
    try:
        part.write_bytes(format_team(team).encode("utf-8"))
        part.replace(target)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadFile(ascii(str(path))[1:-1], "", f"cannot be written ({why})") from error


def format_team(team: TeamFile) -> str:
    """The text of a team's file; reading it gives an equal team.

    >>> from blockdice.teams import new_team_file
    >>> print(format_team(new_team_file("bb2020", "orc", is_empty=True)))
    # A Blockdice team. `blockdice team check` tells whether it is legal.
    format = 1
    edition = "bb2020"
    kind = "league"
    roster = "orc"
    name = "Orc team"
    coach = ""
    rerolls = 0
    apothecary = false
    assistant_coaches = 0
    cheerleaders = 0
    dedicated_fans = 1
    treasury = 1000000
    games = 0
    <BLANKLINE>
    """
    lines = [_HEAD.rstrip(), *_lines(_team_fields(team))]
    for induced in team.inducements:
        lines += ["", "[[inducements]]", *_lines([("id", induced.id), ("count", induced.count)])]
    for hired in team.mercenaries:
        lines += ["", "[[mercenaries]]", *_lines([("position", hired.position)])]
        lines += _lines([("skill", hired.skill)]) if hired.skill else []
    for player in team.players:
        lines += ["", "[[players]]", *_player_lines(player)]
    return "\n".join(lines) + "\n"


def _team_fields(team: TeamFile) -> Iterable[tuple[str, Value]]:
    yield "format", FORMAT
    yield "edition", team.edition
    yield "kind", team.kind
    yield "roster", team.roster
    yield "name", team.name
    yield "coach", team.coach
    if team.special_rules:
        yield "special_rules", list(team.special_rules)
    yield "rerolls", team.rerolls
    yield "apothecary", team.has_apothecary
    yield "assistant_coaches", team.assistant_coaches
    yield "cheerleaders", team.cheerleaders
    yield "dedicated_fans", team.dedicated_fans
    yield "treasury", team.treasury
    yield "games", team.games
    if team.budget is not None:
        yield "budget", team.budget
    if team.free_spp is not None:
        yield "free_spp", team.free_spp
    if team.stars:
        yield "stars", list(team.stars)


def _player_lines(player: TeamPlayer) -> Iterable[str]:
    yield f"number = {player.number}"
    yield f"name = {_quoted(player.name)}"
    yield f"position = {_quoted(player.position)}"
    for field, number in (("spp", player.spp), ("niggling", player.niggling)):
        if number:
            yield f"{field} = {number}"
    if player.injuries:
        yield f"injuries = {_written(list(player.injuries))}"
    if player.misses_match:
        yield "misses_match = true"
    if player.is_retired:
        yield "retired = true"
    if player.advancements:
        yield "advancements = ["
        for made in player.advancements:
            pairs = [("way", made.way), ("skill", made.skill)]
            pairs.append(("characteristic", made.characteristic))
            inside = ", ".join(f"{key} = {_quoted(text)}" for key, text in pairs if text)
            yield f"  {{ {inside} }},"
        yield "]"


def _lines(fields: Iterable[tuple[str, Value]]) -> list[str]:
    return [f"{field} = {_written(value)}" for field, value in fields]


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    return f"[{', '.join(_quoted(text) for text in value)}]"


def _quoted(text: str) -> str:
    return f'"{"".join(_escaped(letter) for letter in text)}"'


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    if letter < " " or letter == "\x7f":
        return f"\\u{ord(letter):04X}"
    return letter

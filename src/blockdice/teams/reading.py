"""Reading a team file: from bytes to a `TeamFile`, with all that is wrong with the file."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass

from blockdice.catalog.loading import editions
from blockdice.catalog.rosters import rosters
from blockdice.engine.errors import BadFile, BadTeam
from blockdice.teams.fields import Fields
from blockdice.teams.findings import Finding, told
from blockdice.teams.team_file import (
    FORMAT,
    KINDS,
    LEAGUE,
    Advancement,
    Induced,
    Mercenary,
    TeamFile,
    TeamPlayer,
)

LIMIT = 64 * 2**10
"""A file of more bytes than this is refused; a team with a long history has some 6,000."""

MOST_DOTS = 1_000
"""Keys of many parts, joined by dots, take the reader of TOML minutes; a team has none."""


@dataclass(frozen=True)
class Reading:
    """What came of reading a team file; `team` is None where there are findings."""

    team: TeamFile | None
    findings: tuple[Finding, ...]


def load_team_file(path: str | os.PathLike[str]) -> TeamFile:
    """Read a team file. What it holds need not be legal: see `check_team_file`.

    Raises BadFile for a file that cannot be opened, BadTeam, with all findings, for one that
    is no team file, or a faulty one, or of a newer version.
    """
    reading = parse_team(read_bytes(path))
    if reading.team is None:
        raise BadTeam(str(path), told(reading.findings))
    return reading.team


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a file, one more than `LIMIT` at most. Raises BadFile if it cannot be read."""
    try:
        with open(path, "rb") as file:
            return file.read(LIMIT + 1)
    except OSError as error:
        raise BadFile(str(path), "", f"cannot be read ({error.strerror})") from error
    except ValueError as error:
        raise BadFile(ascii(str(path)), "", f"cannot be read ({error})") from error


def parse_team(data: bytes) -> Reading:
    """Read a team file from its bytes; nothing is raised, whatever they are.

    The findings are of faults of the file itself, all of them: docs/team-files.md lists the
    codes under "The file". Whether the rules allow the team, `check_team_file` tells.

    >>> parse_team(b"gold = 5").findings[0].code
    'format_unknown'
    """
    values = _parse(data)
    if isinstance(values, Finding):
        return Reading(None, (values,))
    findings: list[Finding] = []
    fields = Fields(values, "", findings)
    wrong_version = _check_format(fields)
    if wrong_version is not None:
        return Reading(None, (wrong_version,))
    team = _read_team(fields)
    return Reading(None if findings else team, tuple(findings))


def _parse(data: bytes) -> dict[str, object] | Finding:
    if len(data) > LIMIT:
        return Finding("file_too_large", f"The file has more than {LIMIT:,} bytes.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = "The file is not text in UTF-8."
        return Finding("file_not_utf8", message, f"byte {error.start}")
    if text.count(".") > MOST_DOTS:
        return Finding("file_too_complex", f"The file has more than {MOST_DOTS:,} dots.")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError, OverflowError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        shown = "".join(letter if letter.isprintable() else "?" for letter in why[:200])
        return Finding("file_not_toml", f"The file is not TOML: {shown}.")


def _check_format(fields: Fields) -> Finding | None:
    if not fields.has("format"):
        message = f"This is no team file: format = {FORMAT} is missing."
        return Finding("format_unknown", message, "format")
    version = fields.integer("format")
    if fields.findings or version < 1:
        return Finding("format_unknown", f"format must be a version, as in {FORMAT}.", "format")
    if version > FORMAT:
        message = (
            f"The file has format {version}; this Blockdice reads up to {FORMAT}. "
            "A newer Blockdice is needed."
        )
        return Finding("format_newer", message, "format")
    return None


def _read_team(fields: Fields) -> TeamFile:
    edition = fields.word("edition", editions(), "edition_unknown")
    known = [roster.id for roster in rosters(edition)] if edition in editions() else None
    roster = (
        fields.text("roster") if known is None else fields.word("roster", known, "roster_unknown")
    )
    team = TeamFile(
        edition=edition,
        roster=roster,
        name=fields.text("name"),
        kind=fields.word("kind", KINDS, "kind_unknown", LEAGUE),
        coach=fields.text("coach", "", may_be_empty=True),
        special_rules=fields.texts("special_rules"),
        rerolls=fields.integer("rerolls", 0),
        has_apothecary=fields.flag("apothecary"),
        assistant_coaches=fields.integer("assistant_coaches", 0),
        cheerleaders=fields.integer("cheerleaders", 0),
        dedicated_fans=fields.integer("dedicated_fans"),
        treasury=fields.integer("treasury", 0),
        games=fields.integer("games", 0),
        budget=fields.integer("budget") if fields.has("budget") else None,
        free_spp=fields.integer("free_spp") if fields.has("free_spp") else None,
        stars=fields.texts("stars"),
        inducements=tuple(_read_induced(entry) for entry in fields.tables("inducements")),
        mercenaries=tuple(_read_mercenary(entry) for entry in fields.tables("mercenaries")),
        players=tuple(_read_player(entry) for entry in fields.tables("players")),
    )
    fields.finish()
    return team


def _read_induced(fields: Fields) -> Induced:
    induced = Induced(fields.text("id"), fields.integer("count", 1))
    fields.finish()
    return induced


def _read_mercenary(fields: Fields) -> Mercenary:
    mercenary = Mercenary(fields.text("position"), fields.text("skill", ""))
    fields.finish()
    return mercenary


def _read_player(fields: Fields) -> TeamPlayer:
    player = TeamPlayer(
        number=fields.integer("number"),
        name=fields.text("name"),
        position=fields.text("position"),
        advancements=tuple(_read_advancement(entry) for entry in fields.tables("advancements")),
        spp=fields.integer("spp", 0),
        niggling=fields.integer("niggling", 0),
        injuries=fields.texts("injuries"),
        misses_match=fields.flag("misses_match"),
        is_retired=fields.flag("retired"),
    )
    fields.finish()
    return player


def _read_advancement(fields: Fields) -> Advancement:
    advancement = Advancement(
        fields.text("way"), fields.text("skill", ""), fields.text("characteristic", "")
    )
    fields.finish()
    return advancement

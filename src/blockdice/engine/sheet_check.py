"""Whether a team can come to a match at all: what its record, notation and state can hold.

The rules of drafting are another matter; they are checked in `blockdice.teams`.
"""

from __future__ import annotations

from blockdice.engine.errors import BadTeam
from blockdice.engine.sheet import PlayerSheet, TeamSheet

MOST_PLAYERS = 100
MOST_LETTERS = 300
MOST_SKILLS = 50
MOST_WARES = 500
LARGEST_NUMBER = 999
LARGEST_FIGURE = 99
SURROGATES = range(0xD800, 0xE000)
"""Halves of characters, which no text in UTF-8 can hold."""


def check_sheet(sheet: TeamSheet) -> None:
    """Raise BadTeam with everything that is wrong with a team's sheet, if anything is."""
    findings = [*_staff(sheet), *_players(sheet)]
    if findings:
        raise BadTeam(sheet.name if is_word(sheet.name) else "team", findings)


def is_word(text: str) -> bool:
    """Whether a name can be written down: not too long, and real characters only."""
    return len(text) <= MOST_LETTERS and not any(ord(letter) in SURROGATES for letter in text)


def _staff(sheet: TeamSheet) -> list[str]:
    findings = [
        f"the {what} cannot be written down"
        for what, text in (("team's name", sheet.name), ("coach's name", sheet.coach))
        if not is_word(text)
    ]
    for what, count in (
        ("re-rolls", sheet.rerolls),
        ("assistant coaches", sheet.assistant_coaches),
        ("cheerleaders", sheet.cheerleaders),
        ("dedicated fans", sheet.dedicated_fans),
    ):
        if not 0 <= count <= LARGEST_FIGURE:
            findings.append(f"{count} {what} are not between 0 and {LARGEST_FIGURE}")
    if len(sheet.wares) > MOST_WARES:
        findings.append(f"{len(sheet.wares)} wares are more than {MOST_WARES}")
    for ware in sheet.wares:
        if ware.price < 0 or ware.skill_price < 0:
            findings.append(f"the price of {ware.id} is below 0")
    return findings


def _players(sheet: TeamSheet) -> list[str]:
    findings: list[str] = []
    if len(sheet.players) > MOST_PLAYERS:
        findings.append(f"{len(sheet.players)} players are more than {MOST_PLAYERS}")
    seen: set[int] = set()
    for player in sheet.players:
        if player.number in seen:
            findings.append(f"several players wear the number {player.number}")
        seen.add(player.number)
        findings += _player(player)
    return findings


def _player(player: PlayerSheet) -> list[str]:
    who = f"number {player.number}"
    findings: list[str] = []
    if not 0 <= player.number <= LARGEST_NUMBER:
        findings.append(f"{who} is not between 0 and {LARGEST_NUMBER}")
    if not all(is_word(word) for word in (player.name, player.position, player.position_name)):
        findings.append(f"{who} has a name that cannot be written down")
    if len(player.skills) > MOST_SKILLS:
        findings.append(f"{who} has {len(player.skills)} skills, more than {MOST_SKILLS}")
    figures = (player.ma, player.st, player.ag, player.pa, player.av, player.niggling)
    if not all(0 <= figure <= LARGEST_FIGURE for figure in figures):
        findings.append(f"{who} has a figure that is not between 0 and {LARGEST_FIGURE}")
    return findings

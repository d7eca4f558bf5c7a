"""How a server is to run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

PAGE = Path(__file__).with_name("page")
"""Where the build puts the page."""


def default_data() -> Path:
    """The folder for this user's matches, where the system keeps such things."""
    return user_data_path("blockdice", appauthor=False)


@dataclass(frozen=True)
class Settings:
    """data: the folder of the store. page: that of the built page. pause: the least seconds
    between a computer's actions, so that people can follow. thinkers: how many computers may
    think at a time. hosts: the names under which the server may be asked, `*` for any.
    """

    data: Path = field(default_factory=default_data)
    page: Path = PAGE
    pause: float = 0.3
    thinkers: int = 2
    hosts: tuple[str, ...] = ("*",)

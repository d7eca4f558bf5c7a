"""What the user sees when something goes wrong: one clear line, and an exit status."""

from __future__ import annotations

import os
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from blockdice.engine.errors import BlockdiceError, BrokenInvariant
from blockdice.engine.game import Game
from blockdice.record import save

ERROR = 1
USAGE = 2
FAULT = 70
INTERRUPTED = 130

_CLICK_ERROR: type[Exception] = typer.BadParameter.__mro__[2]
"""The root of the errors that the parser of options raises, whichever parser Typer brings."""

_watched: list[Game] = []


def watch(game: Game) -> None:
    """Let the record of this match be saved if Blockdice itself breaks down."""
    _watched[:] = [game]


class Commands(TyperGroup):
    """The command with its subcommands; whatever they raise ends as a line on stderr."""

    def main(self, *args: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        """Run the command that the arguments name, and exit with its status."""
        extra["standalone_mode"] = False
        if not standalone_mode:
            return super().main(*args, **extra)
        _watched.clear()
        sys.exit(self._status(*args, **extra))

    def _status(self, *args: Any, **extra: Any) -> int:
        try:
            result = super().main(*args, **extra)
            if result == INTERRUPTED:
                raise KeyboardInterrupt
            return result if isinstance(result, int) else 0
        except BrokenInvariant as error:
            return _report_fault(error)
        except BlockdiceError as error:
            return _report(str(error), ERROR, error)
        except _CLICK_ERROR as error:
            message = getattr(error, "format_message", error.__str__)()
            status = getattr(error, "exit_code", USAGE)
            # Called without anything, it has printed its help and has no more to say.
            return _report(message, status, error) if message.strip() else status
        except OSError as error:
            name = f"{error.filename}: " if error.filename else ""
            return _report(f"{name}{error.strerror or error}", ERROR, error)
        except (KeyboardInterrupt, EOFError, typer.Abort) as error:
            return _report("stopped", INTERRUPTED, error)
        except Exception as error:
            return _report_fault(error)


def _report(message: str, status: int, error: BaseException) -> int:
    if os.environ.get("BLOCKDICE_TRACEBACK"):
        traceback.print_exception(error)
    line = " ".join(message.split())
    print(f"blockdice: {line}", file=sys.stderr)
    return status


def _report_fault(error: Exception) -> int:
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    where = _save_record()
    kept = f" The record of the match is in {where}." if where is not None else ""
    hint = " BLOCKDICE_TRACEBACK=1 shows where it happened."
    return _report(f"this is a fault of Blockdice ({what}).{kept}{hint}", FAULT, error)


def _save_record() -> Path | None:
    """Save the record of the match that was being played, here or where there is room for it."""
    for game in _watched:
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            path = folder / f"blockdice-fault-{os.getpid()}.json"
            try:
                save(game.record(), path)
            except Exception:
                continue
            return path
    return None

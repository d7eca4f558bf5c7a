"""Blockdice: the fantasy-football board game by the book. Unofficial.

>>> import blockdice as bd
>>> game = bd.new_game("bb2020", home="human", away="orc", seed=7)
>>> while not game.is_over:
...     decision = game.decision
...     game.act(decision.actions[0])
>>> len(game.score)
2
"""

from __future__ import annotations

from blockdice.engine.actions import Action
from blockdice.engine.chronicle import Record
from blockdice.engine.decisions import Decision
from blockdice.engine.dice import EnumeratingDice, FastDice, ScriptedDice, SecureDice
from blockdice.engine.errors import (
    BadFile,
    BadRecord,
    BadTeam,
    BlockdiceError,
    BrokenInvariant,
    DiceScriptError,
    EditionMismatch,
    IllegalAction,
    NotationError,
    StaleDecision,
    UnknownName,
)
from blockdice.engine.events import Event
from blockdice.engine.game import Game
from blockdice.engine.options import Options
from blockdice.engine.outcome import MatchResult
from blockdice.engine.preview import Preview
from blockdice.engine.sheet import PlayerSheet, SkillSheet, TeamSheet
from blockdice.new_game import from_board, new_game, restore
from blockdice.record import Difference, Verdict, load, replay, save, verify

__all__ = [
    "Action",
    "BadFile",
    "BadRecord",
    "BadTeam",
    "BlockdiceError",
    "BrokenInvariant",
    "Decision",
    "DiceScriptError",
    "Difference",
    "EditionMismatch",
    "EnumeratingDice",
    "Event",
    "FastDice",
    "Game",
    "IllegalAction",
    "MatchResult",
    "NotationError",
    "Options",
    "PlayerSheet",
    "Preview",
    "Record",
    "ScriptedDice",
    "SecureDice",
    "SkillSheet",
    "StaleDecision",
    "TeamSheet",
    "UnknownName",
    "Verdict",
    "from_board",
    "load",
    "new_game",
    "replay",
    "restore",
    "save",
    "verify",
]

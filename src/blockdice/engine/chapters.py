"""The chapters of the rules: which function plays each, in one edition.

A chapter or skill calls another only as `m.rules.name(m, ...)`. The comment beside a group
says what its functions do; the functions themselves cite edition and chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from blockdice.engine.decisions import Rule

if TYPE_CHECKING:
    from blockdice.engine.blocks import Block
    from blockdice.engine.falls import Fall
    from blockdice.engine.match import Match
    from blockdice.engine.preview import Preview
    from blockdice.engine.rolls import Armour, Test
    from blockdice.engine.window import Window


class Chapters:
    """The functions that play the chapters; each edition fills in every one."""

    def __init__(self) -> None:
        # Falling: the whole of it, or going down alone, before any die; being Placed Prone.
        self.fall: Callable[[Match, Fall], Rule[bool]]
        self.go_down: Callable[[Match, Fall], Rule[bool]]
        self.place_prone: Callable[[Match, int], Rule[bool]]
        # Injury: Armour roll and what follows; the crowd (player, pusher); a Casualty roll.
        self.risk_injury: Callable[[Match, Armour], Rule[None]]
        self.injury: Callable[[Match, Armour], Rule[None]]
        self.crowd_injury: Callable[[Match, int, int], Rule[None]]
        self.casualty: Callable[[Match, Fall], Rule[None]]
        self.casualty_roll: Callable[[Match, int], int]
        self.note_casualty: Callable[[Match, Fall, int, int], None]
        # The ball: landing, bouncing, thrown in; catching; picking up.
        self.ball_lands: Callable[[Match, int, str], Rule[None]]
        self.bounce: Callable[[Match, int], Rule[None]]
        self.throw_in: Callable[[Match, int], Rule[None]]
        self.catch: Callable[[Match, int, str], Rule[bool]]
        self.pick_up: Callable[[Match, int], Rule[bool]]
        # Movement (player, square): a step, a jump, standing up; coming to a square at will.
        self.step: Callable[[Match, int, int], Rule[bool]]
        self.jump: Callable[[Match, int, int], Rule[bool]]
        self.stand_up: Callable[[Match, int], Rule[bool]]
        self.arrive: Callable[[Match, int], Rule[None]]
        # What tests are like, without making them; all those of a step and of a jump.
        self.step_tests: Callable[[Match, int, int], list[Test]]
        self.jump_tests: Callable[[Match, int, int], list[Test]]
        self.dodge_test: Callable[[Match, int, int, int], Test]
        self.rush_test: Callable[[Match, int, int], Test]
        self.jump_test: Callable[[Match, int, int, int], Test]
        self.pick_up_test: Callable[[Match, int, int], Test]
        self.catch_test: Callable[[Match, int, str], Test]
        self.pass_test: Callable[[Match, int, int], Test]
        self.interfere_test: Callable[[Match, int, int, str], Test]
        self.throw_test: Callable[[Match, int, int], Test]
        self.landing_test: Callable[[Match, int, str], Test]
        self.stand_up_test: Callable[[Match, int], Test]
        # Passing (passer, square), handing off (player, receiver), throwing (thrower, thrown,
        # square).
        self.pass_ball: Callable[[Match, int, int], Rule[None]]
        self.hand_off: Callable[[Match, int, int], Rule[None]]
        self.throw_bomb: Callable[[Match, int, int], Rule[bool]]
        self.bomb_test: Callable[[Match, int, int], Test]
        self.throw_team_mate: Callable[[Match, int, int, int], Rule[None]]
        self.kick_team_mate: Callable[[Match, int, int, int], Rule[None]]
        # Blocking (attacker, defender); how many dice and whose choice, without rolling them.
        self.block: Callable[[Match, int, int], Rule[None]]
        self.count_block: Callable[[Match, int, int], Block]
        # Fouling (player, victim), and its Armour roll unrolled; being Sent-off (player, reason).
        self.foul: Callable[[Match, int, int], Rule[None]]
        self.foul_armour: Callable[[Match, int, int], Armour]
        self.send_off: Callable[[Match, int, str], Rule[int]]
        # Turnovers and touchdowns, noted in windows; a turnover only in the player's own window.
        self.turnover: Callable[[Match, str], None]
        self.own_turnover: Callable[[Match, int, str], None]
        self.check_touchdown: Callable[[Match, int], bool]
        # What may be declared in a window, and activating player after player in it.
        self.legal_activations: Callable[[Match, Window], list[int]]
        self.activations: Callable[[Match], Rule[None]]
        # Looking for players who stall, whenever nobody is active.
        self.note_stalling: Callable[[Match], None]
        # Giving the match up (side, with penalty).
        self.concede: Callable[[Match, int, bool], None]
        # What is wrong with a whole set-up of a side: every broken constraint in words.
        self.check_set_up: Callable[[Match, int, dict[int, int]], list[str]]
        # What an action will need, in a decision about that player (-1 for none).
        self.preview: Callable[[Match, int, int], Preview]
        # By kick-off event: what is rolled at once, and what coaches then do, if anything.
        self.kick_off_rolls: dict[str, Callable[[Match], Rule[None] | None]] = {}
        self.kick_off_plays: dict[str, Callable[[Match], Rule[None]]] = {}
        # Having at hand what the teams come with, in a match put together in the middle.
        self.come_with_inducements: Callable[[Match], None]
        # By ware: what is done with so many pieces of it when the match begins (side, count).
        self.inducements: dict[str, Callable[[Match, int, int], None]] = {}
        # A roll on the edition's table of prayers for a side, if its coach wants it.
        self.prayer: Callable[[Match, int], Rule[None]]

"""The handle that a user holds on a match: the pending decision and the one door into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from blockdice.engine.actions import Action
from blockdice.engine.board import format_board
from blockdice.engine.chronicle import Record
from blockdice.engine.decisions import Decision, Rule
from blockdice.engine.dice import DiceSource, FastDice
from blockdice.engine.dump import dump_answer, dump_match, dump_state
from blockdice.engine.errors import (
    BlockdiceError,
    BrokenInvariant,
    IllegalAction,
    StaleDecision,
)
from blockdice.engine.events import Event
from blockdice.engine.history import Anchor, Answer, swapping
from blockdice.engine.match import Match
from blockdice.engine.notation import parse_action
from blockdice.engine.options import Options
from blockdice.engine.outcome import MatchResult, match_result, winner_of
from blockdice.engine.preview import Preview
from blockdice.engine.sheet import TeamSheet
from blockdice.engine.steps import MATCH_LOOP, run_steps
from blockdice.engine.words import SIDES

_ASKED: Final = {
    "kick_or_receive": "to kick or receive",
    "set_up": "to set up the team",
    "nominate_kicker": "who kicks",
    "place_kick": "where to kick the ball",
    "high_kick": "who stands under the high kick",
    "solid_defence": "whom to set up again",
    "quick_snap": "whom to move one square",
    "touchback": "who is given the ball",
    "activate": "to activate",
    "move": "what {player} does next",
    "reroll": "whether to re-roll for {player}",
    "use_skill": "whether {player} uses a skill",
    "reroll_die": "which die to re-roll for {player}",
    "block_die": "which block die counts for {player}",
    "push": "where {player} is pushed",
    "follow_up": "whether {player} follows up",
    "hit_and_run": "where {player} runs to",
    "inducements": "what to induce for this match",
    "mercenary_skill": "which skill the Mercenary is given",
    "lash_out": "which team-mate {player} lashes out at",
    "change_to_move": "whether {player}'s action becomes a Move",
    "bite": "which Thrall {player} bites",
    "choose_player": "which player to choose",
    "choose_skill": "which skill {player} has for a while",
    "pray": "whether to pray to Nuffle",
    "prayer_player": "whom to choose for the prayer",
    "prayer_skill": "which skill {player} learns",
    "swoop": "which way {player} swoops",
    "swarming": "who swarms onto the pitch",
    "second_target": "whom else {player} blocks",
    "strike": "how {player} strikes",
    "trickster": "where {player} slips to",
    "ball_and_chain": "which way {player} whirls",
    "interfere": "who reaches for the pass",
    "hail_mary": "whether {player} throws a Hail Mary",
    "dump_off": "where {player} dumps the ball off to",
    "on_the_ball": "who runs after the ball",
    "reach_for_ball": "who dives for the ball",
    "place_ball": "where {player} puts the ball",
    "throw_bomb": "where {player} throws the bomb on to",
    "weather_mage": "whether to call the Weather Mage",
    "weather": "which weather to have",
    "wizard": "whether the wizard casts a spell",
    "reroll_deck": "whether to roll for another deck",
    "keep_card": "which card to keep",
    "play_card": "whether to play a card",
    "card_target": "whom the card is for",
    "josef_bugman": "whether Josef Bugman joins in",
    "apothecary": "whether to use the apothecary on {player}",
    "casualty_result": "which casualty roll stands for {player}",
    "argue_the_call": "whether to argue the call against {player}",
    "bribe": "whether to bribe the referee for {player}",
    "journeyman": "which Journeyman to take on",
    "allocate_touchdown": "who is credited with the touchdown",
}
"""What a coach is asked to do, by the kind of decision; another kind is told by its name."""


class Game:
    """A match being played. `decision` is pending until `act` answers it.

    >>> import blockdice as bd
    >>> game = bd.new_game("bb2020", home="human", away="orc", seed=7)
    >>> game.decision.kind, game.decision.coach in ("home", "away")
    ('kick_or_receive', True)
    """

    def __init__(self, match: Match, keep_history: bool = True) -> None:
        self.match: Match = match
        self.keep_history: bool = keep_history
        self._coroutine: Rule[None] = run_steps(match, MATCH_LOOP)
        self._decision: Decision | None = None
        self._answers: list[Answer] = []
        self._anchors: list[Anchor] = []
        self._chronicle: list[tuple[str, int]] = []
        self._opening: int = 0
        self._standing: int = 0

    def start(self) -> Game:
        """Play up to the first decision; done by `new_game`, `fork` and `restore`.

        >>> import blockdice as bd
        >>> game = bd.new_game(seed=7)
        >>> Game(game.match.copy(bd.FastDice(7), False)).start().decision.kind
        'kick_or_receive'
        """
        if self.match.state.is_over:
            return self
        before = self.match.rolled
        if self.keep_history:
            self._anchors = [Anchor(self.match, 0)]
        self._advance(None)
        self._opening = self.match.rolled - before
        return self

    # What there is to see.

    @property
    def decision(self) -> Decision:
        """The pending decision. Raises StaleDecision when the match is over.

        >>> import blockdice as bd
        >>> game = bd.new_game(seed=7)
        >>> game.decision
        <Decision kick_or_receive for home: 2 actions>
        """
        if self._decision is None:
            raise StaleDecision("The match is over: there is nothing left to decide.")
        return self._decision

    @property
    def is_over(self) -> bool:
        """Whether the last whistle has blown.

        >>> import blockdice as bd
        >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1", seed=7)
        >>> game.act("concede")
        >>> game.is_over
        True
        """
        return self._decision is None

    @property
    def score(self) -> tuple[int, int]:
        """Touchdowns of home and away.

        >>> import blockdice as bd
        >>> bd.new_game(seed=7).score
        (0, 0)
        """
        return self.match.state.score[0], self.match.state.score[1]

    @property
    def board(self) -> str:
        """The pitch as text.

        >>> import blockdice as bd
        >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1", seed=7)
        >>> game.board.splitlines()[7].split()[:12]
        ['7', '.', '.', '.', '.', '.', '.', '.', '.', '.', '.', 'H1']
        """
        return format_board(self.match.state, self.match.names)

    @property
    def events(self) -> Sequence[Event]:
        """The diary so far, to be read only; empty if it is switched off.

        >>> import blockdice as bd
        >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1", seed=7)
        >>> game.events[-1].kind, game.events[-1].coach
        ('turn_started', 'home')
        """
        return self.match.diary if self.match.diary is not None else []

    @property
    def edition(self) -> str:
        """The id of the edition that is played.

        >>> import blockdice as bd
        >>> bd.new_game(seed=7).edition
        'bb2020'
        """
        return self.match.edition.id

    @property
    def options(self) -> Options:
        """The options of the match.

        >>> import blockdice as bd
        >>> bd.new_game(seed=7).options.undo
        'until_dice'
        """
        return self.match.options

    @property
    def teams(self) -> tuple[TeamSheet, TeamSheet]:
        """Both teams as they stood before the match.

        >>> import blockdice as bd
        >>> [team.name for team in bd.new_game(seed=7).teams]
        ['Millbrook Magpies', 'Rustkettle Rowdies']
        """
        return self.match.sheets

    @property
    def opening(self) -> int:
        """How many dice were rolled before the first decision.

        >>> import blockdice as bd
        >>> bd.new_game(seed=7).opening
        5
        """
        return self._opening

    @property
    def chronicle(self) -> list[tuple[str, int]]:
        """Every answer so far with the dice that followed, and every undo, as in the record.

        >>> import blockdice as bd
        >>> game = bd.new_game(seed=7)
        >>> game.act("receive")
        >>> game.chronicle
        [('receive', 0)]
        """
        return self._chronicle

    @property
    def winner(self) -> str | None:
        """`home` or `away` once the match is over, None for a tie or while it is played.

        >>> import blockdice as bd
        >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1", seed=7)
        >>> game.act("concede")
        >>> game.winner
        'away'
        """
        winner = winner_of(self.match.state) if self.is_over else -1
        return SIDES[winner] if winner >= 0 else None

    @property
    def result(self) -> MatchResult | None:
        """The final result as a league needs it, None while the match is being played.

        >>> import blockdice as bd
        >>> bd.new_game(seed=7).result is None
        True
        """
        return match_result(self.match) if self.is_over else None

    # Answering.

    def act(self, action: Action | str) -> None:
        """Answer the pending decision with an action or its notation.

        Raises NotationError or UnknownName for text that is no action, IllegalAction for one
        that is not legal now (with what would be), StaleDecision after the end; the match is
        unchanged then.

        >>> import blockdice as bd
        >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1", seed=7)
        >>> game.act("activate H1 move")
        >>> game.act(game.decision.actions[-1])
        >>> game.chronicle
        [('activate H1 move', 0), ('end', 0)]
        """
        decision = self.decision
        action = self._read(action)
        placement = action._placement
        if placement is not None and decision.check is not None:
            findings = decision.check(self.match, decision.side, placement)
            if findings:
                raise IllegalAction("This set-up is not legal: " + "; ".join(findings) + ".")
        elif placement is not None or not decision.choices.has(action.code):
            raise self._refusal(action)
        self._answer(Answer(action.code, decision.side, placement))

    def act_code(self, code: int) -> None:
        """Answer with a packed action that the decision offers: for engines, unchecked words.

        >>> import blockdice as bd
        >>> game = bd.new_game(seed=7)
        >>> game.act_code(game.decision.choices.at(1))
        >>> game.decision.kind
        'set_up'
        """
        decision = self.decision
        if not decision.choices.has(code):
            raise IllegalAction(f"The packed action {code} is not among the answers.")
        self._answer(Answer(code, decision.side, None))

    def _read(self, action: Action | str) -> Action:
        if isinstance(action, str):
            return parse_action(action, self.match.names)
        if not isinstance(action, Action):
            raise BlockdiceError(f"An action is an Action or its notation, not {action!r}.")
        return action

    def _refusal(self, action: Action) -> IllegalAction:
        decision = self.decision
        verb = action.verb
        legal = [str(a) for a in decision.actions if a.verb == verb]
        if not legal:
            verbs: list[str] = []
            for a in decision.actions:
                if a.verb not in verbs:
                    verbs.append(a.verb)
            first = {a.verb: str(a) for a in reversed(list(decision.actions))}
            legal = [first[v] for v in verbs]
        player = decision.player
        asked = _ASKED.get(decision.kind)
        if asked is None:
            about = f", for {player}" if player else ""
            asked = f"about {decision.kind.replace('_', ' ')}{about}"
        asked = asked.replace("{player}", player or "the player")
        return IllegalAction(f"'{action}' is not legal: {decision.coach} is asked {asked}.", legal)

    def _answer(self, answer: Answer) -> None:
        decision = self.decision
        if decision.is_anchor or not self._anchors:
            anchor = Anchor(self.match, len(self._answers))
            if self.keep_history:
                self._anchors.append(anchor)
            else:
                self._anchors = [anchor]
        match = self.match
        before = match.rolled
        written = len(match.diary or ())
        logged = len(match.dice_log or ())
        answer.seq = match.seq
        answer.clock = self._clock()
        answer.cause = match.cause
        self._answers.append(answer)
        self._standing += 1
        try:
            self._send(answer)
        except BaseException:
            self._forget_answer(before, written, logged)
            raise
        answer.dice = self.match.rolled - before
        if self.keep_history:
            text = str(Action(answer.code, self.match.names, answer.placement))
            self._chronicle.append((text, answer.dice))

    def _forget_answer(self, rolled: int, written: int, logged: int) -> None:
        """Make the last answer not given: its dice did not fit, so that it led nowhere.

        The match is as it was before, diary and all; its dice are a copy, as they were then.
        """
        live = self.match
        answer = self._answers.pop()
        self._standing -= 1
        twin = self._replayed(len(self._answers))
        if live.diary is not None:
            del live.diary[written:]
        if live.dice_log is not None:
            del live.dice_log[logged:]
        twin.match.diary = live.diary
        twin.match.dice_log = live.dice_log
        twin.match.rolled = rolled
        twin.match.seq = answer.seq
        twin.match.cause = answer.cause
        self.match = twin.match
        self._coroutine = twin._coroutine
        self._decision = twin._decision

    def _send(self, answer: Answer) -> None:
        if answer.placement is not None:
            self.decision.placement = answer.placement
        self._advance(answer.code)

    def _advance(self, code: int | None) -> None:
        """Run the coroutine to the next decision that has more than one answer."""
        match = self.match
        coroutine = self._coroutine
        try:
            decision = next(coroutine) if code is None else coroutine.send(code)
            while decision.choices.count() == 1:
                only = decision.choices.at(0)
                data = None
                if match.diary is not None:
                    data = {"decision": decision.kind, "action": str(Action(only, match.names))}
                match.emit("automatic", decision.side, decision.player_index, data=data)
                decision = coroutine.send(only)
            self._decision = decision
        except StopIteration:
            if not match.state.is_over:
                raise BrokenInvariant("The rules have come to an end before the match.") from None
            self._decision = None

    # Looking ahead and going back.

    def preview(self, action: Action | str) -> Preview:
        """The tests and other dice that a legal action will need, without rolling any.

        >>> import blockdice as bd
        >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1", seed=7)
        >>> game.act("activate H1 move")
        >>> game.preview("move k6")
        <Preview dodge 3+: 67%>
        """
        decision = self.decision
        action = self._read(action)
        if not decision.choices.has(action.code):
            raise self._refusal(action)
        return self.match.rules.preview(self.match, action.code, decision.player_index)

    def fork(self, seed: int | None = None, keep_diary: bool = False) -> Game:
        """A game that goes on from here on its own and leaves this one alone.

        Without `seed` it will roll the same dice; with one, other dice from here on. At a
        rest point that is a copy of the state, anywhere else a copy of the last snapshot and
        the answers since. Its diary starts empty and is off unless asked for.

        >>> import blockdice as bd
        >>> game = bd.new_game(seed=7)
        >>> twin = game.fork(seed=1)
        >>> twin.act("receive")
        >>> twin.decision.kind, game.decision.kind
        ('set_up', 'kick_or_receive')
        """
        swap: DiceSource | None = FastDice(seed) if seed is not None else None
        if self._decision is None or self._decision.is_rest:
            twin = Game(self.match.copy(swap or self.match.dice.copy(), keep_diary), False)
            twin._standing = self._standing
            return twin.start()
        twin = self._replayed(len(self._answers))
        twin._standing = self._standing
        twin.match.seq = self.match.seq
        twin.match.cause = self.match.cause
        if keep_diary:
            twin.match.diary = []
            twin.match.dice_log = []
        if swap is not None:
            twin.match.dice = swap
            twin._answers.append(swapping(swap.copy()))
        return twin

    def _replayed(self, count: int) -> Game:
        """A game with the first `count` answers given, by way of the nearest snapshot.

        It writes no diary, but numbers its events as they were, for what refers to them.
        """
        place = len(self._anchors) - 1
        while self._anchors[place].index > count:
            place -= 1
        anchor = self._anchors[place]
        match = self.match.copy(anchor.dice.copy(), False)
        anchor.put_back(match)
        twin = Game(match, False)
        twin._anchors = [Anchor(match, 0)]
        twin._advance(None)
        for answer in self._answers[anchor.index : count]:
            if answer.swap is not None:
                match.dice = answer.swap.copy()
            else:
                match.seq = answer.seq
                match.cause = answer.cause
                twin._send(answer)
            twin._answers.append(answer)
        match.rolled = self.match.rolled
        return twin

    def undo(self, by: str | None = None, agreed: bool = False) -> None:
        """Take back the last answer; `by` is the coach who asks, if it matters who.

        Allowed to the coach who gave it, while no die has been rolled since, the other coach
        has not answered and the turn is the same; further back only if both coaches have
        `agreed` and the match's undo policy is `consent`, or where it is `free`. The diary
        keeps what happened and gains an `undone` event, which names the event it returns to.
        Raises StaleDecision where it is not allowed, and changes nothing then.

        >>> import blockdice as bd
        >>> game = bd.from_board("     k  l\\n7    H1 .\\n8    .  A1", seed=7)
        >>> game.act("activate H1 move")
        >>> game.undo()
        >>> game.decision.kind
        'activate'
        """
        refusal = self.undo_refusal(by, agreed)
        if refusal:
            raise StaleDecision(refusal)
        last = self._last_answer()
        answer = self._answers[last]
        live = self.match
        twin = self._replayed(last)
        twin.match.dice = live.dice
        twin.match.diary = live.diary
        twin.match.dice_log = live.dice_log
        twin.match.seq = live.seq
        twin.match.cause = answer.cause
        self.match = twin.match
        self._coroutine = twin._coroutine
        self._decision = twin._decision
        has_other_dice = any(gone.swap is not None for gone in self._answers[last:])
        self._answers = self._answers[:last]
        if answer.dice or has_other_dice:
            self._answers.append(swapping(live.dice.copy()))
        self._anchors = [anchor for anchor in self._anchors if anchor.index <= last]
        self._standing -= 1
        self._chronicle.append((f"undo {self._standing}", 0))
        data = {"back_to": answer.seq, "standing": self._standing}
        self.match.emit("undone", answer.side, data=data)

    def undo_refusal(self, by: str | None = None, agreed: bool = False) -> str:
        """Why the last answer may not be taken back now; empty if it may.

        >>> import blockdice as bd
        >>> bd.new_game(seed=7).undo_refusal()
        'There is no answer to take back.'
        """
        policy = self.options.undo
        last = self._last_answer()
        if last < 0 or not self._anchors or self._anchors[0].index > last:
            return "There is no answer to take back."
        if policy == "none":
            return "This match is played without undo."
        if policy == "free" or (policy == "consent" and agreed):
            return ""
        answer = self._answers[last]
        if by is not None and SIDES[answer.side] != by:
            return "The other coach has answered since: this cannot be taken back."
        if answer.dice:
            return "Dice have been rolled since: this cannot be taken back."
        if answer.clock != self._clock():
            return "The turn is over: this cannot be taken back."
        return ""

    def _last_answer(self) -> int:
        last = len(self._answers) - 1
        while last >= 0 and self._answers[last].swap is not None:
            last -= 1
        return last

    def _clock(self) -> tuple[int, int, int]:
        state = self.match.state
        return state.half, state.turn[0], state.turn[1]

    # Keeping.

    def record(self) -> Record:
        """The record of the match so far: what it takes to watch it and play it again.

        >>> import blockdice as bd
        >>> game = bd.new_game(seed=7)
        >>> bd.replay(game.record()).decision.kind
        'kick_or_receive'
        """
        if not self.keep_history:
            raise BlockdiceError("A fork keeps no history, so it has no record.")
        match = self.match
        return Record(
            match.edition.id,
            match.edition.revision,
            match.options,
            match.sheets,
            self._opening,
            self._chronicle[:],
            (match.dice_log or [])[:],
            [event.as_dict() for event in self.events],
            match.start,
        )

    def dump(self) -> dict[str, Any]:
        """The running match as plain data, for `blockdice.restore`: state, dice, diary.

        At a rest point the state is the one that is; anywhere else it is that of the last
        snapshot, with the answers since, which restoring plays again.

        >>> import blockdice as bd
        >>> game = bd.new_game(seed=7)
        >>> bd.restore(game.dump()).decision
        <Decision kick_or_receive for home: 2 actions>
        """
        match = self.match
        resting = self._decision is None or self._decision.is_rest
        anchor = Anchor(match, len(self._answers)) if resting else self._anchors[-1]
        return {
            **dump_match(match, anchor),
            "keeps_history": self.keep_history,
            "state": dump_state(anchor.state),
            "dice": anchor.dice.dump(),
            "since": [dump_answer(answer) for answer in self._answers[anchor.index :]],
            "opening": self._opening,
            "standing": self._standing,
            "decisions": [list(row) for row in self._chronicle],
        }

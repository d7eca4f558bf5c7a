"""The match: state, dice and diary under one edition; every change goes through it.

Rules take the `Match`. What changes the state also writes the event, so that pitch, boxes,
ball, score and clock are a fold of the diary.
"""

from __future__ import annotations

from typing import Any

from blockdice.engine.action_kinds import ActionKinds
from blockdice.engine.actions import NO, REROLL, USE, Names, encode
from blockdice.engine.chapters import Chapters
from blockdice.engine.decisions import Choices, Decision, PlacementCheck, Rule
from blockdice.engine.dice import DiceSource
from blockdice.engine.edition import Edition
from blockdice.engine.effects import (
    CHARACTERISTIC,
    ENDS,
    RULE,
    SKILL,
    SPENT_SKILL,
    Effect,
)
from blockdice.engine.events import Event
from blockdice.engine.figures import bit_of, work_out
from blockdice.engine.hooks import Hook, Hooks
from blockdice.engine.options import Options
from blockdice.engine.pitch import Pitch
from blockdice.engine.rolls import Roll
from blockdice.engine.sheet import PlayerSheet, TeamSheet
from blockdice.engine.state import HIRED, JOURNEYMAN, LINEMAN, Profiles, State
from blockdice.engine.tables import Tables
from blockdice.engine.window import Activation, Window
from blockdice.engine.words import (
    ABSENT,
    ACHIEVEMENTS,
    DISTRACTED,
    FRESH_STUN,
    GROUND,
    HELD,
    IN_AIR,
    IN_FLIGHT,
    NO_BALL,
    ON_PITCH,
    PLACES,
    POSTURES,
    RESERVES,
    STANDING,
    STUNNED,
    TOKENS,
)

SIDE_LETTERS = "HA"


class Match:
    """What rules act on: `state`, `dice`, the diary, and the edition with its chapters."""

    def __init__(
        self,
        edition: Edition,
        sheets: tuple[TeamSheet, TeamSheet],
        options: Options,
        dice: DiceSource,
        keep_diary: bool,
        state: State,
        hooks: Hooks,
        bits: dict[str, int],
        names: Names,
    ) -> None:
        self.edition: Edition = edition
        self.rules: Chapters = edition.chapters
        self.tables: Tables = edition.tables
        self.pitch: Pitch = edition.pitch
        self.actions: ActionKinds = edition.actions
        self.options: Options = options
        self.sheets: tuple[TeamSheet, TeamSheet] = sheets
        self.dice: DiceSource = dice
        self.state: State = state
        self.hooks: Hooks = hooks
        self.bits: dict[str, int] = bits
        self.names: Names = names
        self.players: list[PlayerSheet] = []
        """The sheet of each player, those who joined in the match included; never changed in
        place."""
        self.diary: list[Event] | None = [] if keep_diary else None
        self.seq: int = 0
        self.cause: int = -1
        self.rolled: int = 0
        self.dice_log: list[int] | None = [] if keep_diary else None

    def copy(self, dice: DiceSource, keep_diary: bool) -> Match:
        """A match that goes on from here on its own; its diary starts empty."""
        twin = Match(
            self.edition,
            self.sheets,
            self.options,
            dice,
            keep_diary,
            self.state.copy(),
            self.hooks,
            self.bits,
            self.names,
        )
        twin.players = self.players
        twin.seq = self.seq
        twin.cause = self.cause
        twin.rolled = self.rolled
        return twin

    # The diary.

    def emit(
        self,
        kind: str,
        side: int = -1,
        player: int = -1,
        origin: int = 0,
        square: int = 0,
        data: dict[str, Any] | None = None,
        audience: int = -1,
    ) -> int:
        """Write an event and return its number. audience: the one side that may see it."""
        seq = self.seq
        self.seq = seq + 1
        if self.diary is not None:
            cause, names = self.cause, self.names
            self.diary.append(
                Event(seq, kind, side, player, origin, square, cause, data, names, audience)
            )
        return seq

    # Dice.

    def die(self, sides: int, name: str, player: int = -1) -> int:
        """Roll one die and log its face; the caller writes the event."""
        face = self.dice.die(sides, name, player)
        self.rolled += 1
        if self.dice_log is not None:
            self.dice_log.append(face)
        return face

    def roll(self, name: str, sides: int, player: int = -1, side: int = -1, count: int = 1) -> int:
        """Roll `count` dice for the record and return their sum."""
        faces = [self.die(sides, name, player) for _ in range(count)]
        if side < 0 and player >= 0:
            side = self.state.profiles.side[player]
        self.emit("roll", side, player, data={"name": name, "dice": faces, "sides": sides})
        return sum(faces)

    def d6(self, name: str, player: int = -1, side: int = -1) -> int:
        """Roll a D6 for the record."""
        return self.roll(name, 6, player, side)

    def d3(self, name: str, player: int = -1, side: int = -1) -> int:
        """Roll a D3 for the record: a D6 halved and rounded up, which is a fair D3."""
        return self.roll(name, 3, player, side)

    def pick(self, name: str, eligible: list[int], side: int) -> int:
        """Randomly select one of the eligible players: one draw, each as likely."""
        if len(eligible) == 1:
            chosen = eligible[0]
        else:
            chosen = eligible[self.die(len(eligible), name) - 1]
        self.emit("selected", side, chosen, data={"name": name, "among": len(eligible)})
        return chosen

    # Asking.

    def decision(
        self,
        kind: str,
        side: int,
        choices: list[int],
        player: int = -1,
        roll: Roll | None = None,
    ) -> Decision:
        """A question in the middle of things, with these packed actions as answers."""
        return Decision(kind, side, player, Choices(choices), self.names, False, roll)

    def rest(
        self,
        kind: str,
        side: int,
        choices: Choices,
        player: int = -1,
        is_anchor: bool = False,
        check: PlacementCheck | None = None,
    ) -> Decision:
        """A question at a rest point: entered afresh, the loops would ask it again.

        check: what checks a whole set-up, where one may be the answer.
        """
        return Decision(kind, side, player, choices, self.names, True, None, is_anchor, check)

    def wants_skill(self, hook: Hook, player: int, roll: Roll | None = None) -> Rule[bool]:
        """Whether the player's coach uses an optional skill; a compulsory one is not asked."""
        side = self.state.profiles.side[player]
        if not hook.is_compulsory:
            use = encode(USE, arg=hook.token)
            answer = yield self.decision("use_skill", side, [use, encode(NO)], player, roll)
            if answer != use:
                return False
        self.use_skill(hook, player)
        return True

    def use_skill(self, hook: Hook, player: int) -> None:
        """Write that the player uses the skill, and spend it where it may be used only once."""
        side = self.state.profiles.side[player]
        self.emit("skill_used", side, player, data={"skill": hook.skill})
        if hook.once >= 0:
            self.begin(Effect(SPENT_SKILL, hook.once, side, player, hook.token))

    # Skills.

    def has(self, player: int, hook: Hook) -> bool:
        """Whether the player has the skill of the hook, in whatever state they are.

        Not whether they may use it: that is `can_use`. A rule is had by whoever is on its side.
        """
        profiles = self.state.profiles
        if hook.bit < 0:
            return self.is_in_force(hook, profiles.side[player])
        words = profiles.words_b if hook.is_second else profiles.words_a
        return words[player] & hook.mask != 0

    def has_skill(self, player: int, skill: str) -> bool:
        """Whether the player has the skill of that id, which must be numbered in this match."""
        bit = self.bits[skill]
        profiles = self.state.profiles
        words = profiles.words_b if bit >= 60 else profiles.words_a
        return words[player] >> bit % 60 & 1 != 0

    def is_in_force(self, hook: Hook, side: int) -> bool:
        """Whether the side has the rule of the hook, throughout or by an effect."""
        if hook.sides >> side & 1:
            return True
        for effect in self.state.effects:
            if effect.kind == RULE and effect.side == side and effect.key == hook.token:
                return True
        return False

    def can_use(self, player: int, hook: Hook, against: int = -1, square: int = 0) -> bool:
        """Whether the player may use the skill of the hook here and now, and against whom.

        Skills and Traits, Skill Use: not while Prone, Stunned or without a tackle zone, unless
        the skill says so; nor where another skill denies it. against: the player on the other
        end, -1 if none. square: the one it is about (in a dodge, the one left), 0 if none.
        """
        if not self.has(player, hook):
            return False
        if hook.once >= 0 and self.is_spent(player, hook.token):
            return False
        state = self.state
        if state.place[player] == ON_PITCH or state.place[player] == IN_FLIGHT:
            if state.posture[player] != STANDING and not hook.works_down:
                return False
            if state.tokens[player] & DISTRACTED and not hook.works_distracted:
                return False
        for denial in hook.denials:
            if denial.speak(self, denial, hook, player, against, square):
                return False
        return True

    def speakers(
        self, point: list[Hook], player: int, against: int = -1, square: int = 0
    ) -> list[Hook]:
        """The hooks of a point that the player may use (see `can_use`), first who speaks first."""
        return [hook for hook in point if self.can_use(player, hook, against, square)]

    def skill_value(self, player: int, hook: Hook) -> int:
        """The value in brackets that the player's skill bears, 0 if none."""
        return self.state.profiles.values.get(player << 8 | hook.bit, 0)

    def is_spent(self, player: int, token: int) -> bool:
        """Whether a once-only skill of the player has been used already."""
        for effect in self.state.effects:
            if effect.kind == SPENT_SKILL and effect.player == player and effect.key == token:
                return True
        return False

    # Effects.

    def begin(self, effect: Effect) -> None:
        """Put an effect in force, with what it changes in the figures of whom it is on.

        Raises BlockdiceError for a skill that nobody in this match can come by.
        """
        if effect.kind == SKILL:
            bit_of(self.bits, self.names.tokens[effect.key])
        self.state.effects.append(effect)
        if effect.kind != SPENT_SKILL:
            data = {**effect.told(self.names.tokens), "until": ENDS[effect.end]}
            self.emit("effect_began", effect.side, effect.player, data=data)
        self._work_out([effect])

    def expire(self, end: int, side: int = -1, player: int = -1, by: int = -1) -> None:
        """End the effects that last until now: of one side, on one player, or by one, if given."""
        state = self.state
        kept: list[Effect] = []
        gone: list[Effect] = []
        for effect in state.effects:
            (gone if effect.has_ended(end, side, player, by) else kept).append(effect)
        if not gone:
            return
        state.effects = kept
        for effect in gone:
            if effect.kind != SPENT_SKILL:
                data = effect.told(self.names.tokens)
                self.emit("effect_ended", effect.side, effect.player, data=data)
        self._work_out(gone)

    def _work_out(self, changed: list[Effect]) -> None:
        """Work out anew the figures of everybody whom effects that begin or end are on."""
        state = self.state
        players: list[int] = []
        for effect in changed:
            if effect.kind == CHARACTERISTIC or effect.kind == SKILL:
                players += [effect.player] if effect.player >= 0 else state.team(effect.side)
        if not players:
            return
        profiles = state.profiles.copy()
        for player in players:
            self._enter_figures(profiles, player)
        state.profiles = profiles

    def _enter_figures(self, profiles: Profiles, player: int) -> None:
        work_out(
            profiles,
            player,
            self.players[player],
            self.state.effects,
            self.names.tokens,
            self.bits,
            self.tables.characteristic_limits,
        )

    # Windows.

    @property
    def window(self) -> Window:
        """What is going on: the innermost window."""
        return self.state.windows[-1]

    @property
    def activation(self) -> Activation:
        """The activation of the innermost window; there must be one."""
        activation = self.state.windows[-1].activation
        assert activation is not None
        return activation

    def turn_window(self) -> Window | None:
        """The team turn that is being played, whatever has opened above it; None in no turn."""
        for window in reversed(self.state.windows):
            if window.is_turn:
                return window
        return None

    def window_of(self, side: int) -> Window | None:
        """The innermost window that is this side's, None if there is none."""
        for window in reversed(self.state.windows):
            if window.side == side:
                return window
        return None

    def is_active(self, player: int) -> bool:
        """Whether it is this player's own activation."""
        windows = self.state.windows
        if not windows:
            return False
        activation = windows[-1].activation
        return activation is not None and activation.player == player

    # Players.

    def side_of(self, player: int) -> int:
        """The side of a player, 0 home, 1 away."""
        return self.state.profiles.side[player]

    def put(self, player: int, square: int, how: str, start: int = 0) -> None:
        """Move the player into an unoccupied square; a ball in hand goes with them.

        how: the event that it is: `placed`, `moved`, `pushed`, `followed`, `landed`.
        start: the square they come from, where they have been taken up from it already.
        """
        state = self.state
        origin = start or state.square[player]
        state.set_square(player, square)
        if state.carrier == player:
            state.ball_square = square
        self.emit(how, self.side_of(player), player, origin, square)

    def lift_off(self, player: int) -> None:
        """Take a player into the air to be thrown; a ball in hand goes with them."""
        origin = self.state.square[player]
        self.state.lift(player)
        self.state.place[player] = IN_FLIGHT
        if self.state.carrier == player:
            self.state.ball_square = 0
        self.emit("lifted", self.side_of(player), player, origin)

    def remove(self, player: int, place: int, why: str) -> None:
        """Take the player from the pitch, or from one box to another.

        A ball in hand does not go with them: it is loose over the square where they were.
        """
        state = self.state
        origin = state.square[player]
        if state.carrier == player:
            state.ball = IN_AIR
            state.carrier = -1
        state.lift(player)
        state.place[player] = place
        state.posture[player] = STANDING
        state.tokens[player] &= ~(DISTRACTED | FRESH_STUN)
        data = {"place": PLACES[place], "why": why}
        self.emit("boxed", self.side_of(player), player, origin, data=data)

    def lay(self, player: int, posture: int) -> None:
        """Make the player Standing, Prone or Stunned."""
        state = self.state
        if posture == STUNNED:
            turn = self.turn_window()
            if turn is not None and turn.side == self.side_of(player):
                self.mark(player, FRESH_STUN, True)
        if state.posture[player] == posture:
            return
        state.set_posture(player, posture)
        self.emit("posture", self.side_of(player), player, data={"posture": POSTURES[posture]})

    def mark(self, player: int, token: int, value: bool) -> None:
        """Give or take one of the tokens of `words`, for the record where it differs."""
        if bool(self.state.tokens[player] & token) == value:
            return
        self.state.set_token(player, token, value)
        data = {"token": TOKENS[token], "on": value}
        self.emit("token", self.side_of(player), player, data=data)

    def add_player(self, side: int, sheet: PlayerSheet) -> int:
        """Enter a player: before the match, or in the middle of it (Journeymen, rookies ...)."""
        state = self.state
        player = len(state.place)
        profiles = state.profiles.copy()
        profiles.side.append(side)
        profiles.number.append(sheet.number)
        profiles.position.append(sheet.position)
        profiles.ma.append(sheet.ma)
        profiles.st.append(sheet.st)
        profiles.ag.append(sheet.ag)
        profiles.pa.append(sheet.pa)
        profiles.av.append(sheet.av)
        profiles.niggling.append(sheet.niggling)
        traits = JOURNEYMAN if sheet.is_journeyman else 0
        traits |= HIRED if sheet.is_hired_for_match else 0
        traits |= LINEMAN if sheet.is_lineman else 0
        profiles.traits.append(traits)
        profiles.words_a.append(0)
        profiles.words_b.append(0)
        if self.players[player : player + 1] != [sheet]:
            self.players = [*self.players[:player], sheet]
        self._enter_figures(profiles, player)
        state.profiles = profiles
        state.square.append(0)
        state.place.append(ABSENT if sheet.misses_match else RESERVES)
        state.posture.append(STANDING)
        state.tokens.append(0)
        state.achievements.append(0)
        label = f"{SIDE_LETTERS[side]}{sheet.number}"
        if player >= len(self.names.labels):
            self.names = self.names.with_player(label)
        data = {"place": PLACES[state.place[player]], "label": label, "position": sheet.position}
        self.emit("joined", side, player, data=data)
        return player

    def award(self, player: int, achievement: int) -> None:
        """Count something that earns star player points; hired players earn none."""
        if self.state.profiles.traits[player] & HIRED:
            return
        self.state.achievements[player] += 1 << 8 * achievement
        data = {"for": ACHIEVEMENTS[achievement], "spp": self.tables.spp[achievement]}
        self.emit("spp", self.side_of(player), player, data=data)

    # The ball.

    def ball_held(self, player: int) -> None:
        """The player has the ball."""
        state = self.state
        state.ball = HELD
        state.carrier = player
        state.ball_square = state.square[player]
        self.emit("ball_held", self.side_of(player), player, square=state.ball_square)

    def ball_on(self, square: int) -> None:
        """The ball lies on the ground in the square."""
        state = self.state
        state.ball = GROUND
        state.carrier = -1
        state.ball_square = square
        self.emit("ball_ground", square=square)

    def ball_flies(self, square: int) -> None:
        """The ball is loose or in the air over the square, and in nobody's hands."""
        state = self.state
        state.ball = IN_AIR
        state.carrier = -1
        state.ball_square = square
        self.emit("ball_air", square=square)

    def ball_away(self) -> None:
        """There is no ball on the pitch."""
        state = self.state
        state.ball = NO_BALL
        state.carrier = -1
        state.ball_square = 0
        self.emit("ball_none")

    # Team re-rolls.

    def has_team_reroll(self, side: int) -> bool:
        """Whether the side may use a team re-roll now: its window allows it, and one is left."""
        state = self.state
        if not state.windows:
            return False
        window = state.windows[-1]
        return (
            window.has_rerolls
            and window.side == side
            and state.rerolls[side] + state.drive_rerolls[side] > 0
        )

    def spend_team_reroll(self, side: int) -> None:
        """Take a team re-roll off the tracker, first one that ends with the drive."""
        state = self.state
        if state.drive_rerolls[side] > 0:
            state.drive_rerolls[side] -= 1
        else:
            state.rerolls[side] -= 1
        self.note_rerolls(side)

    def note_rerolls(self, side: int) -> None:
        """Write how many team re-rolls the side has."""
        state = self.state
        data = {"left": state.rerolls[side], "drive": state.drive_rerolls[side]}
        self.emit("rerolls", side, data=data)


def reroll_action(token: int) -> int:
    """The packed action that re-rolls by a skill, or by a team re-roll (token 0)."""
    return encode(REROLL, arg=token)

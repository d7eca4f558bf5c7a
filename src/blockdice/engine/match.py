"""The match: state, dice and diary under one edition; every change goes through it.

Rules take the `Match`. What changes the state also writes the event, so that pitch, boxes,
ball, score and clock are a fold of the diary.
"""

from __future__ import annotations

from blockdice.engine.actions import REROLL, encode
from blockdice.engine.dice import DiceSource
from blockdice.engine.sheet import PlayerSheet
from blockdice.engine.skill_table import SkillTable
from blockdice.engine.state import HIRED, JOURNEYMAN, LINEMAN, STAR
from blockdice.engine.words import (
    ABSENT,
    ACHIEVEMENTS,
    BONUS,
    CASUALTY,
    DISTRACTED,
    DROPPING,
    EXTRA,
    FRESH_STUN,
    GROUND,
    HELD,
    IN_AIR,
    IN_FLIGHT,
    KNOCKED_OUT,
    NO_BALL,
    PLACES,
    POSTURES,
    RESERVES,
    ROOTED,
    SENT_OFF,
    STANDING,
    STUNNED,
    TOKENS,
)

SIDE_LETTERS = "HA"


class Match(SkillTable):
    """What rules act on: players, ball and re-rolls, on the table with its skills."""

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
        twin.packed_sheets = self.packed_sheets
        twin.start = self.start
        twin.seq = self.seq
        twin.cause = self.cause
        twin.rolled = self.rolled
        return twin

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
        if self.hooks.trapdoors:
            self.note_trapdoor(player, square)
        self.emit(how, self.side_of(player), player, origin, square)

    def note_trapdoor(self, player: int, square: int) -> None:
        """Remember who has come into a square with a trapdoor, and nobody who has left it."""
        entered = [other for other in self.state.entered if other != player]
        if square in self.pitch.trapdoors:
            entered.append(player)
        self.state.entered = entered

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
        state.tokens[player] &= ~(DISTRACTED | EXTRA | FRESH_STUN | ROOTED | DROPPING)
        data = {"place": PLACES[place], "why": why}
        self.emit("boxed", self.side_of(player), player, origin, data=data)
        if place in (KNOCKED_OUT, CASUALTY, SENT_OFF):
            for hook in self.hooks.leaves_play:
                hook.speak(self, hook, player)
        if state.entered:
            self.note_trapdoor(player, 0)

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
        self.learn([skill.id for skill in sheet.skills])
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
        traits |= STAR if sheet.is_star else 0
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
        for hook in self.hooks.extra_points:
            for _ in range(hook.speak(self, hook, player, achievement)):
                self.award(player, BONUS)

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
        """Whether the side may use a team re-roll now: its window allows it, and one is left.

        What interrupts a team turn does not take the turn away.
        """
        state = self.state
        place = len(state.windows) - 1
        if place < 0:
            return False
        while place and state.windows[place].is_interrupt:
            place -= 1
        window = state.windows[place]
        return (
            window.has_rerolls
            and window.side == side
            and (state.rerolls[side] + state.drive_rerolls[side] > 0 or self.has_skill_reroll(side))
        )

    def has_skill_reroll(self, side: int) -> bool:
        """Whether a team re-roll that a player's skill brings is left, and one such player is
        on the pitch (Leader)."""
        state = self.state
        if not state.skill_rerolls[side]:
            return False
        players = state.on_pitch(side)
        return any(self.has(player, hook) for hook in self.hooks.reroll_pool for player in players)

    def refill_skill_rerolls(self, side: int) -> None:
        """One more re-roll a half, however many players of the team bring it."""
        if self.hooks.reroll_pool:
            team = self.state.team(side)
            brings = any(self.has(p, hook) for hook in self.hooks.reroll_pool for p in team)
            self.state.skill_rerolls[side] = int(brings)

    def rerolls_kept(self, side: int) -> int:
        """How many of the side's team re-rolls are kept from one half to the next."""
        kept = 0
        for hook in self.hooks.carried_rerolls:
            kept += hook.speak(self, hook, side)
        return kept

    def rerolls_left(self, side: int) -> int:
        """How many team re-rolls of all kinds the side could use now."""
        state = self.state
        return state.rerolls[side] + state.drive_rerolls[side] + int(self.has_skill_reroll(side))

    def spend_team_reroll(self, side: int) -> None:
        """Take a team re-roll off the tracker, first one that ends with the drive, then one that
        needs a player on the pitch."""
        state = self.state
        if state.drive_rerolls[side] > 0:
            state.drive_rerolls[side] -= 1
        elif self.has_skill_reroll(side):
            state.skill_rerolls[side] -= 1
        else:
            state.rerolls[side] -= 1
            for hook in self.hooks.reroll_spent:
                hook.speak(self, hook, side)
        self.note_rerolls(side)

    def note_rerolls(self, side: int) -> None:
        """Write how many team re-rolls the side has."""
        state = self.state
        data = {"left": state.rerolls[side], "drive": state.drive_rerolls[side]}
        if self.hooks.reroll_pool:
            data["skill"] = state.skill_rerolls[side]
        self.emit("rerolls", side, data=data)


def reroll_action(token: int) -> int:
    """The packed action that re-rolls by a skill, or by a team re-roll (token 0)."""
    return encode(REROLL, arg=token)

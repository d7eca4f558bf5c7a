"""Skills and effects on the table: who has what, who may use it here, what is in force."""

from __future__ import annotations

from blockdice.engine.actions import NO, USE, encode
from blockdice.engine.decisions import Rule
from blockdice.engine.effects import (
    CHARACTERISTIC,
    ENDS,
    RULE,
    SHAPE,
    SKILL,
    SPENT_SKILL,
    WEATHER,
    Effect,
)
from blockdice.engine.figures import work_out
from blockdice.engine.hooks import Hook
from blockdice.engine.numbering import NO_NUMBER, hooks_of, with_skills
from blockdice.engine.rolls import Roll
from blockdice.engine.sheet import PlayerSheet
from blockdice.engine.state import Profiles
from blockdice.engine.table import Table
from blockdice.engine.tables import WEATHERS
from blockdice.engine.words import (
    DISTRACTED,
    IN_FLIGHT,
    ON_PITCH,
    STANDING,
)


class SkillTable(Table):
    """A table that knows the skills of its players and the effects on them."""

    def wants_skill(
        self, hook: Hook, player: int, roll: Roll | None = None, chooser: int = -1
    ) -> Rule[bool]:
        """Whether the player's coach uses an optional skill; a compulsory one is not asked.

        chooser: the side whose coach is asked, where it is not the player's own.
        """
        side = chooser if chooser >= 0 else self.state.profiles.side[player]
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

    def wants_rule(self, hook: Hook, side: int, player: int) -> Rule[bool]:
        """Whether the side's coach uses a rule of the side on what has happened to a player."""
        use = encode(USE, arg=hook.token)
        answer = yield self.decision("use_skill", side, [use, encode(NO)], player)
        if answer != use:
            return False
        self.use_rule(hook, side)
        return True

    def use_rule(self, hook: Hook, side: int, player: int = -1) -> None:
        """Write that the side uses a rule, or a skill that it shares; spend it for the side.

        player: by whose skill, -1 for a rule that no player has.
        """
        self.emit("skill_used", side, player, data={"skill": hook.skill})
        self.begin(Effect(SPENT_SKILL, hook.once, side, -1, hook.token))

    def is_spent_by(self, side: int, token: int) -> bool:
        """Whether a rule that the side may use only once has been used already."""
        for effect in self.state.effects:
            if effect.kind == SPENT_SKILL and effect.side == side and effect.key == token:
                return True
        return False

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
        """Whether the player has the skill of that id, which perhaps nobody in the match has."""
        bit = self.bits.get(skill, NO_NUMBER)
        if bit == NO_NUMBER:
            return False
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

    def in_force(self, point: list[Hook], side: int) -> list[Hook]:
        """The rules of a hook point that the side has, first who speaks first."""
        return [hook for hook in point if self.is_in_force(hook, side)] if point else []

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

    def learn(self, skills: list[str]) -> None:
        """Let skills and rules into the match that nobody has had in it (see `numbering`)."""
        if any(skill not in self.bits for skill in skills):
            self.bits = with_skills(self.edition, self.bits, skills)
            self.hooks = hooks_of(self.edition, self.sheets, self.bits)

    # Effects.

    def is_under(self, player: int, source: int) -> bool:
        """Whether something is in force on the player that comes from this skill or rule."""
        for effect in self.state.effects:
            if effect.player == player and effect.source == source:
                return True
        return False

    def begin(self, effect: Effect) -> None:
        """Put an effect in force, with what it changes in the figures of whom it is on."""
        if effect.kind == SKILL or effect.kind == RULE:
            self.learn([self.names.tokens[effect.key]])
        elif effect.kind == SHAPE:
            shape = self.tables.shapes[self.names.tokens[effect.key]]
            self.learn([skill.id for skill in shape.skills])
        self.state.effects.append(effect)
        if effect.kind != SPENT_SKILL:
            data = {**effect.told(self.names.tokens), "until": ENDS[effect.end]}
            self.emit("effect_began", effect.side, effect.player, data=data)
        self._work_out([effect])

    def expire(self, end: int, side: int = -1, player: int = -1, by: int = -1) -> None:
        """End the effects that last until now: of one side, on one player, or by one, if given."""
        self._end([e for e in self.state.effects if e.has_ended(end, side, player, by)])

    def lift(self, player: int, source: int) -> None:
        """End at once what is in force on the player and comes from this skill or rule."""
        found = self.state.effects
        self._end([e for e in found if e.player == player and e.source == source])

    def _end(self, gone: list[Effect]) -> None:
        """End these effects, which are in force."""
        if not gone:
            return
        state = self.state
        state.effects = [effect for effect in state.effects if effect not in gone]
        for effect in gone:
            if effect.kind != SPENT_SKILL:
                data = effect.told(self.names.tokens)
                self.emit("effect_ended", effect.side, effect.player, data=data)
        for effect in gone:
            if effect.kind == WEATHER:
                self._weather_returns(effect)
        self._work_out(gone)

    def change_weather(self, weather: int) -> None:
        """Let there be other weather from now on."""
        self.state.weather = weather
        self.emit("weather", data={"weather": WEATHERS[weather]})

    def _weather_returns(self, gone: Effect) -> None:
        """What the weather was comes back, or will, where it has been changed for a time again."""
        effects = self.state.effects
        for place, later in enumerate(effects):
            if later.kind == WEATHER:
                effects[place] = Effect(
                    WEATHER, later.end, later.side, -1, later.key, gone.value, later.source
                )
                return
        self.change_weather(gone.value)

    def has_other_shape(self, player: int) -> bool:
        """Whether the player is something else for a time, and comes to no lasting harm."""
        effects = self.state.effects
        return any(effect.kind == SHAPE and effect.player == player for effect in effects)

    def sheet_of(self, player: int) -> PlayerSheet:
        """What the player is before anything is changed for a time: their own sheet, or that of
        the shape they have taken."""
        for effect in self.state.effects:
            if effect.kind == SHAPE and effect.player == player:
                return self.tables.shapes[self.names.tokens[effect.key]]
        return self.players[player]

    def _work_out(self, changed: list[Effect]) -> None:
        """Work out anew the figures of everybody whom effects that begin or end are on."""
        state = self.state
        players: list[int] = []
        for effect in changed:
            if effect.kind in (CHARACTERISTIC, SKILL, SHAPE):
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
            self.tables.shapes,
        )

"""Hook points: where skills speak. Rules know these, never a skill by name.

Two kinds of hook. **Figures** are pure functions and serve play, preview and odds alike.
**Interrupts** are coroutines and may ask either coach. Each point is a list that holds the
hooks of those skills which somebody in the match has or can come by: an empty list costs
nothing. The signature that a hook of each point must have stands beside it. Whoever goes
through a list asks `Match.speakers`, or `Match.can_use` for one hook.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from blockdice.engine.action_kinds import ActionKind
from blockdice.engine.values import remade
from blockdice.engine.words import TESTS

# Who has a skill, or a rule that speaks like one.
OF_PLAYER: Final = 0
OF_SIDE: Final = 1
"""A team rule, staff, a prayer: the sides that name it among their special rules have it, and
those on which an effect has put it."""
OF_ALL: Final = 2

WORD_BITS: Final = 60
"""How many skills are numbered in each of the two words that a player has for them."""
MOST_SKILLS: Final = 2 * WORD_BITS


@dataclass(frozen=True)
class At:
    """What a skill does at one hook point, where more than the function is to be said.

    rank: who speaks first; of one rank, the order of the edition's list. The rest says for
    this point what differs there from the skill as a whole.
    """

    speak: Callable[..., Any]
    rank: int = 0
    is_compulsory: bool | None = None
    works_down: bool | None = None
    works_distracted: bool | None = None
    once: int | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


@dataclass(frozen=True)
class Skill:
    """A skill or trait: its id and the hook points at which it speaks.

    hooks: a hook point, or a point and a test as in `reroll:dodge`, or the skill that is
    denied as in `denies:dodge`, to the function there, in an `At` where it takes more.
    lasts: of a rule that comes into force in the match, the end until which it is in force.
    is_compulsory: its use is not the coach's choice. works_down: usable while Prone or
    Stunned; works_distracted: usable without a tackle zone. once: the end until which it may
    be used only once (see `effects`), -1 for no such limit. holder: who has it. action: what
    its owner can be activated for by it, made from the number that the edition gives it.
    """

    id: str
    name: str
    category: str
    hooks: dict[str, Callable[..., Any] | At] = field(default_factory=dict)
    is_compulsory: bool = False
    works_down: bool = False
    works_distracted: bool = False
    once: int = -1
    holder: int = OF_PLAYER
    lasts: int = -1
    action: Callable[[int], ActionKind] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return remade(self)


class Hook:
    """A skill's function at one point, with the skill's number in this match.

    bit: the number, -1 for a rule that no player has; sides: a bit for each side that has such
    a rule throughout. token: what `use` and `reroll` call it (see `actions.Names`).
    """

    def __init__(self, skill: Skill, bit: int, token: int, point: str, sides: int = 0) -> None:
        entry = skill.hooks[point]
        at = entry if isinstance(entry, At) else At(entry)
        self.skill: str = skill.id
        self.point: str = point
        self.bit: int = bit
        self.sides: int = sides
        self.token: int = token
        self.mask: int = 1 << bit % WORD_BITS if bit >= 0 else 0
        self.is_second: bool = bit >= WORD_BITS
        self.rank: int = at.rank
        self.is_compulsory: bool = _or_default(at.is_compulsory, skill.is_compulsory)
        self.works_down: bool = _or_default(at.works_down, skill.works_down)
        self.works_distracted: bool = _or_default(at.works_distracted, skill.works_distracted)
        self.once: int = skill.once if at.once is None else at.once
        self.lasts: int = skill.lasts
        self.speak: Callable[..., Any] = at.speak
        self.denials: list[Hook] = []
        """The hooks of other skills that may forbid this one: `Hooks.add` fills them in."""


def _or_default(own: bool | None, default: bool) -> bool:
    return default if own is None else own


class Hooks:
    """All hooks of one match, a list a point (for tests: a list a test)."""

    def __init__(self) -> None:
        self.actions: list[ActionKind] = []
        """What somebody in the match can be activated for, in the edition's order."""
        self.strikes: list[ActionKind] = []
        """The Block, and the actions of skills that may stand in its place: they are offered
        together, target by target."""
        kinds = range(len(TESTS))
        # Figures.
        self.modify_own: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> None: the player who tests has it and changes the test."""
        self.modify_other: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> None: anybody may have it; the function looks who."""
        self.ignores_marks: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> bool: the player who tests is not troubled by being marked."""
        self.reroll: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, roll) -> bool: the player may re-roll these dice by the skill."""
        self.die_reroll: list[Hook] = []
        """(m, hook, roll) -> list[int]: the places of those dice of which the player may re-roll
        one by the skill."""
        self.filter_modifiers: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> None: the player who tests has it, and says before any modifier is
        added which are ignored or eased (see `Test`)."""
        self.unnoticed: list[Hook] = []
        """(m, hook, marker) -> bool: the marker does not count against a dodge into their
        zone."""
        self.leaps: list[Hook] = []
        """(m, hook, player) -> bool: the player may jump over any adjacent square."""
        self.rush_limit: list[Hook] = []
        """(m, hook, player) -> int: how many more squares than others the player may rush."""
        self.stands_free: list[Hook] = []
        """(m, hook, player) -> bool: the player stands up without cost and without a roll."""
        self.jumps_up: list[Hook] = []
        """(m, hook, player) -> Test: what a Prone player must pass to perform an action that
        needs a Standing one."""
        self.reroll_pool: list[Hook] = []
        """(m, hook) -> None: one more team re-roll a half, usable while somebody who has the
        skill is on the pitch."""
        self.die_toll_figure: list[Hook] = []
        """(m, hook, player) -> Test: the test that the skill makes at `die_toll`."""
        self.denies: dict[str, list[Hook]] = {}
        """By the skill denied: (m, hook, denied hook, player, against, square) -> bool: the
        player may not use it here (see `Match.can_use`). Anybody may have it; the function
        looks who."""
        self.block_strength: list[Hook] = []
        """(m, hook, block) -> int: what is added to the attacker's Strength."""
        self.block_figure: list[Hook] = []
        """(m, hook, block) -> Test | None: the test that the attacker's skill makes at
        `before_block`, None if it has nothing to do."""
        self.target_figure: list[Hook] = []
        """(m, hook, player, target) -> Test: the test that the target's skill asks for at
        `target_test`."""
        self.confined: list[Hook] = []
        """(m, hook, player, kind) -> bool: the player may not declare that action."""
        self.skips_armour: list[Hook] = []
        """(m, hook, fall) -> bool: whoever goes down like this, the player, is injured without
        an Armour roll, and a Stunned result is Knocked-out."""
        self.assists_marked: list[Hook] = []
        """(m, hook, player) -> bool: the player assists in a Block though marked."""
        self.throws: list[Hook] = []
        """(m, hook, player) -> bool: the player may throw a team-mate."""
        self.flies: list[Hook] = []
        """(m, hook, player) -> bool: the player may be thrown."""
        self.injury_table: list[Hook] = []
        """(m, hook, player) -> str: the player's Injury rolls are read on that table."""
        self.stunned_until: list[Hook] = []
        """(m, hook, player, table) -> int: the highest injury total that only stuns, or 0."""
        self.casualty_bonus: list[Hook] = []
        """(m, hook, player) -> int: what is added to Casualty rolls against the player."""
        self.armour_choice: list[Hook] = []
        """(m, hook, armour, player) -> int: what the player, who caused it or marked the square
        in which the victim tripped, may add to this Armour or Injury roll once it is made."""
        self.armour_modifier: list[Hook] = []
        """(m, hook, armour) -> int: what is added to this Armour roll; the function looks who has
        the skill."""
        self.unseen: list[Hook] = []
        """(m, hook, armour) -> bool: the referee does not see a double of the Armour roll of the
        player's Foul."""
        self.reluctance: list[Hook] = []
        """(m, hook, passer, receiver) -> Test | None: what to pass before giving the ball."""
        self.activation_figure: list[Hook] = []
        """(m, hook, player, kind) -> Test: the test that the skill makes at `activation_test`;
        kind: of the action declared."""
        self.may_give: list[Hook] = []
        """(m, hook, player) -> bool: whether the player may pass or hand off the ball at all."""
        self.may_drop: list[Hook] = []
        """(m, hook, player) -> bool: whether the player may leave the ball behind at will."""
        self.holds_back: list[Hook] = []
        """(m, hook, player) -> bool: the player does not score yet."""
        self.throw_figure: list[Hook] = []
        """(m, hook, thrower, thrown) -> Test: the first that it makes at `before_throw`."""
        self.reroll_figure: list[Hook] = []
        """(m, hook, player) -> Test: the test that the skill makes at `reroll_toll`."""
        self.handless: list[Hook] = []
        """(m, hook, player) -> bool: the player can neither hold nor catch anything."""
        self.throws_far: list[Hook] = []
        """(m, hook, player) -> bool: the player may throw to any square of the pitch."""
        self.catches_near: list[Hook] = []
        """(m, hook, player) -> bool: the player may catch a ball that lands next to them."""
        self.keeps_fumbled: list[Hook] = []
        """(m, hook, throw) -> bool: what the thrower fumbles is not dropped."""
        self.goes_on: list[Hook] = []
        """(m, hook, activation, answer) -> bool: the player may go on after the action that the
        answer was."""
        self.move_option: list[Hook] = []
        """(m, hook, activation) -> bool: the player may use the skill as they move."""
        self.persuaded_from: list[Hook] = []
        """(m, hook, player) -> int: the lowest die that talks the referee round when the call is
        argued for the player; the function looks whose side has it."""
        self.credits: list[Hook] = []
        """(m, hook, fall) -> int: who earns points for a casualty that otherwise earns nobody any,
        -1 for nobody."""
        self.extra_points: list[Hook] = []
        """(m, hook, player, achievement) -> int: how many more star player points the player
        earns for it; the function looks whose side has it."""
        self.cheerleaders: list[Hook] = []
        """(m, hook, side, count) -> int: how many cheerleaders the side has, instead of `count`. It
        must be in force for the side, as at the points below that speak of a side."""
        self.assistant_coaches: list[Hook] = []
        """(m, hook, side, count) -> int: the same for assistant coaches."""
        self.half_rerolls: list[Hook] = []
        """(m, hook, side) -> int: how many more team re-rolls the side has in each half."""
        self.recovery: list[Hook] = []
        """(m, hook, side) -> int: what is added when the side's Knocked-out players recover."""
        self.recovery_again: list[Hook] = []
        """(m, hook, test) -> bool: that roll of a Knocked-out player of the side is made again."""
        self.argument: list[Hook] = []
        """(m, hook, side) -> int: what is added when the side's coach argues the call."""
        self.healer: list[Hook] = []
        """(m, hook, player, hurt) -> bool: the rule can treat the player, of its side, as an
        Apothecary does. hurt: `knocked_out` or `casualty`."""
        self.injury_modifier: list[Hook] = []
        """(m, hook, armour) -> int: what is added to this Injury roll; the function looks who has
        the skill."""
        self.other_victims: list[Hook] = []
        """(m, hook, player) -> list[int]: opponents whom the player may take instead of the
        team-mate that a trait of theirs asks for."""
        self.safe_fumbles: list[Hook] = []
        """(m, hook, thrower, thrown) -> bool: whom the thrower drops lands on their feet."""
        self.many_reroll: list[Hook] = []
        """(m, hook, roll) -> list[int]: the places of those dice of which the player may re-roll
        as many as they like by the skill."""
        self.forgives: list[Hook] = []
        """(m, hook, window, cause) -> bool: what would end the window does not; the function
        looks who has the skill."""
        self.scored: list[Hook] = []
        """(m, hook, player) -> None: what a touchdown by the player brings besides."""
        self.leaves_play: list[Hook] = []
        """(m, hook, player) -> None: what follows when the player is Knocked-out, a casualty or
        Sent-off; the function looks who has the skill."""
        self.drive_over: list[Hook] = []
        """(m, hook) -> None: what a drive that is over leaves to the next one, before what lasts
        for the drive ends."""
        self.spare: list[Hook] = []
        """(m, hook, player, kind) -> int: whose rule lets the player perform an action of that kind
        though its limit is used up, -1 for nobody's; the function looks who has it."""
        self.excused: list[Hook] = []
        """(m, hook, player) -> bool: the player is not Sent-off for what they have taken onto the
        pitch."""
        self.carried_rerolls: list[Hook] = []
        """(m, hook, side) -> int: how many team re-rolls the side has in a half that are kept from
        one half to the next; the function looks who brings them."""
        self.reroll_spent: list[Hook] = []
        """(m, hook, side) -> None: what follows when the side has spent one of its own team
        re-rolls, no other; the function looks who has the skill."""
        self.fixed_choice: list[Hook] = []
        """(m, hook, armour, player) -> int: as `armour_choice`, where no skill modifies."""
        self.blocked: list[Hook] = []
        """(m, hook, block) -> None: what the defender notes as a Block on them begins."""
        # Interrupts.
        self.before_roll: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> Rule[None]: what the player who tests does before the die is rolled,
        which may change the test."""
        self.hindered: list[Hook] = []
        """(m, hook, activation, trait) -> Rule[bool]: whether the player acts although the test of
        that trait (the id) has failed at `activation_test`."""
        self.after_strike: list[Hook] = []
        """(m, hook, player, target, kind) -> Rule[None]: what the player does who has just done to
        the target what stands in place of a Block."""
        self.injury_reroll: list[Hook] = []
        """(m, hook, armour) -> Rule[bool]: whether the causer, who has the skill, has the Injury
        roll made again."""
        self.harmed: list[Hook] = []
        """(m, hook, fall) -> Rule[None]: what the causer does who has caused a casualty."""
        self.snatches: list[Hook] = []
        """(m, hook, throw, player) -> Rule[bool]: whether the player, who is about to interfere
        with a Pass, has caught it without a test."""
        self.start_of_activation: list[Hook] = []
        """(m, hook, activation) -> Rule[None]: what is done as a player is activated, the action
        declared but nothing rolled; the function looks who has the skill."""
        self.acts_again: list[Hook] = []
        """(m, hook, activation) -> Rule[bool]: whether the player, who has just done what the
        action is about, however it ended, does it once more."""
        self.caught: list[Hook] = []
        """(m, hook, player) -> Rule[None]: what follows when the player has caught the ball; the
        function looks who has the skill."""
        self.bomb_in_hand: list[Hook] = []
        """(m, hook, throw, catcher) -> Rule[bool]: whether the bomb that the thrower, who has the
        skill, threw explodes in the hand without a roll."""
        self.redirects: list[Hook] = []
        """(m, hook, roll) -> Rule[bool]: whether the die that said which way the player goes is
        rolled again."""
        self.scatters: list[Hook] = []
        """(m, hook, throw) -> Rule[bool]: whether the ball, which has come out of the thrower's
        hand and not yet down, scatters anew."""
        self.strike_bonus: list[Hook] = []
        """(m, hook, player, victim, cause) -> Rule[int]: what is added to the Armour roll of an
        attack by the player in place of a Block."""
        self.armour_reroll: list[Hook] = []
        """(m, hook, armour) -> Rule[int]: a bit for each die of the Armour roll that is rolled
        again; the function looks who has the skill."""
        self.prayer: list[Hook] = []
        """(m, hook, side) -> Rule[bool]: what the rule does for the side as it comes into force,
        and whether it does at all."""
        self.trapdoors: list[Hook] = []
        """(m, hook, player) -> Rule[None]: what befalls a player who has come into a square with
        a trapdoor."""
        self.after_roll_own: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> Rule[bool]: whether the player who tests has changed the test."""
        self.after_roll_other: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> Rule[bool]: the same for anybody else; the function looks who."""
        self.use_moving: list[Hook] = []
        """(m, hook, activation) -> None: the player, who moves, uses the skill."""
        self.leaving_square: list[Hook] = []
        """(m, hook, player, origin) -> None: what the player leaves behind in the square that
        they have just left of their own will."""
        self.before_pass: list[Hook] = []
        """(m, hook, throw) -> Rule[None]: what the other side does once the target of a Pass is
        declared."""
        self.force_reroll: list[Hook] = []
        """(m, hook, throw, test) -> Rule[bool]: whether the thrower, who has the skill, has the
        test of an opponent repeated who has just interfered with the throw."""
        self.kick_distance: list[Hook] = []
        """(m, hook, distance) -> Rule[int]: how far a kick deviates; the kicker has the skill."""
        self.losing_ball: list[Hook] = []
        """(m, hook, fall) -> Rule[bool]: whether a player who has gone down has put the ball
        somewhere, so that it does not bounce."""
        self.test_over: list[list[Hook]] = [[] for _ in kinds]
        """(m, hook, test) -> Rule[None]: what follows when nothing more can change the test."""
        self.end_of_drive: list[Hook] = []
        """(m, hook) -> Rule[None]: what befalls players when a drive has ended."""
        self.activation_test: list[Hook] = []
        """(m, hook, activation) -> Rule[bool]: whether the player goes on to act."""
        self.target_test: list[Hook] = []
        """(m, hook, player, target) -> Rule[bool]: whether the player goes on with the Block or
        Special action that has been declared against the target, who has the skill."""
        self.hit: list[Hook] = []
        """(m, hook, player, target) -> Rule[None]: what the target does who is about to be hit by
        a Block, or by what stands in its place, before anything is counted or rolled."""
        self.before_block: list[Hook] = []
        """(m, hook, block) -> Rule[None]: what the attacker does between the count of Strength
        and the block dice."""
        self.end_of_activation: list[Hook] = []
        """(m, hook, activation) -> Rule[None]: what follows the player's activation, however it
        ended."""
        self.before_giving: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether the player goes on to pass or hand off."""
        self.start_of_turn: list[Hook] = []
        """(m, hook, side) -> Rule[None]: what the side does as a team turn, of either team, starts,
        before anybody is activated; the function looks whether it is in force."""
        self.before_set_up: list[Hook] = []
        """(m, hook, side) -> Rule[None]: what the side, for which it is in force, does before it
        sets up."""
        self.scrutiny: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether the player's Foul, which nothing gave away, is
        seen after all by a rule of the other side, for which it is in force."""
        self.heal_again: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether a roll that has not healed the player is made
        again; it is in force for their side."""
        self.end_of_turn: list[Hook] = []
        """(m, hook, side) -> Rule[None]: what the side does as a team turn ends."""
        self.before_event: list[Hook] = []
        """(m, hook, side) -> Rule[None]: what the side does between the kick and its event."""
        self.before_move: list[Hook] = []
        """(m, hook, player, markers) -> Rule[bool]: whether the player, who is about to leave
        their square of their own will, is held there. markers: who marks them."""
        self.after_move: list[Hook] = []
        """(m, hook, player, origin, markers) -> Rule[bool]: whether the square that the player
        has left of their own will has been filled. markers: who marked them there."""
        self.die_toll: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether the re-roll of a die that the skill gives at
        `die_reroll` takes."""
        self.reroll_toll: list[Hook] = []
        """(m, hook, player) -> Rule[bool]: whether a team re-roll that is paid for takes."""
        self.before_throw: list[Hook] = []
        """(m, hook, thrower, thrown) -> Rule[int]: what becomes of the throw (see `answers`)."""
        self.both_down: list[Hook] = []
        """(m, hook, block, player) -> Rule[int]: what either player does (see `answers`)."""
        self.pushed: list[Hook] = []
        """(m, hook, push) -> Rule[bool]: whether the player is not pushed back, nor anybody."""
        self.push_squares: list[Hook] = []
        """(m, hook, push) -> Rule[None]: who chooses among which squares. Pusher or pushed player
        may have it; the function looks who."""
        self.after_push: list[Hook] = []
        """(m, hook, block) -> Rule[None]: what the attacker does to a Standing defender to whom
        a push was applied, before the follow-up."""
        self.barges: list[Hook] = []
        """(m, hook, player, other) -> Rule[None]: what the player does to another whose square
        they have been pushed into."""
        self.follow_up: list[Hook] = []
        """(m, hook, block, player) -> Rule[int]: what either player says of the follow-up (see
        `answers`)."""
        self.after_block: list[Hook] = []
        """(m, hook, block) -> Rule[bool]: what the attacker does once the Block is done with;
        whether others still speak."""
        self.stumble: list[Hook] = []
        """(m, hook, block) -> Rule[bool]: whether a Stumble only pushes the defender."""
        self.before_foul: list[Hook] = []
        """(m, hook, player, armour) -> Rule[bool]: whether the player goes on with the Foul, whose
        Armour roll may be changed."""
        self.flight: list[Hook] = []
        """(m, hook, player, square) -> Rule[tuple[int, bool] | None]: where the thrown player
        goes from the target square instead of scattering, and whether they stay on the pitch."""
        self.after_casualty: list[Hook] = []
        """(m, hook, fall) -> Rule[bool]: whether the player's casualty is discarded."""
        self.after_death: list[Hook] = []
        """(m, hook, fall) -> Rule[None]: what comes of a player's death; the function looks who
        has it."""
        self.ejection: list[Hook] = []
        """(m, hook, player, is_ejected) -> Rule[bool]: whether a natural 1 in arguing for the
        Sent-off player is rolled again. is_ejected: it would have the coach ejected."""

    def add(self, hook: Hook) -> None:
        """Enter a hook at its point, behind those that speak before it."""
        name, _, kind = hook.point.partition(":")
        hook.denials = self._denials_of(hook.skill)
        if name == "denies":
            _enter(self._denials_of(kind), hook)
            return
        entry = getattr(self, name)
        _enter(entry[TESTS.index(kind)] if kind else entry, hook)

    def _denials_of(self, skill: str) -> list[Hook]:
        return self.denies.setdefault(skill, [])


def _enter(hooks: list[Hook], hook: Hook) -> None:
    place = len(hooks)
    while place and hooks[place - 1].rank > hook.rank:
        place -= 1
    hooks.insert(place, hook)

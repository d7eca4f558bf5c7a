"""Who may speak at a hook point, in which order, and who may be silenced by whom."""

from __future__ import annotations

from typing import Any

import pytest

import blockdice as bd
from blockdice.engine import rolls
from blockdice.engine.actions import FIRST_SKILL
from blockdice.engine.blocks import Block
from blockdice.engine.effects import END_OF_DRIVE, END_OF_TURN, RULE, Effect
from blockdice.engine.hooks import MOST_SKILLS, OF_ALL, OF_SIDE, At, Hook, Skill
from blockdice.engine.match import Match
from blockdice.engine.words import DODGE, PRONE
from tests.engine.made_up import always, edition_with, made_up, play

DUEL = """
       k    l    m    n
6      .    .    .    .
7      .    H1   A1   .
8      .    H2   .    .
"""


def player(m: Match, label: str) -> int:
    return m.names.players[label]


# The order of speaking.


def asks_first(m: Match, hook: Hook, block: Block, player: int) -> Any:
    return m.wants_skill(hook, player)


def test_a_skill_appended_later_may_speak_before_an_older_one() -> None:
    grapple = made_up("grapple", {"both_down": At(asks_first, rank=-1)})
    game = play(
        edition_with(grapple),
        DUEL,
        ["block: both_down both_down", "armour A1: 1 1"],
        {"H1": {"skills": "block, grapple"}},
    )
    game.act("activate H1 block A1").offers("use grapple").refuses("use block")
    game.act("no").offers("use block").act("use block").expect("skill_used H1 skill=block")


def test_hooks_of_one_rank_speak_in_the_order_of_the_list() -> None:
    skills = [made_up(f"s{n}", {"flies": At(always(True), rank=n % 2)}) for n in range(4)]
    m = play(edition_with(*skills), DUEL, who={"H1": {"skills": "s3, s2, s1, s0"}}).game.match
    assert [hook.skill for hook in m.hooks.flies] == ["s0", "s2", "s1", "s3"]


def test_a_rank_changes_no_token() -> None:
    grapple = made_up("grapple", {"both_down": At(asks_first, rank=-1)})
    edition = edition_with(grapple)
    m = play(edition, DUEL, who={"H1": {"skills": "block, grapple"}}).game.match
    first, second = m.hooks.both_down
    assert (first.token, second.token) == (FIRST_SKILL + len(edition.skills) - 1, FIRST_SKILL)


# What differs at one point.


def test_a_state_in_which_a_skill_works_is_said_for_a_point() -> None:
    spring = made_up("spring", {"throws": At(always(True), works_down=True), "flies": always(True)})
    m = play(edition_with(spring), DUEL.replace("H1", "H1_"), who={"H1": {"skills": "spring"}})
    m = m.game.match
    me = player(m, "H1")
    assert m.state.posture[me] == PRONE
    assert m.speakers(m.hooks.throws, me)
    assert not m.speakers(m.hooks.flies, me)
    assert m.has(me, m.hooks.flies[0])


def test_a_skill_is_compulsory_at_one_point_only() -> None:
    stubborn = made_up(
        "stubborn", {"both_down": At(asks_first, is_compulsory=True), "stumble": asks_first}
    )
    m = play(edition_with(stubborn), DUEL, who={"H1": {"skills": "stubborn"}}).game.match
    assert m.hooks.both_down[0].is_compulsory
    assert not m.hooks.stumble[-1].is_compulsory


def test_once_may_hold_for_all_points_or_for_one() -> None:
    often = made_up(
        "often", {"throws": At(always(True), once=-1), "flies": always(True)}, once=END_OF_TURN
    )
    m = play(edition_with(often), DUEL, who={"H1": {"skills": "often"}}).game.match
    me = player(m, "H1")
    m.use_skill(m.hooks.flies[0], me)
    assert not m.speakers(m.hooks.flies, me)
    assert m.speakers(m.hooks.throws, me)


# Denying.


def holds_tight(m: Match, hook: Hook, denied: Hook, player: int, against: int, square: int) -> bool:
    """The blocker has it; or somebody who marks the square that is left."""
    if denied.point == "stumble":
        return m.can_use(against, hook)
    enemy = 1 - m.side_of(player)
    return any(m.can_use(marker, hook) for marker in m.state.markers(square, enemy))


GRIP = made_up("grip", {"denies:dodge": holds_tight})


def dodging(gripper: str, dice: list[Any]) -> Any:
    """H1 dodges away from A1; whoever is named has the grip."""
    who = {"H1": {"skills": "dodge"}, gripper: {"skills": "grip"}}
    return play(edition_with(GRIP), DUEL, dice, who).act("activate H1 move", "move k7")


def test_a_denied_reroll_is_not_offered() -> None:
    dodging("A1", ["dodge H1: 2", "armour: 1 1"]).expect(
        "roll H1 name=dodge", "fell_over H1"
    ).spent()


def test_who_denies_must_be_on_the_other_end() -> None:
    dodging("A2", ["dodge H1: 2"]).asks("reroll", "home", "H1").offers("reroll dodge")


def test_who_denies_must_be_able_to_use_it() -> None:
    who = {"H1": {"skills": "dodge"}, "A1": {"skills": "grip"}}
    board = DUEL.replace("A1", "A1!").replace("H2", "A2")
    game = play(edition_with(GRIP), board, ["dodge H1: 2"], who)
    game.act("activate H1 move", "move k7").asks("reroll", "home", "H1")


def test_a_skill_is_denied_against_one_opponent_and_not_against_another() -> None:
    who = {"A1": {"skills": "dodge"}, "H1": {"skills": "grip"}}
    m = play(edition_with(GRIP), DUEL, who=who).game.match
    [hook] = m.hooks.stumble
    target = player(m, "A1")
    assert not m.can_use(target, hook, player(m, "H1"))
    assert m.can_use(target, hook, player(m, "H2"))


def test_a_trait_weighs_a_stunty_player_down() -> None:
    burden = made_up(
        "anvil",
        {
            "denies:stunty": lambda m, hook, denied, player, *_: (
                denied.point == "ignores_marks:dodge" and m.has(player, hook)
            )
        },
    )
    board = "k l m\n6 . . A2\n7 . H1 A1\n8 H2 . ."
    who = {"H1": {"skills": "stunty, anvil"}, "H2": {"skills": "stunty"}}
    m = play(edition_with(burden), board, who=who).game.match
    squares = [m.names.squares.index(name) for name in ("l7", "l6")]
    light = m.rules.dodge_test(m, player(m, "H2"), squares[0], squares[1])
    heavy = m.rules.dodge_test(m, player(m, "H1"), squares[0], squares[1])
    assert (light.modifiers, heavy.modifiers) == ({}, {"marked": -2})
    assert m.hooks.injury_table[0].speak(m, m.hooks.injury_table[0], player(m, "H1")) == "stunty"


# Rules that no player has.


def quicker(m: Match, hook: Hook, test: rolls.Test) -> None:
    test.modify(hook.skill, 1)


def dodge_bonus(m: Match, label: str) -> int:
    me = player(m, label)
    square = m.state.square[me]
    return m.rules.dodge_test(m, me, square, square - 1).modifiers.get("quick", 0)


def quick(holder: int) -> Skill:
    return made_up("quick", {"modify_own:dodge": quicker}, holder=holder)


@pytest.mark.parametrize(
    ("holder", "rules", "bonuses"),
    [(OF_SIDE, ("quick",), (1, 0)), (OF_SIDE, (), (0, 0)), (OF_ALL, (), (1, 1))],
)
def test_a_rule_speaks_for_a_side_or_for_all(
    holder: int, rules: tuple[str, ...], bonuses: tuple[int, int]
) -> None:
    m = play(edition_with(quick(holder)), DUEL, rules=rules).game.match
    assert (dodge_bonus(m, "H1"), dodge_bonus(m, "A1")) == bonuses
    assert "quick" not in m.bits


def test_a_rule_that_nobody_can_come_by_costs_nothing() -> None:
    m = play(edition_with(quick(OF_SIDE)), DUEL).game.match
    assert not m.hooks.modify_own[DODGE]


def test_a_rule_is_put_on_a_side_for_a_time() -> None:
    m = play(edition_with(quick(OF_SIDE)), DUEL).game.match
    m.begin(Effect(RULE, END_OF_DRIVE, 1, -1, m.names.tokens.index("quick")))
    assert (dodge_bonus(m, "H1"), dodge_bonus(m, "A1")) == (0, 1)
    m.expire(END_OF_DRIVE)
    assert dodge_bonus(m, "A1") == 0


def test_a_player_cannot_have_a_rule() -> None:
    with pytest.raises(bd.UnknownName):
        play(edition_with(quick(OF_SIDE)), DUEL, who={"H1": {"skills": "quick"}})


# How many skills there may be.


def test_there_is_room_for_so_many_skills_and_no_more() -> None:
    room = MOST_SKILLS - len(play(edition_with(), DUEL).game.match.bits)
    names = [f"s{n}" for n in range(room + 1)]
    edition = edition_with(*[made_up(name, {"flies": always(True)}) for name in names])

    def shared_out(skills: list[str]) -> dict[str, dict[str, str]]:
        """Some for each of three players: one can have 50 at most."""
        return {f"H{n + 1}": {"skills": ", ".join(skills[n::3])} for n in range(3)}

    m = play(edition, DUEL, who=shared_out(names[:-1])).game.match
    assert len(m.bits) == MOST_SKILLS
    assert len(m.speakers(m.hooks.flies, player(m, "H1"))) == len(names[:-1][::3])
    with pytest.raises(bd.BlockdiceError, match="121 different skills"):
        play(edition, DUEL, who=shared_out(names))


# After the roll.


def clings(m: Match, hook: Hook, test: rolls.Test) -> Any:
    """An opponent next to the square left lies down on the dodger: -2, where that fails it."""
    enemy = 1 - m.side_of(test.player)
    for marker in m.state.markers(test.origin, enemy):
        if m.can_use(marker, hook, test.player) and test.passed:
            if (yield from m.wants_skill(hook, marker)):
                test.modify(hook.skill, -2)
                m.lay(marker, PRONE)
                return True
    return False


def breaks_free(m: Match, hook: Hook, test: rolls.Test) -> Any:
    """+1 after the roll, where that passes it."""
    if test.passed or test.total + 1 < test.target:
        return False
    if not (yield from m.wants_skill(hook, test.player)):
        return False
    test.modify(hook.skill, 1)
    return True


CLING = made_up("cling", {"after_roll_other:dodge": clings})
FORCE = made_up("force", {"after_roll_own:dodge": At(breaks_free, once=END_OF_TURN)})


def contest(dice: list[Any], mine: str = "", rerolls: int = 0) -> Any:
    who = {"H1": {"skills": mine}, "A1": {"skills": "cling"}}
    game = play(edition_with(CLING, FORCE), DUEL, dice, who, rerolls=rerolls)
    return game.act("activate H1 move", "move k7")


def test_the_other_coach_may_turn_a_passed_test_and_the_own_one_is_heard_again() -> None:
    game = contest(["dodge H1: 4", "dodge H1: 5"], rerolls=1)
    game.asks("use_skill", "away", "A1").act("use cling").asks("reroll", "home", "H1")
    assert game.game.decision.roll.needed == 5
    game.act("reroll team").expect("roll H1 passed=True needed=5").asks("move", "home")
    game.spent()


def test_a_die_is_not_rerolled_a_second_time_after_the_other_coach_has_spoken() -> None:
    game = contest(["dodge H1: 2", "dodge H1: 4", "armour: 1 1"], rerolls=2)
    game.act("reroll team", "use cling").expect("skill_used A1", "fell_over H1").spent()
    assert game.state.rerolls[0] == 1


def test_what_is_added_after_the_roll_answers_what_the_other_coach_did() -> None:
    game = contest(["dodge H1: 4"], "force").act("use cling")
    game.asks("use_skill", "home", "H1").act("use force").asks("move", "home")


def test_a_failure_is_left_alone_by_the_other_coach() -> None:
    contest(["dodge H1: 2", "armour: 1 1"]).expect("fell_over H1").never("skill_used")


def test_a_wasted_team_reroll_is_not_offered_again() -> None:
    dice = ["dodge H1: 2", "loner H1: 1", "armour: 1 1"]
    contest(dice, "loner 4", rerolls=2).act("reroll team").expect("fell_over H1").spent()

"""Bombardier (2020, Traits): bombs thrown, caught, thrown again and exploding."""

from __future__ import annotations

import pytest

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       e    f    g    h    i    j    k    l    m
5      .    .    .    .    .    .    .    .    .
6      .    .    .    .    .    .    .    .    .
7      .    H1   .    .    .    A1   .    .    .
8      .    .    .    .    .    .    A2   .    .
9      H2   .    .    .    .    .    .    .    H3
"""
"""H1 throws at A1, four squares away: a Short throw, 5+."""


def bombed(
    *dice: str, to: str = "j7", skills: str = "bombardier", board: str = FIELD, **more: object
) -> Scenario:
    who = {"H1": {"skills": skills}, **more.pop("who", {})}  # type: ignore[dict-item]
    play = scenario(board, dice=list(dice), who=who, **more)  # type: ignore[arg-type]
    return play.act("activate H1 bombardier", f"bomb {to}")


def test_thrown_like_a_ball_and_exploding_where_nobody_catches_it() -> None:
    """The one in the square is hit for certain, those around on a 4+: Placed Prone, and an Armour
    roll for each. No turnover."""
    play = bombed(
        "bomb_pass: 5", "bomb_catch A1: 1", "bomb_hit A2: 4", "armour: 1 1", "armour: 1 1"
    )
    play.expect(
        "bomb_thrown H1 f7 j7",
        "roll H1 name=bomb_pass needed=5 modifiers=short:-1",
        "pass_result H1 result=accurate",
        "roll A1 name=bomb_catch needed=3 passed=False",
        "bomb_exploded j7",
        "bomb_hit A1",
        "posture A1 posture=prone",
        "bomb_hit A2",
        "posture A2 posture=prone",
        "roll A1 name=armour",
        "roll A2 name=armour",
    )
    play.never("turnover", "knocked_down", "spp").asks("activate", "home").spent()


def test_a_three_is_not_hit() -> None:
    play = bombed("bomb_pass: 5", "bomb_catch A1: 1", "bomb_hit A2: 3", "armour: 1 1")
    play.never("posture A2").spent()


def test_ball_and_chain_is_injured_without_an_armour_roll() -> None:
    """Ball & Chain: whenever Placed Prone; Stunned is Knocked-out."""
    dice = ("bomb_pass: 5", "bomb_catch A1: 1", "bomb_hit A2: 1", "injury A1: 2 2")
    play = bombed(*dice, who={"A1": {"skills": "ball_and_chain"}})
    play.expect("bomb_hit A1", "injury A1 result=knocked_out").never("roll A1 name=armour").spent()


def test_no_running_pass_after_a_bomb_thrown_by_hail_mary() -> None:
    """(T1)"""
    board = FIELD.replace("H1   .    .    .    A1", "H1   .    A3   .    A1")
    dice = ("bomb_pass: 6", "bomb_scatter: 2 2 2")
    play = bombed(*dice, to="i7", skills="bombardier, hail_mary_pass, running_pass", board=board)
    play.act("use hail_mary_pass").expect("bomb_exploded i4").asks("activate", "home").spent()


def test_the_preview_shows_the_throw() -> None:
    play = scenario(FIELD, who={"H1": {"skills": "bombardier"}}).needs("activate H1 bombardier")
    play.act("activate H1 bombardier").needs("bomb j7", "bomb_pass 5+").needs(
        "bomb g7", "bomb_pass 4+"
    )


def test_no_moving_or_standing_up_first_and_one_bomb_a_turn_beside_a_pass() -> None:
    who = {"H1": {"skills": "bombardier"}, "H2": {"skills": "bombardier"}}
    play = scenario(FIELD, dice=["bomb_pass: 6"], who=who)
    play.act("activate H1 bombardier").refuses("move f6", "pass j7", "bomb f7")
    play.act("bomb f3").asks("activate", "home")
    play.refuses("activate H2 bombardier").offers("activate H2 pass")
    scenario(FIELD.replace("H1 ", "H1_"), who=who).refuses("activate H1 bombardier").offers(
        "activate H2 bombardier"
    )


def test_declared_and_not_thrown_it_is_used_up() -> None:
    who = {"H1": {"skills": "bombardier"}, "H2": {"skills": "bombardier"}}
    play = scenario(FIELD, who=who).act("activate H1 bombardier", "end")
    play.asks("activate", "home").refuses("activate H2 bombardier")


def test_somebody_on_the_ground_is_hit_where_the_bomb_rests_in_their_square() -> None:
    """An Armour roll even against Prone players; their posture stays."""
    play = bombed(
        "bomb_pass: 5",
        "armour: 6 6",
        "injury: 1 1",
        board=FIELD.replace("A1 ", "A1_").replace("A2", ". "),
    )
    play.never("roll name=bomb_catch").expect(
        "bomb_exploded j7", "roll A1 name=armour", "posture A1 posture=stunned"
    ).spent()


def test_one_more_on_armour_or_injury_after_the_roll() -> None:
    """8 + 1 breaks AV 9+; then it is spent, and the 7 of the Injury roll only stuns."""
    script = ["bomb_pass: 5", "bomb_catch A1: 1", "armour: 4 4", "injury: 3 4"]
    play = bombed(*script, board=FIELD.replace("A2", ". "))
    play.asks("use_skill", "home", "H1").act("use bombardier")
    play.expect("armour_broken A1", "injury A1 result=stunned").spent()
    script = ["bomb_pass: 5", "bomb_catch A1: 1", "armour: 5 5", "injury: 3 4"]
    play = bombed(*script, board=FIELD.replace("A2", ". "))
    play.asks("use_skill", "home", "H1").act("use bombardier")
    play.expect("injury A1 result=knocked_out").spent()


def test_no_points_and_no_mighty_blow_or_claws() -> None:
    """Odd combination 76."""
    script = ["bomb_pass: 5", "bomb_catch A1: 1", "armour: 6 6", "injury: 6 6", "casualty: 1"]
    play = bombed(*script, board=FIELD.replace("A2", ". "), skills="bombardier, mighty_blow 1")
    play.never("spp", "skill_used H1 skill=mighty_blow").expect("injury A1 result=casualty").spent()


def test_the_ball_bounces_from_a_carrier_who_is_hit() -> None:
    """A carrier of the active team Placed Prone is a turnover (odd combination 76)."""
    script = ["bomb_pass: 5", "bomb_catch A1: 1", "bomb_hit A2: 1", "armour: 1 1", "bounce: 2"]
    play = bombed(*script, board=FIELD.replace("A1 ", "A1*"))
    play.expect("bomb_hit A1", "ball_ground j6").never("turnover").spent()
    board = FIELD.replace("A1 ", ".  ").replace("A2", "H4").replace("H4   .    .", "H4*  .    .")
    play = bombed("bomb_pass: 5", "bomb_hit H4: 4", "armour: 1 1", "bounce: 2", board=board)
    play.expect("turnover home why=carrier_placed_prone", "ball_ground k7").spent()


def test_a_team_mate_without_the_ball_who_is_hit_is_no_turnover() -> None:
    board = FIELD.replace("A1 ", ".  ").replace("A2", "H4")
    play = bombed("bomb_pass: 5", "bomb_hit H4: 4", "armour: 1 1", board=board)
    play.expect("posture H4 posture=prone").never("turnover").asks("activate", "home").spent()


def test_the_thrower_hit_by_the_own_bomb_is_a_turnover() -> None:
    play = bombed("bomb_pass: 4", "bomb_hit H1: 4", "armour: 1 1", to="g7")
    play.expect(
        "bomb_exploded g7", "posture H1 posture=prone", "turnover home why=hit_by_own_bomb"
    ).spent()


def test_inaccurate_it_scatters_and_wild_it_deviates() -> None:
    play = bombed("bomb_pass: 4", "bomb_scatter: 2 2 2", board=FIELD.replace("A2", ". "))
    play.expect("pass_result result=inaccurate", "bomb_exploded j4").spent()
    play = bombed(
        *("bomb_pass: 2", "bomb_deviate: 4", "bomb_deviate_distance: 3"),
        to="m5",
        board=FIELD.replace("A2", ". "),
    )
    play.expect("pass_result result=wildly_inaccurate", "bomb_exploded c7").spent()


def test_off_the_pitch_it_has_no_effect() -> None:
    play = bombed("bomb_pass: 2", "bomb_deviate: 4", "bomb_deviate_distance: 6", to="m5")
    play.expect("bomb_in_crowd a7").never("bomb_exploded", "turnover").asks(
        "activate", "home"
    ).spent()


# Fumbles.


def test_a_fumble_explodes_at_once_in_the_throwers_square() -> None:
    """Odd combination 77, SB10: not the fumble is the turnover, but being hit."""
    play = bombed("bomb_pass: 1", "armour: 1 1")
    play.expect(
        "pass_result H1 result=fumbled",
        "bomb_exploded f7",
        "bomb_hit H1",
        "turnover home why=hit_by_own_bomb",
        "roll H1 name=armour",
    ).spent()


def test_a_fumble_as_such_is_no_turnover() -> None:
    """(commentary traits-bombardier-fumble-turnover) The team-mate who has caught the bomb fumbles
    it: both lie on the ground where they stood, and the turn goes on."""
    board = FIELD.replace("A1 ", "H4 ").replace("A2", ". ")
    play = bombed(
        *("bomb_pass: 5", "bomb_catch H4: 3", "bomb_in_hand: 3", "bomb_pass H4: 1", "armour: 1 1"),
        board=board,
    )
    play.asks("throw_bomb", "home", "H4").act("bomb m5")
    play.expect("pass_result H4 result=fumbled", "bomb_exploded j7", "posture H4 posture=prone")
    play.never("turnover").asks("activate", "home").spent()


def test_safe_pass_neither_drops_it_nor_lets_it_explode() -> None:
    """(commentary traits-bombardier-safe-pass)"""
    play = bombed("bomb_pass: 1", skills="bombardier, safe_pass, running_pass")
    play.expect("skill_used H1 skill=safe_pass", "activation_ended H1")
    play.never("bomb_exploded", "turnover").asks("activate", "home").spent()


# Caught.


def test_caught_it_explodes_on_a_four() -> None:
    play = bombed(
        "bomb_pass: 5", "bomb_catch A1: 3", "bomb_in_hand: 4", "bomb_hit A2: 1", "armour: 1 1"
    )
    play.expect("bomb_caught A1", "roll A1 name=bomb_in_hand", "bomb_exploded j7", "bomb_hit A1")
    play.never("turnover").spent()


def test_nothing_rerolls_whether_a_caught_bomb_explodes() -> None:
    """(commentary traits-bombardier-explosion-rerolls, traits-bombardier-explosion-again)"""
    board = FIELD.replace("A1 ", "H4 ").replace("A2", ". ")
    play = bombed(
        *("bomb_pass: 5", "bomb_catch H4: 3", "bomb_in_hand: 4", "armour: 1 1"),
        board=board,
        skills="bombardier, pro",
        who={"H4": {"skills": "pro"}},
        home={"rerolls": 3},
    )
    play.expect("bomb_exploded j7").never("reroll_used").asks("activate", "home").spent()


def test_caught_and_thrown_back_at_once() -> None:
    """Odd combination 75: A1 has the ball in hand all the while, and must throw."""
    play = bombed(
        *("bomb_pass H1: 5", "bomb_catch A1: 5", "bomb_in_hand: 2"),
        *("bomb_pass A1: 5", "bomb_catch H1: 1", "bomb_hit H4: 4", "armour: 1 1", "armour: 1 1"),
        board=FIELD.replace("A1 ", "A1*").replace("6      .", "6      H4"),
        away={"rerolls": 3},
    )
    play.asks("throw_bomb", "away", "A1").refuses("end").needs("bomb f7", "bomb_pass 5+")
    play.act("bomb f7").expect(
        "bomb_thrown A1 j7 f7",
        "roll A1 name=bomb_pass",
        "roll H1 name=bomb_catch passed=False",
        "bomb_exploded f7",
        "bomb_hit H1",
        "bomb_hit H4",
        "turnover home why=hit_by_own_bomb",
    )
    play.never("spp", "pass").spent()
    assert play.state.carrier == 16


def test_a_player_thrown_at_by_a_second_thrower_is_no_turnover() -> None:
    """Odd combination 75, the variant: H4 is hit, not H1."""
    play = bombed(
        *("bomb_pass H1: 5", "bomb_catch A1: 5", "bomb_in_hand: 1"),
        *("bomb_pass A1: 6", "bomb_catch H2: 1", "armour: 1 1"),
    ).act("bomb e9", "no")
    play.expect("bomb_exploded e9", "bomb_hit H2").never("turnover").asks(
        "activate", "home"
    ).spent()


def test_catch_does_not_help_and_neither_do_other_skills_about_the_ball() -> None:
    """(commentary agility-catch-bomb) A bomb is no ball: nor Extra Arms, Diving Catch, Nerves."""
    skills = "catch, extra_arms, diving_catch, nerves_of_steel, monstrous_mouth"
    board = FIELD.replace("6      .    .    .    .    .", "6      .    .    .    .    H4").replace(
        "A2", ". "
    )
    play = bombed(
        *("bomb_pass: 5", "bomb_catch A1: 3", "bomb_hit H4: 1", "armour: 1 1"),
        board=board,
        who={"A1": {"skills": skills}},
    )
    play.expect("roll A1 name=bomb_catch needed=4 modifiers=marked:-1 passed=False").spent()


def test_a_bomb_in_hand_is_nothing_for_fumblerooskie() -> None:
    """(commentary traits-bombardier-ball-skills)"""
    play = scenario(FIELD, who={"H1": {"skills": "bombardier, fumblerooskie"}})
    play.act("activate H1 bombardier").refuses("use fumblerooskie")


# Interference.

LANE = FIELD.replace(
    "7      .    H1   .    .    .    A1", "7      .    H1   .    A3   .    A1"
).replace("A2", ". ")


def test_a_bomb_may_be_deflected_and_caught() -> None:
    play = bombed(
        *(
            "bomb_pass: 5",
            "bomb_interfere A3: 6",
            "bomb_catch A3: 4",
            "bomb_in_hand: 5",
            "armour: 1 1",
        ),
        board=LANE,
    )
    play.asks("interfere", "away").act("select A3").expect(
        "roll A3 name=bomb_interfere modifiers=accurate:-3",
        "bomb_deflected A3",
        "roll A3 name=bomb_catch modifiers=interception:-1",
        "bomb_caught A3",
        "bomb_exploded h7",
    )
    play.never("spp", "turnover").spent()


def test_deflected_and_not_caught_it_scatters_from_there() -> None:
    """(commentary traits-bombardier-deflected)"""
    play = bombed(
        *("bomb_pass: 5", "bomb_interfere A3: 6", "bomb_catch A3: 1", "bomb_scatter: 2 2 2"),
        board=LANE,
    ).act("select A3")
    play.expect("bomb_deflected A3", "bomb_exploded h4").never("posture A3", "turnover").spent()


def test_cloud_burster_works_for_a_bomb() -> None:
    board = FIELD.replace("A2", ". ").replace("A1 ", ". ")
    board = board.replace("7      .    H1   .    .", "7      .    H1   .    A3")
    play = bombed(
        *("bomb_pass: 6", "bomb_interfere A3: 6", "bomb_interfere A3: 1"),
        to="m7",
        board=board,
        skills="bombardier, cloud_burster",
    ).act("select A3", "use cloud_burster")
    play.expect("roll A3 name=bomb_interfere passed=False", "bomb_exploded m7").spent()


@pytest.mark.parametrize("skills", ["no_hands"])
def test_no_hands_catch_no_bomb_and_reach_for_none(skills: str) -> None:
    """SB9."""
    who = {"A3": {"skills": skills}, "A1": {"skills": skills}}
    play = bombed("bomb_pass: 5", "armour: 1 1", board=LANE, who=who)
    play.never("roll name=bomb_catch").expect("bomb_hit A1").spent()


# Skills of the thrower.


@pytest.mark.parametrize(
    ("skill", "to", "modifiers"),
    [
        ("accurate", "j7", "short:-1,accurate:1"),
        ("cannoneer", "n7", "long:-2,cannoneer:1"),
    ],
)
def test_passing_skills_count_for_bombs(skill: str, to: str, modifiers: str) -> None:
    play = bombed("bomb_pass: 1", "armour: 1 1", to=to, skills=f"bombardier, {skill}")
    play.expect(f"roll H1 name=bomb_pass modifiers={modifiers}").spent()


def test_pass_rerolls_a_bomb_and_so_does_the_team() -> None:
    play = bombed(
        *("bomb_pass: 1", "bomb_pass: 6"),
        to="f3",
        skills="bombardier, pass",
        home={"rerolls": 1},
    )
    play.asks("reroll", "home").offers("reroll pass", "reroll team").act("reroll pass")
    play.expect("bomb_exploded f3").spent()


def test_nerves_of_steel_and_disturbing_presence() -> None:
    board = (
        FIELD.replace("6      .    .", "6      .    A4").replace("A1 ", ". ").replace("A2", ". ")
    )
    play = bombed("bomb_pass: 6", to="m5", board=board, skills="bombardier, nerves_of_steel")
    play.expect("roll H1 name=bomb_pass modifiers=long:-2").spent()
    play = bombed(
        "bomb_pass: 6", to="m5", board=board, who={"A4": {"skills": "disturbing_presence"}}
    )
    play.expect("roll H1 name=bomb_pass modifiers=long:-2,marked:-1,disturbing_presence:-1").spent()


def test_hail_mary_for_a_bomb() -> None:
    play = bombed(
        "bomb_pass: 6", "bomb_scatter: 5 5 5", to="w7", skills="bombardier, hail_mary_pass"
    )
    play.expect(
        "skill_used H1 skill=hail_mary_pass", "pass_result result=inaccurate", "bomb_exploded z7"
    ).spent()


def test_on_the_ball_does_not_answer_a_bomb() -> None:
    play = bombed("bomb_pass: 6", to="f3", who={"A1": {"skills": "on_the_ball"}})
    play.never("skill_used").asks("activate", "home").spent()


def test_running_pass_after_a_bomb_thrown_no_farther_than_a_quick_pass() -> None:
    """(commentary traits-bombardier-running-pass) With the whole Movement Allowance."""
    skills = "bombardier, running_pass"
    play = bombed("bomb_pass: 6", to="h6", skills=skills).asks("move", "home", "H1")
    play.refuses("bomb f3").act("move f6", "move f5", "end").expect(
        "bomb_exploded h6", "moved H1 f5"
    )
    play.asks("activate", "home").spent()
    bombed("bomb_pass: 6", to="f3", skills=skills).asks("activate", "home")
    hit = bombed("bomb_pass: 6", "bomb_hit H1: 4", "armour: 1 1", to="g7", skills=skills)
    hit.expect("turnover home why=hit_by_own_bomb").spent()


def test_not_by_a_player_without_the_trait_and_in_a_blizzard_only_short() -> None:
    scenario(FIELD).refuses("activate H1 bombardier")
    play = scenario(FIELD, who={"H1": {"skills": "bombardier"}}, weather="blizzard")
    play.act("activate H1 bombardier").refuses("bomb m7").offers("bomb j7")


def test_traits_before_the_bomb() -> None:
    play = scenario(FIELD, dice=["bone_head: 1"], who={"H1": {"skills": "bombardier, bone_head"}})
    play.act("activate H1 bombardier").expect("token H1 token=distracted").asks("activate", "home")


def test_a_bomber_copied_in_the_middle_plays_on_alike() -> None:
    """The decision after the throw is a rest point: the state alone knows that it was thrown."""
    play = bombed("bomb_pass: 6", to="h6", skills="bombardier, running_pass")
    fork = play.game.fork()
    assert [str(a) for a in fork.decision.actions] == play.legal


def test_a_stunty_bombardier_is_weighed_down() -> None:
    """Stunty: being marked in the square moved into counts for whoever carries bombs."""
    board = FIELD.replace("6      .    .", "6      A3   .").replace(
        "8      .    .", "8      A4   ."
    )
    who = {"H1": {"skills": "stunty, bombardier"}}
    play = scenario(board, who=who).act("activate H1 move").needs("move f6", "dodge 4+")
    play = scenario(board, who={"H1": {"skills": "stunty"}})
    play.act("activate H1 move").needs("move f6", "dodge 3+")


def test_whoever_cannot_throw_and_must_is_blown_up() -> None:
    """A Passing Ability of '-': caught, fumbled without a roll, exploding in hand."""
    play = bombed(
        *("bomb_pass: 5", "bomb_catch A1: 5", "bomb_in_hand: 1", "armour: 1 1"),
        board=FIELD.replace("A2", ". "),
        who={"A1": {"pa": 0}},
    ).act("bomb f7")
    play.expect("pass_result A1 result=fumbled", "bomb_exploded j7", "bomb_hit A1")
    play.never("turnover").asks("activate", "home").spent()


def test_a_carrier_with_safe_hands_puts_the_ball_down_when_hit() -> None:
    """Placed Prone: Safe Pair of Hands (odd combination 53)."""
    play = bombed(
        *("bomb_pass: 5", "bomb_catch A1: 1", "armour: 1 1"),
        board=FIELD.replace("A1 ", "A1*").replace("A2", ". "),
        who={"A1": {"skills": "safe_pair_of_hands"}},
    )
    play.asks("place_ball", "away", "A1").act("drop k8")
    play.expect("ball_ground k8").never("roll name=bounce").spent()

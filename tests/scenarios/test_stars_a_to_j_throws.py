"""Special rules of Star Players, Akhorne to Jordell (2020): bombs and long passes."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scenario import Scenario, scenario

FIELD = """
       e    f    g    h    i    j    k    l    m
5      .    .    .    .    .    .    .    .    .
6      .    .    .    .    .    .    .    .    .
7      .    H1   .    .    .    A1   .    .    .
8      .    .    .    .    .    .    .    .    .
9      H2   .    .    .    .    .    .    .    H3
"""
"""H1 throws at A1, four squares away: a Short throw, 5+."""


def bombed(*dice: str, skills: str, who: Any = None, board: str = FIELD, **more: Any) -> Scenario:
    """H1 throws a bomb at j7."""
    players = {"H1": {"skills": skills}, **(who or {})}
    play = scenario(board, dice=list(dice), who=players, **more)
    return play.act("activate H1 bombardier")


# Kaboom! (Bomber Dribblesnot).

CAUGHT = ("bomb_pass H1: 5", "bomb_catch A1: 5")
KABOOM = "bombardier, kaboom"


def test_kaboom_sets_off_a_bomb_in_hand() -> None:
    """Kaboom!: at once, without the roll."""
    play = bombed(*CAUGHT, "armour A1: 1 1", skills=KABOOM).act("bomb j7")
    play.asks("use_skill", "home", "H1").act("use kaboom")
    play.expect("bomb_caught A1", "skill_used H1 skill=kaboom", "bomb_exploded j7", "bomb_hit A1")
    play.never("roll name=bomb_in_hand").asks("activate", "home").spent()


def test_kaboom_declined_leaves_the_roll() -> None:
    """Kaboom!"""
    play = bombed(*CAUGHT, "bomb_in_hand: 4", "armour A1: 1 1", skills=KABOOM)
    play.act("bomb j7", "no").expect("roll A1 name=bomb_in_hand", "bomb_exploded").spent()


def test_kaboom_not_for_a_team_mate_nor_for_the_bomb_of_somebody_else() -> None:
    """Kaboom!: an opponent who catches a bomb that he has thrown himself."""
    play = bombed(
        *("bomb_pass: 5", "bomb_catch H4: 5", "bomb_in_hand: 4", "armour: 1 1"),
        skills=KABOOM,
        board=FIELD.replace("A1", "H4"),
    )
    play.act("bomb j7").asks("activate", "home").spent()
    play = bombed(
        *CAUGHT,
        *(
            "bomb_in_hand: 2",
            "bomb_pass A1: 6",
            "bomb_catch H3: 6",
            "bomb_in_hand: 4",
            "armour: 1 1",
        ),
        skills="bombardier",
        who={"H3": {"skills": "kaboom"}},
    )
    play.act("bomb j7", "bomb m9").asks("activate", "home").spent()


def test_kaboom_once_a_game() -> None:
    """Kaboom!"""
    dice = [*CAUGHT, "armour: 1 1", *CAUGHT, "bomb_in_hand: 4", "armour: 1 1"]
    play = bombed(*dice, skills=KABOOM).act("bomb j7", "use kaboom", "end")
    play.act("activate A1 move", "stand", "end", "activate H1 bombardier", "bomb j7")
    play.asks("activate", "home").spent()


# All You Can Eat (Cindy Piewhistle).

CINDY = "bombardier, all_you_can_eat"
MISS = ("bomb_pass H1: 5", "bomb_catch A1: 1", "armour A1: 1 1")


def test_two_bombs_in_one_activation() -> None:
    """All You Can Eat: announced before the first; after the second a die, on a 4+ she stays."""
    second = ("bomb_pass H1: 5", "bomb_hit A1: 3", "all_you_can_eat H1: 4")
    play = bombed(*MISS, *second, skills=CINDY).asks("use_skill", "home", "H1")
    play.act("use all_you_can_eat", "bomb j7").expect("bomb_exploded j7").asks("move", "home", "H1")
    play.act("bomb j6").expect("bomb_exploded j6", "roll H1 name=all_you_can_eat")
    play.never("turnover", "boxed H1").asks("activate", "home").spent()


def test_on_a_three_she_is_sent_off() -> None:
    """All You Can Eat: like anybody whom the referee sees (ruling SX4)."""
    second = ("bomb_pass: 5", "bomb_hit A1: 3", "all_you_can_eat: 3")
    play = bombed(*MISS, *second, skills=CINDY).act("use all_you_can_eat", "bomb j7", "bomb j6")
    play.asks("argue_the_call", "home", "H1").act("no").expect("turnover home why=sent_off")
    assert play.where("H1") == "sent_off"
    play.spent()


def test_she_need_not_throw_the_second() -> None:
    """All You Can Eat: then there is no die; but it is used up."""
    play = bombed(*MISS, skills=CINDY).act("use all_you_can_eat", "bomb j7", "end")
    play.never("roll name=all_you_can_eat").act("end", "end", "activate H1 bombardier")
    play.asks("move", "home", "H1").spent()


def test_one_bomb_where_two_were_not_announced() -> None:
    """All You Can Eat."""
    bombed(*MISS, skills=CINDY).act("no", "bomb j7").asks("activate", "home").spent()


def test_no_second_bomb_after_a_fumble() -> None:
    """All You Can Eat: the activation is over, without the die."""
    play = bombed("bomb_pass: 1", "armour H1: 1 1", skills=CINDY)
    play.act("use all_you_can_eat", "bomb j7").expect("turnover home").asks("activate", "away")
    play.spent()


def test_the_die_is_rolled_also_after_a_second_bomb_that_is_fumbled() -> None:
    """All You Can Eat (ruling SX4): she lies there, and may have to go."""
    second = ("bomb_pass: 1", "armour H1: 1 1", "all_you_can_eat: 1")
    play = bombed(*MISS, *second, skills=CINDY).act("use all_you_can_eat", "bomb j7", "bomb j6")
    play.asks("argue_the_call", "home", "H1").act("no").expect("turnover home why=hit_by_own_bomb")
    assert play.where("H1") == "sent_off"
    play.spent()


def test_a_move_is_no_reason_to_announce_bombs() -> None:
    """All You Can Eat."""
    scenario(FIELD, who={"H1": {"skills": CINDY}}).act("activate H1 move").asks("move", "home")


# Blast It! (Barik Farblast).

FAR = """
       a    b    c    d    e    f
6      .    .    .    .    .    .
7      H1*  .    A1   .    H2   .
8      .    .    .    .    .    .
"""
BARIK: dict[str, Any] = {"H1": {"skills": "hail_mary_pass, blast_it", "pa": 2}}
BACK = "scatter: 2 5 6"
"""Up, right, and down to the left: where it started."""


def blasted(*dice: str, how: str = "use hail_mary_pass") -> Scenario:
    """H1 throws at H2, over A1's head."""
    play = scenario(FAR, who=BARIK, dice=["pass H1: 6", *dice])
    return play.act("activate H1 pass", "pass e7", how)


def test_the_ball_scatters_anew_and_is_easier_to_catch() -> None:
    """Blast It!: asked once it is seen where the ball comes down; a scatter needs 3+ then."""
    play = blasted("scatter: 2 2 2", BACK, "catch H2: 3").asks("use_skill", "home", "H1")
    play.act("use blast_it").asks("reroll", "home", "H1").act("reroll blast_it")
    play.expect(
        "skill_used H1 skill=blast_it",
        "roll name=scatter",
        "roll H2 name=catch needed=3 modifiers=scatter:-1,blast_it:1",
        "effect_ended H1 what=blast_it",
    )
    play.never("turnover").spent()


def test_a_good_scatter_may_stay() -> None:
    """Blast It!: only the catch is easier, also after a bounce (ruling SX1)."""
    play = blasted(BACK, "catch H2: 2", "bounce: 5").act("use blast_it", "no")
    play.expect("roll H2 needed=3 passed=False").spent()


def test_blast_it_may_be_kept() -> None:
    """Blast It!: declined there is no help, and nothing is used up."""
    play = blasted(BACK, "catch H2: 3", "bounce: 5").act("no").never("skill_used H1 skill=blast_it")
    match = play.game.match
    assert not match.is_spent(match.names.players["H1"], match.hooks.scatters[0].token)
    play.spent()


def test_a_wild_pass_is_not_scattered() -> None:
    """Blast It!: what deviates does not scatter, but is easier to catch all the same."""
    play = scenario(
        FAR, who=BARIK, dice=["pass: 4", "deviate: 5", "deviate_distance: 4", "catch: 3"]
    )
    play.act("activate H1 pass", "pass e7", "use hail_mary_pass", "use blast_it")
    play.expect("roll H2 name=catch needed=3 modifiers=deviate:-1,blast_it:1").spent()


def test_blast_it_is_for_a_hail_mary_pass() -> None:
    """Blast It!: not for an ordinary Pass."""
    play = blasted("catch H2: 2", "bounce: 5", how="no").asks("interfere", "away").act("no")
    play.expect("roll H2 name=catch modifiers=").spent()

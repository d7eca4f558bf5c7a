"""Inducements in the pre-game sequence (2020): whose gold, in which order, within which limits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import blockdice as bd
from blockdice.engine.outcome import match_result
from blockdice.engine.sheet import SkillSheet, Ware
from blockdice.rules.common.shopping import underdog, value
from tests.scenarios.scenario import Scenario, kick_off_scenario, player

BRIBE = Ware("bribe", "Bribe", 100_000, 3)
COOK = Ware("cook", "Cook", 30_000, 1, is_named=True)
HIRED = replace(player(1, {}), is_hired_for_match=True, cost=50_000)
MERCENARY = Ware(
    *("mercenary_lineman", "Mercenary Lineman", 80_000, 2),
    players=(HIRED,),
    skills=(SkillSheet("block"), SkillSheet("mighty_blow", 1)),
    skill_price=50_000,
)
STAR = replace(HIRED, name="Edda Ironvoice", is_star=True)
STARS = (
    Ware("edda", "Edda", 60_000, 1, "star_player", 2, (STAR,), is_named=True),
    Ware("twins", "The twins", 70_000, 1, "star_player", 2, (STAR, STAR), is_named=True),
    Ware("odo", "Odo", 10_000, 1, "star_player", 2, (STAR,), is_named=True),
)
LEAGUE = bd.Options(kind="league")
BEFORE = ["fair_weather_fans: 1 1", "weather: 3 4"]


def market(
    *wares: Ware,
    values: tuple[int, int],
    treasuries: tuple[int, int] = (0, 0),
    dice: tuple[str, ...] = (),
    options: bd.Options = LEAGUE,
    **both: Any,
) -> Scenario:
    """A match of teams of these values and treasuries, both of which may buy these wares."""
    home, away = [
        {"current_value": worth, "treasury": gold, "wares": wares, **both}
        for worth, gold in zip(values, treasuries, strict=True)
    ]
    script = [*BEFORE, *dice, "coin_toss: 1"]
    return kick_off_scenario(dice=script, home=home, away=away, options=options)


def test_equal_teams_buy_nothing() -> None:
    """Commentary (pre-game-equal-values): neither petty cash nor the Treasury."""
    play = market(BRIBE, values=(900_000, 900_000), treasuries=(500_000, 500_000))
    play.asks("kick_or_receive", "home").never("purse", "induced")


def test_the_richer_team_shops_first_from_its_treasury() -> None:
    play = market(BRIBE, COOK, values=(1_000_000, 950_000), treasuries=(150_000, 400_000))
    play.expect("team_value home value=1000000", "purse home gold=150000 source=treasury")
    play.asks("inducements", "home").offers("buy bribe", "buy cook", "end").act("buy bribe")
    play.expect("induced home ware=bribe left=50000").refuses("buy bribe").offers("buy cook")
    play.act("end").expect("purse away gold=150000 source=petty_cash").asks("inducements", "away")


def test_petty_cash_is_the_gap_and_what_the_other_team_has_spent() -> None:
    """The poorer team's own Treasury stays shut."""
    play = market(BRIBE, COOK, values=(950_000, 1_000_000), treasuries=(900_000, 30_000))
    play.asks("inducements", "away").act("buy cook")
    play.expect("purse home gold=80000 source=petty_cash").asks("inducements", "home")
    play.refuses("buy bribe").act("buy cook", "no").asks("kick_or_receive", "home")
    assert play.state.treasury_spent == [0, 30_000]
    assert play.state.spent == [30_000, 30_000]


def test_without_gold_for_anything_nobody_is_asked() -> None:
    play = market(BRIBE, values=(1_000_000, 960_000), treasuries=(90_000, 0))
    play.asks("kick_or_receive", "home").never("induced")


def test_what_is_hired_counts_for_the_recalculated_value() -> None:
    """Commentary (pre-game): the underdog is found with the inducements in the value."""
    play = market(BRIBE, values=(1_000_000, 850_000)).act("buy bribe")
    m = play.game.match
    assert (value(m, 0), value(m, 1), underdog(m)) == (1_000_000, 950_000, 1)


def test_a_limit_holds() -> None:
    play = market(BRIBE, values=(2_000_000, 1_000_000))
    play.act("buy bribe", "buy bribe", "buy bribe").asks("pray", "away")
    assert play.state.hired == {1 << 12: 3}


def test_journeymen_count_before_inducements_do() -> None:
    """Commentary (pre-game-journeymen-first): they add their fee to the value."""
    linemen = (replace(player(1, {}), is_journeyman=True, cost=50_000),)
    play = market(BRIBE, values=(900_000, 1_000_000), players=9, journeyman_positions=linemen)
    play.expect("joined H10", "joined H11", "team_value home value=1000000")


def test_a_mercenary_may_be_given_a_skill_for_more() -> None:
    play = market(MERCENARY, values=(1_000_000, 700_000), players=13).act("buy mercenary_lineman")
    play.asks("mercenary_skill", "away").offers("use block", "use mighty_blow", "no")
    play.act("use mighty_blow").expect("induced away skill=mighty_blow left=170000")
    play.act("buy mercenary_lineman", "no").expect("joined A14", "joined A15")
    m = play.game.match
    new = [m.names.players[label] for label in ("A14", "A15")]
    assert [m.has_skill(player, "mighty_blow") for player in new] == [True, False]
    assert m.players[new[0]].skills == (SkillSheet("mighty_blow", 1),)


def test_no_skill_is_offered_without_the_gold_for_it() -> None:
    play = market(MERCENARY, values=(1_000_000, 900_000), players=13).act("buy mercenary_lineman")
    play.expect("induced away left=20000", "joined A14").asks("kick_or_receive", "home")


def test_two_star_players_and_a_pair_is_one_choice_that_takes_two_places() -> None:
    play = market(*STARS, values=(1_000_000, 700_000), players=14)
    play.act("buy edda").refuses("buy twins").offers("buy odo").act("buy odo")
    play.expect("joined A15", "joined A16").asks("pray", "away")
    play = market(*STARS, values=(1_000_000, 700_000), players=13)
    play.act("buy twins", "buy edda").expect("joined A14", "joined A15", "joined A16")
    play.asks("pray", "away")


def test_sixteen_players_at_most_those_who_miss_the_match_not_counted() -> None:
    play = market(*STARS, values=(1_000_000, 700_000), players=16)
    play.asks("pray", "away").never("induced")


def test_a_star_brings_the_own_name() -> None:
    play = market(STARS[0], values=(1_000_000, 900_000), players=12).act("buy edda")
    m = play.game.match
    assert m.players[m.names.players["A13"]].name == "Edda Ironvoice"


def test_in_league_play_a_star_whom_both_pay_for_plays_for_neither() -> None:
    """The fees are lost."""
    play = market(STARS[0], values=(1_000_000, 930_000), treasuries=(60_000, 0), players=12)
    play.act("buy edda", "buy edda")
    play.expect("plays_for_nobody home ware=edda", "plays_for_nobody away ware=edda")
    play.never("joined H13", "joined A13").asks("pray", "away")


def test_in_an_exhibition_for_both() -> None:
    """Bought with the team; nothing is bought before the match, whatever the values."""
    play = market(
        STARS[0],
        values=(1_000_000, 900_000),
        players=12,
        inducements=("edda",),
        options=bd.Options(),
    )
    play.expect("induced home ware=edda", "induced away ware=edda", "joined H13", "joined A13")
    play.asks("kick_or_receive", "home").never("plays_for_nobody", "purse")


def test_the_shop_survives_a_save_in_the_middle() -> None:
    play = market(BRIBE, MERCENARY, values=(1_000_000, 700_000), players=12).act(
        "buy mercenary_lineman", "no"
    )
    twin = bd.restore(play.game.dump())
    for game in (play.game, twin):
        game.act("end")
    assert twin.board == play.game.board
    assert twin.match.state.hired == play.state.hired
    assert twin.match.names.labels == play.game.match.names.labels


def test_the_result_tells_what_was_induced_and_what_it_cost_the_treasury() -> None:
    play = market(BRIBE, values=(1_000_000, 900_000), treasuries=(250_000, 0))
    play.act("buy bribe", "end", "buy bribe", "end")
    result = match_result(play.game.match)
    assert (result.home.inducements, result.home.treasury_spent) == ({"bribe": 1}, 100_000)
    assert (result.away.inducements, result.away.treasury_spent) == ({"bribe": 1}, 0)

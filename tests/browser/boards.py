"""Matches put together on a board, at the decisions that seldom come up by themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import blockdice as bd
from blockdice.engine.effects import END_OF_GAME, RULE, SHAPE, Effect
from blockdice.engine.game import Game
from blockdice.engine.words import ROOTED, THIRSTY
from blockdice.teams import ready_team, with_wares
from tests.scenarios.scenario import team

FIELD = """
       h    i    j    k    l    m    n    o
5      .    .    .    .    .    .    .    .
6      .    .    .    .    .    A2   .    .
7      .    .    .    .    H1   A1   .    .
8      .    .    H2   .    .    .    H4   .
9      .    .    .    H3*  .    .    .    .
10     A5_  .    .    .    .    .    A4   .
"""

Skills = dict[str, str | dict[str, Any]]


def board(who: Skills, text: str = FIELD, seed: int = 5, **fields: Any) -> Game:
    """A home turn: plain players in these squares; who: the skills of some, or changed figures."""
    changes = {
        label: row if isinstance(row, dict) else {"skills": row} for label, row in who.items()
    }
    sides = []
    for side in ("home", "away"):
        own = {label: row for label, row in changes.items() if label[0] == side[0].upper()}
        sides.append(team(side, own, {"rerolls": 2}))
    return bd.from_board(text, home=sides[0], away=sides[1], seed=seed, **fields)


def after(game: Game, *actions: str) -> Game:
    """The match after these answers."""
    for action in actions:
        game.act(action)
    return game


def gazing() -> Game:
    return board({"H1": "hypnotic_gaze, dodge, loner 4"})


def armed() -> Game:
    """H1 may stab, vomit and block; H2 may throw bombs."""
    return board({"H1": "stab, projectile_vomit, multiple_block", "H2": "bombardier"})


def marked() -> Game:
    """Somebody rooted, somebody thirsty and somebody distracted, on both sides."""
    game = board({"H1": "take_root", "H2": "bloodlust 2"}, FIELD.replace("A4 ", "A4!"))
    numbers = game.match.names.players
    for label, token in (("H1", ROOTED), ("A1", ROOTED), ("H2", THIRSTY)):
        game.match.mark(numbers[label], token, True)
    return game


def whirling() -> Game:
    whirler = {"st": 7, "ma": 3, "skills": "ball_and_chain"}
    return after(board({"H1": whirler}), "activate H1 ball_and_chain")


def whirling_at_the_edge() -> Game:
    text = "     k  l  m\n1    .  H1 .\n2    .  .  A1\n9    H9 .  .\n"
    whirler = {"st": 7, "ma": 3, "skills": "ball_and_chain"}
    return after(board({"H1": whirler}, text), "activate H1 ball_and_chain")


def tricked() -> Game:
    return after(board({"A1": "trickster"}), "activate H1 block A1")


def running() -> Game:
    """A Block with a push to come, then Hit and Run."""
    return board({"H1": "hit_and_run"})


def bombing() -> Game:
    return after(board({"H2": "bombardier"}), "activate H2 bombardier")


def swooping() -> Game:
    who: Skills = {
        "H2": {"st": 5, "ag": 2, "pa": 2, "skills": "throw_team_mate"},
        "H3": {"st": 2, "skills": "right_stuff, swoop, stunty"},
    }
    text = FIELD.replace("H3*", "H3 ")
    for seed in range(40):
        game = after(board(who, text, seed), "activate H2 throw", "throw H3 m9")
        while not game.is_over and game.decision.kind == "reroll":
            game.act("no")
        if game.decision.kind == "swoop":
            return game
    raise AssertionError("nobody swoops")


def choosing_a_die() -> Game:
    """Pro: which of two block dice is rolled again."""
    return until(
        "reroll_die",
        lambda seed: board({"H1": {"st": 5, "skills": "pro"}}, seed=seed),
        "activate H1 block A1",
    )


def shopping() -> Game:
    """A league match of teams of unlike value, the richer with gold to spend."""
    home = replace(ready_team("bb2020", "goblin"), treasury=250_000)
    away = ready_team("bb2020", "orc")
    home, away = with_wares(home), with_wares(away)
    home = replace(home, current_value=away.current_value + 50_000)
    return bd.new_game("bb2020", home, away, options=bd.Options(kind="league"), seed=4)


def until(kind: str, make: Callable[[int], Game], action: str, most: int = 400) -> Game:
    """A match in which the action leads to that question, answering with what comes first."""
    for seed in range(most):
        game = after(make(seed), action)
        for _ in range(4):
            if game.is_over or game.decision.kind == "activate":
                break
            if game.decision.kind == kind:
                return game
            game.act(game.decision.actions[0])
    raise AssertionError(f"no {kind}")


def spelling(seed: int = 5) -> Game:
    """The wizard of the away team, as the home turn ends."""
    game = board({"H1": "guard"}, seed=seed)
    match = game.match
    ware = "hireling_sports_wizard"
    match.learn([ware])
    token = match.names.tokens.index(ware)
    match.begin(Effect(RULE, END_OF_GAME, 1, -1, token))
    return after(game, "end")


def caught() -> Game:
    """A bomb that somebody has caught and must throw on."""
    who: Skills = {"H2": {"pa": 1, "skills": "bombardier"}, "H4": {"ag": 1}}
    text = FIELD.replace("8      .    .    H2", "8      .    .    .").replace(
        "9      .    .    .    H3*", "9      .    H2   .    H3*"
    )

    def make(seed: int) -> Game:
        return after(board(who, text, seed), "activate H2 bombardier")

    return until("throw_bomb", make, "bomb n8")


def swarming() -> Game:
    """The kick of the other team is in the air, and more of them come on."""
    for seed in range(30):
        game = swarm(seed)
        if game is not None:
            return game
    raise AssertionError("nobody swarms")


def swarm(seed: int) -> Game | None:
    """A match up to Swarming, None if it does not come to that in the first drive."""
    changes = {f"H{n}": {"skills": "swarming"} for n in range(1, 17)}
    sides = [team("home", changes, {"rerolls": 2}), team("away", {}, {"rerolls": 2})]
    game = bd.new_game("bb2020", *sides, seed=seed)
    for _ in range(12):
        kind = game.decision.kind
        if kind == "swarming":
            return game
        if kind == "set_up":
            formation = next(it for it in game.decision.actions if it.verb == "formation")
            game.act(formation)
        elif kind == "activate":
            return None
        else:
            game.act(game.decision.actions[0])
    return None


def hurt(kind: str = "casualty_result") -> Game:
    """Two casualty rolls to choose from."""
    for seed in range(3000):
        game = struck(seed)
        for _ in range(6):
            roll = game.decision.roll
            if game.decision.kind == kind and roll is not None and roll.name == "casualty":
                return game
            if game.decision.kind == "activate":
                break
            wish = [it for it in game.decision.actions if str(it) == "use apothecary"]
            game.act(wish[0] if wish else game.decision.actions[-1])
    raise AssertionError("nobody is hurt")


def treated() -> Game:
    """A casualty whom an apothecary may still see to."""
    return hurt("apothecary")


def struck(seed: int) -> Game:
    """A block by somebody strong on somebody frail."""
    home = team("home", {"H1": {"st": 6, "skills": "mighty_blow 1"}}, {})
    away = team("away", {"A1": {"av": 3}}, {"has_apothecary": True})
    return after(bd.from_board(FIELD, home=home, away=away, seed=seed), "activate H1 block A1")


def enchanted() -> Game:
    """H1 is a frog."""
    for seed in range(20):
        game = after(spelling(seed), "select H1")
        if any(effect.kind == SHAPE for effect in game.match.state.effects):
            return game
    raise AssertionError("nobody is a frog")


def tossing() -> Game:
    """The coin has been tossed, in a league match with journeymen, inducements and prayers."""
    short = ready_team("bb2020", "orc")
    home = with_wares(replace(ready_team("bb2020", "goblin"), treasury=250_000))
    away = with_wares(replace(short, players=short.players[:8]))
    home = replace(home, current_value=1_500_000)
    game = bd.new_game("bb2020", home, away, options=bd.Options(kind="league"), seed=4)
    for _ in range(20):
        kind = game.decision.kind
        if kind == "kick_or_receive":
            return game
        wanted = [it for it in game.decision.actions if str(it) in ("buy bribes", "use prayer")]
        game.act(wanted[0] if wanted else game.decision.actions[-1])
    raise AssertionError("no coin is tossed")


def rushing() -> Game:
    """Nothing is left of the movement of somebody with Ball & Chain."""
    text = "     k  l  m  n\n7    .  H1 .  .\n12   H9 .  .  A1\n"
    whirler = {"st": 7, "ma": 1, "skills": "ball_and_chain"}
    return after(board({"H1": whirler}, text), "activate H1 ball_and_chain", "option 1")

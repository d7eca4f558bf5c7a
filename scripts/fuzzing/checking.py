"""What is checked while a match is played: forks, dumps, refusals, undo."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import blockdice as bd
from blockdice.engine.decisions import Decision
from blockdice.engine.dump import dump_state
from blockdice.engine.invariants import check, check_fold, rest_findings
from blockdice.engine.notation import parse_action

GARBAGE = (
    *("", "  ", "mvoe c5", "move", "move zz9", "move c5 c6", "activate H1", "activate H99 move"),
    *(
        "activate H1 dance",
        "block",
        "block ball",
        "reroll",
        "use wings",
        "die x",
        "die 0",
        "die 99",
    ),
    *("push a99", "setup", "setup H1", "setup H1=c5 H1=c6", "setup H1=", "formation sausage"),
    *("place H1 z15 z15", "throw H1 A1", "pass \x00", "option 0", "end end", "no no no", "🏈"),
    *("activate H1 blitz A", "setup A1=a1 A2=a1 H3=z15", "undo 3", "select", "concede twice"),
)


def signature(decision: Decision) -> tuple[object, ...]:
    """All that a decision is, to be compared."""
    choices = decision.choices
    roll = decision.roll
    return (
        decision.kind,
        decision.side,
        decision.player_index,
        decision.is_rest,
        choices.singles,
        choices.verb if choices.players and choices.squares else 0,
        choices.players if choices.squares else [],
        choices.squares if choices.players else [],
        (roll.name, roll.player, roll.dice, roll.needed, roll.chooser) if roll else None,
    )


def standing(game: bd.Game) -> tuple[object, ...]:
    """Where a match stands: its state, and what is asked."""
    asked = None if game.is_over else signature(game.decision)
    return dump_state(game.match.state), asked


def whole(game: bd.Game) -> tuple[object, ...]:
    """All of a match: where it stands, dice, diary, record."""
    return standing(game), msgspec.json.encode(game.dump())


def require(holds: bool, message: str) -> None:
    """Raise BrokenInvariant unless something holds."""
    if not holds:
        raise bd.BrokenInvariant(message)


def check_now(game: bd.Game, fold: Any = None) -> None:
    """The state agrees with itself, and with the events if their fold is given."""
    check(game.match)
    if fold is not None:
        check_fold(game.match, fold)
    if not game.is_over and game.decision.kind in ("activate", "move"):
        findings = rest_findings(game.match)
        require(not findings, "; ".join(findings))


def rebuilt(game: bd.Game) -> bd.Game:
    """The match restored from its dump, by way of text."""
    return bd.restore(msgspec.json.decode(msgspec.json.encode(game.dump())))


def check_futures(game: bd.Game, random: Random, steps: int, can_restore: bool = True) -> None:
    """Forks and the match rebuilt from its dump go on alike; a re-seeded fork changes nothing."""
    before = whole(game)
    twins = {
        "fork with a diary": game.fork(keep_diary=True),
        "fork of a fork": game.fork().fork(),
    }
    if can_restore:
        twins["restored match"] = rebuilt(game)
    other = game.fork(seed=random.getrandbits(32))
    places = [random.random() for _ in range(steps)]
    wanted = course(game.fork(), places)
    for name, twin in twins.items():
        require(course(twin, places) == wanted, f"a {name} has another future than a fork")
    require(signature(other.decision) == signature(game.decision), "a re-seeded fork asks else")
    course(other, places)
    require(whole(game) == before, "a fork or a dump has changed the match")


def course(game: bd.Game, places: list[float]) -> list[tuple[object, ...]]:
    """Answer by places in the list of actions: every decision on the way, and the end."""
    seen: list[tuple[object, ...]] = []
    for place in places:
        if game.is_over:
            break
        seen.append(signature(game.decision))
        choices = game.decision.choices
        game.act_code(choices.at(int(place * choices.count())))
    seen.append(standing(game))
    return seen


def check_refusals(game: bd.Game, random: Random) -> None:
    """Nonsense and illegal actions raise a typed error and leave everything as it was."""
    before = whole(game)
    actions = game.decision.actions
    attempts: list[Any] = random.sample(GARBAGE, 4)
    legal = actions[random.randrange(len(actions))]
    attempts.append(f"{legal} {legal}")
    attempts.append(_distorted(str(legal), game, random))
    for attempt in attempts:
        try:
            action = parse_action(attempt, game.match.names)
            if action in actions or _is_set_up(game, action):
                continue
            game.act(action if random.random() < 0.5 else attempt)
        except (bd.IllegalAction, bd.NotationError, bd.UnknownName):
            continue
        raise bd.BrokenInvariant(f"{attempt!r} was not refused")
    require(whole(game) == before, "a refusal has changed the match")


def _is_set_up(game: bd.Game, action: bd.Action) -> bool:
    """Whether the action is a whole set-up that happens to be legal."""
    placement = action._placement
    decision = game.decision
    if placement is None or decision.check is None:
        return False
    return not decision.check(game.match, decision.side, placement)


def _distorted(text: str, game: bd.Game, random: Random) -> str:
    """A legal action with one word replaced by some other word of the game."""
    words = text.split()
    others = [*game.match.names.labels, "a1", "h8", "z15", "team", "move", "block", "end", "2"]
    words[random.randrange(len(words))] = random.choice(others)
    return " ".join(words)


def check_undo(game: bd.Game) -> None:
    """Undo goes back where it may, and changes nothing where it may not."""
    before = whole(game)
    events = len(game.events)
    try:
        game.undo(agreed=True)
    except bd.StaleDecision:
        require(whole(game) == before, "an undo that was refused has changed the match")
        return
    require(game.events[-1].kind == "undone", "an undo leaves no event")
    require(len(game.events) == events + 1, "an undo rewrites the events")

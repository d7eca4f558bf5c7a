"""What the fuzz run is made of: its teams, positions and tables, its ear, and shrinking."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import blockdice as bd
from blockdice.catalog import load_roster, load_skill
from blockdice.engine.fold import Fold
from blockdice.engine.hooks import MOST_SKILLS
from blockdice.record.playback import open_record, play_record
from blockdice.teams import build_team, check_draft
from scripts.fuzzing.checking import check_now
from scripts.fuzzing.expected import DECISIONS, EVENTS, SELDOM, SELDOM_ASKED
from scripts.fuzzing.failing import Cause, Failure, played
from scripts.fuzzing.hearing import Ear
from scripts.fuzzing.matches import make_game
from scripts.fuzzing.policies import Eager
from scripts.fuzzing.positions import begin_in_the_middle
from scripts.fuzzing.shrinking import shrink
from scripts.fuzzing.teams import ROSTERS, SKILLS, TROUPES, advanced, circus, draft, draw_acts

SOURCE = Path(__file__).resolve().parents[2] / "src" / "blockdice"
RULES = "\n".join(
    path.read_text(encoding="utf-8")
    for room in ("engine", "rules", "skills")
    for path in sorted((SOURCE / room).rglob("*.py"))
)


@pytest.mark.parametrize("roster", ROSTERS)
def test_drafted_teams_are_legal(roster: str) -> None:
    for seed in range(5):
        assert check_draft(draft(Random(seed), load_roster("bb2020", roster))) == ()


@pytest.mark.parametrize("roster", ROSTERS)
def test_what_players_have_goes_together(roster: str) -> None:
    random = Random(roster)
    team = draft(random, load_roster("bb2020", roster))
    for changed in (advanced(random, team), circus(random, team, draw_acts(random))):
        for player in changed.players:
            held = [skill.id for skill in player.skills]
            assert len(held) == len(set(held))
            for facts in (load_skill("bb2020", id) for id in held):
                assert not set(facts.conflicts) & set(held)
                assert set(facts.requires) <= set(held)


def test_every_skill_is_in_a_troupe() -> None:
    assert {skill for troupe in TROUPES for skill in troupe} == set(SKILLS)


def test_no_match_can_have_too_many_skills() -> None:
    assert len(SKILLS) <= MOST_SKILLS


def test_positions_in_the_middle_hold_and_can_be_recorded() -> None:
    random = Random(7)
    for _ in range(10):
        home, away = (draft(random, load_roster("bb2020", "orc")) for _ in range(2))
        game = begin_in_the_middle(random, home, away, bd.Options(), bd.FastDice(7))
        fold = Fold()
        for event in game.events:
            fold.apply(event)
        check_now(game, fold)
        assert bd.verify(game.record()).is_same


def test_every_event_of_the_rules_is_expected() -> None:
    assert set(re.findall(r'emit\(\s*"(\w+)"', RULES)) <= {*EVENTS, *SELDOM}


def test_every_decision_of_the_rules_is_expected() -> None:
    asked = re.findall(r'\b(?:decision|rest|Decision)\(\s*"(\w+)"', RULES)
    assert set(asked) == {*DECISIONS, *SELDOM_ASKED}


def test_the_ear_hears_what_leaves_no_event() -> None:
    home = build_team("bb2020", "orc", ["orc_lineman", "orc_lineman"])
    guarding = bd.PlayerSheet(**{**_fields(home.players[1]), "skills": (bd.SkillSheet("guard"),)})
    home = bd.TeamSheet(**{**_fields(home), "players": (home.players[0], guarding)})
    board = "     k  l  m\n7    H1 A1 .\n8    .  H2 A2"
    game = bd.from_board(board, home=home, seed=7)
    ear = Ear()
    ear.listen_to(game.match.hooks)
    game.preview("activate H1 block A1")
    assert ear.heard == {}
    ear.is_open = True
    assert game.preview("activate H1 block A1").block_dice == 2
    assert ear.heard == {"guard assists_marked": 1}


def _fields(value: object) -> dict[str, object]:
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


def test_a_failing_match_is_cut_down() -> None:
    """Say that a match fails as soon as somebody is injured in it."""
    game = make_game("shrinking 1")
    eager, random = Eager(), Random(1)
    while not game.is_over:
        game.act_code(eager(game, random))

    def fails(record: bd.Record) -> int:
        twin = open_record(record, bd.FastDice(1), "record")
        try:
            for number in play_record(twin, record, "record"):
                if any(event.kind == "injury" for event in twin.events):
                    return number + 1
        except bd.BlockdiceError:
            pass
        return 0

    record = game.record()
    short = played(shrink(record, fails))
    assert fails(short) == len(short.decisions) <= 10 < len(record.decisions)
    assert short.start is not None
    assert bd.verify(short).is_same


def test_the_same_failure_is_known_again_where_players_and_squares_differ() -> None:
    game = make_game("shrinking 2")

    def probe(game: bd.Game) -> None:
        raise bd.BrokenInvariant(f"H{len(game.chronicle)} stands nowhere")

    game.act_code(game.decision.choices.at(0))
    record = game.record()
    cause = _cause(lambda: probe(make_game("shrinking 2")))
    assert Failure(record, cause, probe).fails(record) == 1
    assert Failure(record, cause, None).fails(record) == 0


def _cause(call) -> Cause:
    with pytest.raises(bd.BrokenInvariant) as caught:
        call()
    return Cause.of(caught.value)

"""Verifying: a record is held against a replay, and the first difference is named."""

import json

import pytest

import blockdice as bd
from blockdice.record import from_bytes, to_bytes


def play(game, count=80):
    for number in range(count):
        if game.is_over:
            break
        actions = game.decision.actions
        game.act(actions[(number * 7) % len(actions)])
    return game


@pytest.fixture(scope="module")
def game():
    return play(bd.new_game(seed=7, options=bd.Options(undo="free")))


@pytest.fixture
def row(game):
    return json.loads(to_bytes(game.record()))


def read(row):
    return from_bytes(json.dumps(row).encode())


def test_a_record_verifies(game):
    verdict = bd.verify(game.record())
    assert verdict.is_same
    assert verdict.difference is None
    assert (verdict.edition, verdict.revision) == ("bb2020", verdict.verified_under)
    assert verdict.decisions == 80
    assert verdict.events == len(game.events)
    assert "are the same" in str(verdict)


def test_undone_decisions_stay_in_the_record():
    game = play(bd.new_game(seed=3, options=bd.Options(undo="free")), 30)
    for _ in range(5):
        game.undo()
        play(game, 3)
    record = from_bytes(to_bytes(game.record()))
    assert sum(text.startswith("undo ") for text, _ in record.decisions) == 5
    assert bd.verify(record).is_same
    assert bd.replay(record).board == game.board


def test_undo_after_a_restore_still_counts_from_the_first_decision():
    game = play(bd.new_game(seed=3, options=bd.Options(undo="free")), 30)
    again = bd.restore(json.loads(json.dumps(game.dump())))
    play(again, 2)
    again.undo()
    assert again.chronicle[-1] == ("undo 31", 0)
    assert bd.verify(again.record()).is_same


def test_an_unfinished_match_goes_on_from_its_record(game):
    again = bd.replay(game.record(), game.match.dice.copy())
    for twin in (again, game.fork()):
        play(twin, 200)
    assert again.events
    assert bd.verify(again.record()).is_same


def test_without_dice_a_replayed_match_cannot_roll(game):
    again = bd.replay(game.record())
    with pytest.raises(bd.DiceScriptError, match="nothing more"):
        play(again, 500)


def test_another_event_is_named(row):
    place = next(e["seq"] for e in row["events"] if e["kind"] == "moved")
    row["events"][place]["to"] = "a1"
    difference = bd.verify(read(row)).difference
    assert difference.event == place
    assert difference.decision >= 0
    assert "to=a1" in difference.expected
    assert "to=a1" not in difference.got
    assert f"event {place}: expected moved" in str(bd.verify(read(row)))


def test_missing_and_surplus_events_are_named(row):
    whole = len(row["events"])
    last = row["events"].pop()
    difference = bd.verify(read(row)).difference
    assert (difference.event, difference.expected) == (whole - 1, "no event")
    row["events"] += [last, {"seq": whole, "kind": "moved"}]
    difference = bd.verify(read(row)).difference
    assert (difference.event, difference.got) == (whole, "no event")


def test_another_die_is_noticed(row):
    row["dice"][-1] = row["dice"][-1] % 6 + 1
    assert not bd.verify(read(row)).is_same


def test_a_face_that_the_die_has_not(row):
    row["dice"][0] = 9
    verdict = bd.verify(read(row))
    assert verdict.difference.decision == -1
    assert "(a D" in verdict.difference.got
    with pytest.raises(bd.BadRecord) as caught:
        bd.replay(read(row))
    assert caught.value.decision == -1


def test_an_illegal_decision_is_named(row):
    row["decisions"][20][0] = "move z15"
    verdict = bd.verify(read(row))
    assert verdict.difference.decision == 20
    with pytest.raises(bd.BadRecord) as caught:
        bd.replay(read(row), path="match.json")
    assert caught.value.decision == 20
    assert str(caught.value).startswith("match.json at decision 20: ")


@pytest.mark.parametrize("text", ["", "undo", "undo 700", "sing", "use wings", "move zz"])
def test_nonsense_among_the_decisions(row, text):
    row["decisions"][20][0] = text
    assert bd.verify(read(row)).difference.decision in (20, 21)


def test_dice_counted_to_another_decision(row):
    place = next(n for n, (_, dice) in enumerate(row["decisions"]) if dice)
    row["decisions"][place][1] -= 1
    row["decisions"][place + 1][1] += 1
    assert bd.verify(read(row)).difference.decision == place


def test_decisions_after_the_end():
    game = play(bd.new_game(seed=5), 5000)
    assert game.is_over
    record = game.record()
    record.decisions.append(("end", 0))
    difference = bd.verify(record).difference
    assert difference.decision == len(record.decisions) - 1
    assert "over" in difference.got


def test_an_older_revision_is_told(row):
    row["revision"] = 0
    verdict = bd.verify(read(row))
    assert verdict.is_same
    assert "Played under bb2020 revision 0, verified under revision" in str(verdict)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda row: row.update(edition="bb1886"), "is a bb2020 team in a match of bb1886"),
        (lambda row: row["teams"][0].update(edition="crp"), "is a crp team in a match of bb2020"),
        (
            lambda row: row["teams"][0]["players"][0]["skills"].append(
                {"id": "gills", "value": 0, "targets": []}
            ),
            "no skill called 'gills'",
        ),
    ],
)
def test_what_cannot_even_be_begun(row, change, message):
    change(row)
    record = read(row)
    for play_it in (bd.verify, bd.replay):
        with pytest.raises(bd.BadRecord) as caught:
            play_it(record, path="match.json")
        assert message in str(caught.value)


def test_an_edition_that_there_is_not(row):
    row["edition"] = "bb1886"
    for team in row["teams"]:
        team["edition"] = "bb1886"
    with pytest.raises(bd.BadRecord, match="no edition called 'bb1886'"):
        bd.verify(read(row))


def test_a_fork_has_no_record(game):
    with pytest.raises(bd.BlockdiceError, match="keeps no history"):
        game.fork().record()

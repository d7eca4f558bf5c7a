"""A record, written and read, plays as the match did."""

from hypothesis import given

import blockdice as bd
from blockdice.record import from_bytes, to_bytes
from scripts.fuzzing.checking import check_undo, standing

from .playing import match_of, playing, policies, seeds, whole_matches


@whole_matches
@given(seed=seeds, policy=policies)
def test_a_record_replays_to_the_same_events_and_state(seed, policy):
    game = match_of(seed)
    for random in playing(game, policy, seed):
        if random.random() < 0.02:
            check_undo(game)
    data = to_bytes(game.record(), is_compressed=True)
    record = from_bytes(data)
    assert to_bytes(record, is_compressed=True) == data
    assert bd.verify(record).is_same
    again = bd.replay(record)
    assert [event.as_dict() for event in again.events] == [e.as_dict() for e in game.events]
    assert standing(again) == standing(game)
    assert to_bytes(again.record()) == to_bytes(game.record())


@whole_matches
@given(seed=seeds, policy=policies)
def test_an_unfinished_match_goes_on_with_other_dice(seed, policy):
    game = match_of(seed)
    for number, _ in enumerate(playing(game, policy, seed)):
        if number == seed % 200:
            break
    again = bd.replay(from_bytes(to_bytes(game.record())), game.match.dice.copy())
    assert standing(again) == standing(game)
    for _ in zip(playing(game, policy, seed), playing(again, policy, seed), strict=False):
        assert standing(again) == standing(game)

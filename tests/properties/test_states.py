"""The state never contradicts itself, nor the events; notation names every legal action."""

from hypothesis import given

from blockdice.engine.dump import dump_state
from blockdice.engine.fold import Fold, fold
from blockdice.engine.invariants import check_fold
from blockdice.engine.notation import parse_action
from scripts.fuzzing.checking import check_now

from .playing import match_of, playing, policies, seeds, whole_matches


@whole_matches
@given(seed=seeds, policy=policies)
def test_state_holds_together_and_is_a_fold_of_the_events(seed, policy):
    game = match_of(seed)
    folded = Fold()
    seen = 0
    for _ in playing(game, policy, seed):
        for event in game.events[seen:]:
            folded.apply(event)
        seen = len(game.events)
        check_now(game, folded)
    check_now(game, fold(game.events))
    check_fold(game.match, fold(game.record().events))


@whole_matches
@given(seed=seeds, policy=policies)
def test_every_legal_action_is_read_as_it_is_written(seed, policy):
    game = match_of(seed)
    for number, _ in enumerate(playing(game, policy, seed)):
        actions = game.decision.actions
        for place in range(number % 7, len(actions), 7 if len(actions) > 60 else 1):
            action = actions[place]
            assert parse_action(str(action), game.match.names) == action
            assert action in actions


@whole_matches
@given(seed=seeds)
def test_any_sequence_of_legal_actions_ends_a_match(seed):
    game = match_of(seed)
    decisions = sum(1 for _ in playing(game, "uniform", seed))
    assert game.is_over
    assert decisions < 20_000
    assert game.events[-1].kind == "match_ended"


@whole_matches
@given(seed=seeds, policy=policies)
def test_the_diary_changes_no_decision(seed, policy):
    with_diary, without = match_of(seed), match_of(seed, keep_diary=False)
    rest = playing(without, policy, seed)
    for _ in playing(with_diary, policy, seed):
        next(rest)
        assert without.decision.kind == with_diary.decision.kind
        assert dump_state(without.match.state) == dump_state(with_diary.match.state)
        assert without.match.seq == with_diary.match.seq
    assert next(rest, None) is None
    assert without.events == []
    assert without.score == with_diary.score

"""Forks, and matches rebuilt from their dump, go on as the match does, and leave it alone."""

from hypothesis import given

from blockdice.engine.dump import dump_state
from scripts.fuzzing.checking import check_futures, check_undo, rebuilt, signature, standing, whole

from .playing import match_of, playing, policies, seeds, whole_matches


@whole_matches
@given(seed=seeds, policy=policies)
def test_a_match_rebuilt_at_a_rest_point_asks_the_same(seed, policy):
    game = match_of(seed)
    for number, _ in enumerate(playing(game, policy, seed)):
        if game.decision.is_rest and number % 17 == seed % 17:
            assert game.dump()["since"] == []
            twin = rebuilt(game)
            assert standing(twin) == standing(game)
            assert whole(twin) == whole(game)


@whole_matches
@given(seed=seeds, policy=policies)
def test_forks_and_rebuilt_matches_have_the_same_future(seed, policy):
    game = match_of(seed)
    for random in playing(game, policy, seed):
        if random.random() < (0.01 if game.decision.is_rest else 0.05):
            check_futures(game, random, 20)


@whole_matches
@given(seed=seeds)
def test_a_finished_match_stays_finished(seed):
    game = match_of(seed)
    for _ in playing(game, "kind first", seed):
        pass
    for twin in (game.fork(), rebuilt(game)):
        assert twin.is_over
        assert twin.score == game.score
        assert twin.winner == game.winner
        assert dump_state(twin.match.state) == dump_state(game.match.state)
    assert rebuilt(game).record().decisions == game.record().decisions


@whole_matches
@given(seed=seeds)
def test_a_reseeded_fork_rolls_other_dice(seed):
    game = match_of(seed)
    faces = set()
    for place in range(20):
        fork = game.fork(seed=place)
        assert signature(fork.decision) == signature(game.decision)
        faces.add(tuple(fork.match.die(6, "any") for _ in range(8)))
    assert len(faces) == 20


@whole_matches
@given(seed=seeds, policy=policies)
def test_undo_goes_back_to_the_decision_before(seed, policy):
    game = match_of(seed)
    for random in playing(game, policy, seed):
        if random.random() < 0.05:
            check_undo(game)


@whole_matches
@given(seed=seeds, policy=policies)
def test_what_is_undone_is_asked_again(seed, policy):
    game = match_of(seed)
    asked = []
    for _ in playing(game, policy, seed):
        asked.append(standing(game))
        if len(asked) < 2 or game.undo_refusal():
            continue
        game.undo()
        assert standing(game) == asked[-2]
        break

"""What is not legal is refused with a typed error, and changes nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import blockdice as bd
from scripts.fuzzing.checking import check_refusals, whole

from .playing import match_of, playing, policies, seeds, whole_matches


@whole_matches
@given(seed=seeds, policy=policies)
def test_refusals_change_nothing(seed, policy):
    game = match_of(seed)
    for random in playing(game, policy, seed):
        if random.random() < 0.03:
            check_refusals(game, random)


@given(text=st.text(max_size=40))
def test_any_text_is_an_action_or_a_typed_error(text):
    game = bd.new_game(seed=7)
    before = whole(game)
    try:
        game.act(text)
    except (bd.IllegalAction, bd.NotationError, bd.UnknownName):
        assert whole(game) == before
    else:
        assert text.split()[0].lower() in ("kick", "receive")


@given(code=st.integers(min_value=0, max_value=2**62))
def test_any_packed_action_is_legal_or_refused(code):
    game = bd.new_game(seed=7)
    before = whole(game)
    if not game.decision.choices.has(code):
        with pytest.raises(bd.IllegalAction):
            game.act_code(code)
        assert whole(game) == before


def test_nothing_can_be_answered_after_the_end():
    game = match_of(1)
    for _ in playing(game, "uniform", 1):
        pass
    before = game.record().decisions[:]
    for answer in ("end", "move c5", "nonsense"):
        with pytest.raises(bd.StaleDecision):
            game.act(answer)
    assert game.record().decisions == before

"""What the log and the questions say of prayers."""

from __future__ import annotations

import pytest

from blockdice.bots.simple import SimpleBot
from blockdice.narration import Words
from blockdice.narration.describing import describe
from blockdice.narration.labels import label
from blockdice.narration.prayers import PRAYER_NAMES, PRAYERS
from blockdice.narration.questions import asked
from blockdice.rules.bb2020.tables import PRAYERS as TABLE
from blockdice.rules.editions import load_edition
from tests.scenarios.praying import DICE, LEAGUE, NUMBERS, before_the_match, worth
from tests.scenarios.scenario import Scenario, kick_off_scenario


def told(play: Scenario, *kinds: str) -> list[str]:
    """The lines of the log for events of these kinds."""
    words = Words(play.game.teams)
    rows = [event.as_dict() for event in play.game.events if event.kind in kinds]
    return [describe(row, words) or "" for row in rows]


def test_every_prayer_has_a_name_and_words() -> None:
    skills = {skill.id: skill for skill in load_edition("bb2020").skills}
    assert list(PRAYER_NAMES) == list(PRAYERS) == TABLE[1:]
    assert all(skills[id].name == name for id, name in PRAYER_NAMES.items())
    assert all(skills[id].category == "Y" and skills[id].lasts >= 0 for id in PRAYERS)


@pytest.mark.parametrize("prayer", list(NUMBERS))
def test_the_log_tells_what_has_been_prayed_for(prayer: str) -> None:
    dice = [*DICE, f"prayer: {NUMBERS[prayer]}"]
    play = kick_off_scenario(dice=dice, options=LEAGUE, **worth("away", 1)).act("use prayer")
    assert told(play, "prayer") == [
        f"A prayer for The away team, from the next drive on: {PRAYER_NAMES[prayer]} "
        f"({PRAYERS[prayer]})"
    ]


def test_the_log_tells_when_it_begins_and_when_it_is_wasted() -> None:
    who = {f"A{n}": {"skills": "loner 4"} for n in range(1, 17)}
    play = before_the_match("iron_man", "friends_with_the_ref", who=who)
    assert told(play, "prayer_wasted", "effect_began") == [
        "The prayer of The away team is wasted: nobody for Iron Man",
        "The away team: Friends with the Ref until the end of the drive",
    ]


def test_the_questions() -> None:
    play = kick_off_scenario(
        dice=[*DICE, "prayer: 4 16", "intensive_training: 1"],
        options=LEAGUE,
        who={"A1": {"position": "orc_lineman"}},
        **worth("away", 2),
    )
    words = Words(play.game.teams)
    assert asked(play.game.decision, words) == "is a prayer said, for better or worse?"
    labels = [label(play.game, action, words) for action in play.game.decision.actions]
    assert labels == ["Pray", "No prayer"]
    play.act("use prayer", "use prayer", "kick")
    assert asked(play.game.decision, words).startswith("Iron Man: until the final whistle")
    play.act("select A2")
    assert asked(play.game.decision, words) == "which skill does A1 train?"
    assert "Block" in [label(play.game, action, words) for action in play.game.decision.actions]


def test_the_simple_coach_answers_them() -> None:
    """It prays, and thinks of its strongest player."""
    play = kick_off_scenario(
        dice=[*DICE, "prayer: 4"],
        options=LEAGUE,
        who={"A7": {"st": 5}},
        **worth("away", 1),
    )
    bot = SimpleBot(1, 1)
    assert str(bot.choose(play.game)) == "use prayer"
    play.act("use prayer", "kick").asks("prayer_player", "away")
    assert str(bot.choose(play.game)) == "select A7"

"""What cards do: a few makers that most of them share."""

from __future__ import annotations

from blockdice.engine.effects import CHARACTERISTIC, RULE, SKILL, WEATHER, Effect
from blockdice.engine.hooks import Hook
from blockdice.engine.match import Match
from blockdice.engine.rolls import Test
from blockdice.skills.cards.card import Play


def gives(m: Match, play: Play) -> None:
    """The player has a skill while the card lasts."""
    card, player = play.card, play.target
    token = m.names.tokens.index(card.gives)
    side = m.side_of(player)
    m.begin(Effect(SKILL, card.lasts, side, player, token, card.amount, play.token, by=play.player))


def changes(m: Match, play: Play) -> None:
    """A characteristic of the player is changed while the card lasts."""
    card, player = play.card, play.target
    side = m.side_of(player)
    m.begin(Effect(CHARACTERISTIC, card.lasts, side, player, card.figure, card.amount, play.token))


def reigns(m: Match, play: Play) -> None:
    """The card is in force for its side while it lasts."""
    m.begin(Effect(RULE, play.card.lasts, play.side, -1, play.token, by=play.player))


def turns_weather(m: Match, play: Play) -> None:
    """Other weather while the card lasts; what it was comes back then."""
    before = m.state.weather
    m.begin(Effect(WEATHER, play.card.lasts, play.side, -1, play.token, before))
    m.change_weather(play.card.amount)


def is_other_weather(m: Match, play: Play) -> bool:
    """Whether the weather is not what the card makes of it already."""
    return m.state.weather != play.card.amount


def gains_reroll(m: Match, play: Play) -> None:
    """The team has one more re-roll until the end of the drive."""
    m.state.drive_rerolls[play.side] += 1
    m.note_rerolls(play.side)


# What a card in force does to tests.


def hampers(m: Match, hook: Hook, test: Test) -> None:
    """1 less for the opponents of whoever has played it."""
    if m.is_in_force(hook, 1 - m.side_of(test.player)):
        test.modify(hook.skill, -1)


def disturbs(m: Match, hook: Hook, test: Test) -> None:
    """2 less for the opponents of whoever has played it."""
    if m.is_in_force(hook, 1 - m.side_of(test.player)):
        test.modify(hook.skill, -2)


def helps(m: Match, hook: Hook, test: Test) -> None:
    """1 more for the side that has played it."""
    if m.is_in_force(hook, m.side_of(test.player)):
        test.modify(hook.skill, 1)

"""The kinds of events whose sentence depends on what is in them."""

from __future__ import annotations

from collections.abc import Callable

from blockdice.narration.prayers import PRAYERS
from blockdice.narration.words import Row, Words, counted, signed, spoken

Teller = Callable[[Row, Words], str | None]

_DECLARED = {"block": "a block on", "blitz": "a blitz on", "foul": "a foul on"}
_BOXED = {
    "reserves": "is back in the reserves",
    "knocked_out": "is knocked out and leaves the pitch",
    "casualty": "is carried off",
    "sent_off": "is sent off",
}
_UNTOLD_BOXED = ("new_drive", "set_up_again")
_INJURY = {
    "stunned": "is stunned",
    "knocked_out": "is knocked out",
    "badly_hurt": "is badly hurt",
    "casualty": "is a casualty",
}
_CASUALTY = {
    "badly_hurt": "is badly hurt, and fit again for the next match",
    "seriously_hurt": "is seriously hurt and misses the next match",
    "serious_injury": "is seriously injured: a niggling injury, and misses the next match",
    "lasting_injury": "has a lasting injury and misses the next match",
    "dead": "is dead",
}
_VERDICTS = {
    "persuaded": "the referee is talked round, and {player} stays",
    "unmoved": "the referee is unmoved",
    "ejected": "the referee has had enough",
}


def _half_started(event: Row, words: Words) -> str:
    return "Extra time" if event["half"] > 2 else f"Half {event['half']}"


def _declared(event: Row, words: Words) -> str:
    player, action = event["player"], event["action"]
    target = event.get("target")
    if target is None:
        names = {"throw": "throw team-mate", "handoff": "hand-off"}
        return f"{player}: {names.get(action) or words.skill(action)}"
    return f"{player}: {_DECLARED.get(action, words.skill(action) + ' on')} {target}"


def _block_result(event: Row, words: Words) -> str:
    return f"The block on {event['target']}: {spoken(event['result'])}"


def _knocked_down(event: Row, words: Words) -> str:
    player, causer = event["player"], event.get("causer")
    if causer is not None:
        return f"{player} is knocked down by {causer}"
    return f"{player} is knocked down ({spoken(event.get('by', '?'))})"


def _posture(event: Row, words: Words) -> str:
    posture = event["posture"]
    return f"{event['player']} " + ("stands up" if posture == "standing" else f"is {posture}")


def _token(event: Row, words: Words) -> str | None:
    player, token, is_on = event["player"], event["token"], event["on"]
    if token == "distracted":
        return f"{player} {'loses' if is_on else 'regains'} the tackle zone"
    if token == "fainted":
        return f"{player} {'faints and misses the next drive' if is_on else 'has recovered'}"
    return None


def _boxed(event: Row, words: Words) -> str | None:
    why, place = event["why"], event["place"]
    if why in _UNTOLD_BOXED:
        return None
    if why == "solid_defence":
        return f"{event['player']} is taken up to be placed again"
    if why == "crowd" and place == "reserves":
        return f"{event['player']} is pushed into the crowd"
    if why == "trapdoor":
        return f"The trapdoor opens, and {event['player']} falls through it"
    return f"{event['player']} {_BOXED.get(place, 'goes to ' + spoken(place))} ({spoken(why)})"


def _effect_began(event: Row, words: Words) -> str:
    source = f" ({words.skill(event['source'])})" if "source" in event else ""
    until = spoken(event["until"])
    return f"{_bearer(event, words)}: {_effect(event, words)} until the end of the {until}{source}"


def _effect_ended(event: Row, words: Words) -> str:
    return f"{_bearer(event, words)}: no longer {_effect(event, words)}"


def _bearer(event: Row, words: Words) -> str:
    return event.get("player") or words.team_or_nobody(event)


def _effect(event: Row, words: Words) -> str:
    """What is changed, or had, for a time."""
    what, value = event["what"], event.get("value", 0)
    if event["effect"] == "shape":
        return "a frog" if what == "hireling_sports_wizard" else "something else"
    if event["effect"] == "weather":
        return f"other weather ({words.skill(what)})"
    if event["effect"] == "characteristic":
        return f"{what.upper()} {signed(value)}"
    return f"{words.skill(what)} ({value})" if value else words.skill(what)


def _injury(event: Row, words: Words) -> str:
    result = event["result"]
    return f"{event['player']} {_INJURY.get(result, spoken(result))}"


def _casualty(event: Row, words: Words) -> str:
    result, figure = event["result"], event.get("characteristic")
    text = f"{event['player']} {_CASUALTY.get(result, spoken(result))}"
    if figure is not None:
        text += f", with a worse {figure.upper()}"
    causer = event.get("causer")
    return f"{text} ({spoken(event['by'])}{' by ' + causer if causer is not None else ''})"


def _result_of(thing: str) -> Teller:
    return lambda event, words: f"The {thing} is {spoken(event['result'])}"


def _turnover(event: Row, words: Words) -> str:
    return f"TURNOVER for {words.team(event['coach'])}: {spoken(_cause(event))}"


def _event_ended(event: Row, words: Words) -> str:
    return f"The kick-off event is over: {spoken(_cause(event))}"


def _cause(event: Row) -> str:
    return str(event.get("why", "?"))


def _touchdown(event: Row, words: Words) -> str:
    team = words.team(event["coach"])
    return (
        f"TOUCHDOWN for {team}: {event['player']} on {event['to']}. {words.score(event['score'])}"
    )


def _touchback(event: Row, words: Words) -> str:
    if "player" in event:
        return f"Touchback for {words.team(event['coach'])}: the ball goes to {event['player']}"
    return f"Touchback for {words.team(event['coach'])}, with nobody to take the ball"


def _argued(event: Row, words: Words) -> str:
    verdict = _VERDICTS.get(event["verdict"], spoken(event["verdict"]))
    return f"The call is argued: {verdict.format(player=event['player'])}"


def _bribe(event: Row, words: Words) -> str:
    outcome = "and the referee has seen nothing" if event["works"] else "for nothing"
    return f"A bribe from {words.team(event['coach'])}, {outcome} ({event['left']} left)"


def _skill_used(event: Row, words: Words) -> str:
    """By a player, or a rule of the team."""
    skill = words.skill(event["skill"])
    return (
        f"{event['player']} uses {skill}"
        if "player" in event
        else f"{_bearer(event, words)}: {skill}"
    )


def _rerolls(event: Row, words: Words) -> str:
    extra = f", {event['drive']} more for this drive" if event.get("drive") else ""
    extra += ", one by a Leader" if event.get("skill") else ""
    return f"{counted(event['left'], 're-roll')} for {words.team(event['coach'])}{extra}"


def _selected(event: Row, words: Words) -> str:
    return f"{event['player']} is picked at random of {event['among']} ({spoken(event['name'])})"


def _conceded(event: Row, words: Words) -> str:
    return f"The match is conceded by {words.team(event['coach'])}. {words.score(event['score'])}"


def _match_ended(event: Row, words: Words) -> str:
    text = f"The final whistle: {words.score(event['score'])}"
    penalties = event.get("penalties", [0, 0])
    return f"{text} (sudden death {penalties[0]} - {penalties[1]})" if any(penalties) else text


def _undone(event: Row, words: Words) -> str:
    return f"The last answer is taken back by {words.team(event['coach'])}"


def _prayer(event: Row, words: Words) -> str:
    team, result = words.team(event["coach"]), event["result"]
    if result == "none":
        return f"A prayer for {team}: there is nothing left to pray for"
    return f"A prayer for {team}, from the next drive on: {words.skill(result)} ({PRAYERS[result]})"


def _prayer_wasted(event: Row, words: Words) -> str:
    name = words.skill(event["result"])
    return f"The prayer of {words.team(event['coach'])} is wasted: nobody for {name}"


OUTCOMES: dict[str, Teller] = {
    "prayer": _prayer,
    "prayer_wasted": _prayer_wasted,
    "half_started": _half_started,
    "declared": _declared,
    "block_result": _block_result,
    "knocked_down": _knocked_down,
    "posture": _posture,
    "token": _token,
    "boxed": _boxed,
    "effect_began": _effect_began,
    "effect_ended": _effect_ended,
    "injury": _injury,
    "casualty": _casualty,
    "pass_result": _result_of("pass"),
    "throw_result": _result_of("throw"),
    "turnover": _turnover,
    "event_ended": _event_ended,
    "touchdown": _touchdown,
    "touchback": _touchback,
    "argued": _argued,
    "bribe": _bribe,
    "skill_used": _skill_used,
    "rerolls": _rerolls,
    "selected": _selected,
    "conceded": _conceded,
    "match_ended": _match_ended,
    "undone": _undone,
}
"""What tells each of these kinds."""

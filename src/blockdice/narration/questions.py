"""The question that a pending decision puts to a coach, in words."""

from __future__ import annotations

from blockdice.engine.decisions import Decision
from blockdice.engine.rolls import Roll
from blockdice.engine.words import BLOCK_FACES
from blockdice.narration.cards import CARDS
from blockdice.narration.prayers import PRAYERS
from blockdice.narration.words import Words, spoken

_QUESTIONS = {
    "kick_or_receive": "the toss is yours: kick or receive?",
    "set_up": "set up the team",
    "nominate_kicker": "who kicks?",
    "place_kick": "where is the kick aimed at?",
    "high_kick": "who stands under the high kick?",
    "solid_defence": "who is set up again?",
    "quick_snap": "who snaps forward one square?",
    "touchback": "who is given the ball?",
    "activate": "whom to activate, and for what?",
    "move": "what does {player} do next?",
    "reroll": "re-roll for {player}?",
    "use_skill": "does {player} use {skill}?",
    "reroll_die": "which die is re-rolled for {player}?",
    "block_die": "which block die counts for {player}?",
    "push": "where is {player} pushed to?",
    "follow_up": "does {player} follow up?",
    "hit_and_run": "where does {player} run to?",
    "inducements": "what do you induce for this match?",
    "mercenary_skill": "does the mercenary bring a skill, for more gold?",
    "lash_out": "which team-mate does {player} lash out at?",
    "change_to_move": "does {player} only move instead?",
    "bite": "whom does {player} bite?",
    "choose_player": "which player?",
    "choose_skill": "which skill does {player} have for a while?",
    "pray": "is a prayer said, for better or worse?",
    "prayer_player": "who is chosen for the prayer?",
    "prayer_skill": "which skill does {player} train?",
    "swoop": "which way does {player} swoop?",
    "swarming": "who swarms onto the pitch?",
    "second_target": "whom does {player} block at the same time?",
    "strike": "how does {player} strike?",
    "trickster": "does {player} slip away from the blow?",
    "ball_and_chain": "which way does {player} whirl?",
    "interfere": "who reaches for the pass?",
    "hail_mary": "is it a Hail Mary by {player}, which nobody can interfere with?",
    "dump_off": "where does {player} dump the ball off to?",
    "on_the_ball": "who runs after the ball?",
    "reach_for_ball": "who dives for the ball?",
    "place_ball": "where does {player} put the ball?",
    "throw_bomb": "where does {player} throw the bomb on to?",
    "weather_mage": "does the weather mage change the weather?",
    "weather": "which weather is it to be?",
    "wizard": "does the wizard cast a spell?",
    "reroll_deck": "the same deck again. Is the die rolled once more?",
    "keep_card": "which of the two cards do you keep?",
    "play_card": "do you play a card?",
    "card_target": "whom is the card for?",
    "josef_bugman": "does Josef Bugman join in for this drive?",
    "apothecary": "call the apothecary for {player}?",
    "casualty_result": "which of the two casualty rolls stands for {player}?",
    "argue_the_call": "{player} is sent off. Argue the call?",
    "bribe": "{player} is sent off. Bribe the referee?",
    "journeyman": "which journeyman is taken on?",
    "allocate_touchdown": "who is credited with a touchdown that was conceded?",
}


def question(decision: Decision, words: Words) -> str:
    """Who is asked, and what."""
    return f"{words.teams[decision.side]}: {asked(decision, words)}"


def asked(decision: Decision, words: Words) -> str:
    """What is asked, to follow the name of who is; a kind that is not known by its name."""
    kind, roll, player = decision.kind, decision.roll, decision.player or "?"
    if roll is not None and roll.dice and kind in ("block_die", "reroll", "use_skill"):
        rolled = describe_dice(roll)
        if kind == "block_die":
            return f"{player} rolled {rolled}. Which result?"
        who = f" of {decision.names.labels[roll.player]}" if roll.player >= 0 else ""
        ends = "Re-roll?" if kind == "reroll" else f"Does {player} use {_skill(decision, words)}?"
        return f"{words.skill(roll.name)}{who}: rolled {rolled}. {ends}"
    if kind == "apothecary" and roll is not None:
        return f"{player}: {spoken(roll.name)}. Call the apothecary?"
    if kind == "prayer_player" and roll is not None:
        return f"{words.skill(roll.name)}: {PRAYERS.get(roll.name, 'who is chosen')}. Who?"
    if kind == "card_target" and roll is not None:
        return f"{words.skill(roll.name)}: {CARDS.get(roll.name, 'for whom')}. Who?"
    sentence = _QUESTIONS.get(kind)
    if sentence is None:
        about = f" ({player})" if decision.player else ""
        return f"{spoken(kind)}{about}?"
    return sentence.format(player=player, skill=_skill(decision, words))


def describe_dice(roll: Roll) -> str:
    """The dice on the table: faces, and what they needed."""
    faces = ", ".join(dice_faces(roll))
    return f"{faces}, needs {roll.needed}+" if roll.needed else faces


def dice_faces(roll: Roll) -> list[str]:
    """What each of the dice shows: in words for block dice, else the number."""
    if roll.name == "block":
        return [spoken(BLOCK_FACES[face]) for face in roll.dice]
    return [str(face) for face in roll.dice]


def _skill(decision: Decision, words: Words) -> str:
    """The one skill that may be used, or "a skill"."""
    used = [action.what for action in decision.actions[:8] if action.verb == "use"]
    return words.skill(used[0]) if len(used) == 1 and used[0] else "a skill"

"""What skills, prayers and inducements are called, and what they do: sent once a match."""

from __future__ import annotations

from functools import cache

from blockdice.catalog import load_skills
from blockdice.catalog.inducements import load_inducements
from blockdice.narration.cards import CARD_NAMES, CARDS
from blockdice.narration.prayers import PRAYER_NAMES, PRAYERS
from blockdice.server.protocol import Term


@cache
def view_glossary(edition: str) -> dict[str, Term]:
    """The terms of an edition by id. Kept, and so shared: nobody may change it."""
    terms = {id: Term(PRAYER_NAMES[id], text) for id, text in PRAYERS.items()}
    terms |= {id: Term(CARD_NAMES[id], text) for id, text in CARDS.items()}
    for ware in load_inducements(edition).inducements.values():
        terms[ware.id] = Term(ware.name, ware.description)
    for skill in load_skills(edition).skills.values():
        terms[skill.id] = Term(skill.name, skill.description)
    return terms

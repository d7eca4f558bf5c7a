"""A special rule of a team: the league that it plays in, or a rule of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from blockdice.catalog.entry import Entry
from blockdice.catalog.loading import read_document

REGIONAL = "regional"
TEAM = "team"
KINDS = (REGIONAL, TEAM)


@dataclass(frozen=True)
class SpecialRule:
    """A special rule of a roster (BB2020: Team Special Rules).

    A regional one does nothing by itself: it says who and what can be hired, and at which
    price. One of the `team` kind does what its name says.
    """

    id: str
    name: str
    kind: str

    @property
    def is_regional(self) -> bool:
        """Whether it only tells where the team comes from."""
        return self.kind == REGIONAL


@cache
def load_special_rules(edition: str) -> Mapping[str, SpecialRule]:
    """All special rules of an edition's rosters by their ids.

    Raises `UnknownName` for an unknown edition, `BadFile` for a fault in the file.

    >>> load_special_rules("bb2020")["old_world_classic"].is_regional
    True
    """
    return read_special_rules(read_document(edition, "rosters.json"))


def read_special_rules(document: Entry) -> Mapping[str, SpecialRule]:
    """The special rules that a catalog file holds; raises `BadFile` for a fault in it."""
    rules = {}
    for entry in document.entries("special_rules"):
        rule = SpecialRule(entry.id(), entry.text("name"), entry.text("kind", among=KINDS))
        entry.finish()
        rules[rule.id] = rule
    return rules


def read_choices(
    entry: Entry, rules: Mapping[str, SpecialRule]
) -> tuple[tuple[SpecialRule, ...], ...]:
    """The choices of special rules, which most rosters do not have and leave out."""
    if not entry.has("special_rule_choices"):
        return ()
    choices = []
    for choice in entry.entries("special_rule_choices"):
        ids = choice.texts("one_of", among=rules)
        if len(ids) < 2:
            raise choice.bad("one_of", "wants at least two to choose from.")
        choices.append(tuple(rules[id] for id in ids))
        choice.finish()
    return tuple(choices)

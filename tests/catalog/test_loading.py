"""Reading a catalog file: what is no JSON, and what is another edition's."""

from __future__ import annotations

import pytest

from blockdice.catalog.loading import editions, look_up, parse_document, parse_json
from blockdice.engine.errors import BadFile, UnknownName


def test_the_editions_are_the_folders_with_rosters():
    assert editions() == ("bb2020",)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "line 1, column 1"),
        ('{"edition": }', "line 1, column 13"),
        ('{"a": 1, "a": 2}', ""),
        ('{"a": NaN}', ""),
        ('{"a": ' + "9" * 5000 + "}", ""),
        ("[" * 100_000, ""),
    ],
)
def test_what_is_no_json_is_refused_with_its_place(text, where):
    with pytest.raises(BadFile) as caught:
        parse_json(text, "x.json")
    assert (caught.value.path, caught.value.where) == ("x.json", where)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[]", ""),
        ("{}", "edition"),
        ('{"edition": "crp"}', "edition"),
        ('{"edition": 5}', "edition"),
    ],
)
def test_a_document_says_which_edition_it_is_of(text, where):
    with pytest.raises(BadFile) as caught:
        parse_document(text, "x.json", "bb2020")
    assert caught.value.where == where


def test_names_are_looked_up_in_any_spelling():
    things = {"big_un_blocker": 1, "blitzer": 2}
    assert look_up("thing", "Big Un-Blocker", things) == 1
    with pytest.raises(UnknownName) as caught:
        look_up("thing", "big un", things)
    assert caught.value.near == ("big_un_blocker",)

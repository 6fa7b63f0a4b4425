"""Saves: the whole session as text; what is damaged, foreign or of another version is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tabletop.core.checksum import checksum, crc
from tabletop.table.saves import KEYS, SaveError, _body, read_save, write_save
from tabletop.table.session import Session
from tests.tabletop.pebbles import PEBBLES, bots_play, sitting


def reason(text: Any) -> str:
    """Return why a text is refused as a save."""
    with pytest.raises(SaveError) as caught:
        Session.load(PEBBLES, text)
    return caught.value.reason


def altered(**keys: Any) -> str:
    """A save with other contents, and a checksum that fits them."""
    saved = read_save("pebbles", 3, sitting("pb", "mark").save())
    return write_save("pebbles", 3, saved._replace(**keys))


def test_a_save_is_taken_up_where_it_was_left() -> None:
    session = bots_play(sitting("ppb", "draw", "next", "mark", "next"))
    assert Session.load(PEBBLES, session.save()).game.record() == session.game.record()


def test_a_save_of_a_save_is_the_same() -> None:
    text = sitting("ppb", "draw", "next").save()
    assert Session.load(PEBBLES, text).save() == text


def test_the_log_is_there_again() -> None:
    session = sitting("pb", "mark", "draw")
    assert Session.load(PEBBLES, session.save()).log == session.log


def test_the_curtain_is_closed() -> None:
    session = sitting("pp", "mark")
    assert Session.load(PEBBLES, session.save()).waiting == "curtain"


def test_the_news_is_what_happened_since_one_s_last_decision() -> None:
    session = sitting("pp", "mark", "next", "draw", "next")
    again = Session.load(PEBBLES, session.save())
    again.open(0)
    assert [entry.event.id for entry in again.news()] == ["drew", "passed"]


@pytest.mark.parametrize("cut", [1, 20, 60, 200])
def test_a_save_that_breaks_off_is_damaged(cut: int) -> None:
    assert reason(sitting("pb", "mark").save()[:-cut]) == "save-damaged"


def test_every_changed_letter_is_noticed() -> None:
    text = sitting("pb", "mark", "draw").save()
    changed = {reason(text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]) for at in range(len(text))}
    assert changed == {"save-damaged", "save-foreign", "save-version"}


@pytest.mark.parametrize(
    "text", ["", "hello", "null", "[]", "{}", "7", '{"format":"chess","version":3}', None, 7, b"x"]
)
def test_other_texts_are_foreign(text: Any) -> None:
    assert reason(text) == "save-foreign"


def test_depth_without_end_is_foreign() -> None:
    assert reason("[" * 100_000) == "save-foreign"


@pytest.mark.parametrize("version", [2, 4, "3", None, True])
def test_another_version_is_said_to_be_one(version: Any) -> None:
    data = json.loads(sitting("pb").save())
    assert reason(json.dumps({**data, "version": version})) == "save-version"


@pytest.mark.parametrize("key", sorted(KEYS - {"format", "version"}))
def test_a_save_without_one_of_its_parts_is_damaged(key: str) -> None:
    data = json.loads(sitting("pb").save())
    del data[key]
    assert reason(json.dumps(data)) == "save-damaged"


@pytest.mark.parametrize(
    "keys",
    [{"record": "no record"}, {"record": "[]"}, {"record": '{"names": 3}'}, {"record": 3}, {"seats": []},
     {"seats": [{"name": "X", "kind": "person"}]}, {"seats": [3, 4]}, {"seats": "pb"}, {"dice": -1}, {"dice": 2**64},
     {"dice": "1"}, {"dice": True}],
)  # fmt: skip
def test_contents_that_cannot_be_are_damaged(keys: dict[str, Any]) -> None:
    assert reason(altered(**keys)) == "save-damaged"


def test_a_move_that_cannot_be_played_is_damaged() -> None:
    record = sitting("pb").game.record()
    assert reason(altered(record=f"{record}nod\n")) == "save-damaged"


def test_names_beyond_ascii_are_kept() -> None:
    seats = [{"name": "李白", "kind": "person"}, {"name": "Ægir", "kind": "person"}]
    session = Session.new(PEBBLES, seats, {}, 1)
    assert [seat.name for seat in Session.load(PEBBLES, session.save()).seats] == ["李白", "Ægir"]


def test_the_checksum_is_the_published_one() -> None:
    """CRC-32: its check value is that of the nine digits."""
    assert (crc(""), crc("123456789")) == ("00000000", "cbf43926")


def test_the_older_checksum_is_the_published_one() -> None:
    """FNV-1a, 64 bits: the offset basis for nothing, and the value its authors give for "a"."""
    assert (checksum(""), checksum("a")) == ("cbf29ce484222325", "af63dc4c8601ec8c")


def older(text: str, version: int = 2) -> str:
    """A save as an older version wrote it."""
    data = {**json.loads(text), "version": version}
    return json.dumps({**data, "check": checksum(_body(data))})


def test_a_save_of_an_older_version_is_read_where_the_game_says_so() -> None:
    text = sitting("pb", "mark").save()
    assert Session.load(replace(PEBBLES, readable_versions=frozenset((2,))), older(text)).save() == text


def test_an_older_version_that_the_game_does_not_name_is_refused() -> None:
    assert reason(older(sitting("pb", "mark").save())) == "save-version"


def test_an_older_save_with_a_changed_letter_is_damaged() -> None:
    text = older(sitting("pb", "mark").save()).replace("mark", "draw")
    with pytest.raises(SaveError) as caught:
        Session.load(replace(PEBBLES, readable_versions=frozenset((2,))), text)
    assert caught.value.reason == "save-damaged"

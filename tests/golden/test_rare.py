"""Rounds in which something rare happens replay to their result, and the rare thing happens in them (notation §3)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from citadels import Game
from tests.golden import rare, rare_2016
from tests.golden.rare import Shelf

SHELVES = [rare.FIRST, rare_2016.SHELF]
of_each_edition = pytest.mark.parametrize("shelf", SHELVES, ids=["2005", "2016"])
RECORDS = [pytest.param(path, shelf, id=path.stem) for shelf in SHELVES for path in shelf.records]
of_each_record = pytest.mark.parametrize(("path", "shelf"), RECORDS)


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@of_each_edition
def test_every_rare_thing_has_its_record(shelf: Shelf) -> None:
    assert {path.stem for path in shelf.records} == {*shelf.rare}


@of_each_record
def test_a_rare_thing_happens_in_its_record(path: Path, shelf: Shelf) -> None:
    assert path.stem in rare.used(text(path), shelf.rare)


@cache
def replayed(path: Path) -> Game:
    """The game of a record at its end; no test plays on in it."""
    return Game.from_record(text(path))


@of_each_record
def test_a_rare_record_replays_to_its_result(path: Path, shelf: Shelf) -> None:
    game = replayed(path)
    assert re.findall(r'\[Result "(.*)"\]', text(path)) == [" ".join(map(str, game.scores or ()))]


@of_each_record
def test_a_rare_record_is_written_as_it_was_read(path: Path, shelf: Shelf) -> None:
    assert replayed(path).record() == text(path)

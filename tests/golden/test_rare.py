"""Rounds in which something rare happens replay to their result, and the rare thing happens in them (notation §3)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from citadels import Game
from tests.golden.rare import HERE, RARE, used

RECORDS = sorted(HERE.glob("*.citadels"))


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_every_rare_thing_has_its_record() -> None:
    assert {path.stem for path in RECORDS} == {*RARE}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_rare_thing_happens_in_its_record(path: Path) -> None:
    assert path.stem in used(text(path))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_rare_record_replays_to_its_result(path: Path) -> None:
    game = Game.from_record(text(path))
    assert re.findall(r'\[Result "(.*)"\]', text(path)) == [" ".join(map(str, game.scores or ()))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_rare_record_is_written_as_it_was_read(path: Path) -> None:
    assert Game.from_record(text(path)).record() == text(path)

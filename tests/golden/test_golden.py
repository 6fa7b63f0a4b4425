"""Recorded games replay to their recorded result, and use together all there is in the game (notation §3)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from citadels import Game
from tests.golden import features, features_2016

HERE = Path(__file__).parent
FIRST = sorted(HERE.glob("*.citadels"))
OF_2016 = sorted((HERE / "edition_2016").glob("*.citadels"))
RECORDS = [*FIRST, *OF_2016]


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def replayed(path: Path) -> Game:
    """The game of a record at its end; no test plays on in it."""
    return Game.from_record(text(path))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays_to_its_result(path: Path) -> None:
    game = replayed(path)
    assert re.findall(r'\[Result "(.*)"\]', text(path)) == [" ".join(map(str, game.scores or ()))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_is_written_as_it_was_read(path: Path) -> None:
    assert replayed(path).record() == text(path)


def test_records_use_every_card_option_and_end() -> None:
    together = set().union(*(features.used(text(path)) for path in FIRST))
    assert features.wanted() - together == set()


def test_records_of_2016_use_every_card_choice_option_set_and_end() -> None:
    together = set().union(*(features_2016.used(text(path)) for path in OF_2016))
    assert features_2016.wanted() - together == set()


def test_records_of_2016_play_with_its_cards() -> None:
    assert {replayed(path)._state.rules.cards.word for path in OF_2016} == {"2016"}

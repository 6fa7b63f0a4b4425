"""Recorded games replay to their recorded result, and use together all there is in Catan (notation §5)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from catan import Game
from tests.catan.golden import features
from tests.catan.golden.make import LINKS

RECORDS = sorted(Path(__file__).parent.glob("*.catan"))
LINK_TEXTS: dict[str, str] = json.loads(LINKS.read_text(encoding="utf-8"))
of_each = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@of_each
def test_a_record_replays_to_its_result(path: Path) -> None:
    game = Game.from_record(text(path))
    assert re.findall(r'\[Result "(.*)"\]', text(path)) == [" ".join(map(str, game.scores or ()))]


@of_each
def test_a_record_survives_a_round_trip(path: Path) -> None:
    assert Game.from_record(text(path)).record() == text(path)


@of_each
def test_a_record_is_the_link_that_was_stored(path: Path) -> None:
    """Notation §3: the order of moves is an interface."""
    assert Game.from_record(text(path)).link() == LINK_TEXTS[path.stem]


@of_each
def test_a_stored_link_leads_to_its_record(path: Path) -> None:
    game, expected = Game.from_link(LINK_TEXTS[path.stem]), Game.from_record(text(path))
    assert game.history == expected.history


@of_each
def test_a_record_can_be_taken_back_to_its_beginning(path: Path) -> None:
    game = Game.from_record(text(path))
    while game.history:
        game.undo()
    assert game == Game.new(game.names, dict(_head(path)["rules"]), _head(path)["seed"])


def _head(path: Path) -> dict[str, Any]:
    from tabletop.notation.record import read_record

    return read_record(text(path))[0]


def test_the_records_use_every_move_card_event_option_and_end() -> None:
    together = set().union(*(features.features_of(text(path)) for path in RECORDS))
    assert features.all_features() - together == set()

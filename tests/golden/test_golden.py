"""Stored games replay to their result, and use together all there is in a game (notation §3)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabletop.testing import golden
from tests.golden.games import GOLDEN, OF_2016, RARE, text

RECORDS = [(games.game, path, name) for name, games in GOLDEN.items() for path in games.paths()]
RARE_RECORDS = [(GOLDEN[name].game, path, f"{name} rare") for name, shelf in RARE.items() for path in shelf.records]
LINKED: list[tuple[Any, Path]] = [
    (games, path) for games in GOLDEN.values() for path in games.paths() if path.stem in games.links()
]
of_each_record = pytest.mark.parametrize(
    ("kind", "path"),
    [pytest.param(kind, path, id=f"{name}-{path.stem}") for kind, path, name in (*RECORDS, *RARE_RECORDS)],
)
of_each_link = pytest.mark.parametrize(
    ("games", "path"), [pytest.param(games, path, id=path.stem + path.suffix) for games, path in LINKED]
)


@cache
def replayed(kind: Any, path: Path) -> Any:
    """The game of a record at its end; no test plays on in it."""
    return kind.from_record(text(path))


@of_each_record
def test_record_replays_to_its_result(kind: Any, path: Path) -> None:
    golden.check_result(replayed(kind, path), text(path))


@of_each_record
def test_record_is_written_as_it_was_read(kind: Any, path: Path) -> None:
    golden.check_record(replayed(kind, path), text(path))


@of_each_record
def test_record_can_be_taken_back_to_its_beginning(kind: Any, path: Path) -> None:
    golden.check_undo(replayed(kind, path), text(path))


@pytest.mark.parametrize("name", GOLDEN)
def test_records_use_every_piece_choice_option_event_and_end(name: str) -> None:
    golden.check_demands(GOLDEN[name])


@pytest.mark.parametrize("name", GOLDEN)
def test_records_and_links_are_only_added(name: str) -> None:
    golden.check_only_added(GOLDEN[name])


@of_each_link
def test_record_is_the_link_that_was_stored(games: Any, path: Path) -> None:
    """The order of moves is an interface (docs/catan/notation.md §3)."""
    golden.check_link(replayed(games.game, path), games.links()[path.stem])


@of_each_link
def test_stored_link_leads_to_its_record(games: Any, path: Path) -> None:
    golden.check_linked_game(replayed(games.game, path), games.links()[path.stem])


@pytest.mark.parametrize("name", ["catan", "pebbles"])
def test_each_record_has_its_link(name: str) -> None:
    assert [*GOLDEN[name].links()] == [path.stem for path in GOLDEN[name].paths()]


def test_records_of_2016_play_with_its_cards() -> None:
    kind: Any = OF_2016.game
    assert {replayed(kind, path)._state.rules.cards.word for path in OF_2016.paths()} == {"2016"}

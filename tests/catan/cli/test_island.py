"""The board as text (notation §1)."""

from __future__ import annotations

from typing import Any

import pytest

from catan.cli.island import CORNER_AT, HEX_AT, island
from catan.core.board import CORNERS, PATHS

NOBODY: dict[str, Any] = {"settlements": [], "cities": [], "roads": []}
HARBOURS = {"a3-a4": "any", "a6-a7": "grain", "b9-b10": "ore", "c11-d11": "any", "e9-e10": "wool",
            "f6-f7": "any", "f3-f4": "any", "d2-e2": "brick", "b2-c2": "wood"}  # fmt: skip


def view(**more: Any) -> dict[str, Any]:
    """Return a view for the drawing: every hex bears its own number, so that it can be found."""
    hexes = [f"ore {at}" for at in range(1, 20)]
    return {"hexes": hexes, "harbours": HARBOURS, "robber": "h10", "players": [NOBODY, NOBODY], **more}


def row_of(board: str, text: str) -> int:
    """The number of the line that contains a text."""
    return next(at for at, line in enumerate(board.splitlines()) if text in line)


def test_no_two_things_are_drawn_at_one_place() -> None:
    spots = [*CORNER_AT.values(), *HEX_AT.values()]
    assert len(set(spots)) == 54 + 19


@pytest.mark.parametrize("corner", CORNERS)
def test_free_corner_shows_its_name(corner: str) -> None:
    assert corner in island(view()).replace("-", " ").split()


@pytest.mark.parametrize("path", HARBOURS)
def test_harbour_shows_its_path(path: str) -> None:
    """K2.4."""
    assert path in island(view())


def test_general_harbour_shows_its_rate() -> None:
    """K7.2."""
    assert "3:1" in island(view(harbours={"a3-a4": "any"}))


def test_the_path_of_a_harbour_is_below_its_rate() -> None:
    lines = island(view(harbours={"a3-a4": "any"})).splitlines()
    rate = next(number for number, line in enumerate(lines) if "3:1" in line)
    assert "a3-a4" in lines[rate + 1]


def test_special_harbour_shows_rate_and_kind() -> None:
    """K7.2."""
    assert "2:1 wool" in island(view(harbours={"a3-a4": "wool"}))


def test_robber_is_drawn_in_its_hex() -> None:
    text = island(view(robber="h1"))
    assert row_of(text, "ROBBER") - row_of(text, "h1") == 2


def test_settlement_is_drawn_at_its_corner() -> None:
    text = island(view(players=[NOBODY, {**NOBODY, "settlements": ["c5"]}]))
    assert "(B)" in text
    assert "c5" not in text.split()


def test_city_looks_other_than_a_settlement() -> None:
    assert "[A]" in island(view(players=[{**NOBODY, "cities": ["c5"]}]))


@pytest.mark.parametrize("path", PATHS)
def test_road_bears_its_owners_letter(path: str) -> None:
    text = island(view(players=[{**NOBODY, "roads": [path]}], harbours={}))
    assert text.replace("ROBBER", "").count("A") == (1 if path[0] == path.split("-")[1][0] else 2)

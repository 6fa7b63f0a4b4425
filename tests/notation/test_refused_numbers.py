"""Numbers, supplies and seats that are refused (notation §1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import cast_of

from .refusals import Path, assert_refused

NUMBERS: list[tuple[str, Path]] = [
    ("round", ("round",)),
    ("crown", ("crown",)),
    ("bank", ("bank",)),
    ("seed", ("seed",)),
    ("gold", ("players", 0, "gold")),
    ("completed", ("players", 0, "completed")),
    ("rank", ("phase", "rank")),
    ("seat", ("phase", "seat")),
    ("built", ("phase", "built")),
    ("extra", ("phase", "extra")),
    ("spent", ("phase", "spent")),
    ("city_size", ("rules", "city_size")),
    ("gold", ("rules", "gold")),
    ("round_limit", ("rules", "round_limit")),
]


@pytest.mark.parametrize("value", [-1, 1.5, 2.0, True, "1"])
@pytest.mark.parametrize(("key", "path"), NUMBERS)
def test_not_a_number(key: str, path: Path, value: Any) -> None:
    """Notation §1: negative or fractional numbers, booleans for numbers."""
    assert_refused(key, (path, value))


TOO_OFTEN: list[tuple[str, list[tuple[Path, Any]]]] = [
    ("hand", [(("players", 0, "hand"), ["temple"] * 4), (("deck",), [])]),
    ("deck", [(("deck",), ["temple"] * 3)]),
    ("city", [(("players", 1, "hand"), ["library"]), (("players", 2, "city"), ["library"])]),
    ("gold", [(("players", 0, "gold"), 31), (("bank",), 0)]),
    ("bank", [(("bank",), 26)]),
    ("characters", [(("players", 2, "characters"), ["king"])]),
    ("down", [(("aside", "down"), ["thief", "bishop"])]),
]


@pytest.mark.parametrize(("key", "changes"), TOO_OFTEN)
def test_more_often_than_it_exists(key: str, changes: list[tuple[Path, Any]]) -> None:
    """Notation §1: a card, coin or character more often than it exists."""
    assert_refused(key, *changes)


NO_SUCH_SEAT: list[tuple[str, list[tuple[Path, Any]]]] = [
    ("crown", [(("crown",), 4)]),
    ("seat", [(("phase", "seat"), 4)]),
    ("owes", [(("rules", "characters"), cast_of(["tax_collector"])), (("owes",), 4), (("aside", "down"), [])]),
    (
        "held",
        [
            (("rules", "characters"), cast_of(["witch"])),
            (("bewitched",), "warlord"),
            (("held",), {"seat": 4, "taken": ["resources"]}),
        ],
    ),
]


@pytest.mark.parametrize(("key", "changes"), NO_SUCH_SEAT)
def test_seat_that_does_not_exist(key: str, changes: list[tuple[Path, Any]]) -> None:
    """Notation §1: a seat that does not exist."""
    assert_refused(key, *changes)

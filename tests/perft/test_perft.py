"""Trees of legal moves are as large as they were, the moves in the same order, and what players have the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.perft.trees import POSITIONS, tree

COUNTS = json.loads(Path(__file__).with_name("counts.json").read_text(encoding="utf-8"))


def test_every_position_was_counted() -> None:
    assert [*COUNTS] == [*POSITIONS]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_tree_is_what_it_was(name: str) -> None:
    counted = tree(POSITIONS[name]()._state)

    assert counted._asdict() == COUNTS[name]

"""Trees of legal moves are as large as they were, the moves in the same order, and what players have the same."""

from __future__ import annotations

import pytest

from tests.perft.games import PERFTS

POSITIONS = [(game, name) for game, perft in PERFTS.items() for name in perft.positions]


@pytest.mark.parametrize("game", PERFTS)
def test_every_position_was_counted(game: str) -> None:
    assert [*PERFTS[game].counts()] == [*PERFTS[game].positions]


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_the_tree_is_what_it_was(game: str, name: str) -> None:
    PERFTS[game].check(name)

"""The match against catanatron, where it is installed: their map is our island (bench/catanatron_match.py)."""

from __future__ import annotations

import pytest

from catan import Game
from catan.core.island import DESERT

pytest.importorskip("catanatron", reason="catanatron is installed beside the project, for the match alone")


@pytest.mark.parametrize("seed", range(3))
def test_their_numbers_lie_where_ours_do(seed: int) -> None:
    from bench.catanatron_match import COORDINATE, Table

    island = Game.new(["Ann", "Ben", "Cal", "Dee"], {"board": "random"}, seed=seed)._state.island
    tiles = Table(island).map.land_tiles

    theirs = [tiles[place].number for place in COORDINATE.values()]
    assert theirs == [
        None if land == DESERT else number for land, number in zip(island.lands, island.numbers, strict=True)
    ]

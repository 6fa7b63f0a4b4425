"""The timeline of a game of Citadels: points as if it had ended after each round (docs/protocol.md §6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels import Game
from citadels.table.timeline import timeline
from tests.golden.games import FIRST, text

WHOLE = [path for path in FIRST.paths()[:6] if Game.from_record(text(path)).over]


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_the_points_of_each_round_are_those_of_the_replayed_record(path: Path) -> None:
    game = Game.from_record(text(path))

    line = timeline(game)

    ends = {Game(state).round: step + 1 for step, (_, state) in enumerate(game.played())}
    points = {
        number: [sum(row.points for row in game.at(step).score_lines(seat)) for seat in range(len(game.names))]
        for number, step in ends.items()
    }
    assert dict(zip(line["rounds"][1:], line["points"][1:], strict=True)) == points  # R8.2
    assert line["points"][-1] == game.scores

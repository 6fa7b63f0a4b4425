"""A day of the series that is played now, kept as it was played: its bots must play it the same for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels.table import daily
from citadels.table.worker import Table
from tabletop.notation.record import read_record

NAMES = ["Ann", "Beatrix", "Cedric", "Damaris"]
PLAYED = sorted(Path(__file__).parent.glob(f"day-{daily.CURRENT}.*.citadels"))


def test_the_series_that_is_played_now_has_a_day_kept() -> None:
    assert PLAYED


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_the_series_is_dealt_and_played_as_on_its_first_day(path: Path) -> None:
    """Where this fails, bots or deals have changed: begin a new series (`table.daily`), and keep a day of it."""
    record = path.read_text(encoding="utf-8")
    moves = [move for _, move in read_record(record)[1]]
    table = Table()
    answer = table.answer({"do": "new", "day": path.stem.removeprefix("day-"), "names": NAMES})

    for move in moves:
        chooses = {"do": "choose", "move": move}
        answer = table.answer({"do": "tick"} if answer["view"]["waiting"] == "bot" else chooses)
        assert "error" not in answer

    assert json.loads(answer["save"])["record"] == record

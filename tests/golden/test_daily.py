"""A day of the series that is played now, kept as it was played: its bots must play it the same for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.notation.record import read_record
from tabletop.table.daily import ALONE, DailyGame
from tabletop.table.worker import GameWorker
from tests.games import NAMES as NAMES_OF_GAMES
from tests.games import module_of

NAMES = ["Ann", "Beatrix", "Cedric", "Damaris"]


class Daily(NamedTuple):
    """The daily game of one game: its days, and the worker that deals them."""

    days: DailyGame
    worker: type[GameWorker]


DAILIES = {
    name: Daily(module_of(name, "table.daily").DAILY, module_of(name, "table.worker").Table) for name in NAMES_OF_GAMES
}


def stored_days(name: str) -> list[Path]:
    """The days that are kept of a game's series."""
    return sorted(Path(__file__).parent.glob(f"day-{DAILIES[name].days.current}.*.{name}"))


@pytest.mark.parametrize("name", DAILIES)
def test_the_series_that_is_played_now_has_a_day_kept(name: str) -> None:
    assert stored_days(name)


@pytest.mark.parametrize("name", [name for name, daily in DAILIES.items() if daily.days.alone])
def test_the_series_has_a_day_alone_stored_as_well(name: str) -> None:
    assert [path for path in stored_days(name) if path.stem.endswith(ALONE)]


@pytest.mark.parametrize(
    ("name", "path"), [(name, path) for name in DAILIES for path in stored_days(name)], ids=lambda item: Path(item).name
)
def test_the_series_is_dealt_and_played_as_on_its_first_day(name: str, path: Path) -> None:
    """Bots or deals have changed if this fails: begin a new series (`<game>.table.daily`), and keep a day of it."""
    record = path.read_text(encoding="utf-8")
    moves = [move for _, move in read_record(record)[1]]
    table = DAILIES[name].worker()
    day, days = path.stem.removeprefix("day-"), DAILIES[name].days
    answer = table.answer({"do": "new", "day": day, "names": NAMES[: days.seats_on(days.read(day))]})

    for move in moves:
        chooses = {"do": "choose", "move": move}
        answer = table.answer({"do": "tick"} if answer["view"]["waiting"] == "bot" else chooses)
        assert "error" not in answer

    assert json.loads(answer["save"])["record"] == record

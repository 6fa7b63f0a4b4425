"""The story of the third game: gains in one line, era II by itself."""

from __future__ import annotations

from typing import Any

from praga.table.events import EVENTS
from praga.table.story import Story
from praga.table.viewer import Viewer
from tabletop.core.events import Event
from tabletop.table.session import LogEntry
from tabletop.table.story import Reader
from tests.praga.goods import goods

NAMES = ("Ann", "Ben")


def story_of(*events: Event) -> list[Any]:
    """The blocks that Ann is told, after Ben's turn began."""
    everything = [Event("turn", {"player": 1, "turn": 1}), *events]
    entries = [LogEntry(number, event) for number, event in enumerate(everything, 1)]
    rounds = {entry.number: 1 for entry in entries}
    return Story.tell(entries, rounds, Reader(NAMES, Viewer(0, EVENTS)))


def gain(good: str, count: int, player: int = 1) -> Event:
    return Event("gain", {"player": player, "good": good, "count": count})


def test_gains_one_after_another_are_one_line() -> None:
    (block,) = story_of(gain("gold", 1), gain("points", 2), gain("gold", 3))

    assert [goods(line) for line in block["lines"]] == [{"gold": 4, "points": 2}]


def test_a_gain_after_something_else_is_a_line_of_its_own() -> None:
    (block,) = story_of(gain("gold", 1), Event("road", {"player": 1, "area": 2}), gain("gold", 1))

    assert [line["id"] for line in block["lines"]] == ["did-gain", "did-road", "did-gain"]


def test_what_another_player_gains_is_not_added() -> None:
    (block,) = story_of(gain("gold", 1), gain("gold", 2, player=0))

    assert [goods(line) for line in block["lines"]] == [{"gold": 1}, {"gold": 2}]


def test_era_two_is_nobody_s_turn_and_important() -> None:
    block = story_of(gain("gold", 1), Event("era", {}))[-1]

    assert (block["seat"], [line["grave"] for line in block["lines"]]) == (None, [True])

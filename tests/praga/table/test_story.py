"""The story of the third game: gains in one line, era II by itself."""

from __future__ import annotations

from typing import Any

from praga.table.events import EVENTS
from praga.table.story import Story
from praga.table.viewer import Viewer
from praga.table.worker import Table
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


def shared(turns: int) -> list[list[int | None]]:
    """The seats of the story's blocks at each decision of two people at one device, over so many turns."""
    table = Table()
    people = [{"name": name, "kind": "person"} for name in NAMES]
    view: Any = table.answer({"do": "new", "seats": people, "rules": {"first": 0}, "seed": 7})["view"]
    seats = list[list[int | None]]()
    while view["turn"] <= turns:
        seats.append([block["seat"] for block in view["story"]])
        move = next(choice["move"] for choice in view["prompt"]["choices"] if choice["enabled"])
        view = table.answer({"do": "choose", "move": move})["view"]
    return seats


def test_one_s_first_turn_at_a_shared_device_is_no_story() -> None:
    assert [seats for seats in shared(1) if seats] == []


def test_the_story_at_a_shared_device_is_the_turn_of_the_other() -> None:
    assert {tuple(seats) for seats in shared(3)} == {(), (0,), (1,)}

"""The course of a game, read on as its log grows."""

from __future__ import annotations

from citadels.table.affected import Course
from tabletop.core.events import Event
from tabletop.table.session import LogEntry
from tests.rules.table import seat as sits
from tests.rules.table import turn
from tests.table.desk import desk, entries


def rounds(*counts: int) -> list[LogEntry]:
    """A log that tells of nothing but rounds."""
    return [LogEntry(number, Event("round", {"count": count})) for number, count in enumerate(counts, start=1)]


def test_another_log_is_read_from_its_beginning() -> None:
    course = Course().read(rounds(1, 2))
    course.read(rounds(5, 6))
    assert course.rounds == {1: 5, 2: 6}


def test_what_was_added_is_read_on() -> None:
    log = rounds(1)
    course = Course().read(log)
    log += [LogEntry(2, Event("round", {"count": 2}))]
    assert course.read(log).rounds == {1: 1, 2: 2}


def test_what_is_told_first_is_of_the_round_in_which_the_game_began() -> None:
    game = turn("king", sits("king"), round=5)
    assert [entry["round"] for entry in entries(desk(game.play("gold")))] == [5]


def test_a_game_dealt_anew_begins_with_its_first_round() -> None:
    log = [LogEntry(1, Event("gold", {"player": 0}))]
    assert Course().read(log).rounds == {1: 1}

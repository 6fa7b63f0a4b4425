"""A lesson's game at the worker's door: it follows a record, and is not kept before it goes its own way."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from tests.table.desk import Desk, Json


def record() -> str:
    """A record of a first round's picks, the learner's before all others."""
    game = Game.new(["Ann", "Ben", "Cem", "Dora"], {}, 4)
    for _ in range(4):
        game.play(game.moves()[0])
    return game.record()


def lesson(at: Any = 0, **other: Any) -> tuple[Desk, Json]:
    desk = Desk()
    return desk, desk.ask("lesson", **{"record": record(), "seat": 0, "bot": "random", "at": at, **other})


def gone_on() -> Desk:
    """A desk on which one move was played after the record."""
    desk, _ = lesson(4)
    bots = desk.view["waiting"] == "bot"
    desk.ask("tick") if bots else desk.choose(next(choice["move"] for choice in desk.choices if choice["move"]))
    return desk


def first_pick() -> str:
    return next(line for line in record().splitlines() if line.startswith("pick"))


def test_it_says_where_it_stands_and_what_is_asked_for() -> None:
    desk, _ = lesson()

    assert desk.view["led"] == {"at": 0, "move": first_pick()}


def test_at_its_end_it_asks_for_nothing() -> None:
    desk, _ = lesson(4)

    assert desk.view["led"] == {"at": 4, "move": None}


def test_as_long_as_it_follows_the_record_it_is_not_kept() -> None:
    desk, begun = lesson(3)

    assert (begun["save"], desk.ask("tick")["save"]) == (None, None)


def test_what_is_played_after_it_is_kept() -> None:
    assert gone_on().save


def test_what_is_played_for_practice_is_not_kept() -> None:
    desk, _ = lesson(4, practice=True)

    desk.ask("tick") if desk.view["waiting"] == "bot" else desk.choose(desk.choices[0]["move"])

    assert desk.save == ""


def test_the_save_of_a_game_that_began_as_a_lesson_is_a_plain_game() -> None:
    desk = gone_on()

    assert "led" not in desk.ask("load", save=desk.save)["view"]


def test_another_move_is_refused_in_words() -> None:
    desk, _ = lesson()
    other = next(choice["move"] for choice in desk.choices if choice["enabled"] and choice["move"] != first_pick())

    assert desk.ask("choose", move=other)["error"] == {"id": "illegal-led", "args": {}}


def test_how_another_move_compares_is_not_told_in_citadels() -> None:
    desk, _ = lesson()

    assert desk.ask("weigh", move="pick king")["verdict"] is None


def test_no_move_is_weighed_without_a_lesson() -> None:
    assert gone_on().ask("weigh", move="gold")["error"]["id"] in ("bad-request", "illegal-not-asked")


@pytest.mark.parametrize(
    "wrong",
    [{"record": None}, {"record": ""}, {"record": "x" * 200_001}, {"seat": 4}, {"seat": "0"}, {"bot": "oracle"},
     {"at": 5}, {"at": -1}, {"at": None}],
)  # fmt: skip
def test_what_cannot_be_is_refused(wrong: Json) -> None:
    _, answer = lesson(**wrong)

    assert answer["error"]["id"] == "illegal-setup"

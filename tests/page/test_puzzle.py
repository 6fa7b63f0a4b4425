"""A puzzle of an author's at a moment: the reader's move is compared before it is played (docs/embedding.md)."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from citadels import Game
from tests.page.device import Device, Json
from tests.page.trees import messages, offers, texts

STEP = 8


def play() -> Game:
    """A game of three after some moves."""
    game = Game.new(["Ann", "Ben", "Cal"], seed=3)
    for _ in range(STEP + 4):
        game.play(game.moves()[0])
    return game


GAME = play()
MOVES = [str(move) for move in GAME.at(STEP).moves()]
RIGHT, WRONG = MOVES[0], MOVES[1]
ASKED = "What now?"


def address(**more: str) -> str:
    """The address of the moment with a puzzle's texts."""
    parts = {"at": str(STEP), "question": ASKED, "answer": RIGHT, "because": "It pays.", **more}
    return GAME.link().rpartition("#")[2] + "".join(f"&{name}={quote(text)}" for name, text in parts.items() if text)


def open_at(app: Any, device: Device, **more: str) -> Any:
    """The page at the moment, once its seat has been taken."""
    page = app.open()
    device.settle(page.act, "moment", address(**more), "")
    device.settle(page.act, "moment-play", "", "")
    return page


@pytest.fixture
def puzzle(app: Any, device: Device) -> Any:
    """The page at a moment with a question."""
    return open_at(app, device)


def choices(device: Device) -> list[Json]:
    """Return the engine's requests to play a move."""
    return [request for request in device.window.engine.requests if request["do"] == "choose"]


def test_the_question_is_read_before_the_seat_is_taken(app: Any, device: Device) -> None:
    device.settle(app.open().act, "moment", address(), "")

    assert ASKED in texts(device.stage.trees["sheet"])


def test_the_question_stands_above_the_choices(puzzle: Any, device: Device) -> None:
    assert ASKED in texts(device.stage.trees["table"])


def test_the_right_move_is_said_to_be_it(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "choose", RIGHT, "")

    assert "puzzle-right" in messages(device.stage.trees["sheet"])


def test_after_the_right_move_it_is_said_why(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "choose", RIGHT, "")

    assert "It pays." in texts(device.stage.trees["sheet"])


def test_another_move_gives_nothing_away(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "choose", WRONG, "")

    assert "puzzle-other" in messages(device.stage.trees["sheet"])
    assert {"It pays.", RIGHT}.isdisjoint(texts(device.stage.trees["sheet"]))


def test_the_answer_is_shown_on_a_tap(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "choose", WRONG, "")

    device.settle(puzzle.act, "puzzle-show", "", "")

    assert "puzzle-answer" in messages(device.stage.trees["sheet"])


@pytest.mark.parametrize("move", [RIGHT, WRONG])
def test_no_move_is_played_before_that(puzzle: Any, device: Device, move: str) -> None:
    device.settle(puzzle.act, "choose", move, "")

    assert choices(device) == []


def test_the_reader_plays_on_with_the_move(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "choose", WRONG, "")

    device.settle(puzzle.act, "puzzle-on", WRONG, "")

    assert [request["move"] for request in choices(device)] == [WRONG]


def test_then_nothing_is_asked_any_more(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "choose", RIGHT, "")

    device.settle(puzzle.act, "puzzle-on", RIGHT, "")

    assert ASKED not in texts(device.stage.trees["table"])


def test_each_of_several_answers_is_right(app: Any, device: Device) -> None:
    page = open_at(app, device, answer=f"{RIGHT}|{WRONG}")

    device.settle(page.act, "choose", WRONG, "")

    assert "puzzle-right" in messages(device.stage.trees["sheet"])


def test_a_question_alone_holds_no_move_back(app: Any, device: Device) -> None:
    page = open_at(app, device, answer="")

    device.settle(page.act, "choose", WRONG, "")

    assert [request["move"] for request in choices(device)] == [WRONG]


def test_the_question_can_be_left(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "puzzle-question", "", "")
    assert "puzzle-leave" in offers(device.stage.trees["sheet"])

    device.settle(puzzle.act, "puzzle-leave", "", "")

    assert ASKED not in texts(device.stage.trees["table"])


def test_an_answer_that_cannot_be_played_is_refused(app: Any, device: Device) -> None:
    page = open_at(app, device, answer="no such move")

    assert page.play.table is None


def test_a_seat_that_is_none_is_refused_before_a_tap(app: Any, device: Device) -> None:
    device.settle(app.open().act, "moment", address(seat="3"), "")

    assert messages(device.stage.trees["sheet"])["moment-no-seat"] == {"seat": 3, "count": 3}


def test_the_address_names_the_bots(app: Any, device: Device) -> None:
    open_at(app, device, bots="strong", question="")

    assert [request["bot"] for request in device.window.engine.requests if request["do"] == "enter"] == ["strong"]


def test_to_play_again_is_to_begin_at_the_moment_again(app: Any, device: Device) -> None:
    page = open_at(app, device, question="")

    device.settle(page.act, "again", "", "")

    assert [request["at"] for request in device.window.engine.requests if request["do"] == "enter"] == [STEP, STEP]


def test_without_a_question_a_moment_is_played_on(app: Any, device: Device) -> None:
    page = open_at(app, device, question="")

    assert page.play.table.guide is None


def test_the_answer_can_be_read_without_a_try(puzzle: Any, device: Device) -> None:
    device.settle(puzzle.act, "puzzle-question", "", "")

    device.settle(puzzle.act, "puzzle-show", "", "")

    assert "puzzle-answer" in messages(device.stage.trees["sheet"])


def test_a_question_without_an_answer_has_none_to_show(app: Any, device: Device) -> None:
    page = open_at(app, device, answer="")

    device.settle(page.act, "puzzle-question", "", "")

    assert "puzzle-show" not in offers(device.stage.trees["sheet"])

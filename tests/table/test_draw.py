"""Pictures of a replay's steps, as the page asks for them: the engine draws what `Game.svg` draws (protocol §5)."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from typing import Any

import pytest

from build import games
from citadels.game import Game
from citadels.table.worker import Table
from tabletop.table.worker import GameWorker

NAMES = ["Ann", "Ben", "Cal"]


def play(kind: Any, count: int = 12) -> Any:
    """A game of three after some moves."""
    game = kind.new(NAMES, seed=3)
    for _ in range(count):
        game.play(game.moves()[0])
    return game


def ask(worker: GameWorker, **request: Any) -> dict[str, Any]:
    """Ask as the page does."""
    return dict(json.loads(worker.handle_json(json.dumps(request))))


def replaying(kind: Any, table: type[GameWorker]) -> tuple[Any, GameWorker]:
    """A game, and a worker that has opened its replay."""
    game, worker = play(kind), table()
    ask(worker, do="replay", link=game.link(), names=NAMES)
    return game, worker


@pytest.mark.parametrize("package", [game.package for game in games.ALL])
def test_a_step_is_drawn_as_the_game_draws_it(package: str) -> None:
    kind, table = import_module(f"{package}.game").Game, import_module(f"{package}.table.worker").Table
    game, worker = replaying(kind, table)

    answer = ask(worker, do="draw", at=9, seat=1, language="zh-Hant", width=640, look="dark")

    assert answer["svg"] == game.at(9).svg(1, "zh-Hant", 640, "dark")


def test_without_a_seat_the_picture_is_public() -> None:
    game, worker = replaying(Game, Table)

    assert ask(worker, do="draw", at=9)["svg"] == game.at(9).svg()


def test_a_picture_leaves_the_step_that_is_shown() -> None:
    _, worker = replaying(Game, Table)
    ask(worker, do="replay", at=3)

    ask(worker, do="draw", at=9)

    assert ask(worker, do="replay")["at"] == 3


def test_a_step_past_the_end_is_the_end() -> None:
    game, worker = replaying(Game, Table)

    assert ask(worker, do="draw", at=99)["svg"] == game.svg()


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({"at": "9"}, "bad-request"),
        ({"at": 9, "seat": 7}, "illegal-setup"),
        ({"at": 9, "language": "fr"}, "illegal-setup"),
        ({"at": 9, "width": 9}, "illegal-setup"),
        ({"at": 9, "look": "pink"}, "illegal-setup"),
    ],
)
def test_what_cannot_be_drawn_is_refused(request_: dict[str, Any], reason: str) -> None:
    _, worker = replaying(Game, Table)

    assert ask(worker, do="draw", **request_)["error"]["id"] == reason


def test_nothing_is_drawn_without_a_replay() -> None:
    assert ask(Table(), do="draw", at=0)["error"]["id"] == "link-foreign"


def test_an_engine_without_what_draws_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    _, worker = replaying(Game, Table)
    monkeypatch.setitem(sys.modules, "citadels.drawing", None)
    monkeypatch.delattr("citadels.drawing", raising=False)

    assert ask(worker, do="draw", at=9)["error"]["id"] == "drawing-missing"

"""Memory after a game: nothing waits for the garbage collector (docs/adr/0022).

A reference count frees a game at once. A cycle stays until the collector comes, in Pyodide after dozens of games.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from citadels.bots.tiers import TIERS
from citadels.table import worker
from tests.table.desk import Json, seats

NAMES = ["Ann", "Ben", "Cem", "Dora"]
CLOCK = count(step=100)  # by this clock each look is a tenth of a second later, so that a search tries few worlds


def ask(do: str, **rest: Any) -> Json:
    """Ask the worker itself, as the page does."""
    answer: Json = json.loads(worker.answer(json.dumps({"do": do, **rest}), lambda: float(next(CLOCK))))
    return answer


def play(bot: str, edition: str) -> None:
    """Let four bots of a kind play a game to its end, and put it away."""
    answer = ask("new", seats=seats(NAMES, (), bot), rules={"edition": edition}, seed=11)
    while answer["view"]["waiting"] == "bot":
        answer = ask("tick")
    assert answer["view"]["waiting"] == "over"
    ask("quit")


@pytest.fixture
def uncollected() -> Iterator[None]:
    """The collector stands still."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("edition", ["2005", "2016"])
@pytest.mark.parametrize("bot", ["random", *TIERS])
def test_a_game_of_bots_is_freed_without_the_collector(bot: str, edition: str) -> None:
    play(bot, edition)  # what is read once stays
    gc.collect()
    play(bot, edition)

    left = gc.collect()

    assert left == 0

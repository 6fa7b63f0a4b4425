"""Cost of one answer: each view and the moves are made once, and late in a game it is as little as early."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from statistics import median
from types import FrameType
from typing import Any

import pytest

from citadels import Game
from citadels.rulebook import RULEBOOK
from tabletop.core import engine
from tests.table.desk import Desk, seats

NAMES = ["Ann", "Ben", "Cem", "Dora", "Eve", "Finn", "Gu"]


def counting(made: Callable[..., Any], counter: Counter[Any]) -> Callable[..., Any]:
    """Count the calls of a function of the game, by the state (as it is then) and what else it is given."""

    def counted(state: Any, *rest: Any) -> Any:
        counter[state.round, tuple(state.stack), state.rng, *rest] += 1
        return made(state, *rest)

    return counted


def most_in_one_answer(counter: Counter[Any]) -> int:
    """Play half a game with a person in it; return how often the same was made for one answer."""
    desk, most = Desk(), 0
    desk.ask("new", seats=seats(NAMES[:4], (0,), "casual"), rules={}, seed=11)
    for _ in range(120):
        counter.clear()
        if desk.view["waiting"] == "bot":
            desk.ask("tick")
        else:
            desk.ask("choose", move=next(choice["move"] for choice in desk.choices if choice["move"]))
        most = max([most, *counter.values()])
    return most


def test_one_answer_makes_each_view_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counter = Counter[Any]()
    monkeypatch.setattr(Game, "rulebook", replace(RULEBOOK, observe=counting(RULEBOOK.observe, counter)))
    assert most_in_one_answer(counter) == 1


def test_one_answer_lists_the_moves_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counter = Counter[Any]()
    monkeypatch.setattr(engine, "options", counting(engine.options, counter))
    assert most_in_one_answer(counter) == 1


def byte_codes(work: Callable[[], Any]) -> int:
    """Count Python's byte codes for some work."""
    count = 0

    def local(_: FrameType, event: str, __: Any) -> Any:
        nonlocal count
        count += event == "opcode"
        return local

    def begin(frame: FrameType, _: str, __: Any) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return local

    sys.settrace(begin)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


@pytest.mark.desktop
def test_a_tick_late_in_a_game_of_seven_is_no_more_work_than_an_early_one() -> None:
    desk = Desk()
    desk.ask("new", seats=seats(NAMES, (), "random"), rules={"round_limit": 12}, seed=5)
    works: list[int] = []
    while desk.view["waiting"] == "bot":
        watched = len(works) % 4 == 0
        works.append(byte_codes(lambda: desk.table.answer({"do": "tick"})) if watched else 0)
        desk.ask("look" if watched else "tick")
    ticks = [work for work in works[:-8] if work]
    early, late = median(ticks[5:30]), median(ticks[-25:])
    assert (len(works) > 300, late < 1.5 * early) == (True, True), (len(works), early, late)

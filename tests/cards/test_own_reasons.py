"""A reason that one card gives is said in that card's words, and nothing else need know them (docs/adr/0003)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, IllegalMove
from citadels.core.definitions import Power, Role, Why
from citadels.core.moves import Move, move
from citadels.core.verbs import Verb
from tests.core.table import cards, cast_with, game_of, sits

__all__ = ["cards"]


def _errands(state: Any, turn: Any) -> list[Move]:
    return [move("run")] if state.players[turn.seat].gold else []


def _no_errand(state: Any, turn: Any) -> Why:
    return Why("no-errand", {"count": 1}, "an errand takes {count} gold")


RUNNER = Role(
    "runner", 3, edition="elsewhere",
    powers=(Power(Verb("run"), _errands, lambda *_: None, _no_errand),),
    owed="run", owed_first=Why("run-first", english="the errand comes before the end"),
)  # fmt: skip


def runner(gold: int) -> Game:
    players = (sits("runner", gold=gold), sits("assassin"), sits("king"), sits("bishop"))
    return game_of(3, *players, characters=cast_with(RUNNER), taken=["resources"])


def refused(game: Game, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as exception_info:
        game.play(text)
    return exception_info.value


def test_the_error_says_the_reason_in_the_card_s_words(cards: Any) -> None:
    cards(RUNNER)
    assert refused(runner(gold=0), "run").why == "'run' cannot be played now: an errand takes 1 gold"


def test_the_reason_has_the_card_s_id(cards: Any) -> None:
    cards(RUNNER)
    assert refused(runner(gold=0), "run").reason == "why-no-errand"


def test_what_must_come_first_is_said_of_the_end(cards: Any) -> None:
    """R11.2."""
    cards(RUNNER)
    assert refused(runner(gold=1), "end").why == "'end' cannot be played now: the errand comes before the end"


def test_nothing_must_come_first_that_cannot_be_done(cards: Any) -> None:
    """R11.2."""
    cards(RUNNER)
    assert "end" in runner(gold=0).moves()

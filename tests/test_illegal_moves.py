"""Errors of illegal moves: the move, why not, and what is legal now (notation §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import catan
import citadels
from citadels import IllegalMove, PositionError
from tabletop.core.errors import FEW, ROOM
from tabletop.core.lazy import LazySequence
from tabletop.notation.link_packing import LinkError
from tests.games import of_each_class, soon_over

NAMES = ["Ann", "Bo", "Cy"]


def refused(game: Any, move: Any) -> IllegalMove:
    """The error for a move."""
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    return caught.value


@of_each_class
@pytest.mark.parametrize("move", ["dance", "end", "", "build", "road", 5, None])
def test_the_error_has_all_that_is_legal(kind: Any, move: Any) -> None:
    game = kind.new(NAMES, seed=1)
    assert refused(game, move).legal == game.moves()


def test_the_legal_moves_of_an_error_are_the_callers_own() -> None:
    game = citadels.Game.new(NAMES, seed=1)
    refused(game, "dance").legal.clear()  # type: ignore[attr-defined]  # a list here
    assert len(game.moves()) > 0


def test_the_text_says_move_reason_and_what_is_legal() -> None:
    game = citadels.Game.new(NAMES, seed=1)
    assert str(refused(game, "end")) == (
        "'end' cannot be played now: this is not what is asked now; legal now: "
        "pick thief, pick king, pick architect, pick warlord"
    )


def test_the_text_counts_those_it_does_not_name() -> None:
    game = catan.Game.new(NAMES, seed=1)
    assert str(refused(game, "end")).endswith(f"settle a7 and {len(game.moves()) - FEW} more")


def legal(*moves: str) -> str:
    """Return the end of an error's text when so much is legal."""
    error = IllegalMove("no")
    error.legal = moves
    return str(error).removeprefix("no; legal now: ")


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (("end",), "end"),
        (("gold", "draw"), "gold, draw"),
        (tuple("abcdefg"), "a, b, c, d, e and 2 more"),
        (("a" * ROOM, "end"), "a" * 37 + "…, end"),
        (("gold", "b" * ROOM, "end"), "gold and 2 more"),
    ],
)
def test_the_text_names_what_has_room(moves: tuple[str, ...], text: str) -> None:
    assert legal(*moves) == text


def test_an_error_of_no_game_says_what_is_wrong_alone() -> None:
    with pytest.raises(IllegalMove) as caught:
        citadels.Move.parse("dance")
    assert str(caught.value) == caught.value.why == "there is no move 'dance'"


@of_each_class
def test_nothing_is_legal_when_the_game_is_over(kind: Any) -> None:
    game = kind.new(NAMES, soon_over(kind, 1), seed=1)
    while not game.over:
        game.play(game.moves()[0])
    assert str(refused(game, "end")) == "'end': the game is over"


class Endless(LazySequence[str]):
    """Very many moves, which counts how many of them were written."""

    def __init__(self) -> None:
        self.written = 0

    def __len__(self) -> int:
        return 248_831

    def item(self, at: int) -> str:
        self.written += 1
        return f"redraw {at}"


def test_moves_are_written_only_where_the_text_is_read() -> None:
    moves = Endless()
    error = IllegalMove("no")
    error.legal = moves
    assert moves.written == 0


def test_of_very_many_moves_a_few_are_written() -> None:
    moves = Endless()
    error = IllegalMove("no")
    error.legal = moves
    assert (str(error)[-17:], moves.written) == (" and 248,826 more", FEW)


@of_each_class
def test_a_bad_line_of_a_record_tells_what_was_legal_there(kind: Any) -> None:
    game = kind.new(NAMES, seed=1)
    with pytest.raises(IllegalMove) as caught:
        kind.from_record(game.record() + "dance\n")
    assert caught.value.legal == game.moves()


ERRORS = [
    IllegalMove("no", "why", {"a": 1}),
    PositionError("key", "no", "why", {"a": 1}),
    LinkError("why", "no", {"a": 1}),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_the_words_of_a_message_have_one_name(error: Any) -> None:
    assert (error.reason, error.details) == ("why", {"a": 1})


# --- the grammar of a table


def table(rules: dict[str, Any], *, kind: Any = citadels.Game) -> Any:
    return kind.new([*NAMES, "Di"], rules, seed=1)


CARDINAL = ["assassin", "thief", "magician", "king", "cardinal", "merchant", "architect", "warlord"]
FORMS: Sequence[tuple[dict[str, Any], str, str]] = [
    ({}, "build", "'build': after 'build' comes a card"),
    ({"edition": "2016", "specials": []}, "build", "'build': after 'build' comes a card"),
    ({"edition": "2016", "specials": ["framework"]}, "build", "after 'build' comes a card or a card and `framework`"),
    ({"edition": "2016", "specials": [], "characters": CARDINAL}, "build", "a card and `from` and a seat number"),
    ({}, "warrant", "there is no move 'warrant' at this table"),
    ({}, "destroy", "'destroy': after 'destroy' comes a seat number and a district"),
    ({"edition": "2016", "specials": []}, "lab", "there is no move 'lab' at this table"),
]


@pytest.mark.parametrize(("rules", "move", "text"), FORMS)
def test_the_error_names_the_forms_of_this_table_alone(rules: dict[str, Any], move: str, text: str) -> None:
    assert refused(table(rules), move).why.endswith(text)


def test_reading_a_move_without_a_table_knows_the_forms_of_all() -> None:
    with pytest.raises(IllegalMove, match="`framework`"):
        citadels.Move.parse("build")


@pytest.mark.parametrize(
    ("rules", "move", "there"),
    [({}, "bid", True), ({"counters": False}, "bid", False), ({"counters": False}, "offer", True),
     ({"offers": 0}, "offer", False), ({"offers": 0}, "withdraw now", False), ({"offers": 0}, "roll now", True)],
)  # fmt: skip
def test_catan_names_the_moves_of_this_table_alone(rules: dict[str, Any], move: str, there: bool) -> None:
    text = str(refused(table(rules, kind=catan.Game), move))
    assert (f"after '{move.split(maxsplit=1)[0]}' comes" in text) == there

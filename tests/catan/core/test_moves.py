"""Moves as text (notation §3)."""

from __future__ import annotations

import copy
import pickle

import pytest

from catan.core import moves
from catan.core.moves import Move
from catan.core.resources import bundle
from tabletop.core.errors import IllegalMove

TEXTS = [
    "settle c5", "road c5-c6", "road c5-d5", "city f9", "roll", "play knight", "play roads", "play plenty wood ore",
    "play plenty wool wool", "play plenty grain", "play monopoly brick", "buy", "bank 4 wood for 1 ore",
    "bank 2 grain for 1 wool", "discard 3 wood 1 ore", "discard 10 wool", "robber h10", "steal 3",
    "offer 1 wood for 1 ore", "offer 1 wood 2 ore for any to 2", "offer any for 3 wool", "accept", "refuse",
    "bid 1 ore for 2 wood", "confirm 0", "withdraw", "end",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_a_move_prints_as_the_text_it_was_read_from(text: str) -> None:
    assert str(Move.parse(text)) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("road c6-c5", "road c5-c6"),
        ("road d5-c5", "road c5-d5"),
        ("  end ", "end"),
        ("discard 1 ore 2 wood", "discard 2 wood 1 ore"),
        ("play plenty ore wood", "play plenty wood ore"),
        ("offer 1 ore 1 wood for 1 wool 1 brick to 3", "offer 1 wood 1 ore for 1 brick 1 wool to 3"),
    ],
)
def test_parsing_accepts_any_order(typed: str, text: str) -> None:
    assert Move.parse(typed) == text


@pytest.mark.parametrize(
    "text",
    ["", "Settle c5", "settle  c5", "settle\tc5", "end;", "discard 1 wood, 1 ore", "roll 🎲", "end\u00a0", "x" * 300],
)
def test_a_malformed_line_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalMove) as error:
        Move.parse(text)
    assert error.value.reason == "illegal-unreadable"


def test_an_unknown_word_is_no_move() -> None:
    with pytest.raises(IllegalMove) as error:
        Move.parse("build c5")
    assert error.value.reason == "illegal-verb"


@pytest.mark.parametrize(
    "text",
    [
        "settle", "settle c12", "settle c05", "settle c5 c6", "road c5", "road c5-c7", "road c5-c5", "robber h0",
        "robber h20", "robber h01", "steal", "steal 4", "steal 00", "roll 6", "play", "play point", "play knight h3",
        "play plenty", "play plenty wood wood wood", "play monopoly", "play monopoly wood ore", "bank 4 wood for ore",
        "bank 4 wood for 2 ore", "bank 2 wood 2 ore for 1 wool", "bank wood for 1 ore", "discard", "discard wood",
        "discard 0 wood", "discard 01 wood", "discard 1 wood 1 wood", "discard 100 wood", "discard 1 knight",
        "offer any for any", "offer 1 wood", "offer for 1 wood", "offer 1 wood for 1 ore to", "offer 1 wood to 2",
        "offer 1 wood for 1 ore to 9", "offer 1 wood for 1 ore for 1 wool", "bid any for 1 ore", "bid 1 ore for any",
        "bid 1 ore for 1 wood to 2", "confirm", "confirm wood",
    ],
)  # fmt: skip
def test_wrong_words_after_the_verb_are_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as error:
        Move.parse(text)
    assert error.value.reason == "illegal-form"


def test_only_text_is_a_move() -> None:
    with pytest.raises(IllegalMove, match="a line of words, not int"):
        Move.parse(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["road c6-c5", "discard 1 ore 1 wood", "settle", "fly", " end"])
def test_a_text_that_is_not_canonical_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        Move(text)


def test_an_offer_has_both_sides_and_a_recipient() -> None:
    move = Move.parse("offer 2 wood 1 ore for 1 wool to 2")
    assert (move.give, move.get, move.to) == (bundle((2, 0, 0, 0, 1)), bundle((0, 0, 1, 0, 0)), 2)


def test_an_open_side_of_an_offer_is_none() -> None:
    assert Move.parse("offer any for 1 wool").give is None


def test_a_corner_of_a_move_is_its_number_in_the_documented_order() -> None:
    assert moves.SETTLE[Move.parse("settle b10").at] == "settle b10"


@pytest.mark.parametrize("text", TEXTS)
def test_a_copied_and_an_unpickled_move_is_the_same_move(text: str) -> None:
    move = Move.parse(text)
    twins = [copy.deepcopy(move), pickle.loads(pickle.dumps(move))]
    assert [(twin, twin.verb, twin.at, twin.give) for twin in twins] == [(move, move.verb, move.at, move.give)] * 2


def test_pairs_of_plenty_are_in_the_order_of_bundles_of_two() -> None:
    assert [str(move)[len("play plenty ") :] for move in moves.PLENTY_TWO[:7]] == [
        "wood wood", "wood brick", "wood wool", "wood grain", "wood ore", "brick brick", "brick wool",
    ]  # fmt: skip

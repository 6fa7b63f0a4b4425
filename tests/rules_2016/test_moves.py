"""Moves of 2016 as one line of words (E12.7)."""

from __future__ import annotations

import pytest

from citadels import IllegalMove, Move
from citadels.core.registry import PLAYED

WRITTEN = [
    "foresee", "give 1 temple", "crown 2 gold", "crown 2 card", "crown 2", "income", "income 0", "income 12",
    "tithe 3", "study", "keep temple", "seize 1 tavern+", "build castle from 2", "build castle framework",
    "build necropolis over tavern+", "build thieves_den with 6", "spend tavern temple", "take manor build",
    "take manor build framework", "take necropolis build over tavern", "take thieves_den build with 2",
]  # fmt: skip
UNREADABLE = [
    "foresee 1", "give temple 1", "crown 2 cards", "crown 2 temple", "crown card", "income 01", "income 123",
    "income gold", "study 7", "seize tavern", "build castle from", "build castle from king", "build castle over",
    "build thieves_den with", "spend", "take castle build from 2", "take castle framework",
]  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_its_text(text: str) -> None:
    """E12.7, notation §2."""
    assert str(Move.parse(text)) == text


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    """E12.7, notation §2."""
    with pytest.raises(IllegalMove) as refused:
        Move.parse(text)
    assert refused.value.reason == "illegal-form"


@pytest.mark.parametrize(("word", "forms"), [
    ("income", ("",)), ("crown", ("seat",)), ("tithe", ("",)), ("build", ("card",)), ("take", ("card", "card build")),
    ("give", ("gold", "card")),
])  # fmt: skip
def test_what_is_said_in_the_older_edition_stays(word: str, forms: tuple[str, ...]) -> None:
    """E12.2: every move of 2005 stays what it is."""
    assert PLAYED.verbs[word].forms == forms


def test_a_card_in_general_is_told_from_a_certain_one() -> None:
    """E12.7: `crown S card` names no card."""
    move = Move.parse("crown 2 card")
    assert (move.seat, move.names) == (2, ("card",))

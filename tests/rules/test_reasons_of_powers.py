"""Reasons why a power cannot be used now, for a player who tries it (R11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game, IllegalMove

from .table import Json, seat, turn


def reason(game: Game, move: str) -> tuple[str, dict[str, Any]]:
    """The reason against a move, and its words."""
    with pytest.raises(IllegalMove) as refused:
        game.play(move)
    return refused.value.reason.removeprefix("why-"), refused.value.details


def mine(character: str, of: Json, *others: Json, taken: str = "resources", **keys: Any) -> Game:
    """A turn of a character after the resource action."""
    return turn(character, {**of, "characters": [character]}, *others, taken=taken, crown=0, **keys)


CASES: list[tuple[str, Game, str, str, dict[str, Any]]] = [
    ("a card was sold", mine("king", seat(hand="temple", city="laboratory"), taken="resources lab"), "lab temple",
     "used", {}),
    ("no card to sell", mine("king", seat(city="laboratory")), "lab temple", "hand-empty", {}),
    ("forged already", mine("king", seat(gold=5, city="smithy"), taken="resources smithy"), "smithy", "used", {}),
    ("no deck to forge from", mine("king", seat(gold=5, city="smithy"), deck=""), "smithy", "deck-empty", {}),
    ("forging is too dear", mine("king", seat(gold=0, city="smithy")), "smithy", "too-dear", {"missing": 2}),
    ("forging is a gold too dear", mine("king", seat(gold=1, city="smithy")), "smithy", "too-dear", {"missing": 1}),
    ("a card is in the Museum", mine("king", seat(hand="temple", city="museum"), taken="resources museum"),
     "museum temple", "used", {}),
    ("no card for the Museum", mine("king", seat(city="museum")), "museum temple", "hand-empty", {}),
    ("a tithe was paid", mine("abbot", seat(), seat(gold=3), taken="resources power"), "tithe", "used", {}),
    ("nobody is richest", mine("abbot", seat(), seat(gold=3), seat(gold=3)), "tithe", "nobody", {}),
    ("both coins are laid", mine("artist", seat(gold=3, city="temple"), players=5, taken="resources power power"),
     "beautify temple", "used", {}),
    ("no gold for a coin", mine("artist", seat(city="temple"), players=5), "beautify temple", "too-dear",
     {"missing": 1}),
    ("a coin lies there", mine("artist", seat(gold=1, city="temple+"), players=5), "beautify temple", "already-coined",
     {}),
    ("the Crown was given", mine("emperor", seat(), taken="resources power"), "crown 1", "used", {}),
    ("hands were swapped", mine("magician", seat(hand="temple"), taken="resources power"), "swap 1", "used", {}),
    ("both hands are empty", mine("magician", seat()), "swap 1", "both-hands-empty", {}),
    ("cards were redrawn", mine("magician", seat(hand="temple"), taken="resources power"), "redraw temple", "used", {}),
    ("no card to put back", mine("magician", seat()), "redraw temple", "hand-empty", {}),
    ("no card to draw for it", mine("magician", seat(hand="temple"), deck=""), "redraw temple", "deck-empty", {}),
    ("no gold to bring", mine("navigator", seat(), bank=0), "navigate gold", "no-gold-in-bank", {}),
    ("no cards to bring", mine("navigator", seat(), deck=""), "navigate cards", "deck-empty", {}),
    ("sailed already", mine("navigator", seat(), taken="resources power"), "navigate gold", "used", {}),
    ("sailed already, and the bank is empty", mine("navigator", seat(), taken="resources power", bank=0),
     "navigate gold", "used", {}),
    ("the income was taken", mine("king", seat(city="manor"), taken="resources income"), "income", "used", {}),
    ("no district pays", mine("king", seat(city="tavern")), "income", "no-district-of-kind", {"kind": "noble"}),
    ("the bank cannot pay", mine("king", seat(city="manor"), bank=0), "income", "no-gold-in-bank", {}),
    ("somebody was named", mine("assassin", seat(), taken="resources power"), "assassinate king", "used", {}),
    ("the Witch has not gathered", mine("witch", seat(), taken=""), "bewitch king", "gather-first", {}),
    ("the Witch has built", mine("witch", seat(city="temple"), built=1), "bewitch king", "after-build", {}),
    ("the Queen was paid", mine("queen", seat(), seat("king"), players=5, taken="resources income"), "income", "used",
     {}),
    ("the King is far", mine("queen", seat(), seat(), seat("king"), players=5), "income", "not-beside", {}),
    ("the bank cannot pay the Queen", mine("queen", seat(), seat("king"), players=5, bank=0), "income",
     "no-gold-in-bank", {}),
    ("a hand was looked at", mine("wizard", seat(), seat(hand="temple"), taken="resources power"), "peek 1", "used",
     {}),
    ("nobody has a card", mine("wizard", seat(), seat()), "peek 1", "nobody", {}),
    ("the Warlord has not gathered", mine("warlord", seat(gold=5), seat(city="temple"), taken=""), "destroy 1 temple",
     "gather-first", {}),
    ("the Diplomat has not gathered", mine("diplomat", seat(gold=5, city="manor"), seat(city="temple"), taken=""),
     "exchange 1 temple manor", "gather-first", {}),
]  # fmt: skip


@pytest.mark.parametrize(("game", "move", "wanted", "words"), [case[1:] for case in CASES],
                         ids=[case[0] for case in CASES])  # fmt: skip
def test_a_power_that_cannot_be_used_says_why(game: Game, move: str, wanted: str, words: dict[str, Any]) -> None:
    """R11.3."""
    assert reason(game, move) == (wanted, words)


def offered(game: Game) -> dict[str, str]:
    """Return moves that a person may look for and cannot play, with the reason against each."""
    return {str(move): why.id for move, why in game.refused()}


@pytest.mark.parametrize("taken", ["", "resources power"])
def test_rank_8_is_shown_no_targets_before_it_may_destroy_or_after(taken: str) -> None:
    """R11.10: one reason says it of all of them."""
    game = mine("warlord", seat(gold=5), seat(city="temple"), seat(city="keep"), taken=taken)
    assert not [move for move in offered(game) if move.startswith("destroy ")]


def test_rank_8_is_shown_what_it_cannot_destroy_and_nothing_else() -> None:
    """R7.9: the Keep, and not what may well be destroyed."""
    game = mine("warlord", seat(gold=5), seat(city="temple"), seat(city="keep"))
    assert [move for move in offered(game) if move.startswith("destroy ")] == ["destroy 2 keep"]


def test_the_diplomat_is_shown_what_he_cannot_exchange_and_nothing_else() -> None:
    """R7.9, R6.8D."""
    game = mine("diplomat", seat(gold=5, city="manor"), seat(city="temple"), seat(city="keep"))
    assert [move for move in offered(game) if move.startswith("exchange ")] == ["exchange 2 keep manor"]


@pytest.mark.parametrize("taken", ["", "resources power"])
def test_the_diplomat_is_shown_no_targets_before_he_may_exchange_or_after(taken: str) -> None:
    """R11.10."""
    game = mine("diplomat", seat(gold=5, city="manor"), seat(city="temple"), seat(city="keep"), taken=taken)
    assert not [move for move in offered(game) if move.startswith("exchange ")]


def test_the_diplomat_pays_the_wall_on_top_of_the_difference() -> None:
    """R6.8D, R7.8: what the exchange cost is told as one number."""
    game = mine("diplomat", seat(gold=5, city="manor"), seat(city="castle great_wall"))
    events = game.listen()
    game.play("exchange 1 castle manor")
    assert [event.args["gold"] for event in events if event.id == "exchanged"] == [2]

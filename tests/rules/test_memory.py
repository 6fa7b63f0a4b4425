"""A player's memory: of hands that cards have left or come into, and of the selection (notation §4)."""

from __future__ import annotations

import pytest

from citadels import Game

from .table import Json, hand, play, seat, select, turn


def known(game: Game, who: int, whose: int) -> list[str] | None:
    """The cards that one seat knows to be in another's hand."""
    cards = game.position()["players"][who].get("seen", {}).get("hands", {}).get(str(whose))
    return None if cards is None else sorted(cards)


def knowing(whose: int, cards: str, characters: str = "") -> Json:
    """A seat that has seen cards in another's hand."""
    return seat(characters) | {"seen": {"hands": {str(whose): cards.split()}}}


def wizard(*others: Json) -> Game:
    """A Wizard with the resource action done, gold to build with and others to peek at."""
    return turn("wizard", seat("wizard", gold=5), *others, taken="resources")


def test_wizard_remembers_what_he_left() -> None:
    """R6.3W: he has seen the whole hand, and took one card of it."""
    assert known(play(wizard(seat(hand="temple manor")), "peek 1", "take temple"), 0, 1) == ["manor"]


def test_whoever_lost_a_card_to_the_wizard_knows_which() -> None:
    """R6.3W: it lies in the Wizard's hand."""
    assert known(play(wizard(seat(hand="temple manor")), "peek 1", "take temple"), 1, 0) == ["temple"]


def test_a_card_the_wizard_builds_is_in_nobodys_hand() -> None:
    """R6.3W: it lies in his city."""
    assert known(play(wizard(seat(hand="temple manor")), "peek 1", "take temple build"), 1, 0) is None


def test_others_cannot_tell_what_the_wizard_left() -> None:
    """R6.3W: whoever had seen the hand does not know which card is gone."""
    game = wizard(seat(hand="temple manor"), knowing(1, "temple manor"))
    assert known(play(game, "peek 1", "take temple"), 2, 1) is None


@pytest.mark.parametrize(
    ("character", "district", "move"),
    [("king", "laboratory", "lab temple"), ("king", "museum", "museum temple"), ("magician", "", "redraw temple")],
)
def test_a_hand_that_a_card_left_unseen_is_forgotten(character: str, district: str, move: str) -> None:
    """R7.3, R7.13, R6.3M: nobody can be sure of the rest."""
    game = turn(character, seat(character, hand="temple manor", city=district), knowing(0, "temple manor"), crown=0)
    assert known(play(game, move), 1, 0) is None


@pytest.mark.parametrize("witness", [0, 2, 3])
def test_everyone_knows_what_the_graveyard_brought_back(witness: int) -> None:
    """R7.5: it was destroyed before all eyes."""
    game = turn("warlord", seat("warlord", gold=5), seat(gold=1, city="graveyard manor"), taken="resources")
    assert known(play(game, "destroy 1 manor", "recover"), witness, 1) == ["manor"]


def test_a_card_given_to_the_emperor_has_left_its_hand() -> None:
    """R6.4E: 1 card from hand."""
    game = turn("emperor", seat("emperor"), seat(hand="temple manor"), crown=3)
    assert hand(play(game, "crown 1", "give temple"), 1) == ["manor"]


def test_whoever_gave_the_emperor_a_card_knows_it() -> None:
    """R6.4E: it lies in the Emperor's hand."""
    game = turn("emperor", seat("emperor"), seat(hand="temple manor"), crown=3)
    assert known(play(game, "crown 1", "give temple"), 1, 0) == ["temple"]


def test_the_emperor_remembers_the_rest_of_a_hand_he_had_seen() -> None:
    """R6.4E: the card that was given is gone from it."""
    game = turn("emperor", knowing(1, "temple manor", characters="emperor"), seat(hand="temple manor"), crown=3)
    assert known(play(game, "crown 1", "give temple"), 0, 1) == ["manor"]


def test_others_cannot_tell_what_the_emperor_was_given() -> None:
    """R6.4E: it went from hand to hand."""
    game = turn("emperor", seat("emperor"), seat(hand="temple manor"), knowing(1, "temple manor"), crown=3)
    assert known(play(game, "crown 1", "give temple"), 2, 1) is None


def seen(game: Game, number: int) -> Json:
    """Return a seat's sight of the selection."""
    return dict(game.position()["players"][number]["seen"])


def test_whoever_puts_a_character_aside_remembers_it() -> None:
    """R3.6: it lies face down, and nobody else knows it."""
    pool = "assassin thief magician bishop merchant"
    game = select(1, pool, seat("king"), seat("architect"), players=2, down="warlord")
    assert seen(play(game, "discard thief"), 1)["aside"] == ["thief"]


def test_whoever_picks_remembers_what_there_was() -> None:
    """R3.1: the cards that were passed on are known."""
    game = select(1, "assassin thief magician", seat("king"), players=4, up="bishop merchant", down="warlord")
    assert seen(play(game, "pick thief"), 1)["drafts"] == [["assassin", "thief", "magician"]]

"""K11: the deck of dice, the hidden bank, and every option's default."""

from __future__ import annotations

from collections import Counter
from typing import Any

from catan import Game
from tests.catan.positions import Json, after_throw, asks, before_throw, bundle, legal, phase, play, seat, turn

NAMES = ("Ann", "Bo", "Cy")
ALL_36 = Counter(f"{first}{second}" for first in range(1, 7) for second in range(1, 7))
DECK: Json = {"dice": "deck"}
HIDDEN: Json = {"bank": "hidden"}


def with_deck(cards: str, rules: Json | None = None, **keys: Any) -> Game:
    """A game before a throw with these cards in the deck of dice."""
    return before_throw(rules=DECK | (rules or {}), dice_deck=cards.split(), **keys)


def dice_deck(game: Game) -> list[str]:
    return list(game.position()["dice_deck"])


def test_the_deck_of_dice_has_every_throw_once() -> None:
    """K11.1."""
    assert Counter(dice_deck(Game.new(NAMES, DECK, seed=3))) == ALL_36


def test_the_first_card_is_turned() -> None:
    """K11.1."""
    game = play(with_deck("26 11 12 13 14 15 16"), "roll")
    assert (phase(game)["rolled"], dice_deck(game)) == ([2, 6], ["11", "12", "13", "14", "15", "16"])


def test_with_six_left_it_is_not_shuffled() -> None:
    """K11.1."""
    assert dice_deck(play(with_deck("26 11 12 13 14 15"), "roll")) == ["11", "12", "13", "14", "15"]


def test_with_five_left_all_are_shuffled_again_before_the_throw() -> None:
    """K11.1."""
    game = play(with_deck("26 11 12 13 14"), "roll")
    card = "".join(map(str, phase(game)["rolled"]))
    assert Counter([card, *dice_deck(game)]) == ALL_36


def test_in_a_calm_round_the_first_card_that_is_no_seven_is_turned() -> None:
    """K11.2."""
    game = play(with_deck("34 16 12 11 13 14 15", {"calm_rounds": 1}), "roll")
    assert (phase(game)["rolled"], dice_deck(game)) == ([1, 2], ["34", "16", "11", "13", "14", "15"])


def test_after_the_calm_rounds_the_sevens_passed_over_come_first() -> None:
    """K11.2."""
    game = play(with_deck("34 12 11 13 14 15", {"calm_rounds": 1}, round=2), "roll")
    assert asks(game) == {"what": "robber"}


def test_in_a_calm_round_a_deck_of_sevens_is_shuffled_again() -> None:
    """K11.2: such a deck can only be written by hand."""
    game = play(with_deck("16 25 34 43 52 61", {"calm_rounds": 1}), "roll")
    assert (sum(phase(game)["rolled"]) != 7, len(dice_deck(game))) == (True, 35)


def test_an_open_bank_is_public() -> None:
    """K11.3."""
    assert turn(seat("2 ore")).view(1)["bank"] == bundle("19 wood 19 brick 19 wool 19 grain 17 ore")


def test_a_hidden_bank_is_not() -> None:
    """K11.3."""
    assert set(turn(rules=HIDDEN).view(1)["bank"].values()) == {None}


def test_what_a_hidden_bank_cannot_give_cannot_be_chosen() -> None:
    """K11.3."""
    game = turn(seat("4 ore", "plenty"), rules=HIDDEN, bank="1 wool 2 grain")
    assert (legal(game, "bank 4 ore for 1 wood"), legal(game, "play plenty wool wool")) == (False, False)


def events_for(game: Game, move: str, to: int) -> list[tuple[str, str]]:
    """The events of a move that a seat sees, as words."""
    events = game.listen()
    game.play(move)
    return [(event.id, str(event.args)) for event in events if event.audience in (None, to)]


def test_with_a_hidden_bank_others_do_not_see_the_discarded_cards() -> None:
    """K11.3."""
    game = after_throw(seat("8 wood"), seat(), dice=(3, 4), rules=HIDDEN)
    assert "wood" not in str(events_for(game, "discard 4 wood", 1))


def test_with_a_hidden_bank_the_owner_sees_the_discarded_cards() -> None:
    """K11.3."""
    game = after_throw(seat("8 wood"), seat(), dice=(3, 4), rules=HIDDEN)
    assert "wood" in str(events_for(game, "discard 4 wood", 0))


def test_with_an_open_bank_discarded_cards_are_public() -> None:
    """K11.3."""
    assert "wood" in str(events_for(after_throw(seat("8 wood"), seat(), dice=(3, 4)), "discard 4 wood", 1))


def test_every_option_has_its_default() -> None:
    """K11.4."""
    assert dict(Game.new(NAMES).position()["rules"]) == {
        "board": "random", "numbers": "spiral", "harbours": "fixed", "start": "snake", "points": 10, "discard_limit": 7,
        "friendly_robber": False, "victims": "one", "dice": "dice", "calm_rounds": 0, "offers": 5, "counters": True,
        "trade_time": "after_roll", "point_cards": "hidden", "bank": "open", "round_limit": None,
    }  # fmt: skip

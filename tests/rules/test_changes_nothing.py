"""R17: every move that could change nothing, and whether it is legal then."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Game
from citadels.core.moves import Move
from citadels.core.state import State

from .inert import without_reason
from .table import begins, cast_of, deck, hand, moves, play, refused, seat, turn

# --- R17.1: the Magician and the deck


def empty(**keys: Any) -> Game:
    """The Magician with two cards before an empty deck."""
    return turn("magician", seat("magician", hand="temple keep"), seat(hand="manor"), deck="", **keys)


def test_17_1_nothing_is_redrawn_from_an_empty_deck() -> None:
    """R17.1: the very cards that were put under it would come back."""
    assert begins(empty(), "redraw") == set()


def test_17_1_whoever_tries_it_all_the_same_is_refused() -> None:
    """R17.1: not legal, and nothing has changed."""
    assert refused(empty(), "redraw keep temple")


def test_17_1_the_power_is_there_for_a_swap() -> None:
    """R17.1, R6.3M: the other half of the power is as it was."""
    assert begins(empty(), "swap") == {"swap 1", "swap 2", "swap 3"}


def test_17_1_the_table_gives_the_reason() -> None:
    """R17.1: among the refused moves, for a page or a terminal to show."""
    assert [why.id for move, why in empty().refused() if move == "redraw"] == ["deck-empty"]


def test_17_1_an_empty_hand_is_the_first_reason() -> None:
    """R11.3: with nothing to put back the deck does not matter."""
    game = turn("magician", seat("magician"), seat(hand="manor"), deck="")
    assert [why.id for move, why in game.refused() if move == "redraw"] == ["hand-empty"]


def test_17_1_one_card_in_the_deck_is_enough() -> None:
    """R17.1: even if the card drawn has the same name, which nobody knows before."""
    game = turn("magician", seat("magician", hand="temple"), deck="temple")
    assert "redraw temple" in moves(game)


def test_17_1_the_resuming_witch_redraws_nothing_either() -> None:
    """R17.1, R5.3: she goes on with the Magician's power."""
    game = turn("witch", seat("witch", hand="temple"), seat("magician"), taken="resources", deck="")
    assert begins(play(game, "bewitch magician", "gold"), "redraw") == set()


def test_17_1_what_the_laboratory_puts_under_can_be_drawn() -> None:
    """R17.1: a card has come into the deck in the same turn."""
    game = turn("magician", seat("magician", hand="temple keep", city="laboratory"), deck="")
    assert "redraw keep" in moves(play(game, "lab temple"))


def test_17_1_nothing_else_is_left_out_of_the_turn() -> None:
    """R17.1: the resource action and the swaps are the same as with an empty hand."""
    assert moves(empty()) == {"gold", "swap 1", "swap 2", "swap 3"}


# --- R17.2 to R17.10


def test_17_2_hands_that_are_alike_may_be_swapped() -> None:
    """R17.2: nobody knows it before."""
    game = turn("magician", seat("magician", hand="temple"), seat(hand="temple"))
    assert "swap 1" in game.moves()


def test_17_2_two_empty_hands_are_not_swapped() -> None:
    """R17.2, R11.3."""
    assert refused(turn("magician", seat("magician"), seat(hand="temple")), "swap 2")


def test_17_3_gold_is_legal_with_an_empty_bank_and_an_empty_deck() -> None:
    """R17.3: a turn needs the resource action."""
    assert moves(turn("thief", seat("thief"), deck="", bank=0)) & {"gold", "draw"} == {"gold"}


def test_17_4_a_smithy_draws_the_only_card() -> None:
    """R17.4: less than usual is something."""
    assert "smithy" in turn("king", seat("king", gold=2, city="smithy"), deck="temple").moves()


def test_17_4_a_smithy_without_a_deck_draws_nothing() -> None:
    """R17.4, R11.3: it would cost gold for nothing."""
    assert refused(turn("king", seat("king", gold=2, city="smithy"), deck=""), "smithy")


def test_17_5_the_laboratory_works_with_nothing_in_bank_and_deck() -> None:
    """R17.5: a card leaves the hand."""
    game = turn("king", seat("king", hand="temple", city="laboratory"), deck="", bank=0)
    assert (hand(play(game, "lab temple"), 0), deck(game)) == ([], ["temple"])


def test_17_6_a_character_that_lies_face_up_may_be_named() -> None:
    """R17.6, R11.6: the mark is what changes."""
    game = turn("assassin", seat("assassin"), up="king bishop")
    assert "assassinate king" in game.moves()


def test_17_7_a_hand_that_is_known_may_be_peeked_at() -> None:
    """R17.7: a card is taken."""
    game = turn("wizard", seat("wizard") | {"seen": {"hands": {"1": ["temple"]}}}, seat(hand="temple"))
    assert "peek 1" in game.moves()


def test_17_7_the_lighthouse_asks_nothing_of_an_empty_deck() -> None:
    """R17.7, R11.17."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), taken="resources", deck="")
    assert begins(play(game, "build lighthouse"), "pass") == set()


def test_17_8_two_of_one_name_are_not_exchanged() -> None:
    """R17.8, R11.15: not even by who owns the Quarry and might have both."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor quarry"), seat(city="manor"), taken="resources")
    assert begins(game, "exchange") == set()


def test_17_9_the_crown_does_not_go_to_who_has_it() -> None:
    """R17.9, R6.4E."""
    assert begins(turn("emperor", seat("emperor"), crown=2), "crown") == {"crown 1", "crown 3"}


def test_17_10_who_looks_through_a_single_card_may_leave_it() -> None:
    """R17.10: `pass` is an answer."""
    game = turn("king", seat("king", gold=3, hand="lighthouse"), taken="resources", deck="temple")
    assert moves(play(game, "build lighthouse")) == {"search temple", "pass"}


# --- all of them, in games that are played


def _redrawn_unseen(state: State, _: Move) -> bool:
    return bool(state.deck)


def _hands_are_there(state: State, move: Move) -> bool:
    return bool(state.players[move.seat].hand)


def _always(_: State, __: Move) -> bool:
    return True


# R17.1, R17.2, R17.3, R17.7, R17.10.
REASONS = {
    "redraw": _redrawn_unseen,
    "swap": _hands_are_there,
    "gold": _always,
    "peek": _hands_are_there,
    "end": _always,
}
CAST = "witch tax_collector magician emperor abbot alchemist navigator diplomat queen"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("names", [CAST, "", "wizard"], ids=["Dark City", "classic", "Wizard"])
def test_no_move_of_a_turn_changes_nothing_without_a_reason(names: str, seed: int) -> None:
    """R11.3, R17: in games by chance, with deck and bank running out."""
    rules = {"characters": cast_of(names.split()), "specials": ["museum", "lighthouse", "armory"], "round_limit": 12}
    assert without_reason(rules, 5, seed, REASONS) == []

"""Throwing two dice, or drawing a card of the dice deck (K3.2, K5.6, K11.1, K11.2)."""

from __future__ import annotations

from catan.core.state import State
from tabletop.core.rng import shuffle, two_below

SEVEN = 7
THROWS = tuple([10 * first + second for first in range(1, 7) for second in range(1, 7)])
NEVER_TURNED = 5  # cards of the deck of dice (K12.32)


def throw(state: State) -> tuple[int, int]:
    """Return the two dice of a throw; in calm rounds a seven is thrown again (K5.6)."""
    rules = state.rules
    calm = state.round <= rules.calm_rounds
    if rules.dice == "deck":
        return _turn_card(state, calm)
    state.rng, first, second = two_below(state.rng, 6)
    while calm and first + second + 2 == SEVEN:
        state.rng, first, second = two_below(state.rng, 6)
    return first + 1, second + 1


def new_dice_deck(state: State) -> None:
    """Shuffle the 36 throws into a new dice deck."""
    cards = list(THROWS)
    state.rng = shuffle(state.rng, cards)
    state.dice_deck = tuple(cards)


def _turn_card(state: State, calm: bool) -> tuple[int, int]:
    """Draw the next card of the dice deck; in a calm round, the first that is not a seven (K11.2).

    A new deck is shuffled first if five cards are left, or if in a calm round only sevens are left.
    """
    if len(state.dice_deck) <= NEVER_TURNED or (calm and all(_is_seven(card) for card in state.dice_deck)):
        new_dice_deck(state)
    at = 0
    while calm and _is_seven(state.dice_deck[at]):
        at += 1
    card = state.dice_deck[at]
    state.dice_deck = state.dice_deck[:at] + state.dice_deck[at + 1 :]
    first, second = divmod(card, 10)
    return first, second


def _is_seven(card: int) -> bool:
    return sum(divmod(card, 10)) == SEVEN

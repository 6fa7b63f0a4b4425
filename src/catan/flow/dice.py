"""The throw of two dice, or of a card that stands for one (K3.2, K5.6, K11.1, K11.2)."""

from __future__ import annotations

from catan.core.state import State
from tabletop.rng import shuffle, two_below

SEVEN = 7
THROWS = tuple([10 * one + other for one in range(1, 7) for other in range(1, 7)])
NEVER_TURNED = 5  # cards of the deck of dice (K12.32)


def throw(state: State) -> tuple[int, int]:
    """Throw; in the calm rounds a seven does not count (K5.6)."""
    rules = state.rules
    calm = state.round <= rules.calm_rounds
    if rules.dice == "deck":
        return _turn_card(state, calm)
    state.rng, one, other = two_below(state.rng, 6)
    while calm and one + other + 2 == SEVEN:
        state.rng, one, other = two_below(state.rng, 6)
    return one + 1, other + 1


def new_dice_deck(state: State) -> None:
    """Shuffle the 36 throws into a new deck."""
    cards = list(THROWS)
    state.rng = shuffle(state.rng, cards)
    state.dice_deck = tuple(cards)


def _turn_card(state: State, calm: bool) -> tuple[int, int]:
    """Turn the deck's next card, in a calm round the first that is no seven (K11.2).

    A deck in which nothing else is left is shuffled anew, as one with five cards is.
    """
    if len(state.dice_deck) <= NEVER_TURNED or (calm and all(_is_seven(card) for card in state.dice_deck)):
        new_dice_deck(state)
    at = 0
    while calm and _is_seven(state.dice_deck[at]):
        at += 1
    card = state.dice_deck[at]
    state.dice_deck = state.dice_deck[:at] + state.dice_deck[at + 1 :]
    one, other = divmod(card, 10)
    return one, other


def _is_seven(card: int) -> bool:
    return sum(divmod(card, 10)) == SEVEN

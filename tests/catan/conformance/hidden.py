"""Catan for the conformance checks: what never changes, and games that differ in hidden things alone."""

from __future__ import annotations

from collections.abc import Sequence

from catan.core.resources import ONE, Bundle, bundle, counts
from catan.core.state import State
from tabletop.core.rng import Dice

# Random moves come from this many first moves, before the offers; else a turn would consist of offers.
PLAIN = 40


def conserved(state: State) -> tuple[tuple[int, ...], ...]:
    """Resource cards and development cards by kind, wherever they are (K1.1, K1.7, K4.4, K8.9)."""
    resources = state.bank + sum(state.hands)
    cards = sum(ONE[kind] for kind in state.deck) + sum(state.cards) + sum(state.new) + sum(state.played_cards)
    return counts(resources), counts(cards)


def reshuffle(state: State, seat: int, dice: Dice) -> State:
    """Return the same game but for what this seat cannot know: others' hands and cards, the decks, and chance."""
    twin = state.clone()
    twin.rng = dice.below(1 << 64)
    others = twin.others(seat)
    hands = _deal([twin.hands[other] for other in others], dice)
    for other, hand in zip(others, hands, strict=True):
        twin.hands[other] = hand
    deck = sum(ONE[kind] for kind in twin.deck)
    piles = [twin.cards[other] for other in others] + [twin.new[other] for other in others]
    *new_piles, left = _deal([*piles, deck], dice)
    for number, other in enumerate(others):
        twin.cards[other], twin.new[other] = new_piles[number], new_piles[len(others) + number]
    twin.deck = tuple(_shuffle(_kinds(left), dice))
    twin.dice_deck = tuple(_shuffle(list(twin.dice_deck), dice))
    return twin


def _kinds(cards: Bundle) -> list[int]:
    """The kind of each card."""
    return [kind for kind, number in enumerate(counts(cards)) for _ in range(number)]


def _shuffle(items: list[int], dice: Dice) -> list[int]:
    words = [str(item) for item in items]
    dice.shuffle(words)
    return [int(word) for word in words]


def _deal(piles: list[Bundle], dice: Dice) -> list[Bundle]:
    """All these cards mixed, and piles of the same sizes dealt from them."""
    cards = _shuffle([kind for pile in piles for kind in _kinds(pile)], dice)
    piles_after = []
    for pile in piles:
        mine, cards = cards[: sum(counts(pile))], cards[sum(counts(pile)) :]
        piles_after.append(bundle([mine.count(kind) for kind in range(5)]))
    return piles_after


def mostly_plain(_: State, options: Sequence[str], dice: Dice) -> int:
    """The index of a random move; offers and bids are rare."""
    return dice.below(len(options) if dice.below(8) == 0 else min(len(options), PLAIN))

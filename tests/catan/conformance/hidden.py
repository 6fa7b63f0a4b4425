"""Catan for the conformance checks: what never changes, and games that differ in hidden things alone."""

from __future__ import annotations

from collections.abc import Sequence

from catan.core.resources import ONE, Bundle, bundle, counts
from catan.core.state import State
from tabletop.rng import Dice

# So many of the moves come before the offers of nearly every turn: chance picks among these, or a turn would be offers.
PLAIN = 40


def conserved(state: State) -> tuple[tuple[int, ...], ...]:
    """Resource cards and development cards by kind, wherever they are (K1.1, K1.7, K4.4, K8.9)."""
    resources = state.bank + sum(state.hands)
    cards = sum(ONE[kind] for kind in state.deck) + sum(state.cards) + sum(state.new) + sum(state.played)
    return counts(resources), counts(cards)


def reshuffle(state: State, seat: int, dice: Dice) -> State:
    """Return the same game but for what this seat cannot know: others' hands and cards, the decks, and chance."""
    twin = state.clone()
    twin.rng = dice.below(1 << 64)
    others = twin.others(seat)
    held = _dealt([twin.hands[other] for other in others], dice)
    for other, hand in zip(others, held, strict=True):
        twin.hands[other] = hand
    deck = sum(ONE[kind] for kind in twin.deck)
    bought = [twin.cards[other] for other in others] + [twin.new[other] for other in others]
    *dealt, left = _dealt([*bought, deck], dice)
    for number, other in enumerate(others):
        twin.cards[other], twin.new[other] = dealt[number], dealt[len(others) + number]
    twin.deck = tuple(_shuffled(_laid_out(left), dice))
    twin.dice_deck = tuple(_shuffled(list(twin.dice_deck), dice))
    return twin


def _laid_out(cards: Bundle) -> list[int]:
    """The kind of each card."""
    return [kind for kind, number in enumerate(counts(cards)) for _ in range(number)]


def _shuffled(items: list[int], dice: Dice) -> list[int]:
    words = [str(item) for item in items]
    dice.shuffle(words)
    return [int(word) for word in words]


def _dealt(piles: list[Bundle], dice: Dice) -> list[Bundle]:
    """All these cards mixed, and piles of the same sizes dealt from them."""
    cards = _shuffled([kind for pile in piles for kind in _laid_out(pile)], dice)
    dealt = []
    for pile in piles:
        mine, cards = cards[: sum(counts(pile))], cards[sum(counts(pile)) :]
        dealt.append(bundle([mine.count(kind) for kind in range(5)]))
    return dealt


def mostly_plain(_: State, options: Sequence[str], dice: Dice) -> int:
    """Any of the moves, but offers and bids only now and then."""
    return dice.below(len(options) if dice.below(8) == 0 else min(len(options), PLAIN))

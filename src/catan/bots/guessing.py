"""Determinization: a complete state that agrees with the view of one seat, with hidden cards filled in.

Only the view is used (notation §7). Everything that the seat sees, and the current decision, stay the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from catan.core.resources import ALL_CARDS, ALL_RESOURCES, KINDS, NOTHING, ONE, Bundle, count
from catan.core.state import State
from catan.flow.dice import THROWS
from catan.notation.view import as_view
from catan.views.view import View
from tabletop.core.rng import Dice

# Says by seat how many cards of each kind its hand is thought to have.
Estimate = Callable[[int], list[float]]


# So close to a whole number an estimate is taken for certain.
NEARLY = 0.02


class Belief:
    """The knowledge of a seat; `deal` samples complete states from it, `without_chance` returns a fixed one."""

    __slots__ = ("_deck", "_pool", "_view", "_visible")

    def __init__(self, source: View | Mapping[str, Any]) -> None:
        self._view = view = as_view(source)
        self._visible = _visible_state(view)
        # Unseen cards: resources (in other hands or a hidden bank) and development cards.
        self._pool = _to_cards(unseen(view))
        self._deck = _to_cards(ALL_CARDS - sum(view.played_cards) - sum(self._visible.cards) - sum(self._visible.new))

    def deal(self, dice: Dice, estimate: Estimate | None = None) -> State:
        """Return a random state that looks the same to this seat, with a new random seed.

        `estimate` says what a seat's hand is thought to be, by kind; without it every card may be in every hand.
        """
        state = self._visible.clone()
        state.rng = dice.below(1 << 64)
        pool, cards, throws = self._pool[:], self._deck[:], list(THROWS)
        for pile in (pool, cards, throws):
            dice.shuffle(pile)
        if estimate is not None:
            pool = self._in_likely_hands(pool, estimate, dice)
        self._place_hidden(state, pool, cards)
        state.dice_deck = tuple(throws[: self._view.dice_deck])
        return state

    def _in_likely_hands(self, pool: list[int], estimate: Estimate, dice: Dice) -> list[int]:
        """Return the unseen cards in another order: to each hand what it is thought to hold, as far as there is of it.

        What is left of a card in an estimate is a chance.
        """
        view, left = self._view, [pool.count(kind) for kind in KINDS]
        dealt: list[int] = []
        for seat, hand in enumerate(view.hands):
            if hand is not None:
                continue
            wanted = estimate(seat)
            certain = [kind for kind in KINDS for _ in range(min(left[kind], int(wanted[kind] + NEARLY)))]
            for at in range(view.hand_sizes[seat]):
                kind = certain[at] if at < len(certain) else _draw(_likely(wanted, left), dice)
                wanted[kind] -= 1
                left[kind] -= 1
                dealt.append(kind)
        rest = [kind for kind in KINDS for _ in range(left[kind])]
        dice.shuffle(rest)
        return dealt + rest

    def without_chance(self) -> State:
        """Return a state with hidden cards in the order of their kinds.

        It is sufficient for a player who uses only their own cards and public information.
        """
        state = self._visible.clone()
        self._place_hidden(state, self._pool, self._deck)
        state.dice_deck = THROWS[: self._view.dice_deck]
        return state

    def _place_hidden(self, state: State, pool: list[int], cards: list[int]) -> None:
        """Distribute hidden cards in this order: to the hands, then to a hidden bank or to the deck."""
        view, at, card_at = self._view, 0, 0
        for seat in range(len(view.names)):
            if view.hands[seat] is None:
                state.hands[seat] = _to_bundle(pool[at : at + view.hand_sizes[seat]])
                at += view.hand_sizes[seat]
            for target, visible, number in (
                (state.cards, view.cards[seat], view.card_counts[seat]),
                (state.new, view.new[seat], view.new_counts[seat]),
            ):
                if visible is None:
                    target[seat] = _to_bundle(cards[card_at : card_at + number])
                    card_at += number
        if view.bank is None:
            state.bank = _to_bundle(pool[at:])
        state.deck = tuple(cards[card_at : card_at + view.deck])


def guess(view: View | Mapping[str, Any], dice: Dice) -> State:
    """Return one random state that agrees with a view."""
    return Belief(view).deal(dice)


def unseen(view: View) -> Bundle:
    """Return the resource cards that a seat does not see: those in other hands and in a hidden bank.

    In a position with missing cards (notation §2) some of them are not in the game.
    """
    return ALL_RESOURCES - (view.bank or NOTHING) - sum([hand or NOTHING for hand in view.hands])


def _visible_state(view: View) -> State:
    """Return a state with the visible cards, and empty piles in place of hidden ones."""
    state = State(view.rules, view.names, view.island, 0)
    state.round, state.first, state.turn_of, state.robber = view.round, view.first, view.turn_of, view.robber
    state.bank = view.bank or NOTHING
    state.hands = [hand or NOTHING for hand in view.hands]
    state.cards = [cards or NOTHING for cards in view.cards]
    state.new = [cards or NOTHING for cards in view.new]
    state.played_cards = view.played_cards[:]
    state.settlements, state.cities, state.roads = view.settlements[:], view.cities[:], view.roads[:]
    state.longest_road, state.largest_army = view.longest_road, view.largest_army
    state.road_paths, state.blocked_corners = view.road_paths, view.blocked_corners
    state.buildings, state.network = view.buildings[:], view.network[:]
    state.road_corners, state.frontier = view.road_corners[:], view.frontier[:]
    state.lengths, state.rates, state.harvest = view.lengths[:], view.rates[:], view.harvest[:]
    state.visible_points = view.open_points[:]
    state.stack = view.stack[:]
    return state


def _to_cards(cards: Bundle) -> list[int]:
    """Return the cards of a bundle as a list of kinds."""
    return [kind for kind in KINDS for _ in range(count(cards, kind))]


def _to_bundle(cards: list[int]) -> Bundle:
    return sum([ONE[kind] for kind in cards])


def _likely(wanted: Sequence[float], left: Sequence[int]) -> list[float]:
    """Return how likely the next card is of each kind: by the estimate, or where none of that is left, by the rest."""
    weights = [max(0.0, want) if number else 0.0 for want, number in zip(wanted, left, strict=True)]
    return weights if any(weights) else [float(number) for number in left]


def _draw(weights: Sequence[float], dice: Dice) -> int:
    """Return a kind with a probability proportional to its weight."""
    mark = dice.unit() * sum(weights)
    for kind, weight in enumerate(weights):
        mark -= weight
        if weight and mark < 0:
            return kind
    return next((kind for kind in KINDS if weights[kind]), 0)

"""Dealing a hidden world: all that one seat cannot see is filled in so that it fits what that seat sees.

Only the view is read (notation §7). What the seat sees stays as it is, and so does what it is being asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from catan.core.resources import ALL_CARDS, ALL_RESOURCES, KINDS, NOTHING, ONE, Bundle, count
from catan.core.state import State
from catan.notation.viewed import as_view
from catan.views.view import View
from tabletop.rng import Dice

# The deck of dice: every throw of two dice once (K11.1).
THROWS: Final = tuple([10 * one + other for one in range(1, 7) for other in range(1, 7)])


class Belief:
    """What a seat knows, read once; `deal` fills in the rest as often as one likes, `laid_out` without guessing."""

    __slots__ = ("_deck", "_known", "_pool", "_view")

    def __init__(self, seen: View | Mapping[str, Any]) -> None:
        self._view = view = as_view(seen)
        self._known = _known(view)
        # What lies nowhere in sight: resource cards (in others' hands, or in a hidden bank), and development cards.
        self._pool = _spread(unseen(view))
        self._deck = _spread(ALL_CARDS - sum(view.played) - sum(self._known.cards) - sum(self._known.new))

    def deal(self, dice: Dice) -> State:
        """Return one world that this seat cannot tell from the real one; chance in it is new as well."""
        state = self._known.clone()
        state.rng = dice.below(1 << 64)
        pool, cards, throws = self._pool[:], self._deck[:], list(THROWS)
        for some in (pool, cards, throws):
            dice.shuffle(some)
        self._lay(state, pool, cards)
        state.dice_deck = tuple(throws[: self._view.dice_deck])
        return state

    def laid_out(self) -> State:
        """Return a world that takes no chance: hidden cards lie in the order of their kinds.

        It is enough for whoever looks at their own seat and at what lies open.
        """
        state = self._known.clone()
        self._lay(state, self._pool, self._deck)
        state.dice_deck = THROWS[: self._view.dice_deck]
        return state

    def _lay(self, state: State, pool: list[int], cards: list[int]) -> None:
        """Lay hidden cards in this order: into hands, then in the bank if it is hidden, or on the deck."""
        view, at, card_at = self._view, 0, 0
        for seat in range(len(view.names)):
            if view.hands[seat] is None:
                state.hands[seat] = _gathered(pool[at : at + view.hand_sizes[seat]])
                at += view.hand_sizes[seat]
            for held, shown, number in (
                (state.cards, view.cards[seat], view.card_counts[seat]),
                (state.new, view.new[seat], view.new_counts[seat]),
            ):
                if shown is None:
                    held[seat] = _gathered(cards[card_at : card_at + number])
                    card_at += number
        if view.bank is None:
            state.bank = _gathered(pool[at:])
        state.deck = tuple(cards[card_at : card_at + view.deck])


def guess(seen: View | Mapping[str, Any], dice: Dice) -> State:
    """Deal one hidden world that fits a view."""
    return Belief(seen).deal(dice)


def unseen(view: View) -> Bundle:
    """Return the resource cards that a seat does not see: those in others' hands, and in a hidden bank.

    In a position with less than all cards (notation §2) some of them are out of the game.
    """
    return ALL_RESOURCES - (view.bank or NOTHING) - sum([hand or NOTHING for hand in view.hands])


def _known(view: View) -> State:
    """Return a state with what is seen in it, and nothing where it is hidden."""
    state = State(view.rules, view.names, view.island, 0)
    state.round, state.first, state.turn_of, state.robber = view.round, view.first, view.turn_of, view.robber
    state.bank = view.bank or NOTHING
    state.hands = [hand or NOTHING for hand in view.hands]
    state.cards = [cards or NOTHING for cards in view.cards]
    state.new = [cards or NOTHING for cards in view.new]
    state.played = view.played[:]
    state.settlements, state.cities, state.roads = view.settlements[:], view.cities[:], view.roads[:]
    state.longest_road, state.largest_army = view.longest_road, view.largest_army
    state.paved, state.crowded = view.paved, view.crowded
    state.buildings, state.network = view.buildings[:], view.network[:]
    state.reached, state.frontier = view.reached[:], view.frontier[:]
    state.lengths, state.rates, state.harvest = view.lengths[:], view.rates[:], view.harvest[:]
    state.shown_points = view.open_points[:]
    state.stack = view.stack[:]
    return state


def _spread(cards: Bundle) -> list[int]:
    """Lay the cards of a bundle out one by one, by kind."""
    return [kind for kind in KINDS for _ in range(count(cards, kind))]


def _gathered(cards: list[int]) -> Bundle:
    return sum([ONE[kind] for kind in cards])

"""`View`: what one seat may know of a game (notation §7).

It is no state and cannot be played on. It is built up from nothing, so that what nobody puts into it is not seen.
"""

from __future__ import annotations

from catan.core.island import Island
from catan.core.resources import Bundle, size
from catan.core.rules import Rules
from catan.core.state import State
from tabletop.frames import Frame


class View:
    """A table as one seat sees it; `me` is None for what lies open to everyone.

    What is open is as in the state, with what the state keeps beside the pieces. Of `hands`, `cards` and `new`, by
    seat, those that the viewer may not know are None; how many cards they are, `hand_sizes`, `card_counts` and
    `new_counts` say of everybody. `deck` and `dice_deck` are numbers of cards, and `bank` is None where it is hidden.
    """

    __slots__ = (
        "bank", "buildings", "card_counts", "cards", "cities", "crowded", "deck", "dice_deck", "first", "frontier",
        "hand_sizes", "hands", "harvest", "island", "largest_army", "lengths", "longest_road", "me", "names", "network",
        "new", "new_counts", "open_points", "paved", "played", "rates", "reached", "roads", "robber", "round", "rules",
        "settlements", "stack", "turn_of",
    )  # fmt: skip

    me: int | None
    rules: Rules
    names: tuple[str, ...]
    island: Island
    round: int
    first: int
    turn_of: int
    robber: int
    bank: Bundle | None
    deck: int
    dice_deck: int
    hands: list[Bundle | None]
    cards: list[Bundle | None]
    new: list[Bundle | None]
    hand_sizes: list[int]
    card_counts: list[int]
    new_counts: list[int]
    played: list[Bundle]
    open_points: list[int]
    settlements: list[tuple[int, ...]]
    cities: list[tuple[int, ...]]
    roads: list[tuple[int, ...]]
    longest_road: int | None
    largest_army: int | None
    stack: list[Frame]
    paved: int
    crowded: int
    buildings: list[int]
    network: list[int]
    reached: list[int]
    frontier: list[int]
    lengths: list[int]
    rates: list[Bundle]
    harvest: list[tuple[Bundle, ...]]

    @property
    def hand(self) -> Bundle:
        """The viewer's own resource cards; ValueError if this is nobody's view."""
        hand = None if self.me is None else self.hands[self.me]
        if hand is None:
            raise ValueError("a view of one seat is wanted: this one shows no hand")
        return hand

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.stack


def observe(state: State, viewer: int | None) -> View:
    """Return what a seat may know, or with None what lies open on the table for everyone.

    Another's cards are numbers; when the game is over all development cards are open (K12.33), hands are not.
    """
    view = View()
    view.me = viewer
    _see_table(view, state)
    _see_pieces(view, state)
    view.bank = state.bank if state.rules.bank == "open" else None  # K11.3
    view.deck, view.dice_deck = len(state.deck), len(state.dice_deck)
    view.hand_sizes = [size(hand) for hand in state.hands]
    view.card_counts = [size(cards) for cards in state.cards]
    view.new_counts = [size(cards) for cards in state.new]
    view.hands = _own(state.hands, viewer)
    view.cards = _own(state.cards, viewer) if state.stack else [*state.cards]
    view.new = _own(state.new, viewer) if state.stack else [*state.new]
    return view


def _own(cards: list[Bundle], viewer: int | None) -> list[Bundle | None]:
    """Hide what others than the viewer hold."""
    seen: list[Bundle | None] = [None] * len(cards)
    if viewer is not None:
        seen[viewer] = cards[viewer]
    return seen


def _see_table(view: View, state: State) -> None:
    view.rules, view.names, view.island = state.rules, state.names, state.island
    view.round, view.first, view.turn_of = state.round, state.first, state.turn_of
    view.robber = state.robber
    view.played = state.played[:]
    view.longest_road, view.largest_army = state.longest_road, state.largest_army
    view.open_points = [state.open_points(seat) for seat in range(len(state.names))]
    view.stack = state.stack[:]  # what is asked and answered is said aloud (K7.9, notation §4)


def _see_pieces(view: View, state: State) -> None:
    view.settlements, view.cities, view.roads = state.settlements[:], state.cities[:], state.roads[:]
    view.paved, view.crowded = state.paved, state.crowded
    view.buildings, view.network = state.buildings[:], state.network[:]
    view.reached, view.frontier = state.reached[:], state.frontier[:]
    view.lengths, view.rates, view.harvest = state.lengths[:], state.rates[:], state.harvest[:]

"""`View`: what one seat may know of a game (notation §7).

It cannot be played. It is built from nothing, so hidden data must be added explicitly to be visible.
"""

from __future__ import annotations

from catan.core.island import Island
from catan.core.resources import Bundle, size
from catan.core.rules import Rules
from catan.core.state import State
from tabletop.core.frames import Frame


class View:
    """The game as one seat sees it; `me` is None in the public view.

    Public data is as in the state, cached values included. `hands`, `cards` and `new` are by seat, None if hidden from
    the viewer; `hand_sizes`, `card_counts` and `new_counts` have the numbers of cards of all seats. `deck` and
    `dice_deck` are numbers of cards. `bank` is None if it is hidden.
    """

    __slots__ = (
        "bank", "blocked_corners", "buildings", "card_counts", "cards", "cities", "deck", "dice_deck", "first",
        "frontier", "hand_sizes", "hands", "harvest", "island", "largest_army", "lengths", "longest_road", "me",
        "names", "network", "new", "new_counts", "open_points", "played_cards", "rates", "road_corners", "road_paths",
        "roads", "robber", "round", "rules", "settlements", "stack", "turn_of",
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
    played_cards: list[Bundle]
    open_points: list[int]
    settlements: list[tuple[int, ...]]
    cities: list[tuple[int, ...]]
    roads: list[tuple[int, ...]]
    longest_road: int | None
    largest_army: int | None
    stack: list[Frame]
    road_paths: int
    blocked_corners: int
    buildings: list[int]
    network: list[int]
    road_corners: list[int]
    frontier: list[int]
    lengths: list[int]
    rates: list[Bundle]
    harvest: list[tuple[Bundle, ...]]

    @property
    def hand(self) -> Bundle:
        """The viewer's resource cards; ValueError for the public view."""
        hand = None if self.me is None else self.hands[self.me]
        if hand is None:
            raise ValueError("a view of one seat is wanted: this one shows no hand")
        return hand

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.stack


def observe(state: State, viewer: int | None) -> View:
    """Return the view of a seat, or with None the public view.

    After the end of the game all development cards are public (K12.33), hands are not.
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
    """Return the entries with all but the viewer's replaced by None."""
    visible: list[Bundle | None] = [None] * len(cards)
    if viewer is not None:
        visible[viewer] = cards[viewer]
    return visible


def _see_table(view: View, state: State) -> None:
    view.rules, view.names, view.island = state.rules, state.names, state.island
    view.round, view.first, view.turn_of = state.round, state.first, state.turn_of
    view.robber = state.robber
    view.played_cards = state.played_cards[:]
    view.longest_road, view.largest_army = state.longest_road, state.largest_army
    view.open_points = [state.open_points(seat) for seat in range(len(state.names))]
    view.stack = state.stack[:]  # decisions, offers and replies are public (K7.9, notation §4)


def _see_pieces(view: View, state: State) -> None:
    view.settlements, view.cities, view.roads = state.settlements[:], state.cities[:], state.roads[:]
    view.road_paths, view.blocked_corners = state.road_paths, state.blocked_corners
    view.buildings, view.network = state.buildings[:], state.network[:]
    view.road_corners, view.frontier = state.road_corners[:], state.frontier[:]
    view.lengths, view.rates, view.harvest = state.lengths[:], state.rates[:], state.harvest[:]

"""The state of a game in progress: mutable, slotted, copied by hand.

What belongs to players is a list with an entry for each seat; inside are numbers and tuples, so that copies share them.
Only `pieces` changes what is built, and it and `flow.prizes` what is kept beside it.
"""

from __future__ import annotations

from typing import Any

from catan.core.island import Island
from catan.core.resources import ALL_RESOURCES, BYTE, ONE_OF_EACH, POINT, Bundle
from catan.core.rules import Rules
from tabletop.events import Event
from tabletop.frames import Frame

NUMBERS = 13  # 0 to 12: the harvest has an entry for each number that two dice can show


class State:
    """A whole game at one moment; `stack` says what happens next, last frame first."""

    __slots__ = (
        "bank", "barrier", "buildings", "cards", "cities", "crowded", "deck", "dice_deck", "events", "first",
        "frontier", "hands", "harvest", "island", "largest_army", "lengths", "longest_road", "names", "network", "new",
        "paved", "played", "rates", "reached", "rng", "roads", "robber", "round", "rules", "settlements",
        "shown_points", "stack", "turn_of",
    )  # fmt: skip

    def __init__(self, rules: Rules, names: tuple[str, ...], island: Island, seed: int) -> None:
        nothing = [0] * len(names)
        no_pieces: list[tuple[int, ...]] = [()] * len(names)
        self.rules = rules
        self.names = names
        self.island = island
        self.rng = seed
        self.round = 0
        self.first = 0
        self.turn_of = 0  # whose turn it is, or who places; whose it was, when the game is over
        self.robber = island.desert
        self.bank = ALL_RESOURCES
        self.deck: tuple[int, ...] = ()  # the kinds of the development cards, the top one first
        self.dice_deck: tuple[int, ...] = ()  # throws as 11 to 66, the next one first (K11.1)
        self.hands = nothing[:]
        # Development cards as bundles of their kinds: bought before this turn, bought in it, and played.
        self.cards = nothing[:]
        self.new = nothing[:]
        self.played = nothing[:]
        # Corners and paths in the order in which they were built on.
        self.settlements = no_pieces[:]
        self.cities = no_pieces[:]
        self.roads = no_pieces[:]
        self.longest_road: int | None = None
        self.largest_army: int | None = None
        # Kept beside the pieces, because every decision asks them: masks of all, and of each seat.
        self.paved = 0  # paths with a road
        self.crowded = 0  # corners with a building, or next to one (K6.4)
        self.buildings = nothing[:]  # corners
        self.network = nothing[:]  # paths
        self.reached = nothing[:]  # corners that one's roads touch
        self.frontier = nothing[:]  # paths one may build on if they are free (K6.2)
        self.lengths = nothing[:]  # of the longest road (K9.2)
        self.rates = [4 * ONE_OF_EACH] * len(names)  # what the bank takes for a card, by kind (K7.2)
        # What a number brings each seat, if the robber lets it.
        self.harvest: list[tuple[Bundle, ...]] = [tuple(nothing)] * NUMBERS
        self.shown_points = nothing[:]  # all points but those of cards in hand (K10.2)
        self.stack: list[Frame] = []
        # Why what has happened since it was last set to None cannot be taken back: `tabletop.undo`'s words, or None.
        self.barrier: str | None = None
        # A list while somebody listens, None in simulations.
        self.events: list[Event] | None = None

    def clone(self) -> State:
        """Return a copy that shares nothing mutable; nobody listens to it, and nothing has come to light in it."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.names = self.names
        twin.island = self.island
        twin.rng = self.rng
        twin.round = self.round
        twin.first = self.first
        twin.turn_of = self.turn_of
        twin.robber = self.robber
        twin.bank = self.bank
        twin.deck = self.deck
        twin.dice_deck = self.dice_deck
        twin.hands = self.hands[:]
        twin.cards = self.cards[:]
        twin.new = self.new[:]
        twin.played = self.played[:]
        twin.settlements = self.settlements[:]
        twin.cities = self.cities[:]
        twin.roads = self.roads[:]
        twin.longest_road = self.longest_road
        twin.largest_army = self.largest_army
        twin.paved = self.paved
        twin.crowded = self.crowded
        twin.buildings = self.buildings[:]
        twin.network = self.network[:]
        twin.reached = self.reached[:]
        twin.frontier = self.frontier[:]
        twin.lengths = self.lengths[:]
        twin.rates = self.rates[:]
        twin.harvest = self.harvest[:]
        twin.shown_points = self.shown_points[:]
        twin.stack = self.stack[:]
        twin.barrier = None
        twin.events = None
        return twin

    def others(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from the left of this one."""
        players = len(self.names)
        return [(seat + step) % players for step in range(1, players)]

    def open_points(self, seat: int) -> int:
        """Return a player's points but for point cards in hand (K10.2)."""
        return self.shown_points[seat]

    def points(self, seat: int) -> int:
        """Return all of a player's points (K10.1)."""
        return self.shown_points[seat] + (self.cards[seat] + self.new[seat] >> BYTE * POINT)

    def bar(self, why: str) -> None:
        """Say why what happens now cannot be taken back, "card-drawn" or "revealed"; the first reason stays."""
        if self.barrier is None:
            self.barrier = why

    def tell(self, event: str, audience: int | None = None, **args: Any) -> None:
        """Say what happened to whoever listens; `audience` is the seat that alone may know."""
        if self.events is not None:
            self.events.append(Event(event, args, audience))

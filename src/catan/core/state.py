"""The state of a game in progress: mutable, slotted, copied field by field.

Data of players is a list with one immutable entry (a number or tuple) for each seat. Only `pieces` changes buildings
and roads; `pieces` and `flow.prizes` maintain the cached values.
"""

from __future__ import annotations

from typing import Any

from catan.core.island import Island
from catan.core.resources import ALL_RESOURCES, BYTE, ONE_OF_EACH, POINT, Bundle
from catan.core.rules import Rules
from tabletop.core.events import Event
from tabletop.core.frames import Frame

NUMBERS = 13  # 0 to 12: the harvest has an entry for each sum of two dice


class State:
    """A complete game at one moment; the last frame of `stack` is the next decision."""

    __slots__ = (
        "bank", "barrier", "blocked_corners", "buildings", "cards", "cities", "deck", "dice_deck", "events", "first",
        "frontier", "hands", "harvest", "island", "largest_army", "lengths", "longest_road", "names", "network", "new",
        "played_cards", "rates", "rng", "road_corners", "road_paths", "roads", "robber", "round", "rules",
        "settlements", "stack", "turn_of", "visible_points",
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
        self.turn_of = 0  # the seat whose turn it is or who places; after the end, whose turn it was
        self.robber = island.desert
        self.bank = ALL_RESOURCES
        self.deck: tuple[int, ...] = ()  # kinds of development cards, the top card first
        self.dice_deck: tuple[int, ...] = ()  # throws as 11 to 66, the next throw first (K11.1)
        self.hands = nothing[:]
        # Development cards as bundles: bought before this turn, bought in this turn, and played.
        self.cards = nothing[:]
        self.new = nothing[:]
        self.played_cards = nothing[:]
        # Corners and paths in the order of building.
        self.settlements = no_pieces[:]
        self.cities = no_pieces[:]
        self.roads = no_pieces[:]
        self.longest_road: int | None = None
        self.largest_army: int | None = None
        # Cached for speed, since every decision reads them: masks of all players, and of each seat.
        self.road_paths = 0  # paths with a road
        self.blocked_corners = 0  # corners with a building, or next to one (K6.4)
        self.buildings = nothing[:]  # corners
        self.network = nothing[:]  # paths
        self.road_corners = nothing[:]  # corners at the player's roads
        self.frontier = nothing[:]  # paths on which the player may build if they are free (K6.2)
        self.lengths = nothing[:]  # of the player's longest road (K9.2)
        self.rates = [4 * ONE_OF_EACH] * len(names)  # cards that the bank takes for one card, by kind (K7.2)
        # Cards that a number yields to each seat, without regard to the robber.
        self.harvest: list[tuple[Bundle, ...]] = [tuple(nothing)] * NUMBERS
        self.visible_points = nothing[:]  # points without point cards in hand (K10.2)
        self.stack: list[Frame] = []
        # Why moves since the last reset cannot be undone: an id of `tabletop.game.undo`, or None.
        self.barrier: str | None = None
        # A list while events are recorded, None in simulations.
        self.events: list[Event] | None = None

    def clone(self) -> State:
        """Return an independent copy, without recording of events and without an undo barrier."""
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
        twin.played_cards = self.played_cards[:]
        twin.settlements = self.settlements[:]
        twin.cities = self.cities[:]
        twin.roads = self.roads[:]
        twin.longest_road = self.longest_road
        twin.largest_army = self.largest_army
        twin.road_paths = self.road_paths
        twin.blocked_corners = self.blocked_corners
        twin.buildings = self.buildings[:]
        twin.network = self.network[:]
        twin.road_corners = self.road_corners[:]
        twin.frontier = self.frontier[:]
        twin.lengths = self.lengths[:]
        twin.rates = self.rates[:]
        twin.harvest = self.harvest[:]
        twin.visible_points = self.visible_points[:]
        twin.stack = self.stack[:]
        twin.barrier = None
        twin.events = None
        return twin

    def others(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from the left of this one."""
        players = len(self.names)
        return [(seat + step) % players for step in range(1, players)]

    def open_points(self, seat: int) -> int:
        """Return a player's points without point cards in hand (K10.2)."""
        return self.visible_points[seat]

    def points(self, seat: int) -> int:
        """Return a player's points, point cards in hand included (K10.1)."""
        return self.visible_points[seat] + (self.cards[seat] + self.new[seat] >> BYTE * POINT)

    def set_barrier(self, why: str) -> None:
        """Mark the current move as impossible to undo; `why` is an id such as "card-drawn", and the first one stays."""
        if self.barrier is None:
            self.barrier = why

    def emit(self, event: str, audience: int | None = None, **args: Any) -> None:
        """Record an event if events are recorded; `audience` is the only seat that may see it, None for all."""
        if self.events is not None:
            self.events.append(Event(event, args, audience))

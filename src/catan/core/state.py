"""The state of a game in progress: mutable, slotted, copied field by field.

Data of players is a list with one immutable entry (a number or tuple) for each seat. Only `pieces` changes buildings
and roads; `pieces` and `flow.prizes` maintain the cached values.
"""

from __future__ import annotations

from catan.core.island import Island
from catan.core.resources import ALL_RESOURCES, BYTE, ONE_OF_EACH, POINT, Bundle
from catan.core.rules import Rules
from tabletop.core.state import GameState

NUMBERS = 13  # 0 to 12: the harvest has an entry for each sum of two dice


class State(GameState):
    """A complete game at one moment."""

    __slots__ = (
        "bank", "blocked_corners", "buildings", "cards", "cities", "deck", "dice_deck", "first", "frontier", "hands",
        "harvest", "island", "largest_army", "lengths", "longest_road", "names", "network", "new", "played_cards",
        "rates", "road_corners", "road_paths", "roads", "robber", "round", "rules", "settlements", "turn_of",
        "visible_points",
    )  # fmt: skip

    rules: Rules
    names: tuple[str, ...]
    island: Island
    round: int
    first: int
    turn_of: int  # the seat whose turn it is or who places; after the end, whose turn it was
    robber: int
    bank: Bundle
    deck: tuple[int, ...]  # kinds of development cards, the top card first
    dice_deck: tuple[int, ...]  # throws as 11 to 66, the next throw first (K11.1)
    hands: list[Bundle]
    # Development cards as bundles: bought before this turn, bought in this turn, and played.
    cards: list[Bundle]
    new: list[Bundle]
    played_cards: list[Bundle]
    # Corners and paths in the order of building.
    settlements: list[tuple[int, ...]]
    cities: list[tuple[int, ...]]
    roads: list[tuple[int, ...]]
    longest_road: int | None
    largest_army: int | None
    # Cached for speed, since every decision reads them: masks of all players, and of each seat.
    road_paths: int  # paths with a road
    blocked_corners: int  # corners with a building, or next to one (K6.4)
    buildings: list[int]  # corners
    network: list[int]  # paths
    road_corners: list[int]  # corners at the player's roads
    frontier: list[int]  # paths on which the player may build if they are free (K6.2)
    lengths: list[int]  # of the player's longest road (K9.2)
    rates: list[Bundle]  # cards that the bank takes for one card, by kind (K7.2)
    harvest: list[tuple[Bundle, ...]]  # cards that a number yields to each seat, without regard to the robber
    visible_points: list[int]  # points without point cards in hand (K10.2)

    def __init__(self, rules: Rules, names: tuple[str, ...], island: Island, seed: int) -> None:
        super().__init__(seed)
        nothing = [0] * len(names)
        no_pieces: list[tuple[int, ...]] = [()] * len(names)
        self.rules = rules
        self.names = names
        self.island = island
        self.round = 0
        self.first = 0
        self.turn_of = 0
        self.robber = island.desert
        self.bank = ALL_RESOURCES
        self.deck = ()
        self.dice_deck = ()
        self.hands = nothing[:]
        self.cards = nothing[:]
        self.new = nothing[:]
        self.played_cards = nothing[:]
        self.settlements = no_pieces[:]
        self.cities = no_pieces[:]
        self.roads = no_pieces[:]
        self.longest_road = None
        self.largest_army = None
        self.road_paths = 0
        self.blocked_corners = 0
        self.buildings = nothing[:]
        self.network = nothing[:]
        self.road_corners = nothing[:]
        self.frontier = nothing[:]
        self.lengths = nothing[:]
        self.rates = [4 * ONE_OF_EACH] * len(names)
        self.harvest = [tuple(nothing)] * NUMBERS
        self.visible_points = nothing[:]

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

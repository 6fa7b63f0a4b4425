"""Placing pieces, with the values that the state caches for quick decisions (K6).

Nothing here checks whether a placement is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from catan.core.board import AROUND, BOTH_ENDS, ENDS, NEXT_TO, PATHS_AT, bits
from catan.core.island import ANY
from catan.core.resources import NOTHING, ONE, ONE_OF_EACH, POINT, Bundle, bundle, count, counts
from catan.core.road import longest, longest_through
from catan.core.state import NUMBERS, State

# Pieces of each player (K1.8).
ROADS, SETTLEMENTS, CITIES = 15, 5, 4
# Points for Longest Road and for Largest Army (K10.1).
PRIZE = 2


def place_road(state: State, seat: int, path: int) -> None:
    """Place a road on a path."""
    state.roads[seat] += (path,)
    state.network[seat] |= 1 << path
    state.road_paths |= 1 << path
    state.road_corners[seat] |= BOTH_ENDS[path]
    obstacles = others_buildings(state, seat)
    for corner in ENDS[path]:
        if not obstacles >> corner & 1:
            state.frontier[seat] |= PATHS_AT[corner]
    length = longest_through(path, state.network[seat], obstacles)
    state.lengths[seat] = max(length, state.lengths[seat])


def place_settlement(state: State, seat: int, corner: int) -> None:
    """Place a settlement on a corner; it breaks other players' roads (K9.2) and blocks them (K6.2)."""
    state.settlements[seat] += (corner,)
    state.visible_points[seat] += 1
    _build_at(state, seat, corner)
    for other in state.others(seat):
        if state.road_corners[other] >> corner & 1:
            _update_frontier(state, other)


def place_city(state: State, seat: int, corner: int) -> None:
    """Replace a settlement with a city; the settlement returns to the supply of its owner (K6.5)."""
    state.settlements[seat] = tuple([other for other in state.settlements[seat] if other != corner])
    state.cities[seat] += (corner,)
    state.visible_points[seat] += 1
    _harvest_at(state, seat, corner)


def others_buildings(state: State, seat: int) -> int:
    """Return the mask of the corners with other players' buildings."""
    corners = 0
    for other, buildings in enumerate(state.buildings):
        if other != seat:
            corners |= buildings
    return corners


class Built(Protocol):
    """A state or a view: what stands on the island, seat by seat."""

    @property
    def buildings(self) -> Sequence[int]:
        """The corners with a building, as masks."""

    @property
    def cities(self) -> Sequence[Sequence[int]]:
        """The corners with a city."""


def buildings_at(state: Built, seat: int, hex_: int) -> int:
    """Return the cards that a hex yields to a player: 1 for each settlement at it, 2 for each city (K4.1)."""
    here = state.buildings[seat] & AROUND[hex_]
    if not here:
        return 0
    return here.bit_count() + sum([here >> corner & 1 for corner in state.cities[seat]])


def recompute(state: State) -> None:
    """Compute all cached values from the pieces; needed after setting pieces directly."""
    players = len(state.names)
    state.road_paths = state.blocked_corners = 0
    state.harvest = [(NOTHING,) * players] * NUMBERS
    for seat in range(players):
        state.buildings[seat] = 0
        state.rates[seat] = 4 * ONE_OF_EACH
        for corner in (*state.settlements[seat], *state.cities[seat]):
            _build_at(state, seat, corner)
        for corner in state.cities[seat]:
            _harvest_at(state, seat, corner)
        state.network[seat] = sum([1 << path for path in state.roads[seat]])
        state.road_paths |= state.network[seat]
    for seat in range(players):
        state.road_corners[seat] = 0
        for path in state.roads[seat]:
            state.road_corners[seat] |= BOTH_ENDS[path]
        _update_frontier(state, seat)
    count_points(state)


def count_points(state: State) -> None:
    """Compute the visible points of all players: buildings, prizes and point cards in play (K10.1, K10.2)."""
    state.visible_points = [
        len(state.settlements[seat]) + 2 * len(state.cities[seat]) + count(state.played_cards[seat], POINT)
        for seat in range(len(state.names))
    ]
    for holder in (state.longest_road, state.largest_army):
        if holder is not None:
            state.visible_points[holder] += PRIZE


def _build_at(state: State, seat: int, corner: int) -> None:
    state.buildings[seat] |= 1 << corner
    state.blocked_corners |= 1 << corner | NEXT_TO[corner]
    state.frontier[seat] |= PATHS_AT[corner]
    harbour = state.island.harbour_at.get(corner)
    if harbour is not None:
        state.rates[seat] = _rates_with(state.rates[seat], harbour)
    _harvest_at(state, seat, corner)


def _harvest_at(state: State, seat: int, corner: int) -> None:
    """Add one card for each hex at a corner to the harvest of a player (K4.1)."""
    for number, kind in state.island.yields[corner]:
        yields = list(state.harvest[number])
        yields[seat] += ONE[kind]
        state.harvest[number] = tuple(yields)


def _rates_with(rates: Bundle, harbour: int) -> Bundle:
    """Return the bank rates with one more harbour: the best rate for each kind (K7.2)."""
    best = list(counts(rates))
    if harbour == ANY:
        best = [min(rate, 3) for rate in best]
    else:
        best[harbour] = 2
    return bundle(best)


def _update_frontier(state: State, seat: int) -> None:
    """Compute a player's frontier and road length after another player has built into the road."""
    obstacles = others_buildings(state, seat)
    ways = 0
    for corner in bits(state.buildings[seat] | state.road_corners[seat] & ~obstacles):
        ways |= PATHS_AT[corner]
    state.frontier[seat] = ways
    state.lengths[seat] = longest(state.network[seat], obstacles)

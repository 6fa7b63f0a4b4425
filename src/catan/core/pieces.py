"""Pieces laid on the board, and what the state keeps beside them so that no decision has to look for it (K6).

Whether a piece may be laid there is asked elsewhere.
"""

from __future__ import annotations

from catan.core.board import AROUND, BOTH_ENDS, ENDS, NEXT_TO, PATHS_AT, bits
from catan.core.island import ANY
from catan.core.resources import NOTHING, ONE, ONE_OF_EACH, POINT, Bundle, bundle, count, counts
from catan.core.road import longest, longest_through
from catan.core.state import NUMBERS, State

# How many of each a player has (K1.8).
ROADS, SETTLEMENTS, CITIES = 15, 5, 4
# What Longest Road and Largest Army are worth, each (K10.1).
PRIZE = 2


def lay_road(state: State, seat: int, path: int) -> None:
    """Lay a road on a path."""
    state.roads[seat] += (path,)
    state.network[seat] |= 1 << path
    state.paved |= 1 << path
    state.reached[seat] |= BOTH_ENDS[path]
    broken = others_buildings(state, seat)
    for corner in ENDS[path]:
        if not broken >> corner & 1:
            state.frontier[seat] |= PATHS_AT[corner]
    length = longest_through(path, state.network[seat], broken)
    state.lengths[seat] = max(length, state.lengths[seat])


def lay_settlement(state: State, seat: int, corner: int) -> None:
    """Lay a settlement on a corner; the roads of others break there (K9.2), and do not go on (K6.2)."""
    state.settlements[seat] += (corner,)
    state.shown_points[seat] += 1
    _build_at(state, seat, corner)
    for other in state.others(seat):
        if state.reached[other] >> corner & 1:
            _survey(state, other)


def lay_city(state: State, seat: int, corner: int) -> None:
    """Lay a city in the place of a settlement, which goes back to its owner's pieces (K6.5)."""
    state.settlements[seat] = tuple([other for other in state.settlements[seat] if other != corner])
    state.cities[seat] += (corner,)
    state.shown_points[seat] += 1
    _harvest_at(state, seat, corner)


def others_buildings(state: State, seat: int) -> int:
    """Return the mask of the corners with another player's building."""
    built = 0
    for other, buildings in enumerate(state.buildings):
        if other != seat:
            built |= buildings
    return built


def buildings_at(state: State, seat: int, hex_: int) -> int:
    """Return how much a player's buildings on a hex's corners bring when it bears: 1 a settlement, 2 a city (K4.1)."""
    here = state.buildings[seat] & AROUND[hex_]
    if not here:
        return 0
    return here.bit_count() + sum([here >> corner & 1 for corner in state.cities[seat]])


def renew(state: State) -> None:
    """Find anew what is kept beside the pieces, when they were laid by hand."""
    players = len(state.names)
    state.paved = state.crowded = 0
    state.harvest = [(NOTHING,) * players] * NUMBERS
    for seat in range(players):
        state.buildings[seat] = 0
        state.rates[seat] = 4 * ONE_OF_EACH
        for corner in (*state.settlements[seat], *state.cities[seat]):
            _build_at(state, seat, corner)
        for corner in state.cities[seat]:
            _harvest_at(state, seat, corner)
        state.network[seat] = sum([1 << path for path in state.roads[seat]])
        state.paved |= state.network[seat]
    for seat in range(players):
        state.reached[seat] = 0
        for path in state.roads[seat]:
            state.reached[seat] |= BOTH_ENDS[path]
        _survey(state, seat)
    count_points(state)


def count_points(state: State) -> None:
    """Count everybody's open points anew: buildings, prizes, and point cards that were played (K10.1, K10.2)."""
    state.shown_points = [
        len(state.settlements[seat]) + 2 * len(state.cities[seat]) + count(state.played[seat], POINT)
        for seat in range(len(state.names))
    ]
    for holder in (state.longest_road, state.largest_army):
        if holder is not None:
            state.shown_points[holder] += PRIZE


def _build_at(state: State, seat: int, corner: int) -> None:
    state.buildings[seat] |= 1 << corner
    state.crowded |= 1 << corner | NEXT_TO[corner]
    state.frontier[seat] |= PATHS_AT[corner]
    harbour = state.island.harbour_at.get(corner)
    if harbour is not None:
        state.rates[seat] = _rates_with(state.rates[seat], harbour)
    _harvest_at(state, seat, corner)


def _harvest_at(state: State, seat: int, corner: int) -> None:
    """A building on a corner brings one card more of each hex there (K4.1)."""
    for number, kind in state.island.yields[corner]:
        brought = list(state.harvest[number])
        brought[seat] += ONE[kind]
        state.harvest[number] = tuple(brought)


def _rates_with(rates: Bundle, harbour: int) -> Bundle:
    """Return what the bank takes for a card once one has a harbour: the best rate for each kind (K7.2)."""
    best = list(counts(rates))
    if harbour == ANY:
        best = [min(rate, 3) for rate in best]
    else:
        best[harbour] = 2
    return bundle(best)


def _survey(state: State, seat: int) -> None:
    """Find anew where a player may build on, and how long the road is, when another has built into it."""
    broken = others_buildings(state, seat)
    ways = 0
    for corner in bits(state.buildings[seat] | state.reached[seat] & ~broken):
        ways |= PATHS_AT[corner]
    state.frontier[seat] = ways
    state.lengths[seat] = longest(state.network[seat], broken)

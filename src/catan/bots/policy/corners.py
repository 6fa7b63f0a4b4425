"""Corners and incomes: what a settlement or a city brings there, and which free corners roads can reach."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from catan.bots.policy.weights import Weights
from catan.core.board import ENDS, PATHS_OF, bits
from catan.core.island import ANY, PIPS, Island
from catan.core.pieces import SETTLEMENTS
from catan.core.resources import KINDS
from catan.core.state import State

Pips = tuple[int, ...]
NO_PIPS: Final[Pips] = (0,) * len(KINDS)


@lru_cache(maxsize=1 << 7)  # some twenty in a game of bots, and each entry holds its island
def pips_of(island: Island, settlements: tuple[int, ...], cities: tuple[int, ...]) -> Pips:
    """Return the pips of each kind that buildings have, cities twice; the robber is left out, since he moves on."""
    pips = [0] * len(KINDS)
    for corners, amount in ((settlements, 1), (cities, 2)):
        for corner in corners:
            for number, kind in island.yields[corner]:
                pips[kind] += amount * PIPS[number]
    return tuple(pips)


def seat_pips(state: State, seat: int) -> Pips:
    """Return the pips of each kind of a seat."""
    return pips_of(state.island, state.settlements[seat], state.cities[seat])


def gain_at(island: Island, corner: int, pips: Pips, growth: tuple[tuple[float, ...], ...]) -> float:
    """Return how much more an income is worth with one more building on a corner, by a table of growth."""
    more = list(pips)
    for number, kind in island.yields[corner]:
        more[kind] += PIPS[number]
    gain = 0.0
    for kind in KINDS:
        if more[kind] != pips[kind]:
            gain += growth[kind][more[kind]] - growth[kind][pips[kind]]
    return gain


def harbour_gain(island: Island, corner: int, pips: Pips, any_harbour: float, own_harbour: float) -> float:
    """Return the value of a corner's harbour for an income; 0 without one."""
    harbour = island.harbour_at.get(corner)
    if harbour is None:
        return 0.0
    return any_harbour if harbour == ANY else own_harbour * pips[harbour]


@lru_cache(maxsize=8)  # a game has one island, and each entry holds its own
def spot_worths(island: Island, weights: Weights) -> tuple[float, ...]:
    """Return the value of every corner as a place to settle some day, whoever settles there."""
    return tuple(
        [
            1
            + sum([weights.spot_pip[kind] * PIPS[number] for number, kind in there])
            + (weights.spot_harbour if corner in island.harbour_at else 0.0)
            for corner, there in enumerate(island.yields)
        ]
    )


class Spots(NamedTuple):
    """The value of the best free corner at one's roads, and of the best that one or two more roads reach; 0: none."""

    here: float
    one_away: float
    two_away: float


NO_SPOTS: Final = Spots(0.0, 0.0, 0.0)


def spots(state: State, seat: int, weights: Weights) -> Spots:
    """Return the best free corners of a seat by the roads that are missing."""
    if len(state.settlements[seat]) == SETTLEMENTS:
        return NO_SPOTS
    return spots_by(
        state.island, state.road_corners[seat], state.blocked_corners, state.frontier[seat], state.road_paths, weights
    )


@lru_cache(maxsize=1 << 12)
def spots_by(island: Island, here: int, blocked: int, frontier: int, taken: int, weights: Weights) -> Spots:
    """Return the same by masks: the corners at one's roads, the blocked corners, and the paths to build on or taken."""
    worths = spot_worths(island, weights)
    best = max([worths[corner] for corner in bits(here & ~blocked)], default=0.0)
    far = 0
    for path in bits(frontier & ~taken):
        start, end = ENDS[path]
        far |= 1 << start | 1 << end
    far &= ~here
    one = max([worths[corner] for corner in bits(far & ~blocked)], default=0.0)
    two = max([_beyond(corner, here | far, blocked, taken, worths) for corner in bits(far)], default=0.0)
    return Spots(best, one, two)


def _beyond(corner: int, visited: int, blocked: int, taken: int, worths: tuple[float, ...]) -> float:
    """Return the value of the best free corner that one road from a corner reaches; 0 if there is none."""
    best = 0.0
    for path, other in PATHS_OF[corner]:
        if not (taken >> path & 1 or visited >> other & 1 or blocked >> other & 1):
            best = max(best, worths[other])
    return best


def expansion(there: Spots, weights: Weights) -> float:
    """Return the value of having free corners within reach."""
    away = weights.away
    return max(away[0] * there.here, away[1] * there.one_away, away[2] * there.two_away)

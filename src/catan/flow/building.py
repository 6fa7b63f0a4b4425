"""Building roads, settlements and cities, and what follows from it at once (K6, K9.3, K12.11)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from catan.core.board import CORNERS, PATHS, bits
from catan.core.moves import BUY, CITY, ROAD, SETTLE, Move
from catan.core.pieces import CITIES, ROADS, SETTLEMENTS, lay_city, lay_road, lay_settlement
from catan.core.resources import (
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    ONE,
    ONE_OF_EACH,
    Bundle,
    enough,
    holds,
)
from catan.core.state import State
from catan.flow.prizes import award_longest_road
from catan.flow.scoring import end_if_won


def _kinds_paid_for(kinds: int) -> tuple[bool, ...]:
    """Return whether some kinds, by their eighth bits, are all those of a road, settlement, city, development card."""
    costs = (COST_OF_ROAD, COST_OF_SETTLEMENT, COST_OF_CITY, COST_OF_CARD)
    return tuple([not enough(cost, ONE_OF_EACH) & ~kinds for cost in costs])


# By the kinds in a hand: what it pays for, one of each; of a city this says only that its kinds are there (K6.1).
PAID_BY: Final = {
    kinds: _kinds_paid_for(kinds) for kinds in [sum(some) << 7 for size in range(6) for some in combinations(ONE, size)]
}


def buildable(state: State, seat: int) -> list[Move]:
    """List what a player can build or buy: roads, settlements, cities, a development card (K6.1 to K6.6, K8.1)."""
    hand = state.hands[seat]
    road, settlement, city, card = PAID_BY[enough(hand, ONE_OF_EACH)]
    moves: list[Move] = []
    if road:
        moves += roads(free_paths(state, seat))
    if settlement and len(state.settlements[seat]) < SETTLEMENTS:
        moves += settlements(state.reached[seat] & ~state.crowded)
    if city and holds(hand, COST_OF_CITY) and len(state.cities[seat]) < CITIES:
        moves += [CITY[corner] for corner in sorted(state.settlements[seat])]
    if card and state.deck:
        moves.append(BUY)
    return moves


def free_paths(state: State, seat: int) -> int:
    """Return the mask of the paths on which a player can build a road, if there is one left (K6.2, K6.6)."""
    return state.frontier[seat] & ~state.paved if len(state.roads[seat]) < ROADS else 0


@lru_cache(maxsize=4096)
def roads(paths: int) -> tuple[Move, ...]:
    """Return the moves that build a road, on these paths."""
    return tuple([ROAD[path] for path in bits(paths)])


@lru_cache(maxsize=4096)
def settlements(corners: int) -> tuple[Move, ...]:
    """Return the moves that build a settlement, on these corners."""
    return tuple([SETTLE[corner] for corner in bits(corners)])


def pay(state: State, seat: int, cost: Bundle) -> None:
    """Pay the bank."""
    state.hands[seat] -= cost
    state.bank += cost


def build_road(state: State, seat: int, path: int) -> bool:
    """Build a road; return whether the game goes on."""
    lay_road(state, seat, path)
    if state.events is not None:
        state.tell("road", player=seat, path=PATHS[path])
    award_longest_road(state)
    return not end_if_won(state)


def build_settlement(state: State, seat: int, corner: int) -> None:
    """Build a settlement, which may break another's road."""
    lay_settlement(state, seat, corner)
    if state.events is not None:
        state.tell("settlement", player=seat, corner=CORNERS[corner])
    award_longest_road(state)
    end_if_won(state)


def build_city(state: State, seat: int, corner: int) -> None:
    """Build a city in a settlement's place."""
    lay_city(state, seat, corner)
    if state.events is not None:
        state.tell("city", player=seat, corner=CORNERS[corner])
    end_if_won(state)

"""Building roads, settlements and cities, with the immediate effects (K6, K9.3, K12.11)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from catan.core.board import CORNERS, PATHS, bits
from catan.core.moves import BUY, CITY, ROAD, SETTLE, Move
from catan.core.pieces import CITIES, ROADS, SETTLEMENTS, place_city, place_road, place_settlement
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


def _buyable_with(kinds: int) -> tuple[bool, ...]:
    """Return for road, settlement, city and card whether these kinds (as eighth bits) include all kinds of its cost."""
    costs = (COST_OF_ROAD, COST_OF_SETTLEMENT, COST_OF_CITY, COST_OF_CARD)
    return tuple([not enough(cost, ONE_OF_EACH) & ~kinds for cost in costs])


# By the kinds in a hand: which things it may buy. For a city the counts must be checked as well (K6.1).
BUYABLE: Final = {
    kinds: _buyable_with(kinds) for kinds in [sum(ones) << 7 for size in range(6) for ones in combinations(ONE, size)]
}


def buildable(state: State, seat: int) -> list[Move]:
    """List the moves that build or buy: roads, settlements, cities, a development card (K6.1 to K6.6, K8.1)."""
    hand = state.hands[seat]
    road, settlement, city, card = BUYABLE[enough(hand, ONE_OF_EACH)]
    moves: list[Move] = []
    if road:
        moves += roads(free_paths(state, seat))
    if settlement and len(state.settlements[seat]) < SETTLEMENTS:
        moves += settlements(state.road_corners[seat] & ~state.blocked_corners)
    if city and holds(hand, COST_OF_CITY) and len(state.cities[seat]) < CITIES:
        moves += [CITY[corner] for corner in sorted(state.settlements[seat])]
    if card and state.deck:
        moves.append(BUY)
    return moves


def free_paths(state: State, seat: int) -> int:
    """Return the mask of the paths on which a player can build a road; 0 without a road piece (K6.2, K6.6)."""
    return state.frontier[seat] & ~state.road_paths if len(state.roads[seat]) < ROADS else 0


@lru_cache(maxsize=4096)
def roads(paths: int) -> tuple[Move, ...]:
    """Return the moves that build a road on these paths."""
    return tuple([ROAD[path] for path in bits(paths)])


@lru_cache(maxsize=4096)
def settlements(corners: int) -> tuple[Move, ...]:
    """Return the moves that build a settlement on these corners."""
    return tuple([SETTLE[corner] for corner in bits(corners)])


def pay(state: State, seat: int, cost: Bundle) -> None:
    """Pay the bank."""
    state.hands[seat] -= cost
    state.bank += cost


def build_road(state: State, seat: int, path: int) -> bool:
    """Build a road; return whether the game continues."""
    place_road(state, seat, path)
    if state.events is not None:
        state.emit("road", player=seat, path=PATHS[path])
    award_longest_road(state)
    return not end_if_won(state)


def build_settlement(state: State, seat: int, corner: int) -> None:
    """Build a settlement, which may break another's road."""
    place_settlement(state, seat, corner)
    if state.events is not None:
        state.emit("settlement", player=seat, corner=CORNERS[corner])
    award_longest_road(state)
    end_if_won(state)


def build_city(state: State, seat: int, corner: int) -> None:
    """Build a city in a settlement's place."""
    place_city(state, seat, corner)
    if state.events is not None:
        state.emit("city", player=seat, corner=CORNERS[corner])
    end_if_won(state)

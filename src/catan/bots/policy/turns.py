"""The moves of a turn: what each gains on the island, in points and in hand."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from catan.bots.policy.corners import NO_SPOTS, Spots, expansion, gain_at, harbour_gain, seat_pips, spots_by
from catan.bots.policy.position import Position
from catan.bots.policy.robber import blockade, worth_of_moving
from catan.core import pieces
from catan.core.board import BOTH_ENDS, ENDS, NEXT_TO, PATHS_AT, bits
from catan.core.moves import KNIGHT as PLAY_KNIGHT
from catan.core.moves import Move
from catan.core.pieces import others_buildings
from catan.core.resources import (
    COST_OF_CARD,
    COST_OF_CITY,
    COST_OF_ROAD,
    COST_OF_SETTLEMENT,
    KNIGHT,
    NOTHING,
    ONE,
    Bundle,
    count,
    holds,
)
from catan.core.road import longest_through
from catan.core.state import State
from catan.flow.building import build_road, free_paths
from catan.flow.prizes import SHORTEST, SMALLEST

COST_OF_BOTH: Final = COST_OF_ROAD + COST_OF_SETTLEMENT
# What winning is worth: more than anything else.
VICTORY: Final = 1000.0


def worth(position: Position, move: Move) -> float:
    """Return the value of a move after the throw."""
    match move.verb:
        case "city":
            return _city(position, move.at) + position.gain(-COST_OF_CITY)
        case "settle":
            return _settle(position, move.at) + position.gain(-COST_OF_SETTLEMENT)
        case "road":
            return _paid_road(position, move.at)
        case "buy":
            return position.weights.card + position.gain(-COST_OF_CARD)
        case "bank":
            return position.gain((move.get or NOTHING) - (move.give or NOTHING))
        case "play":
            return _card(position, move)
        case _:
            return position.weights.least


def worth_before_the_dice(position: Position, move: Move) -> float:
    """Return the value of a move before the throw: a knight counts if it frees a hex or takes Largest Army."""
    if move != PLAY_KNIGHT:
        return position.weights.least if move.verb == "roll" else 0.0
    if blockade(position, position.state.robber) >= 0 and not _takes_army(position):
        return 0.0
    return _card(position, move)


def _points(position: Position, more: int) -> float:
    """Return the value of points: winning is worth more than all else (K10.3)."""
    state = position.state
    return VICTORY if state.points(position.me) + more >= state.rules.points else float(more)


def _city(position: Position, corner: int) -> float:
    state, weights = position.state, position.weights
    pips = seat_pips(state, position.me)
    income = gain_at(state.island, corner, pips, weights.growth)
    return _points(position, 1) + position.left * income + weights.upgrading


def _settle(position: Position, corner: int) -> float:
    state, weights, me = position.state, position.weights, position.me
    pips, island = seat_pips(state, me), state.island
    income = gain_at(island, corner, pips, weights.growth)
    income += harbour_gain(island, corner, pips, weights.any_harbour, weights.own_harbour)
    after = NO_SPOTS
    if len(state.settlements[me]) + 1 < pieces.SETTLEMENTS:
        blocked = state.blocked_corners | 1 << corner | NEXT_TO[corner]
        after = spots_by(island, state.road_corners[me], blocked, state.frontier[me], state.road_paths, weights)
    spent = expansion(after, weights) - position.expansion
    return _points(position, 1) + position.left * (income + spent) + weights.settling


def _paid_road(position: Position, path: int) -> float:
    """Return the value of a road that is paid for; with a settlement at its end, if the hand pays for both."""
    alone = worth_of_road(position, path) + position.gain(-COST_OF_ROAD)
    corners = corners_to_settle(position, path)
    if not corners:
        return alone
    state = position.state.clone()
    state.events = None
    build_road(state, position.me, path)
    after = Position(state, position.me, position.weights)
    settled = max([_settle(after, corner) for corner in bits(corners)])
    return max(alone, worth_of_road(position, path) + settled + position.gain(-COST_OF_BOTH))


def corners_to_settle(position: Position, path: int) -> int:
    """Return the mask of the corners that a road on a path opens to a settlement, if the hand pays for both."""
    state, me = position.state, position.me
    if not holds(position.hand, COST_OF_BOTH) or len(state.settlements[me]) == pieces.SETTLEMENTS:
        return 0
    return BOTH_ENDS[path] & ~(state.road_corners[me] | state.blocked_corners)


def worth_of_road(position: Position, path: int) -> float:
    """Return the value of one more road: corners that come nearer, and the Longest Road."""
    state, weights, me = position.state, position.weights, position.me
    obstacles = others_buildings(state, me)
    gain = weights.road
    if len(state.settlements[me]) < pieces.SETTLEMENTS:
        gain += position.left * (expansion(_spots_after(position, path, obstacles), weights) - position.expansion)
    length = max(_length(path, state.network[me] | 1 << path, obstacles), state.lengths[me])
    return gain + _steps(position, length)


def _spots_after(position: Position, path: int, obstacles: int) -> Spots:
    state, me = position.state, position.me
    frontier = state.frontier[me]
    for corner in ENDS[path]:
        if not obstacles >> corner & 1:
            frontier |= PATHS_AT[corner]
    here = state.road_corners[me] | BOTH_ENDS[path]
    taken = state.road_paths | 1 << path
    return spots_by(state.island, here, state.blocked_corners, frontier, taken, position.weights)


@lru_cache(maxsize=1 << 13)
def _length(path: int, network: int, obstacles: int) -> int:
    return longest_through(path, network, obstacles)


def road_needed(state: State) -> int:
    """Return how long a road of another player must be to take Longest Road (K9.1, K9.3)."""
    return max(SHORTEST, max(state.lengths) + (state.longest_road is not None))


def _steps(position: Position, length: int) -> float:
    """Return the value of a longer road: the prize if it is taken, or a step towards it (K9.3)."""
    state, weights, me = position.state, position.weights, position.me
    if state.longest_road == me or length == state.lengths[me]:
        return 0.0
    needed = road_needed(state)
    if length >= needed:
        return _points(position, pieces.PRIZE) - pieces.PRIZE + weights.prize
    roads, last = weights.roads, len(weights.roads) - 1
    return roads[max(0, last - needed + length)] - roads[max(0, last - needed + state.lengths[me])]


# --- development cards


def _card(position: Position, move: Move) -> float:
    """Return the value of playing a card, with the loss of the card."""
    weights = position.weights
    match move.card:
        case "knight":
            return worth_of_moving(position) + _step_to_army(position) - weights.held_knight
        case "roads":
            return _two_roads(position) - weights.card
        case "plenty":
            return position.gain(move.get or NOTHING) - weights.card
        case _:
            return position.gain(monopoly(position, move.at)) - weights.card


def monopoly(position: Position, kind: int) -> Bundle:
    """Return the cards that a monopoly on a kind is expected to bring (K8.7)."""
    others = [seat for seat in range(len(position.state.names)) if seat != position.me]
    return round(sum([position.estimate(seat)[kind] for seat in others])) * ONE[kind]


def knights_lacking(position: Position) -> int:
    """Return how many knights are missing for Largest Army (K9.4)."""
    played = position.state.played_cards
    most = max([SMALLEST - 1, *[count(cards, KNIGHT) for cards in played]])
    return most + 1 - count(played[position.me], KNIGHT)


def _takes_army(position: Position) -> bool:
    return position.state.largest_army != position.me and knights_lacking(position) == 1


def _step_to_army(position: Position) -> float:
    """Return the value of one more knight on the table."""
    if position.state.largest_army == position.me:
        return 0.0
    lacking, steps = knights_lacking(position), position.weights.knights
    if lacking == 1:
        return _points(position, pieces.PRIZE) - pieces.PRIZE + position.weights.prize
    here, next_ = len(steps) - lacking, len(steps) - lacking + 1
    return steps[max(0, next_)] - steps[max(0, here)]


def _two_roads(position: Position) -> float:
    """Return the value of two free roads: of the best one, and of the next best besides (K8.5)."""
    paths = bits(free_paths(position.state, position.me))
    worths = sorted([worth_of_road(position, path) for path in paths], reverse=True)
    return sum(worths[:2])

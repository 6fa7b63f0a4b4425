"""Placing before the first round (K2.6): it decides half of a game, so it has weights of its own."""

from __future__ import annotations

from catan.bots.policy.corners import gain_at, harbour_gain, seat_pips
from catan.bots.policy.position import Position
from catan.core.board import PATHS_OF


def corner_worth(position: Position, corner: int) -> float:
    """Return the value of a settlement: income, new kinds, other numbers, a harbour, and room beyond."""
    state, weights, me = position.state, position.weights, position.me
    island, pips = state.island, seat_pips(state, me)
    there = island.yields[corner]
    mine = [number for other in state.settlements[me] for number, _ in island.yields[other]]
    numbers = [number for number, _ in there]
    same = len(numbers) - len(set(numbers)) + sum([mine.count(number) for number in set(numbers)])
    new = len({kind for _, kind in there if not pips[kind]})
    worth = gain_at(island, corner, pips, weights.place_growth)
    worth += weights.same_number * same + weights.place_kind * new
    worth += harbour_gain(island, corner, pips, weights.place_any_harbour, weights.place_own_harbour)
    return worth + weights.beyond * max([_room(position, path, corner) for path, _ in PATHS_OF[corner]])


def road_worth(position: Position, path: int) -> float:
    """Return the value of a first road: the best free corner that it leads to."""
    return _room(position, path, position.state.settlements[position.me][-1])


def _room(position: Position, path: int, home: int) -> float:
    """Return the value of the best free corner within two roads, the first one on `path`."""
    state, weights = position.state, position.weights
    pips = seat_pips(state, position.me)
    far = next(other for way, other in PATHS_OF[home] if way == path)
    best = 0.0
    for _, other in PATHS_OF[far]:
        if other != home and not state.blocked_corners >> other & 1:
            worth = gain_at(state.island, other, pips, weights.place_growth)
            worth += harbour_gain(state.island, other, pips, weights.place_any_harbour, weights.place_own_harbour)
            best = max(best, worth)
    return best

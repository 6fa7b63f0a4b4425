"""The robber's hex and the victim (K5.2, K5.3): good hexes of those ahead, hands with what one needs."""

from __future__ import annotations

from catan.bots.policy.position import Position
from catan.core.board import AROUND
from catan.core.island import PIPS
from catan.core.pieces import buildings_at
from catan.flow.seven import hexes_for_robber


def worth_of_robbing(position: Position, hex_: int) -> float:
    """Return the value of moving the robber to a hex, the theft included."""
    state, me, around = position.state, position.me, AROUND[hex_]
    best = 0.0
    for seat, buildings in enumerate(state.buildings):
        if seat != me and buildings & around:
            best = max(best, position.theft(seat))
    return blockade(position, hex_) + best


def blockade(position: Position, hex_: int) -> float:
    """Return the value of blocking a hex: rivals' losses count as gains, the own as losses."""
    state, weights, total = position.state, position.weights, 0.0
    if hex_ == state.island.desert:
        return 0.0
    for seat in range(len(state.names)):
        amount = buildings_at(state, seat, hex_)
        if amount:
            total += amount * (-weights.own if seat == position.me else position.hinder(seat))
    return total * weights.block * PIPS[state.island.numbers[hex_]]


def worth_of_moving(position: Position) -> float:
    """Return the value of moving the robber now: the theft, the new block, and the end of the present one."""
    hexes = hexes_for_robber(position.state, position.me)
    best = max([worth_of_robbing(position, hex_) for hex_ in hexes])
    return best - blockade(position, position.state.robber)

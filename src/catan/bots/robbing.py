"""Choosing the robber's hex and the victim (K5.2, K5.3): good hexes of the leader, hands with needed cards."""

from __future__ import annotations

from catan.bots.land import PIP
from catan.bots.sight import Sight
from catan.core.board import AROUND
from catan.core.island import PIPS

# The part of the game for which a hex stays blocked, and the factor for the player's own buildings.
BLOCK = 0.22
OWN = 2.5
# The value of the victim's loss of a card, weighted by how close they are to winning.
THEFT = 0.15


def worth_of_robbing(sight: Sight, hex_: int) -> float:
    """Return the value of moving the robber to a hex, the theft included."""
    others, around = sight.state.others(sight.me), AROUND[hex_]
    victims = [worth_of_theft(sight, seat) for seat in others if sight.state.buildings[seat] & around]
    return blockade_value(sight, hex_) + max(victims, default=0.0)


def blockade_value(sight: Sight, hex_: int) -> float:
    """Return the value of blocking a hex: rivals' losses count as gains, the player's own as losses."""
    state, total = sight.state, 0.0
    if hex_ == state.island.desert:
        return 0.0
    worth = BLOCK * PIP[state.island.lands[hex_]] * PIPS[state.island.numbers[hex_]]
    for seat in range(len(state.names)):
        here = AROUND[hex_] & state.buildings[seat]
        if here:
            cities = sum([here >> corner & 1 for corner in state.cities[seat]])
            amount = here.bit_count() + cities
            total += worth * amount * (-OWN if seat == sight.me else weight(sight, seat))
    return total


def worth_of_theft(sight: Sight, victim: int) -> float:
    """Return the expected value of stealing a card from this victim; 0 without cards."""
    hand = sight.estimate(victim)
    number = sum(hand)
    if number < 0.5:
        return 0.0
    gain = sum([share * wish for share, wish in zip(hand, sight.wish(), strict=True)]) / number
    return gain + THEFT * weight(sight, victim)


def weight(sight: Sight, seat: int) -> float:
    """Return the weight of hindering a rival: about 0.5 for the last player, 1.5 or more for a leader near the end."""
    state = sight.state
    points = state.open_points(seat)
    leads = points == max([state.open_points(other) for other in range(len(state.names)) if other != sight.me])
    return 0.4 + points / state.rules.points + (0.3 if leads else 0.0)


def worth_of_knight(sight: Sight) -> float:
    """Return the value of moving the robber now: the theft, the new block, and the end of the current block."""
    state = sight.state
    hexes = [hex_ for hex_ in range(len(AROUND)) if hex_ != state.robber]
    return max([worth_of_robbing(sight, hex_) for hex_ in hexes]) - blockade_value(sight, state.robber)

"""Where the robber goes and whom he robs (K5.2, K5.3): the leader's best hex, hands with what one lacks first."""

from __future__ import annotations

from catan.bots.land import PIP
from catan.bots.sight import Sight
from catan.core.board import AROUND
from catan.core.island import PIPS

# For how much of the game a hex stays blocked, and how much worse one's own is.
BLOCKED = 0.22
OWN = 2.5
# Whoever is robbed has a card less, which matters more the nearer they are to the end.
TAKEN = 0.15


def worth_of_robbing(sight: Sight, hex_: int) -> float:
    """Return what the robber on a hex is worth to the one who moves him, the theft included."""
    others, around = sight.state.others(sight.me), AROUND[hex_]
    victims = [worth_of_theft(sight, seat) for seat in others if sight.state.buildings[seat] & around]
    return blocked(sight, hex_) + max(victims, default=0.0)


def blocked(sight: Sight, hex_: int) -> float:
    """Return what the harvest that a hex does not bring is worth: a rival's as a gain, one's own as a loss."""
    state, found = sight.state, 0.0
    if hex_ == state.island.desert:
        return 0.0
    worth = BLOCKED * PIP[state.island.lands[hex_]] * PIPS[state.island.numbers[hex_]]
    for seat in range(len(state.names)):
        here = AROUND[hex_] & state.buildings[seat]
        if here:
            cities = sum([here >> corner & 1 for corner in state.cities[seat]])
            amount = here.bit_count() + cities
            found += worth * amount * (-OWN if seat == sight.me else weight(sight, seat))
    return found


def worth_of_theft(sight: Sight, victim: int) -> float:
    """Return what a card of this victim is likely to bring; 0 if they have none."""
    held = sight.held(victim)
    number = sum(held)
    if number < 0.5:
        return 0.0
    brought = sum([share * wish for share, wish in zip(held, sight.wish(), strict=True)]) / number
    return brought + TAKEN * weight(sight, victim)


def weight(sight: Sight, seat: int) -> float:
    """Return how much it matters to hold a rival up: about 0.5 for the last, 1.5 and more for who is nearly there."""
    state = sight.state
    points = state.open_points(seat)
    leads = points == max([state.open_points(other) for other in range(len(state.names)) if other != sight.me])
    return 0.4 + points / state.rules.points + (0.3 if leads else 0.0)


def worth_of_knight(sight: Sight) -> float:
    """Return what moving the robber now would bring: a theft, a rival's hex, and one's own set free."""
    state = sight.state
    hexes = [hex_ for hex_ in range(len(AROUND)) if hex_ != state.robber]
    return max([worth_of_robbing(sight, hex_) for hex_ in hexes]) - blocked(sight, state.robber)

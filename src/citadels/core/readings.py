"""Readings of the table that change nothing: of a state, or of what one seat sees of it."""

from __future__ import annotations

from citadels.core.definitions import Built
from citadels.core.frames import Turn
from citadels.core.state import Player, State


def city_size(state: State) -> int:
    """Return the number of districts that ends the game now (R2.5, R7.19)."""
    size = state.rules.city_size
    if "city_size" in state.rules.asked:
        for player in state.players:
            other = player.works.asks.city_size
            size = size if other is None else other(size, state.rules)
    return size


def count_districts(player: Player) -> int:
    """Return how many districts a city counts as toward the size that ends the game (R8.1)."""
    return len(player.city) + player.works.more


def is_complete(state: State, seat: int) -> bool:
    """Whether a city has its size now; it may have had it before, and has the bonus for it still (R11.16)."""
    return count_districts(state.players[seat]) >= city_size(state)


def from_bank(state: State, gold: int) -> int:
    """Return how much of a gain the bank can pay (R1.6)."""
    return gold if state.bank is None else min(gold, state.bank)


def has_used(state: State, turn: Turn, verb: str) -> bool:
    """Whether this turn's character has used its power of that name; not in a turn of resources alone (R11.7)."""
    power = state.rules.cards.powers[turn.role].get(verb)
    return power is not None and not turn.alone and turn.count(power.id) > 0


def district_of(state: State, seat: int, label: str) -> Built:
    """Return the district of a city that has this name in moves; StopIteration if there is none."""
    return next(built for built in state.players[seat].city if built.label == label)

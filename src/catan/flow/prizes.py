"""The two prizes: Longest Road and Largest Army (K9)."""

from __future__ import annotations

from catan.core.pieces import PRIZE
from catan.core.resources import KNIGHT, count
from catan.core.state import State

SHORTEST = 5  # roads needed for Longest Road (K9.1)
SMALLEST = 3  # knights needed for Largest Army (K9.4)


def award_longest_road(state: State) -> None:
    """Update the owner of Longest Road after a road or a settlement was built (K9.3)."""
    holder = owner_of_longest_road(state)
    if holder != state.longest_road:
        _pass_points(state, state.longest_road, holder)
        state.longest_road = holder
        if state.events is not None:
            state.emit("longest-road", player=holder, length=max(state.lengths))


def owner_of_longest_road(state: State) -> int | None:
    """Return the seat with Longest Road; None if no road is long enough or the prize is set aside (K9.3, K12.15)."""
    lengths, holder = state.lengths, state.longest_road
    length = max(lengths)
    if length < SHORTEST:
        return None
    if holder is not None and lengths[holder] == length:
        return holder
    return lengths.index(length) if lengths.count(length) == 1 else None


def award_largest_army(state: State, seat: int) -> None:
    """Give Largest Army to a player who has just played a knight and now has the most (K9.4)."""
    knights, holder = count(state.played_cards[seat], KNIGHT), state.largest_army
    if holder == seat or knights < SMALLEST:
        return
    if holder is None or knights > count(state.played_cards[holder], KNIGHT):
        _pass_points(state, holder, seat)
        state.largest_army = seat
        if state.events is not None:
            state.emit("largest-army", player=seat, knights=knights)


def _pass_points(state: State, former: int | None, holder: int | None) -> None:
    """Move the points of a prize from its former holder to the new one; either may be None."""
    if former is not None:
        state.visible_points[former] -= PRIZE
    if holder is not None:
        state.visible_points[holder] += PRIZE

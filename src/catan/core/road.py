"""How long a road is: the longest line in which no path is walked twice (K9.2).

`network` is the mask of a player's roads, `broken` that of the corners with another player's building: a line may begin
and end there, and not pass through.
"""

from __future__ import annotations

from catan.core.board import BOTH_ENDS, ENDS, PATHS_AT, STEPS, bits


def longest(network: int, broken: int) -> int:
    """Return the length of the longest line in a network, by trying all."""
    corners = 0
    for path in bits(network):
        corners |= BOTH_ENDS[path]
    return max([_walk(corner, network, broken) for corner in bits(corners)], default=0)


def longest_through(path: int, network: int, broken: int) -> int:
    """Return the length of the longest line in a network in which a path was built just now.

    Lines without that path may be left out. Where it ends freely, every line with it begins there.
    """
    one, other = ENDS[path]
    others = network ^ 1 << path
    if broken >> one & 1 or not others & PATHS_AT[one]:
        return 1 if broken >> other & 1 else 1 + _walk(other, others, broken)
    if broken >> other & 1 or not others & PATHS_AT[other]:
        return 1 + _walk(one, others, broken)
    return longest(network, broken)


def _walk(corner: int, left: int, broken: int) -> int:
    """Return how far one can go from a corner over the paths that are left."""
    if not left & PATHS_AT[corner]:
        return 0
    best = 0
    for step, other in STEPS[corner]:
        if left & step:
            length = 1 if broken >> other & 1 else 1 + _walk(other, left ^ step, broken)
            best = max(best, length)
    return best

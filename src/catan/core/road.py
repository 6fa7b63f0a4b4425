"""The length of a road: the longest line that uses no path twice (K9.2).

`network` is the mask of a player's roads, `obstacles` the mask of the corners with other players' buildings: a line may
begin and end there, but not pass through.
"""

from __future__ import annotations

from catan.core.board import BOTH_ENDS, ENDS, PATHS_AT, STEPS, bits


def longest(network: int, obstacles: int) -> int:
    """Return the length of the longest line in a network, by exhaustive search."""
    corners = 0
    for path in bits(network):
        corners |= BOTH_ENDS[path]
    return max([_walk(corner, network, obstacles) for corner in bits(corners)], default=0)


def longest_through(path: int, network: int, obstacles: int) -> int:
    """Return the length of the longest line in a network after a road was built on `path`.

    Lines without that path may be ignored. If one end of it is free, every line with it begins there.
    """
    start, end = ENDS[path]
    others = network ^ 1 << path
    if obstacles >> start & 1 or not others & PATHS_AT[start]:
        return 1 if obstacles >> end & 1 else 1 + _walk(end, others, obstacles)
    if obstacles >> end & 1 or not others & PATHS_AT[end]:
        return 1 + _walk(start, others, obstacles)
    return longest(network, obstacles)


def _walk(corner: int, left: int, obstacles: int) -> int:
    """Return the length of the longest line from a corner over the unused paths."""
    if not left & PATHS_AT[corner]:
        return 0
    best = 0
    for step, other in STEPS[corner]:
        if left & step:
            length = 1 if obstacles >> other & 1 else 1 + _walk(other, left ^ step, obstacles)
            best = max(best, length)
    return best

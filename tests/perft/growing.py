"""Growing a tree of legal moves, whatever the game is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from zlib import crc32

from tabletop.core.engine import apply, options

DEEPEST = 10
MOST = 6_000  # lines; the first count beyond it is the last


class Tree(NamedTuple):
    """How many lines there are of one move, of two and so on; and a checksum of all moves in their order, with what
    every player has before each.
    """

    lines: list[int]
    check: int


def tree(state: Any, held: Callable[[Any], object]) -> Tree:
    """Count the lines of legal moves, as far as they are not too many; `held(state)` is what every player has."""
    lines: list[int] = []
    check = 0
    storey = [state.clone()]
    while storey and len(lines) < DEEPEST:
        listed = [list(options(item)) for item in storey]
        for item, moves in zip(storey, listed, strict=True):
            check = crc32(f"{held(item)} {moves}".encode(), check)
        lines.append(sum(map(len, listed)))
        if lines[-1] > MOST:
            break
        storey = [played(item, move) for item, moves in zip(storey, listed, strict=True) for move in moves]
    return Tree(lines, check)


def played(state: Any, move: Any) -> Any:
    """The state after a move."""
    twin = state.clone()
    apply(twin, move)
    return twin


def source_of(trees: Mapping[str, Tree]) -> str:
    """Write counts as JSON, a line for each position."""
    rows = [f'"{name}": {{"lines": {tree.lines}, "check": {tree.check}}}' for name, tree in trees.items()]
    return "{\n" + ",\n".join(rows) + "\n}"

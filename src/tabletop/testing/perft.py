"""Perft: the trees of legal moves from chosen positions are as large as they were, with the moves in the same order."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from tabletop.core.engine import apply, options
from tabletop.game.base import BaseGame

DEEPEST = 10
MOST = 6_000  # lines; the first count beyond it is the last


class Tree(NamedTuple):
    """The number of lines of one move, of two and so on; and a checksum of all moves and possessions, in order."""

    lines: list[int]
    check: int


def grow(state: Any, possessions: Callable[[Any], object]) -> Tree:
    """Count the lines of legal moves, as far as they are not too many."""
    lines: list[int] = []
    check = 0
    level = [state.clone()]
    while level and len(lines) < DEEPEST:
        moves_of = [list(options(item)) for item in level]
        for item, moves in zip(level, moves_of, strict=True):
            check = crc32(f"{possessions(item)} {moves}".encode(), check)
        lines.append(sum(map(len, moves_of)))
        if lines[-1] > MOST:
            break
        level = [_play(item, move) for item, moves in zip(level, moves_of, strict=True) for move in moves]
    return Tree(lines, check)


def _play(state: Any, move: Any) -> Any:
    twin = state.clone()
    apply(twin, move)
    return twin


@dataclass(frozen=True, slots=True)
class Perft:
    """The positions of one game by name, and the file that has their counts.

    `possessions(state)` is what each player has, in any form that can be printed.
    """

    positions: Mapping[str, Callable[[], BaseGame[Any, Any]]]
    possessions: Callable[[Any], object]
    file: Path

    def counts(self) -> dict[str, Tree]:
        """Read the counts."""
        return {name: Tree(**tree) for name, tree in json.loads(self.file.read_text(encoding="utf-8")).items()}

    def tree(self, name: str) -> Tree:
        """Count the lines from a position."""
        return grow(self.positions[name]()._state, self.possessions)

    def check(self, name: str) -> None:
        """Check that the tree of a position is as it was; AssertionError names the depth at which it differs."""
        before, now = self.counts()[name], self.tree(name)
        assert now.lines == before.lines, f"{name}: {now.lines} lines, not {before.lines}"
        assert now.check == before.check, f"{name}: as many lines, with other moves, order or possessions"

    def write(self) -> None:
        """Write the counts as they are now: for a new position, or where a rule was wrong."""
        trees = {name: self.tree(name) for name in self.positions}
        rows = [f'"{name}": {{"lines": {tree.lines}, "check": {tree.check}}}' for name, tree in trees.items()]
        self.file.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8", newline="\n")

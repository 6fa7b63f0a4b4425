"""The rows of upgrades, walls and buildings (P6)."""

from __future__ import annotations

from itertools import combinations

from praga.core.frames import TILE, Turn, Wheel
from praga.core.moves import PAID, Move, move
from praga.core.state import State
from praga.core.tables import KINDS, LOOKED_AT, SLOTS, TILES, UNKNOWN
from praga.flow.costs import pay


def kind_number(kind: str) -> int:
    """Return the number of a row."""
    return KINDS.index(kind)


def stack_number(tile: str) -> int:
    """Return the number of a tile's stack: the normal one of its kind, or the special one after it."""
    return 2 * kind_number(TILES[tile].kind) + TILES[tile].special


def on_offer(state: State, turn: Turn, kind: str, by: str) -> list[str]:
    """Return the tiles of a row that may be taken: the special one only with the right to it (P6.3)."""
    right = by == TILE and has_special_right(turn)
    return [tile for tile in known(state.rows[kind_number(kind)]) if right or not TILES[tile].special]


def known(row: tuple[str, ...]) -> list[str]:
    """Return the tiles of a row that somebody has seen: all of them, but in a trial."""
    return [tile for tile in row if tile != UNKNOWN]


def has_special_right(turn: Turn) -> bool:
    """Return whether the tile's slot still gives the right to a special tile."""
    return bool(SLOTS[turn.slot].points) and Wheel() in turn.agenda


def take_from_row(state: State, tile: str) -> None:
    """Take a tile and fill the gap in its place from its stack (P6.1, P15.9)."""
    number = kind_number(TILES[tile].kind)
    row, stack = list(state.rows[number]), state.stacks[stack_number(tile)]
    row[row.index(tile) : row.index(tile) + 1] = stack[:1]
    state.rows[number], state.stacks[stack_number(tile)] = tuple(row), stack[1:]
    if stack and stack[0] != UNKNOWN:
        state.set_barrier("row-filled")
        state.emit("fill", tile=stack[0])


def choose_from_top(stack: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Return a stack without the tile that was chosen of its top ones; the others go under it (P9.3, P10.1)."""
    return (*stack[LOOKED_AT:], *[tile for tile in stack[:LOOKED_AT] if tile != name])


def refreshes(state: State, seat: int) -> list[Move]:
    """List the ways to refresh a row (P6.4)."""
    paid = [good for good in PAID if state.track(good)[seat]]
    return [
        move(f"refresh {kind} {first} {second} {good}")
        for kind, row in zip(KINDS, state.rows, strict=True)
        for first, second in combinations(known(row), 2)
        for good in paid
    ]


def refresh(state: State, seat: int, first: str, second: str, paid: str) -> None:
    """Pay, put two tiles of a row under their stacks, and fill the gaps (P15.1)."""
    for tile in (first, second):
        number = stack_number(tile)
        state.stacks[number] = (*state.stacks[number], tile)
    state.emit("refresh", player=seat, tiles=[first, second])
    pay(state, seat, paid)
    take_from_row(state, first)
    take_from_row(state, second)

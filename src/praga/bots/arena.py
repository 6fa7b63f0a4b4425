"""The rulebook for the arena: alone a game needs its option (P16.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from praga.bots.tiers import strong_without
from praga.core.state import State
from praga.core.tables import NEWEST, TILES
from praga.rulebook import RULEBOOK
from tabletop.bots.protocol import Factory
from tabletop.lab.balance import Bounds


def rules_of(players: int, rules: Any, _seed: int) -> dict[str, Any]:
    """Return the rules of one game; `rules` is a dict of options (notation §2), None for those of a new table."""
    return {"data": NEWEST, "solo": players == 1, **dict(rules or {})}


def deal(names: Sequence[str], rules: Any, seed: int) -> State:
    """Set up a game by the rules of `rules_of`."""
    state: State = RULEBOOK.deal(names, rules_of(len(names), rules, seed), seed)
    return state


PRAGA = replace(RULEBOOK, deal=deal)
# The areas of the game, by the moves that a bot leaves out to do without.
AREAS: Final[Mapping[str, tuple[str, ...]]] = {
    "crane bonuses": ("bonus wheel",),
    "upgrades": ("upgrade",),
    "walls": ("wall",),
    "buildings": ("building",),
    "road": ("road",),
    "wall project": ("up wall", "sideways wall"),
    "cathedral": ("up cathedral", "sideways cathedral"),
    "technologies": ("use",),
    "extra actions": ("extra",),
}
WITHOUT: Final[Mapping[str, Factory]] = {area: partial(strong_without, *moves) for area, moves in AREAS.items()}
# A special tile must not decide the game (docs/praga/data.md §7).
BOUNDS: Final = Bounds(pieces=(("special tile", 0.45),))


def traits(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """Yield the tiles, technologies, seals and bridge tiles that a seat had in a game that is over."""
    mine = [tile.tile for tiles in state.board[seat] for tile in tiles]
    mine += [built.tile for built in state.city if built is not None and built.claim == seat]
    for tile in mine:
        yield "special tile" if TILES[tile].special else "tile", tile
    yield from (("technology", name) for name in state.technologies[seat])
    yield from (("seal", name) for name in state.seals[seat])
    yield from (("tile V", name) for name in state.final[seat])

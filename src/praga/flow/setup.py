"""Setting up a game (P2): chance is drawn in the order of notation §7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from praga.core.state import Built, State
from praga.core.tables import (
    ACTION_TILES,
    COLOURS,
    IN_ORDER,
    KINDS,
    LEVELS,
    PILE_V,
    PLANKS,
    PLAZA_PLACES,
    PLAZAS_OF,
    PREFILLED,
    ROAD_TILES,
    ROW_SIZE,
    START,
    STREETS,
    TECHNOLOGIES,
    TILES_IV,
    TILES_V,
    TOKEN_TILES,
    TOKENS_BY_PLAYERS,
    slot_at,
)
from praga.flow.options import read_rules
from tabletop.core.errors import PositionError
from tabletop.core.rng import MASK, below, shuffle
from tabletop.notation.validation import number, title

MOST_PLAYERS = 4
SIDES_OF_A_TILE = 6


def read_names(players: Sequence[Any]) -> tuple[str, ...]:
    """Check the names of one to four players (P1.1)."""
    if not 1 <= len(players) <= MOST_PLAYERS:
        raise PositionError("players", "one to four players are wanted (P1.1)")
    return tuple([title(name, f"players[{seat}]") for seat, name in enumerate(players)])


def deal(players: Sequence[str], options: dict[str, Any], seed: int) -> State:
    """Set up a new game, ready for its first turn; PositionError names the wrong option."""
    names = read_names(players)
    rules = read_rules(options, len(names))
    state = State(rules, names, number(seed, "seed", 0, MASK))
    state.first = _draw(state, len(names)) if rules.first is None and len(names) > 1 else rules.first or 0
    state.planks = [
        (_draw(state, len(PLANKS[at])) if isinstance(rules.bridge, str) else rules.bridge[at], "")
        for at in range(len(PLANKS))
    ]
    _shuffle_hex_tiles(state)
    state.tech_stacks = [_shuffled(state, TECHNOLOGIES[level]) for level in LEVELS]
    state.bridge_iv = _shuffled(state, TILES_IV)
    tiles_v = _shuffled(state, TILES_V)
    state.bridge_v, state.cathedral_v = tiles_v[:PILE_V], tiles_v[PILE_V:]
    state.river = TOKEN_TILES[: TOKENS_BY_PLAYERS[len(names)]] if rules.tokens == "by_players" else TOKEN_TILES
    _lay_plazas(state)
    _set_crane(state)
    _deal_rows(state)
    _prefill(state)
    _lay_road_tiles(state)
    return state


def deal_era(state: State) -> None:
    """Shuffle the hex tiles of the era, and lay out its rows (P2.6, P13.6)."""
    _shuffle_hex_tiles(state)
    _deal_rows(state)


def _draw(state: State, count: int) -> int:
    state.rng, drawn = below(state.rng, count)
    return drawn


def _shuffled(state: State, names: Any) -> tuple[str, ...]:
    items = list(names)
    state.rng = shuffle(state.rng, items)
    return tuple(items)


def _shuffle_hex_tiles(state: State) -> None:
    of = state.rules.data
    state.stacks = [
        _shuffled(state, IN_ORDER[of, kind, state.era, special]) for kind in KINDS for special in (False, True)
    ]


def _deal_rows(state: State) -> None:
    """Lay three normal tiles and a special one in each row."""
    for at in range(len(KINDS)):
        normal, special = state.stacks[2 * at : 2 * at + 2]
        state.rows[at] = (*normal[:ROW_SIZE], *special[:1])
        state.stacks[2 * at : 2 * at + 2] = normal[ROW_SIZE:], special[1:]


def _lay_plazas(state: State) -> None:
    for colour in COLOURS:
        tiles = list(_shuffled(state, PLAZAS_OF[colour]))
        for at, place in enumerate(PLAZA_PLACES):
            if place.colour == colour and state.of_table in place.players:
                state.plazas[at] = tiles.pop(0)


def _set_crane(state: State) -> None:
    state.box, positions = START[state.of_table]
    tiles: list[Any] = list(ACTION_TILES[state.rules.tiles])
    if state.rules.crane_order == "random":
        state.rng = shuffle(state.rng, tiles)
    for position, tile in zip(positions, tiles, strict=True):
        state.slots[slot_at(state.box, position)] = tile


def _prefill(state: State) -> None:
    """Build on some spaces from the start, for small tables (P2.7)."""
    building = 2 * KINDS.index("building")
    for space in PREFILLED[state.of_table]:
        tile, *rest = state.stacks[building]
        state.stacks[building] = tuple(rest)
        state.city[space] = Built(tile, _draw(state, SIDES_OF_A_TILE))


def _lay_road_tiles(state: State) -> None:
    """Lay the road tiles that are used (P16.2)."""
    if state.rules.road_tiles == "none":
        return
    for street in STREETS:
        wanted = state.rules.road_tiles == "all" or _draw(state, 2) == 1
        state.road_tiles[street - 1] = _road_tile(state, street) if wanted else ""


def _road_tile(state: State, street: int) -> str:
    sides: tuple[str, ...] = ROAD_TILES[street]
    return sides[_draw(state, len(sides))] if len(sides) > 1 else sides[0]

"""One player in a position (notation §2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from praga.core.places import (
    ACTIONS,
    EDGE_NAMES,
    MEETINGS,
    PLACE,
    PLACES,
    RING,
    SIDES,
    corner_name,
)
from praga.core.state import BoardTile, State
from praga.core.tables import (
    CAP,
    COLUMNS,
    FREE_CUBES,
    LASTING,
    LEVEL_OF,
    ROWS,
    SEALS,
    SQUARES,
    STEPS_LAST,
    SUPPLY,
    TILES,
    TILES_OF,
    TILES_V,
    TOKENS,
    TRACKS,
    TURNED,
    TURNS,
    WEALTH,
)
from praga.flow.buildings import claimants
from tabletop.core.errors import PositionError
from tabletop.notation.validation import PLENTY, mapping, number, only_keys, rows, word, words

KEYS: Final = (
    "name", "points", "gold", "stone", "silver", "goldw", "eggs", "red", "blue", "mine", "quarry", "tech", "univ",
    "tokens", "wealth", "cubes", "seals", "rights", "road", "final", "wall", "cathedral", "technologies", "new", "once",
    "board", "used",
)  # fmt: skip
ROAD_END: Final = 5
# All names that `used` may have: edges, and corners with the place that they met.
USED: Final = frozenset(
    [name for edges in EDGE_NAMES for name in edges]
    + [
        corner_name(place, corner, meeting.place)
        for place in range(len(PLACES))
        for corner in range(SIDES)
        for meeting in MEETINGS[place][corner]
    ]
)


def write_player(state: State, seat: int) -> dict[str, Any]:
    """Write what a player has."""
    board = {name: [list(tile) for tile in state.board[seat][place]] for name, place in PLACE.items()}
    return {
        "name": state.names[seat],
        "points": state.points[seat],
        "gold": state.gold[seat],
        "stone": state.stone[seat],
        "silver": state.silver[seat],
        "goldw": state.goldw[seat],
        "eggs": state.egg[seat],
        "red": state.red[seat],
        "blue": state.blue[seat],
        "mine": state.mine[seat],
        "quarry": state.quarry[seat],
        "tech": state.tech[seat],
        "univ": state.univ[seat],
        "tokens": {"mine": state.mine_token[seat] or None, "quarry": state.quarry_token[seat] or None},
        "wealth": list(state.wealth[seat]),
        "cubes": state.cubes[seat],
        "seals": list(state.seals[seat]),
        "rights": state.rights[seat],
        "road": state.road[seat],
        "final": list(state.final[seat]),
        "wall": list(state.wall[seat]),
        "cathedral": list(state.cathedral[seat]),
        "technologies": list(state.technologies[seat]),
        "new": list(state.new[seat]),
        "once": list(state.once[seat]),
        "board": {name: tiles for name, tiles in board.items() if tiles},
        "used": sorted(state.used[seat]),
    }


# The counts of a player with the least and the most of each; the name in a state, where it is another.
COUNTS: Final = {
    "points": ("points", 0, PLENTY),
    "gold": ("gold", 0, CAP),
    "stone": ("stone", 0, CAP),
    "silver": ("silver", 0, SUPPLY["silver"]),
    "goldw": ("goldw", 0, SUPPLY["goldw"]),
    "eggs": ("egg", 0, SUPPLY["egg"]),
    "red": ("red", 0, PLENTY),
    "blue": ("blue", 0, PLENTY),
    "mine": ("mine", TRACKS["mine"].first, TRACKS["mine"].last),
    "quarry": ("quarry", TRACKS["quarry"].first, TRACKS["quarry"].last),
    "tech": ("tech", 0, STEPS_LAST["tech"]),
    "univ": ("univ", 0, STEPS_LAST["univ"]),
    "road": ("road", 0, ROAD_END),
}


def read_player(state: State, seat: int, data: Mapping[str, Any], key: str) -> None:
    """Read what a player has into a state; PositionError names the wrong key."""
    only_keys(data, KEYS, key)
    for name, (field, least, most) in COUNTS.items():
        if name in data:
            state.track(field)[seat] = number(data[name], f"{key}.{name}", least, most)
    for good in ("silver", "goldw", "egg"):
        if state.left(good) < 0:
            raise PositionError(
                f"{key}.{'eggs' if good == 'egg' else good}", f"there are {SUPPLY[good]} in all (P15.8)"
            )
    _read_tokens(state, seat, data, key)
    _read_seals(state, seat, data, key)
    wealth = words(data.get("wealth", []), WEALTH, f"{key}.wealth", "wealth place")
    each_once(wealth, f"{key}.wealth")
    state.wealth[seat] = _in_order(wealth, WEALTH)
    state.final[seat] = words(data.get("final", []), TILES_V, f"{key}.final", "tile V")
    for name in ("wall", "cathedral"):
        if name in data:
            row, column = _pair(data[name], f"{key}.{name}")
            markers = state.wall if name == "wall" else state.cathedral
            markers[seat] = (number(row, f"{key}.{name}", 1, ROWS), number(column, f"{key}.{name}", 1, COLUMNS))
            if SQUARES[name][markers[seat]] == ">" and column < COLUMNS:
                raise PositionError(f"{key}.{name}", "a sideways arrow is here: the marker went one column on (P15.19)")
    _read_technologies(state, seat, data, key)
    _read_board(state, seat, data, key)
    claims = claimants(state.city).count(seat)
    cubes = FREE_CUBES + len(state.wealth[seat]) - claims
    usual = max(0, cubes - len(state.seals[seat]))
    state.cubes[seat] = number(data.get("cubes", usual), f"{key}.cubes", 0, max(0, cubes))
    if cubes < 0:
        raise PositionError(f"{key}.cubes", "more cubes lie in the city than this player ever had")


def each_once(names: Sequence[str], key: str) -> None:
    """Check that no name stands in a list twice; PositionError names the key."""
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise PositionError(key, f"{twice[0]} stands there twice")


def _in_order(names: tuple[str, ...], order: Any) -> tuple[str, ...]:
    return tuple([name for name in order if name in names])


def _pair(data: Any, key: str) -> tuple[Any, Any]:
    if len(rows(data, key)) != 2:
        raise PositionError(key, "two things are wanted here")
    first, second = data
    return first, second


def _read_tokens(state: State, seat: int, data: Mapping[str, Any], key: str) -> None:
    tokens = mapping(data.get("tokens", {}), f"{key}.tokens")
    only_keys(tokens, ("mine", "quarry"), f"{key}.tokens")
    for track, name in tokens.items():
        if name is None:
            continue
        if state.track(track)[seat] < TRACKS[track].token_at:
            raise PositionError(f"{key}.tokens.{track}", "the track is not there yet (P4.5)")
        held = state.mine_token if track == "mine" else state.quarry_token
        held[seat] = word(name, TOKENS, f"{key}.tokens.{track}", "production token")


def _read_seals(state: State, seat: int, data: Mapping[str, Any], key: str) -> None:
    state.seals[seat] = words(data.get("seals", []), SEALS, f"{key}.seals", "seal")
    taken = Counter([name for owned in state.seals for name in owned])
    if taken and max(taken.values()) > 1:
        raise PositionError(f"{key}.seals", "each seal is there once (P4.7)")
    ends = len([True for name, track in TRACKS.items() if state.track(name)[seat] == track.last])
    state.rights[seat] = number(data.get("rights", 0), f"{key}.rights", 0)
    if len(state.seals[seat]) + state.rights[seat] > ends:
        raise PositionError(f"{key}.rights", "each track gives a right to one seal at its end (P4.7)")


def _read_technologies(state: State, seat: int, data: Mapping[str, Any], key: str) -> None:
    for name, held in (("technologies", state.technologies), ("new", state.new), ("once", state.once)):
        held[seat] = words(data.get(name, []), LEVEL_OF, f"{key}.{name}", "technology")
        each_once(held[seat], f"{key}.{name}")
    levels = Counter([LEVEL_OF[name] for name in (*state.technologies[seat], *state.new[seat])])
    if levels and max(levels.values()) > 1:
        raise PositionError(f"{key}.technologies", "one of each level at most (P10.1)")
    if any(LEVEL_OF[name] >= LASTING for name in state.new[seat]):
        raise PositionError(f"{key}.new", "levels III and IV can be used at once (P10.2)")
    if any(name not in state.technologies[seat] for name in state.once[seat]):
        raise PositionError(f"{key}.once", "only a technology that works has paid")
    held_by_all = Counter([name for lists in (state.technologies, state.new) for owned in lists for name in owned])
    if held_by_all and max(held_by_all.values()) > 1:
        raise PositionError(f"{key}.technologies", "each technology is there once")


def _read_board(state: State, seat: int, data: Mapping[str, Any], key: str) -> None:
    board: list[tuple[BoardTile, ...]] = [()] * len(PLACES)
    for name, tiles in mapping(data.get("board", {}), f"{key}.board").items():
        where = f"{key}.board.{name}"
        place = PLACE[word(name, PLACE, where, "place")]
        board[place] = tuple([_read_board_tile(state, name, item, where) for item in rows(tiles, where)])
        if name in RING and len(board[place]) != 1:
            raise PositionError(where, "one wall lies on a place of the ring (P7.2)")
        eras = [TILES[tile.tile].era for tile in board[place]]
        if eras != sorted(eras):
            raise PositionError(where, "a tile of era I lies on one of era II: its row was gone by then (P13.6)")
    state.board[seat] = tuple(board)
    used = words(data.get("used", []), USED, f"{key}.used", "edge or corner")
    each_once(used, f"{key}.used")
    state.used[seat] = frozenset(used)
    for name in used:
        _check_used(board, name, f"{key}.used")


def _check_used(board: Sequence[tuple[BoardTile, ...]], name: str, key: str) -> None:
    """Check that the uppermost tile of a hex has the sign or corner that is used up (P7.6)."""
    hex_, _, rest = name.replace(".", "/").partition("/")
    tiles, at, corner = board[PLACE[hex_]], int(rest[0]), "-" in rest
    if not tiles:
        raise PositionError(key, f"no tile lies at {hex_}, so {name} is not used")
    lying = TURNED[tiles[-1].tile][tiles[-1].turn]
    if not (at in lying.corners if corner else lying.edges[at]):
        raise PositionError(key, f"the tile at {hex_} has no {'red corner' if corner else 'sign'} there: {name}")


def _read_board_tile(state: State, name: str, data: Any, key: str) -> BoardTile:
    tile, turn = _pair(data, key)
    board_tile = BoardTile(word(tile, TILES_OF[state.rules.data], key, "tile"), number(turn, key, 0, SIDES - 1))
    if not (TILES[board_tile.tile].action == name if name in ACTIONS else TILES[board_tile.tile].kind == "wall"):
        raise PositionError(key, f"{board_tile.tile} does not belong there")
    if TILES[board_tile.tile].era > state.era:
        raise PositionError(key, f"{board_tile.tile} comes in era II")
    least = _least_turn(board_tile)
    if least != board_tile.turn:
        raise PositionError(key, f"{tile} lies with turn {turn} as with {least}, which is written (P15.32)")
    return board_tile


def _least_turn(tile: BoardTile) -> int:
    """Return the least turn that comes to the same edges and corners."""
    lying = TURNED[tile.tile]
    return next(turn for turn in TURNS[tile.tile] if lying[turn] == lying[tile.turn])

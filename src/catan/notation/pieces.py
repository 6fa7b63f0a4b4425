"""Reading the pieces and the prizes of a position (notation §2)."""

from __future__ import annotations

from typing import Any

from catan.core.board import CORNER, CORNERS, NEXT_TO, PATHS, bits
from catan.core.moves import EITHER_WAY
from catan.core.pieces import CITIES, ROADS, SETTLEMENTS, count_points, recompute
from catan.core.resources import KNIGHT, count
from catan.core.state import State
from catan.flow.prizes import SMALLEST, owner_of_longest_road
from tabletop.core.errors import PositionError
from tabletop.notation.validation import number, rows, word


def read_pieces(state: State, players: list[Any]) -> None:
    """Set the buildings and roads of all players; they need not be reachable by legal moves.

    PositionError names a piece that is too many or in an impossible place.
    """
    key_by_corner: dict[int, str] = {}
    key_by_path: dict[int, str] = {}
    for seat, player in enumerate(players):
        key = f"players[{seat}]"
        state.settlements[seat] = _buildings(player, f"{key}.settlements", SETTLEMENTS, key_by_corner)
        state.cities[seat] = _buildings(player, f"{key}.cities", CITIES, key_by_corner)
        state.roads[seat] = _roads(player, f"{key}.roads", key_by_path)
    recompute(state)


def _buildings(player: dict[str, Any], key: str, most: int, key_by_corner: dict[int, str]) -> tuple[int, ...]:
    """Read the corners of a player's settlements or cities; `built` has the keys of all buildings read before."""
    corners = []
    for at, name in enumerate(_no_more_than(most, player, key)):
        here = f"{key}[{at}]"
        corner = CORNER[word(name, CORNER, here, "corner")]
        if corner in key_by_corner:
            raise PositionError(here, f"{name} has a building already: {key_by_corner[corner]}")
        for other in bits(NEXT_TO[corner]):
            if other in key_by_corner:
                raise PositionError(here, f"{name} is next to {CORNERS[other]}, which has a building (K6.4)")
        key_by_corner[corner] = here
        corners.append(corner)
    return tuple(corners)


def _roads(player: dict[str, Any], key: str, key_by_path: dict[int, str]) -> tuple[int, ...]:
    paths = []
    for at, name in enumerate(_no_more_than(ROADS, player, key)):
        here = f"{key}[{at}]"
        path = EITHER_WAY[word(name, EITHER_WAY, here, "path")]
        if path in key_by_path:
            raise PositionError(here, f"{PATHS[path]} has a road already: {key_by_path[path]}")
        key_by_path[path] = here
        paths.append(path)
    return tuple(paths)


def _no_more_than(most: int, player: dict[str, Any], key: str) -> list[Any]:
    """Return the list of pieces at a key; PositionError if there are more than `most` (K1.8)."""
    pieces = rows(player.get(key.rpartition(".")[2], []), key)
    if len(pieces) > most:
        raise PositionError(key, f"a player has {most}, not {len(pieces)} (K1.8)")
    return pieces


def read_prizes(state: State, data: dict[str, Any]) -> None:
    """Set the owners of the prizes; pieces and cards must be set before. PositionError if they are wrong."""
    _read_longest_road(state, data)
    _read_largest_army(state, data)
    count_points(state)


def _read_longest_road(state: State, data: dict[str, Any]) -> None:
    state.longest_road = _seat(state, data, "longest_road")
    owner = owner_of_longest_road(state)
    if "longest_road" not in data:
        state.longest_road = owner
    if owner != state.longest_road:
        whose = "nobody's" if owner is None else f"that of seat {owner}"
        raise PositionError("longest_road", f"with these roads it is {whose} (K9.3): their lengths are {state.lengths}")


def _read_largest_army(state: State, data: dict[str, Any]) -> None:
    holder = _seat(state, data, "largest_army")
    knights = [count(cards, KNIGHT) for cards in state.played_cards]
    most = max(knights)
    with_most = [seat for seat, theirs in enumerate(knights) if theirs == most >= SMALLEST]
    if "largest_army" not in data and len(with_most) == 1:
        holder = with_most[0]
    if holder is None and with_most:
        raise PositionError("largest_army", f"one of these seats has it: {with_most} (K9.4)")
    if holder is not None and holder not in with_most:
        raise PositionError("largest_army", f"seat {holder} has played {knights[holder]} knights, "
                                            f"the most are {most} (K9.4)")  # fmt: skip
    state.largest_army = holder


def _seat(state: State, data: dict[str, Any], key: str) -> int | None:
    seat = data.get(key)
    return None if seat is None else number(seat, key, 0, len(state.names) - 1)

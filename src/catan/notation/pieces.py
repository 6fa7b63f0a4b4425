"""Reading the pieces and the prizes of a position (notation §2)."""

from __future__ import annotations

from typing import Any

from catan.core.board import CORNER, CORNERS, NEXT_TO, PATHS, bits
from catan.core.moves import EITHER_WAY
from catan.core.pieces import CITIES, ROADS, SETTLEMENTS, count_points, renew
from catan.core.resources import KNIGHT, count
from catan.core.state import State
from catan.flow.prizes import SMALLEST, owner_of_longest_road
from tabletop.errors import PositionError
from tabletop.validation import number, rows, word


def read_pieces(state: State, players: list[Any]) -> None:
    """Lay everybody's buildings and roads; how they came to stand there is not asked.

    PositionError names the piece that is too many, or stands where it cannot.
    """
    built: dict[int, str] = {}
    paved: dict[int, str] = {}
    for seat, written in enumerate(players):
        key = f"players[{seat}]"
        state.settlements[seat] = _buildings(written, f"{key}.settlements", SETTLEMENTS, built)
        state.cities[seat] = _buildings(written, f"{key}.cities", CITIES, built)
        state.roads[seat] = _roads(written, f"{key}.roads", paved)
    renew(state)


def _buildings(player: dict[str, Any], key: str, most: int, built: dict[int, str]) -> tuple[int, ...]:
    """Read the corners of a player's settlements or cities; `built` has the keys of all buildings read before."""
    corners = []
    for at, name in enumerate(_no_more_than(most, player, key)):
        here = f"{key}[{at}]"
        corner = CORNER[word(name, CORNER, here, "corner")]
        if corner in built:
            raise PositionError(here, f"{name} has a building already: {built[corner]}")
        for other in bits(NEXT_TO[corner]):
            if other in built:
                raise PositionError(here, f"{name} is next to {CORNERS[other]}, which has a building (K6.4)")
        built[corner] = here
        corners.append(corner)
    return tuple(corners)


def _roads(player: dict[str, Any], key: str, paved: dict[int, str]) -> tuple[int, ...]:
    paths = []
    for at, name in enumerate(_no_more_than(ROADS, player, key)):
        here = f"{key}[{at}]"
        path = EITHER_WAY[word(name, EITHER_WAY, here, "path")]
        if path in paved:
            raise PositionError(here, f"{PATHS[path]} has a road already: {paved[path]}")
        paved[path] = here
        paths.append(path)
    return tuple(paths)


def _no_more_than(most: int, player: dict[str, Any], key: str) -> list[Any]:
    """Return the written pieces of one kind; PositionError if nobody has so many (K1.8)."""
    pieces = rows(player.get(key.rpartition(".")[2], []), key)
    if len(pieces) > most:
        raise PositionError(key, f"a player has {most}, not {len(pieces)} (K1.8)")
    return pieces


def read_prizes(state: State, written: dict[str, Any]) -> None:
    """Read who has the prizes, once all pieces and cards are read; PositionError if they cannot have them."""
    _read_longest_road(state, written)
    _read_largest_army(state, written)
    count_points(state)


def _read_longest_road(state: State, written: dict[str, Any]) -> None:
    state.longest_road = _seat(state, written, "longest_road")
    owner = owner_of_longest_road(state)
    if "longest_road" not in written:
        state.longest_road = owner
    if owner != state.longest_road:
        whose = "nobody's" if owner is None else f"that of seat {owner}"
        raise PositionError("longest_road", f"with these roads it is {whose} (K9.3): their lengths are {state.lengths}")


def _read_largest_army(state: State, written: dict[str, Any]) -> None:
    holder = _seat(state, written, "largest_army")
    knights = [count(played, KNIGHT) for played in state.played]
    most = max(knights)
    with_most = [seat for seat, theirs in enumerate(knights) if theirs == most >= SMALLEST]
    if "largest_army" not in written and len(with_most) == 1:
        holder = with_most[0]
    if holder is None and with_most:
        raise PositionError("largest_army", f"one of these seats has it: {with_most} (K9.4)")
    if holder is not None and holder not in with_most:
        raise PositionError("largest_army", f"seat {holder} has played {knights[holder]} knights, "
                                            f"the most are {most} (K9.4)")  # fmt: skip
    state.largest_army = holder


def _seat(state: State, written: dict[str, Any], key: str) -> int | None:
    seat = written.get(key)
    return None if seat is None else number(seat, key, 0, len(state.names) - 1)

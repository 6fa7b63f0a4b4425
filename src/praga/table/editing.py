"""Fields of a position of Praga Caput Regni, for editing by hand (`tabletop.table.editing`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from praga.core.moves import SLOT_WORDS
from praga.core.places import ACTIONS, RING
from praga.core.tables import (
    BEYOND,
    CAP,
    CLOCK,
    COLUMNS,
    IN_ORDER,
    KINDS,
    LEVELS,
    SPACE,
    SQUARES,
    STEPS_LAST,
    SUPPLY,
    TECHNOLOGIES,
    TILES,
    TRACKS,
    TURNS,
    position_of,
)
from praga.notation.player import COUNTS, ROAD_END
from praga.table.messages import actions, message, tile, where
from tabletop.table.editing import CHOICE, LIST, NUMBER, Field, Group, Option, Position, put, rest_of

NOTHING: Final = "none"
MOST: Final = {"points": 300, "gold": CAP, "stone": CAP, "red": 20, "blue": 20, "road": ROAD_END, **STEPS_LAST}
SUPPLIES: Final = {"silver": "silver", "goldw": "goldw", "eggs": "egg"}
MARKERS: Final = ("wall", "cathedral")


class PragaEditor:
    """Fields of a position: goods and boards of each player, the rows, the wheel, the city, whose turn it is."""

    def groups(self, position: Mapping[str, Any]) -> Sequence[Group]:
        """Return a group for the table, two for each player, and one each for rows, wheel and city."""
        players = [
            group
            for seat, player in enumerate(position["players"])
            for group in (
                Group(message("edit-player", player=player["name"]), [*_of_player(position, seat)]),
                Group(message("edit-boards", player=player["name"]), [*_of_boards(position, seat)]),
            )
        ]
        return [
            Group(message("edit-table"), [*_of_table(position)]),
            *players,
            Group(message("edit-rows"), [*_of_rows(position)]),
            Group(message("edit-wheel"), [*_of_wheel(position)]),
            Group(message("edit-capital"), [*_of_city(position)]),
        ]

    def options(self, position: Mapping[str, Any]) -> Mapping[str, Sequence[Option]]:
        """Return players, tiles, technologies and squares that fields name."""
        free = TILES.keys() - _in_play(position)
        nothing = Option(NOTHING, message("brings-nothing"))
        names = [player["name"] for player in position["players"]]
        lists = {
            "seats": [Option(at, message("edit-name", player=name)) for at, name in enumerate(names)],
            "pairs": [nothing, *[Option(" ".join(pair), message("edit-pair", actions=actions(pair)))
                                 for pair in sorted({*_wheel(position).values()})]],
            "technologies": [_technology(name) for level in LEVELS for name in TECHNOLOGIES[level]],
            "free technologies": [_technology(name) for level in LEVELS for name in position["stacks"][level]],
        }  # fmt: skip
        for kind in KINDS:
            names = [name for era in range(1, position["era"] + 1) for name in _tiles(position, kind, era)]
            now = _tiles(position, kind, position["era"])
            lists[f"row {kind}"] = [_named(name) for name in now]
            lists[f"free row {kind}"] = [_named(name) for name in now if name in free]
            for prefix, listed in (("", names), ("free ", [name for name in names if name in free])):
                lists[prefix + kind] = [nothing, *[_named(name) for name in listed]]
                if kind == "upgrade":
                    for action in ACTIONS:
                        own = [_named(name) for name in listed if TILES[name].action == action]
                        lists[f"{prefix}on {action}"] = own
        for on in MARKERS:
            squares = [place for place in sorted(SQUARES[on]) if SQUARES[on][place] != ">" or place[1] == COLUMNS]
            lists[f"marker {on}"] = [
                Option(f"{row} {column}", message("edit-square", row=row, column=column)) for row, column in squares
            ]
        return lists


EDITOR = PragaEditor()


def _tiles(position: Mapping[str, Any], kind: str, era: int) -> list[str]:
    return [name for special in (False, True) for name in IN_ORDER[position["rules"]["data"], kind, era, special]]


def _in_play(position: Mapping[str, Any]) -> set[str]:
    """Return the tiles that lie on a board, in a row or in the city; rows may be left out."""
    tiles = {name for player in position["players"] for tiles in player["board"].values() for name, _ in tiles}
    tiles |= {built["tile"] for built in position["city"].values()}
    return tiles | {name for row in position.get("rows", {}).values() for name in row}


def _named(name: str) -> Option:
    return Option(name, message("edit-tile", tile=tile(name), code=name))


def _technology(name: str) -> Option:
    return Option(name, message(f"tech-{name}"))


def _of_table(position: Mapping[str, Any]) -> Iterator[Field]:
    players, turn = len(position["players"]), position["turn"]
    if players > 1:
        yield Field("turn", message("edit-turn"), CHOICE, position["phase"]["seat"], _begin, "seats")
    yield Field(
        "round",
        message("edit-round"),
        NUMBER,
        1 + (turn - 1) // _at_table(position),
        _set_round,
        least=1,
        most=_rounds(position),
    )


def _of_player(position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    player = position["players"][seat]
    for name, (_, least, most) in COUNTS.items():
        top = MOST.get(name, most)
        if name in SUPPLIES:
            others = sum(other[name] for other in position["players"] if other is not player)
            top = SUPPLY[SUPPLIES[name]] - others
        change = put(_settle, "players", seat, name)
        yield Field(
            f"{name} {seat}",
            message(f"edit-{name}"),
            NUMBER,
            player[name],
            change,
            least=least,
            most=max(top, player[name]),
        )
    for name in MARKERS:
        square = " ".join(map(str, player[name]))
        yield Field(
            f"{name} {seat}", message(f"on-{name}"), CHOICE, square, partial(_set_marker, seat, name), f"marker {name}"
        )
    technologies = [*player["technologies"], *player["new"]]
    change = partial(_set_technologies, seat)
    yield Field(
        f"technologies {seat}",
        message("edit-technologies"),
        LIST,
        technologies,
        change,
        "technologies",
        "free technologies",
    )


def _of_boards(position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    board = position["players"][seat]["board"]
    for action in ACTIONS:
        tiles = [name for name, _ in board.get(action, [])]
        change = partial(_set_upgrades, seat, action)
        yield Field(
            f"on {action} {seat}",
            message("edit-on-action", action=message(f"action-{action}")),
            LIST,
            tiles,
            change,
            f"on {action}",
            f"free on {action}",
        )
    for place in RING:
        name, turn = board[place][0] if place in board else (NOTHING, 0)
        yield Field(f"{place} {seat}", where(place), CHOICE, name, partial(_set_wall, seat, place), "wall", "free wall")
        if name != NOTHING:
            change = partial(_turn_wall, seat, place)
            yield Field(
                f"{place} turn {seat}",
                message("edit-turned", place=where(place)),
                NUMBER,
                turn,
                change,
                most=len(TURNS[name]) - 1,
            )


def _of_rows(position: Mapping[str, Any]) -> Iterator[Field]:
    for kind in KINDS:
        yield Field(
            f"row {kind}",
            message(f"row-{kind}"),
            LIST,
            position["rows"][kind],
            partial(_set_row, kind),
            f"row {kind}",
            f"free row {kind}",
        )


def _of_wheel(position: Mapping[str, Any]) -> Iterator[Field]:
    wheel = _wheel(position)
    for slot in SLOT_WORDS:
        if position_of(position["crane"]["box"], SLOT_WORDS[slot]) != BEYOND:
            pair = " ".join(wheel.get(slot, (NOTHING,)))
            yield Field(
                f"slot {slot}",
                message("edit-slot", slot=int(slot[1:])),
                CHOICE,
                pair,
                partial(_set_slot, slot),
                "pairs",
            )


def _of_city(position: Mapping[str, Any]) -> Iterator[Field]:
    for space in SPACE:
        built = position["city"].get(space, {"tile": NOTHING})
        yield Field(
            f"space {space}",
            where(space),
            CHOICE,
            built["tile"],
            partial(_set_building, space),
            "building",
            "free building",
        )


# --- changes


def _settle(position: Position) -> None:
    _put_back(position)
    position["phase"] = {"name": "turn", "seat": position["phase"]["seat"]}
    position.pop("paid", None)
    era = 1 if position["turn"] <= CLOCK[_at_table(position)].era_2_after else 2
    if era != position["era"]:
        position["era"] = era
        position.pop("rows")
    for player in position["players"]:
        _settle_player(player)
    _settle_stacks(position)


def _put_back(position: Position) -> None:
    """Put the tile that was taken in this turn back to its slot."""
    taken = position["phase"].pop("tile", None)
    if taken is not None:
        position["crane"]["tiles"][taken["slot"]] = taken["actions"]


def _settle_player(player: dict[str, Any]) -> None:
    player.pop("cubes", None)
    player["technologies"], player["new"] = [*player["technologies"], *player["new"]], []
    player["once"] = []
    player["tokens"] = {
        track: token if player[track] >= TRACKS[track].token_at else None for track, token in player["tokens"].items()
    }
    ends = sum(1 for name, track in TRACKS.items() if player[name] == track.last)
    player["seals"] = player["seals"][:ends]
    player["rights"] = min(player["rights"], ends - len(player["seals"]))


def _settle_stacks(position: Position) -> None:
    """Lay on the stacks what is nowhere else, in the order in which it lay."""
    data, stacks, out = position["rules"]["data"], position["stacks"], _in_play(position)
    for kind in KINDS:
        for special, name in ((False, kind), (True, f"{kind}_s")):
            free = [each for each in IN_ORDER[data, kind, position["era"], special] if each not in out]
            stacks[name] = rest_of(stacks[name], free)
    held = {name for player in position["players"] for name in player["technologies"]}
    for level in LEVELS:
        stacks[level] = rest_of(stacks[level], [name for name in TECHNOLOGIES[level] if name not in held])
    if "rows" not in position:
        position["stacks"] = {name: stack for name, stack in stacks.items() if name.removesuffix("_s") not in KINDS}


def _at_table(position: Mapping[str, Any]) -> int:
    """Return for how many the table is set: alone one plays as two."""
    return max(2, len(position["players"]))


def _rounds(position: Mapping[str, Any]) -> int:
    return CLOCK[_at_table(position)].turns // _at_table(position)


def _begin(position: Position, seat: int) -> None:
    """Begin a player's turn in the same round."""
    _set_turn(position, 1 + (position["turn"] - 1) // _at_table(position), seat)


def _set_round(position: Position, number: int) -> None:
    _set_turn(position, number, position["phase"]["seat"])


def _set_turn(position: Position, number: int, seat: int) -> None:
    table = _at_table(position)
    position["turn"] = (number - 1) * table + (seat - position["first"]) % table + 1
    position["phase"]["seat"] = seat
    _settle(position)


def _set_marker(seat: int, on: str, position: Position, square: str) -> None:
    position["players"][seat][on] = [int(part) for part in square.split()]
    _settle(position)


def _set_technologies(seat: int, position: Position, names: Sequence[str]) -> None:
    player = position["players"][seat]
    player["technologies"], player["new"] = list(names), []
    _settle(position)


def _set_upgrades(seat: int, action: str, position: Position, names: Sequence[str]) -> None:
    """Lay upgrades on an action, those of era I below."""
    tiles_on = sorted(names, key=lambda name: TILES[name].era)
    _set_board(position, seat, action, [[name, 0] for name in tiles_on])


def _set_wall(seat: int, place: str, position: Position, name: str) -> None:
    _set_board(position, seat, place, [] if name == NOTHING else [[name, 0]])


def _turn_wall(seat: int, place: str, position: Position, number: int) -> None:
    name = position["players"][seat]["board"][place][0][0]
    _set_board(position, seat, place, [[name, number]])


def _set_board(position: Position, seat: int, place: str, tiles: list[list[Any]]) -> None:
    """Lay tiles on a place; its signs, and the corners that meet there, are not used up any more."""
    player = position["players"][seat]
    player["board"] = {name: tiles_on for name, tiles_on in {**player["board"], place: tiles}.items() if tiles_on}
    player["used"] = [
        name for name in player["used"] if place not in name.replace(".", "/").replace("-", "/").split("/")
    ]
    _settle(position)


def _set_row(kind: str, position: Position, names: Sequence[str]) -> None:
    """Lay tiles in a row, the special one last."""
    position["rows"][kind] = sorted(names, key=lambda name: TILES[name].special)
    _settle(position)


def _wheel(position: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return the tiles of the wheel by slot, that of this turn in the one from which it was taken."""
    tiles = {slot: tuple(pair) for slot, pair in position["crane"]["tiles"].items()}
    taken = position["phase"].get("tile")
    return tiles if taken is None else {**tiles, taken["slot"]: tuple(taken["actions"])}


def _set_slot(slot: str, position: Position, pair: str) -> None:
    """Lay a tile into a slot of the wheel, and what was here where that tile lay."""
    _put_back(position)
    tiles = position["crane"]["tiles"]
    here = tiles.get(slot)
    chosen = None if pair == NOTHING else pair.split()
    other = next((each for each in SLOT_WORDS if each != slot and tiles.get(each) == chosen
                  and position_of(position["crane"]["box"], SLOT_WORDS[each]) != BEYOND), slot)  # fmt: skip
    for place, tiles_on in ((slot, chosen), (other, here)):
        tiles.pop(place, None)
        if tiles_on is not None:
            tiles[place] = tiles_on
    position["crane"]["pushed"] = {
        name: points for name, points in position["crane"]["pushed"].items() if name in tiles
    }
    _settle(position)


def _set_building(space: str, position: Position, name: str) -> None:
    """Build on a space of the city, without a cube on it, or clear it."""
    position["city"].pop(space, None)
    if name != NOTHING:
        position["city"][space] = {"tile": name, "turn": 0, "claim": None}
    _settle(position)

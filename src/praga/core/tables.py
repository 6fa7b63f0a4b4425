"""The pieces as tables, made once: tiles and their turns, tracks, projects, city, crane.

All is of the data set `house-2`. Another set has its own tiles in place of some, under ids of their own, so that a
tile is what its id says in every set (docs/praga/data.md §7).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from praga.core.goods import Effect, effect
from praga.core.places import ACTIONS, SIDES, Hex, corners_at
from praga.data import house_3
from praga.data.house_2 import DATA

BASE: Final = str(DATA["praga_data"])  # what a position means that names no set (ADR 36)
# By set: the tiles it has in place of others, by their ids.
REPLACED: Final[dict[str, dict[str, Any]]] = {BASE: {}, str(house_3.DATA["praga_data"]): house_3.DATA["tiles"]}
NEWEST: Final = list(REPLACED)[-1]  # of new tables
KINDS: Final = ("upgrade", "wall", "building")  # the rows, in this order
ERAS: Final = (1, 2)


class Tile(NamedTuple):
    """A hex tile as it lies with turn 0.

    Attributes:
        kind: "upgrade", "wall" or "building".
        action: The action that an upgrade is for, else "".
        gold, stone: What it costs.
        sign: Whether a wall has the Wall sign, or a building the Cathedral sign; a building without it has the crown.
        brings: The reward of a wall or building, the bonus of an upgrade.
        univ: Steps of the university, for an upgrade (P5.2).
        corners: Red corners, of a building blue ones.
        edges: The sign on each edge, or "".
    """

    id: str
    kind: str
    era: int
    special: bool
    action: str
    gold: int
    stone: int
    sign: bool
    brings: Effect
    univ: int
    corners: tuple[int, ...]
    edges: tuple[str, ...]


class Turned(NamedTuple):
    """A tile as it lies with some turn."""

    edges: tuple[str, ...]
    corners: tuple[int, ...]


def _tile(kind: str, data: dict[str, Any]) -> Tile:
    cost = data.get("cost", {})
    return Tile(
        data["id"],
        kind,
        data["era"],
        data["special"],
        data.get("action", ""),
        cost.get("gold", 0),
        cost.get("stone", 0),
        bool(data.get("hunger") or data.get("cathedral")),
        effect(data.get("bonus") or data["reward"]),
        data.get("univ", 0),
        tuple(data.get("red") or data["blue"]),
        tuple([data.get("edges", {}).get(str(edge), "") for edge in range(SIDES)]),
    )


_HEXES: Final = {item["id"]: (kind, item) for kind in KINDS for item in DATA["hexes"][kind]}
TILES: Final = {name: _tile(kind, item) for name, (kind, item) in _HEXES.items()} | {
    item["id"]: _tile(_HEXES[name][0], item) for replaced in REPLACED.values() for name, item in replaced.items()
}
# By set, kind, era and rank: the ids in the order of the data.
IN_ORDER: Final = {
    (data_set, kind, era, special): tuple([
        replaced.get(name, item)["id"]
        for name, (of_kind, item) in _HEXES.items()
        if (of_kind, item["era"], item["special"]) == (kind, era, special)
    ])
    for data_set, replaced in REPLACED.items() for kind in KINDS for era in ERAS for special in (False, True)
}  # fmt: skip
# By set: the ids of all its tiles.
TILES_OF: Final = {
    data_set: frozenset([tile for key, tiles in IN_ORDER.items() if key[0] == data_set for tile in tiles])
    for data_set in REPLACED
}


def turned(tile: Tile, turn: int) -> Turned:
    """Return a tile's edges and corners as it lies with a turn, which adds to the number of each."""
    edges = tuple([tile.edges[(edge - turn) % SIDES] for edge in range(SIDES)])
    return Turned(edges, tuple(sorted([(corner + turn) % SIDES for corner in tile.corners])))


TURNED: Final = {name: tuple([turned(tile, turn) for turn in range(SIDES)]) for name, tile in TILES.items()}
# The turns of each tile that come to different edges and corners, of equal ones the least (P15.32).
TURNS: Final = {
    name: tuple([turn for turn in range(SIDES) if lying.index(lying[turn]) == turn]) for name, lying in TURNED.items()
}


# --- the crane and the wheel: P3


class Slot(NamedTuple):
    """The gain of a slot of the wheel: a good, or an egg for one of `egg_for`, or the special right or points."""

    good: str = ""
    egg_for: str = ""
    points: int = 0


def _slot(data: dict[str, Any]) -> Slot:
    if "special_or_points" in data:
        return Slot(points=data["special_or_points"])
    return Slot(egg_for=data["egg_for"]) if "egg_for" in data else Slot(good=next(iter(data)))


POSITIONS: Final = int(DATA["crane"]["positions"])
BEYOND: Final = POSITIONS  # where nothing lies: a tile that comes there is pushed out
# By number from 1; number 0 is the box.
SLOTS: Final = (Slot(), *[_slot(data) for data in DATA["wheel"]["slots"]])
RED: Final = {int(position): int(cost) for position, cost in DATA["crane"]["red_cost_gold"].items()}
BLUE: Final = {int(position): int(points) for position, points in DATA["crane"]["blue_points"].items()}
PUSHED_POINTS: Final = int(DATA["crane"]["pushed_out_points"])
# Where a pushed tile is put, the first that is free (P13.4).
LANDINGS: Final = (5, 6, 7, 4, 3, 2)
ACTION_TILES: Final = {side: tuple([tuple(pair) for pair in DATA["action_tiles"][side]]) for side in ("A", "B")}


class Clock(NamedTuple):
    """The turns of a game, and after which of them era II begins."""

    turns: int
    era_2_after: int


CLOCK: Final = {int(n): Clock(data["turns"], data["era_2_after"]) for n, data in DATA["clock"].items()}
START: Final = {int(n): (data["box"], tuple(data["tiles_at"])) for n, data in DATA["start"].items() if n.isdigit()}
TURNS_EACH: Final = 16


def position_of(box: int, slot: int) -> int:
    """Return the position of a slot of the wheel, from 1 to 12 (notation §1)."""
    return (box + slot - 1) % POSITIONS + 1


def slot_at(box: int, position: int) -> int:
    """Return the slot at a position; 0 is the box."""
    return (position - box) % POSITIONS


# --- tracks, seals, technologies


class Track(NamedTuple):
    """The mine or quarry track: its ends, what each place adds to production, and where token and seal right lie."""

    first: int
    last: int
    produced: str
    on_production: tuple[tuple[int, Effect], ...]
    token_at: int
    seal_at: int


def _track(data: dict[str, Any], produced: str) -> Track:
    added = tuple([(int(at), effect(brings)) for at, brings in data["on_production"].items()])
    return Track(data["first"], data["last"], produced, added, data["token_at"], data["seal_at"])


TRACKS: Final = {"mine": _track(DATA["mine_track"], "gold"), "quarry": _track(DATA["quarry_track"], "stone")}
TOKENS: Final = {name: effect(brings) for name, brings in DATA["production_tokens"]["kinds"].items()}
TOKEN_TILES: Final = tuple(DATA["production_tokens"]["tiles"])
TOKENS_BY_PLAYERS: Final = {int(n): count for n, count in DATA["production_tokens"]["by_players"].items()}
CAP: Final = int(DATA["player"]["cap"])
WEALTH: Final = {name: effect(DATA["wealth"][name]) for name in ("gold6", "stone6", "nine")}
RICH: Final = 6
FREE_CUBES: Final = int(DATA["player"]["free_cubes"])
BOOKS: Final = {int(step): level - 1 for step, level in DATA["tech_track"]["books"].items()}
STEPS_LAST: Final = {"tech": int(DATA["tech_track"]["last"]), "univ": int(DATA["univ_track"]["last"])}
OVERFLOW: Final = int(DATA["univ_track"]["overflow_points"])
TIMES: Final[tuple[int, ...]] = tuple(DATA["univ_track"]["times"])
LEVELS: Final = ("I", "II", "III", "IV")
# In a trial: a tile or technology that its player has not seen, in stacks and rows (docs/praga/page.md).
UNKNOWN: Final = "?"
LOOKED_AT: Final = 3  # tiles on top of a stack of which one is chosen (P9.3, P10.1)
TECHNOLOGIES: Final = {
    level: tuple([data if isinstance(data, str) else data["id"] for data in DATA["technologies"][level]])
    for level in LEVELS
}
LEVEL_OF: Final = {name: level for level, names in enumerate(TECHNOLOGIES.values()) for name in names}
LASTING: Final = 2  # levels below this one last; the others work once (P10.2)
SEALS: Final = {data["id"]: int(data["cost"].get("silver", 0)) for data in DATA["seals"]}
MOST_WINDOWS: Final = 2  # that are kept at the end of a turn (P12.2)
SUPPLY: Final = {"silver": int(DATA["supply"]["silver"]), "goldw": int(DATA["supply"]["goldw"]),
                 "egg": int(DATA["supply"]["eggs"])}  # fmt: skip
WALLS_SCORE: Final[dict[int, int]] = {
    int(count): points for count, points in DATA["walls_score"].items() if count.isdigit()
}
EGGS_SCORE: Final[tuple[int, ...]] = tuple(DATA["eggs_score"])


# --- projects: P11

PROJECTS: Final = ("wall", "cathedral")
ROW_SIZE: Final = 3  # normal tiles in a full row of tiles (P2.6)
ROWS: Final = int(DATA["grids"]["rows"])
COLUMNS: Final = int(DATA["grids"]["columns"])
TOP_TIER: Final = int(DATA["grids"]["tiers"][-1][0])
# By row: the gold and stone for going up to it.
FEES: Final = {int(row): (fee["gold"], fee["stone"]) for row, fee in DATA["grids"]["fees"].items()}
COLUMN_POINTS: Final[tuple[int, ...]] = tuple(DATA["grids"]["column_points"])
ROW_POINTS: Final[dict[str, tuple[int, ...]]] = {
    project: tuple(DATA["grids"][f"{project}_rows"]) for project in PROJECTS
}
# By row and column, both from 1, the sign of a square: "." nothing, a digit points, ">" or "^" an arrow.
SQUARES: Final = {
    project: {
        (ROWS - at, column): sign
        for at, line in enumerate(DATA["grids"][project])
        for column, sign in enumerate(line, start=1)
    }
    for project in PROJECTS
}


# --- road and bridge: P9

STREETS: Final = (1, 2, 3)
BRIDGE_IV, BRIDGE_V = 4, 5
FREE_EFFECTS: Final = {
    area: DATA["road"][str(area)]["free"]
    if isinstance(DATA["road"][str(area)]["free"], str)
    else effect(DATA["road"][str(area)]["free"])
    for area in STREETS
}
EGG_EFFECTS: Final = {area: tuple([effect(data) for data in DATA["road"][str(area)]["egg"]]) for area in STREETS}
# By street: the road tile's words, one for each side (P16.2).
ROAD_TILES: Final[dict[int, tuple[str, ...]]] = {
    area: tuple(words) if isinstance(words, list) else (words,)
    for area, words in [(area, DATA["road"]["tiles"][str(area)]) for area in STREETS]
}
TILES_IV: Final = {name: effect(brings) for name, brings in DATA["bridge"]["IV"].items()}
TILES_V: Final = tuple(DATA["bridge"]["V"])
PILE_V: Final = 3  # tiles V at the bridge; the rest lie at the Cathedral
PLANKS: Final = tuple([tuple([effect(side) for side in sides]) for sides in DATA["bridge"]["covered"]])


# --- the city: P8


class Space(NamedTuple):
    """A building space: its plaza by number, what it costs in gold and the points it brings."""

    hex: Hex
    plaza: int
    gold: int
    points: int


class PlazaPlace(NamedTuple):
    """A place for a plaza tile: where it is, its colour and the numbers of players it is used with."""

    hex: Hex
    colour: str
    players: tuple[int, ...]


COLOURS: Final = ("old", "new")
PLAZAS: Final = {
    name: (effect(upper), effect(lower))
    for colour in COLOURS
    for name, (upper, lower) in DATA["plazas"][colour].items()
}
PLAZAS_OF: Final = {colour: tuple(DATA["plazas"][colour]) for colour in COLOURS}
PLAZA_PLACES: Final = tuple([
    PlazaPlace(tuple(data["hex"]), data["colour"], tuple(data["players"])) for data in DATA["city"]["plazas"]
])  # fmt: skip
SPACES: Final = tuple([
    Space(tuple(data["hex"]), int(data["plaza"][1:]) - 1, data.get("cost_gold", 0), data.get("points", 0))
    for data in DATA["city"]["spaces"]
])  # fmt: skip
SPACE: Final = {f"s{number + 1}": number for number in range(len(SPACES))}
ROUND_PLAZA: Final = tuple([
    tuple([number for number, space in enumerate(SPACES) if space.plaza == plaza]) for plaza in range(len(PLAZA_PLACES))
])  # fmt: skip
PREFILLED: Final = {int(n): tuple([SPACE[name] for name in spaces]) for n, spaces in DATA["city"]["occupied"].items()}
_AT: Final = {space.hex: number for number, space in enumerate(SPACES)}
_PRINTED: Final = frozenset(
    point
    for data in DATA["city"]["spaces"]
    if "printed_corner" in data
    for point in [(tuple(data["hex"]), data["printed_corner"]), *corners_at(tuple(data["hex"]), data["printed_corner"])]
)
# By space and corner: whether a printed blue corner lies there, and the corners of other spaces at that point.
CITY_CORNERS: Final = tuple([
    tuple([
        (
            (space.hex, corner) in _PRINTED,
            tuple([(_AT[other], at) for other, at in corners_at(space.hex, corner) if other in _AT]),
        )
        for corner in range(SIDES)
    ])
    for space in SPACES
])  # fmt: skip

assert set(ACTIONS) == set(DATA["flower"]["order"]), "the data names the six actions"

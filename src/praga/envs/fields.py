"""The places of an observation: counts first, then flags; docs/praga/environments.md says what each means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from praga.core.frames import (
    Arrow,
    At,
    Good,
    Perform,
    Plank,
    Plaza,
    Side,
    Technology,
    TileIV,
    TileV,
    Token,
)
from praga.core.places import ACTIONS as KINDS_OF_ACTION
from praga.core.places import RING, SIDES
from praga.core.tables import (
    KINDS,
    LEVEL_OF,
    LEVELS,
    PLANKS,
    PLAZA_PLACES,
    PLAZAS,
    POSITIONS,
    ROAD_TILES,
    SEALS,
    SLOTS,
    SPACES,
    STREETS,
    TILES,
    TILES_IV,
    TILES_V,
    TOKENS,
    TRACKS,
    WEALTH,
)
from praga.envs.actions import ACTIONS, TILES_OF
from praga.notation.player import USED
from tabletop.envs.fields import MOST, Field, Row, place, size_of

__all__ = ["FIELDS", "SIZE", "Field"]

SEATS: Final = 4
# Counts of each player, by their names in a state; then the places of the markers.
GOODS: Final = (
    "points", "gold", "stone", "silver", "goldw", "egg", "red", "blue", "mine", "quarry", "tech", "univ", "road",
    "rights", "cubes",
)  # fmt: skip
MARKERS: Final = ("wall row", "wall column", "cathedral row", "cathedral column")
PILES: Final = (
    *[f"{kind}{rank}" for kind in KINDS for rank in ("", " special")], *LEVELS, "tiles IV", "V bridge", "V cathedral",
)  # fmt: skip
QUESTIONS: Final = (Perform, At, Technology, Token, TileIV, TileV, Plank, Arrow, Plaza, Side, Good)
BRIDGE: Final = (*TILES_IV, *TILES_V)
LOOKED: Final = (*LEVEL_OF, *BRIDGE)  # what a seat looks at before it chooses
ROADS: Final = tuple([word for words in ROAD_TILES.values() for word in words])
PROJECTS: Final = ("wall", "cathedral", "either")
OPTIONS: Final = ("tiles B", "tokens by_players")
SIGNS: Final = tuple(sorted(USED))


def _counts() -> Iterator[Row]:
    yield "seats", 1, SEATS, "players at the table"
    yield "turn_number", 1, MOST, "the turn, from 1"
    yield "turns_left", 1, MOST, "turns after this one"
    yield "piles", len(PILES), MOST, f"tiles in each pile: {', '.join(PILES)}"
    yield "river", len(TOKENS), MOST, f"production tokens that are left: {', '.join(TOKENS)}"
    yield "pushed", len(SLOTS) - 1, MOST, "points on the tile of each slot of the wheel"
    yield "goods", (SEATS, len(GOODS)), MOST, f"of each seat: {', '.join(GOODS)}"
    yield "markers", (SEATS, len(MARKERS)), MOST, f"of each seat: {', '.join(MARKERS)}"
    yield "kept_sideways", len(PROJECTS), MOST, f"moves sideways that this turn still has: {', '.join(PROJECTS)}"
    yield "kept_bonus", len(TILES_OF["upgrade"]), MOST, "bonuses that this turn still has, by upgrade"
    yield "kept_effects", (len(STREETS), 2), MOST, "effects that this turn still has, by street: free, for an egg"
    yield "asked_later", len(QUESTIONS), MOST, "questions that wait behind this one, in the order of `asked`"
    yield "taken", len(ACTIONS), MOST, "the actions of this decision taken so far"


def _middle() -> Iterator[Row]:
    yield "options", len(OPTIONS), 1, f"rules: {', '.join(OPTIONS)}"
    yield "era_two", 1, 1, "1 in the second era"
    yield "seated", SEATS, 1, "1 for each seat at the table"
    yield "first", SEATS, 1, "who had the first turn"
    yield "turn", SEATS, 1, "whose turn it is"
    yield "active", SEATS, 1, "who decides"
    yield "box", POSITIONS, 1, "the position of the box of the crane"
    yield "wheel", (len(SLOTS) - 1, len(KINDS_OF_ACTION)), 1, f"the tile in each slot: {', '.join(KINDS_OF_ACTION)}"
    yield "rows", len(TILES), 1, "the tiles in the three rows"
    yield "planks", (len(PLANKS), 2 + len(BRIDGE)), 1, "of each plank: the side that is up, and the tile on it"
    yield "road_tiles", len(ROADS), 1, f"the tiles on the streets: {', '.join(ROADS)}"
    yield "plazas", (len(PLAZA_PLACES), len(PLAZAS)), 1, "the plaza tile at each place"
    yield "paid", len(PLAZA_PLACES), 1, "places that were built round"
    width = len(TILES_OF["building"]) + SIDES + SEATS
    yield "city", (len(SPACES), width), 1, "of each space: the building, its turn, and whose cube lies on it"


def _seats() -> Iterator[Row]:
    yield "mine_token", (SEATS, len(TOKENS)), 1, "the token on the mine track of each seat"
    yield "quarry_token", (SEATS, len(TOKENS)), 1, "the token on the quarry track of each seat"
    yield "wealth", (SEATS, len(WEALTH)), 1, f"bonuses for wealth that each seat had: {', '.join(WEALTH)}"
    yield "seals", (SEATS, len(SEALS)), 1, f"seals of each seat: {', '.join(SEALS)}"
    yield "final", (SEATS, len(TILES_V)), 1, f"tiles V of each seat: {', '.join(TILES_V)}"
    yield "technologies", (SEATS, len(LEVEL_OF)), 1, "technologies of each seat that work or can be used"
    yield "new", (SEATS, len(LEVEL_OF)), 1, "those that do not work yet"
    yield "once", (SEATS, len(LEVEL_OF)), 1, "those that have paid in this turn"
    width = len(TILES_OF["upgrade"]) + SIDES
    yield "upgrades", (SEATS * len(KINDS_OF_ACTION), width), 1, "of each action's hex: the uppermost upgrade, its turn"
    yield "upgrades_owned", (SEATS, len(TILES_OF["upgrade"])), 1, "all upgrades on the board of each seat"
    width = len(TILES_OF["wall"]) + SIDES
    yield "walls", (SEATS * len(RING), width), 1, "of each place of the ring: the wall, its turn"
    yield "used", (SEATS, len(SIGNS)), 1, "signs and corners that are used up, in the order of their names"


def _phase() -> Iterator[Row]:
    yield "slot", len(SLOTS) - 1, 1, "the slot from which a tile was taken in this turn"
    yield "tile", len(KINDS_OF_ACTION), 1, "the actions of that tile"
    yield "state_of_turn", 3, 1, "1 if its action is owed, an extra action was bought, a row was refreshed"
    yield "kept_wheel", 1, 1, "1 if the bonus of the slot is still kept"
    yield (
        "asked",
        len(QUESTIONS),
        1,
        "the question: action, place, technology, token, IV, V, plank, arrow, plaza, side, good",
    )
    yield "asked_action", len(KINDS_OF_ACTION), 1, "the action of the question"
    yield "asked_tile", len(TILES), 1, "the tile of the question"
    yield "asked_bridge", len(BRIDGE), 1, "the bridge tile of the question"
    yield "asked_level", len(LEVELS), 1, "the level of the technologies"
    yield "asked_track", len(TRACKS), 1, "the track of the token: mine, quarry"
    yield "asked_pile", 2, 1, "the pile of tiles V: bridge, cathedral"
    yield "asked_project", len(PROJECTS), 1, f"the project of the question: {', '.join(PROJECTS)}"
    yield "asked_plaza", len(PLAZA_PLACES), 1, "the plaza of the question"
    yield "asked_both", 1, 1, "1 if both rewards of the plaza come"
    yield "asked_by", 3, 1, "the action comes from the tile, is an extra one, or comes from a technology"
    yield "looked_at", len(LOOKED), 1, "what this seat looks at and chooses from: technologies, tiles IV, tiles V"


FIELDS: Final = place([*_counts(), *_middle(), *_seats(), *_phase()])
SIZE: Final = size_of(FIELDS)

"""A view of Crown and Crane as numbers: what one seat may know, in the places that `praga.envs.fields` lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from praga.core.frames import (
    EXTRA,
    FREE,
    TILE,
    Bonus,
    Sideways,
    Street,
    Technology,
    TileIV,
    TileV,
    Turn,
    Waiting,
    Wheel,
)
from praga.core.places import ACTIONS as KINDS_OF_ACTION
from praga.core.places import FIRST_OF_RING, RING, SIDES
from praga.core.state import BoardTile, Built
from praga.core.tables import (
    LEVEL_OF,
    LOOKED_AT,
    PLAZAS,
    POSITIONS,
    SEALS,
    SLOTS,
    TILES,
    TILES_V,
    TOKENS,
    TRACKS,
    WEALTH,
)
from praga.envs.actions import TILES_OF
from praga.envs.fields import BRIDGE, FIELDS, GOODS, LOOKED, PROJECTS, QUESTIONS, ROADS, SIGNS, SIZE
from praga.views.view import View
from tabletop.envs.fields import Layout, Numbers, Writer

LAYOUT: Final = Layout(FIELDS)
EMPTY: Final = bytes(SIZE)


def _order(names: Iterable[Any]) -> dict[Any, int]:
    return {name: number for number, name in enumerate(names)}


TILE_NUMBER: Final = _order(TILES)
OF_KIND: Final = {kind: _order(names) for kind, names in TILES_OF.items()}
BUILDINGS: Final = len(TILES_OF["building"])
TOKEN: Final = _order(TOKENS)
ACTION: Final = _order(KINDS_OF_ACTION)
TECHNOLOGY: Final = _order(LEVEL_OF)
BRIDGE_TILE: Final = _order(BRIDGE)
SEEN: Final = _order(LOOKED)
ROAD_TILE: Final = _order(ROADS)
PLAZA_TILE: Final = _order(PLAZAS)
PROJECT: Final = _order(PROJECTS)
SIGN: Final = _order(SIGNS)
QUESTION: Final = _order(QUESTIONS)
# Names that a player has, by the field of the state.
OWNED: Final = {
    "wealth": _order(WEALTH), "seals": _order(SEALS), "final": _order(TILES_V), "technologies": TECHNOLOGY,
    "new": TECHNOLOGY, "once": TECHNOLOGY, "used": SIGN,
}  # fmt: skip


def encode(view: View, tokens: Sequence[int] = ()) -> Numbers:
    """Return a seat's view as an observation, with the actions of a decision that it has taken already.

    It is an array of the caller's own, of `fields.SIZE` numbers. ValueError if this is nobody's view.
    """
    if view.me is None:
        raise ValueError("a view of one seat is needed: this one is nobody's")
    writer = _ViewWriter(view, view.me)
    writer.table()
    writer.crane()
    writer.city()
    for seat in range(writer.seats):
        writer.seat(seat, writer.left(seat))
    writer.phase()
    at = writer.at["taken"]
    for action in tokens:
        writer.row[at + action] += 1
    return writer.numbers()


class _ViewWriter(Writer):
    """An observation under way."""

    def __init__(self, view: View, me: int) -> None:
        super().__init__(LAYOUT, EMPTY)
        self.state, self.me, self.seats = view.state, me, len(view.state.names)

    def left(self, seat: int) -> int:
        """Return how many places to the left of the viewer somebody sits."""
        return (seat - self.me) % self.seats

    def some(self, field: str, seats: Iterable[int]) -> None:
        """Write a 1 for each of some seats."""
        self.flags(field, [self.left(seat) for seat in seats])

    def table(self) -> None:
        state, rules = self.state, self.state.rules
        self.put("seats", self.seats)
        self.put("turn_number", state.turn)
        self.put("turns_left", max(0, state.turns - state.turn))
        piles = [*state.stacks, *state.tech_stacks, state.bridge_iv, state.bridge_v, state.cathedral_v]
        self.line("piles", [len(pile) for pile in piles])
        at = self.at["river"]
        for token in state.river:
            self.row[at + TOKEN[token]] += 1
        self.flags("options", [at for at, on in enumerate((rules.tiles == "B", rules.tokens != "all")) if on])
        self.put("era_two", state.era == 2)
        self.some("first", (state.first,))
        self.some("turn", (state.turn_of,))
        if state.stack:
            self.some("active", (state.stack[-1].seat,))

    def crane(self) -> None:
        state = self.state
        self.flags("box", ((state.box - 1) % POSITIONS,))
        self.line("pushed", state.pushed[1:])
        for slot in range(1, len(SLOTS)):
            self.flags("wheel", [ACTION[action] for action in state.slots[slot] or ()], slot - 1)
        self.flags("rows", [TILE_NUMBER[tile] for row in state.rows for tile in row])

    def city(self) -> None:
        state = self.state
        for plank, (side, tile) in enumerate(state.planks):
            self.flags("planks", [side, *([2 + BRIDGE_TILE[tile]] if tile else [])], plank)
        self.flags("road_tiles", [ROAD_TILE[tile] for tile in state.road_tiles if tile])
        for plaza, tile in enumerate(state.plazas):
            if tile:
                self.flags("plazas", (PLAZA_TILE[tile],), plaza)
        self.flags("paid", state.paid)
        for space, built in enumerate(state.city):
            if built is not None:
                self.flags("city", self.built(built), space)

    def built(self, built: Built) -> list[int]:
        claim = [] if built.claim is None else [BUILDINGS + SIDES + self.left(built.claim)]
        return [OF_KIND["building"][built.tile], BUILDINGS + built.turn, *claim]

    def seat(self, seat: int, place: int) -> None:
        state = self.state
        self.flags("seated", (place,))
        self.line("goods", [getattr(state, good)[seat] for good in GOODS], place)
        self.line("markers", (*state.wall[seat], *state.cathedral[seat]), place)
        for field, token in (("mine_token", state.mine_token[seat]), ("quarry_token", state.quarry_token[seat])):
            if token:
                self.flags(field, (TOKEN[token],), place)
        for field, numbers in OWNED.items():
            owned = getattr(state, field)[seat]
            if owned:
                self.flags(field, [numbers[name] for name in owned], place)
        self.board(state.board[seat], place)

    def board(self, board: Sequence[Sequence[BoardTile]], place: int) -> None:
        for at, tiles in enumerate(board):
            if not tiles:
                continue
            top, is_wall = tiles[-1], at >= FIRST_OF_RING
            numbers = OF_KIND["wall" if is_wall else "upgrade"]
            flags = (numbers[top.tile], len(numbers) + top.turn)
            if is_wall:
                self.flags("walls", flags, place * len(RING) + at - FIRST_OF_RING)
            else:
                self.flags("upgrades", flags, place * len(KINDS_OF_ACTION) + at)
                self.flags("upgrades_owned", [numbers[tile.tile] for tile in tiles], place)

    def phase(self) -> None:
        stack = self.state.stack
        if not stack:
            return
        turn = stack[0]
        if turn.slot:
            self.flags("slot", (turn.slot - 1,))
        self.flags("tile", [ACTION[action] for action in turn.actions])
        self.flags("state_of_turn", [at for at, on in enumerate((turn.owed, turn.extra, turn.refreshed)) if on])
        for item in turn.agenda:
            self.agenda_item(item)
        at = self.at["asked_later"]
        for frame in stack[1:-1]:
            self.row[at + QUESTION[type(frame.question if isinstance(frame, Waiting) else frame)]] += 1
        if type(stack[-1]) is not Turn:
            self.question(stack[-1])

    def agenda_item(self, item: Any) -> None:
        if isinstance(item, Wheel):
            self.put("kept_wheel", 1)
        elif isinstance(item, Sideways):
            self.row[self.at["kept_sideways"] + PROJECT[item.on]] += 1
        elif isinstance(item, Bonus):
            at = self.at["kept_bonus"]
            for tile in item.of:
                self.row[at + OF_KIND["upgrade"][tile]] += 1
        elif isinstance(item, Street):
            self.row[self.at["kept_effects"] + 2 * (item.area - 1) + (item.kind != FREE)] += 1

    def question(self, question: Any) -> None:
        self.flags("asked", (QUESTION[type(question)],))
        for name, value in question._asdict().items():
            if name == "action":
                self.flags("asked_action", (ACTION[value],))
            elif name == "tile":
                known = (TILE_NUMBER, "asked_tile") if value in TILE_NUMBER else (BRIDGE_TILE, "asked_bridge")
                self.flags(known[1], (known[0][value],))
            elif name == "level":
                self.flags("asked_level", (value,))
            elif name == "track":
                self.flags("asked_track", ([*TRACKS].index(value),))
            elif name == "at":
                self.flags("asked_pile", (int(value == "cathedral"),))
            elif name == "on":
                self.flags("asked_project", (PROJECT[value],))
            elif name == "plaza":
                self.flags("asked_plaza", (value,))
            elif name == "both":
                self.put("asked_both", value)
            elif name == "by":
                self.flags("asked_by", (0 if value == TILE else 1 if value == EXTRA else 2,))
        if question.seat == self.me:
            self.flags("looked_at", [SEEN[name] for name in self.looked_at(question)])

    def looked_at(self, question: Any) -> Sequence[str]:
        """Return the tiles that the viewer looks at for a question of their own."""
        state = self.state
        if isinstance(question, Technology):
            return state.tech_stacks[question.level][:LOOKED_AT]
        if isinstance(question, TileIV):
            return state.bridge_iv[:LOOKED_AT]
        if isinstance(question, TileV):
            return state.bridge_v if question.at == "bridge" else state.cathedral_v
        return ()

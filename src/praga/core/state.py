"""The state of a game in progress: mutable, slotted, copied field by field.

Data of players is a list with one immutable entry for each seat. Tiles, technologies and tokens are their ids.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from praga.core.places import PLACES
from praga.core.rules import Rules
from praga.core.tables import FREE_CUBES, PLANKS, PLAZA_PLACES, SLOTS, SPACES, SUPPLY, TRACKS, TURNS_EACH
from tabletop.core.state import GameState


class BoardTile(NamedTuple):
    """A tile on an action board, with its turn."""

    tile: str
    turn: int


class Built(NamedTuple):
    """A building in the city, with its turn and the seat whose cube is on it."""

    tile: str
    turn: int
    claim: int | None = None


class Sheet(NamedTuple):
    """A player's points line by line (P14); `played` are those before the end."""

    played: int
    plazas: int = 0
    learning: int = 0
    rows: int = 0
    tokens: int = 0
    walls: int = 0
    final: int = 0
    seals: int = 0
    eggs: int = 0


class Earnings(NamedTuple):
    """A player's points in play, by their source."""

    crane: int = 0
    production: int = 0
    upgrades: int = 0
    walls: int = 0
    buildings: int = 0
    plazas: int = 0
    projects: int = 0
    road: int = 0
    technologies: int = 0
    wealth: int = 0
    learning: int = 0


SOURCES: Final = {name: number for number, name in enumerate(Earnings._fields)}


class State(GameState):
    """A complete game at one moment."""

    __slots__ = (
        "blue", "board", "box", "bridge_iv", "bridge_v", "cathedral", "cathedral_v", "city", "cubes", "earned", "egg",
        "era", "final", "first", "gold", "goldw", "mine", "mine_token", "names", "new", "once", "paid", "planks",
        "plazas", "points", "pushed", "quarry", "quarry_token", "red", "rights", "river", "road", "road_tiles", "rows",
        "rules", "seals", "sheet", "silver", "slots", "stacks", "stone", "tech", "tech_stacks", "technologies", "turn",
        "univ", "used", "wall", "wealth",
    )  # fmt: skip

    rules: Rules
    names: tuple[str, ...]
    turn: int  # the number of the turn, from 1
    first: int
    era: int
    # The crane: the position of the box, and by slot of the wheel the tile (a pair of actions) and the points on it.
    box: int
    slots: list[tuple[str, str] | None]
    pushed: list[int]
    # By kind of hex tile: the row, its special tile last; the stacks of normal and of special tiles, from the top.
    rows: list[tuple[str, ...]]
    stacks: list[tuple[str, ...]]
    tech_stacks: list[tuple[str, ...]]  # by level
    bridge_iv: tuple[str, ...]
    bridge_v: tuple[str, ...]
    cathedral_v: tuple[str, ...]
    river: tuple[str, ...]  # production tokens that are left
    planks: list[tuple[int, str]]  # the side that is up, and the tile on it or ""
    road_tiles: list[str]  # by street, "" for none
    plazas: list[str]  # by place, "" where none lies
    paid: tuple[int, ...]
    city: list[Built | None]
    # By seat.
    points: list[int]
    earned: list[Earnings]  # since the state was made: a position does not say where its points come from
    gold: list[int]
    stone: list[int]
    silver: list[int]
    goldw: list[int]
    egg: list[int]
    red: list[int]
    blue: list[int]
    mine: list[int]
    quarry: list[int]
    tech: list[int]
    univ: list[int]
    mine_token: list[str]
    quarry_token: list[str]
    wealth: list[tuple[str, ...]]
    cubes: list[int]
    seals: list[tuple[str, ...]]
    rights: list[int]
    road: list[int]
    final: list[tuple[str, ...]]
    wall: list[tuple[int, int]]
    cathedral: list[tuple[int, int]]
    technologies: list[tuple[str, ...]]
    new: list[tuple[str, ...]]
    once: list[tuple[str, ...]]
    board: list[tuple[tuple[BoardTile, ...], ...]]  # by place, from the bottom
    used: list[frozenset[str]]
    sheet: tuple[Sheet, ...]  # once the game is over

    def __init__(self, rules: Rules, names: tuple[str, ...], seed: int) -> None:
        super().__init__(seed)
        players = len(names)
        nothing = [0] * players
        none: list[tuple[str, ...]] = [()] * players
        self.rules, self.names = rules, names
        self.turn, self.first, self.era = 1, 0, 1
        self.box = 0
        self.slots = [None] * len(SLOTS)
        self.pushed = [0] * len(SLOTS)
        self.rows, self.stacks, self.tech_stacks = [()] * 3, [()] * 6, [()] * 4
        self.bridge_iv, self.bridge_v, self.cathedral_v, self.river = (), (), (), ()
        self.planks = [(0, "")] * len(PLANKS)
        self.road_tiles = [""] * 3
        self.plazas = [""] * len(PLAZA_PLACES)
        self.paid = ()
        self.city = [None] * len(SPACES)
        self.earned = [Earnings()] * players
        self.points, self.silver, self.goldw, self.egg = nothing[:], nothing[:], nothing[:], nothing[:]
        self.red, self.blue, self.tech, self.univ = nothing[:], nothing[:], nothing[:], nothing[:]
        self.rights, self.road = nothing[:], nothing[:]
        self.gold, self.stone = [2] * players, [2] * players
        self.mine, self.quarry = [TRACKS["mine"].first] * players, [TRACKS["quarry"].first] * players
        self.mine_token, self.quarry_token = [""] * players, [""] * players
        self.cubes = [FREE_CUBES] * players
        self.wealth, self.seals, self.final = none[:], none[:], none[:]
        self.technologies, self.new, self.once = none[:], none[:], none[:]
        self.wall, self.cathedral = [(1, 1)] * players, [(1, 1)] * players
        self.board = [((),) * len(PLACES)] * players
        self.used = [frozenset()] * players
        self.sheet = ()

    @property
    def of_table(self) -> int:
        """The number of players by which crane, clock and city are set up: alone it is two (P16.4)."""
        return max(2, len(self.names))

    @property
    def turn_of(self) -> int:
        """The seat whose turn it is, or was last."""
        return (self.first + self.turn - 1) % len(self.names)

    @property
    def turn_number(self) -> int:
        """The number of the turn as players count, from 1: alone the turns of nobody are left out (P16.4)."""
        return (self.turn + 1) // 2 if self.rules.solo else self.turn

    @property
    def turns(self) -> int:
        """The number of turns of this table's players, sixteen each (P13.7)."""
        return TURNS_EACH * len(self.names)

    def track(self, name: str) -> list[int]:
        """Return the steps of every seat on a track, or its count of a good, by the good's name."""
        counts: list[int] = getattr(self, name)
        return counts

    def left(self, good: str) -> int:
        """Return how many silver or gold windows, or eggs, are in the supply (P15.8)."""
        return SUPPLY[good] - sum(self.track(good))

    def top(self, seat: int, place: int) -> BoardTile | None:
        """Return the uppermost tile at a place of a board."""
        tiles = self.board[seat][place]
        return tiles[-1] if tiles else None

"""Frames of the stack: the turn and its agenda at the bottom, questions above it (notation §4 and §5)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.frames import Frames

FRAMES: Final = Frames()

NO_TILE: Final = ""  # in `Turn.slot` and `by`: nothing was taken yet
TILE, EXTRA = "tile", "extra"  # by what an action is performed; else a technology's name
EITHER: Final = "either"
FREE, EGG = "free", "egg"


class Wheel(NamedTuple):
    """AgendaItem: the bonus of the slot that the tile was taken from (P3.5)."""


class Sideways(NamedTuple):
    """AgendaItem: a move sideways on the Wall, the Cathedral or either (P11.1)."""

    on: str


class Bonus(NamedTuple):
    """AgendaItem: the upgrade bonus of one performance of an action, from one of these tiles (P5.6)."""

    action: str
    of: tuple[str, ...]


class Street(NamedTuple):
    """AgendaItem: an effect of a street, the free one or that for an egg (P9.2)."""

    area: int
    kind: str


AgendaItem = Wheel | Sideways | Bonus | Street


class Turn(NamedTuple):
    """A turn: the tile taken and its slot (0 before), what was done, and what is kept (P12.5)."""

    seat: int
    slot: int = 0
    actions: tuple[str, ...] = ()
    owed: bool = False
    extra: bool = False
    refreshed: bool = False
    agenda: tuple[AgendaItem, ...] = ()


class Perform(NamedTuple):
    """Asks how an action is performed that was bought or given (P12.3, P10.7)."""

    seat: int
    action: str
    by: str


class At(NamedTuple):
    """Asks where a tile is laid, and how it is turned (P12.7)."""

    seat: int
    tile: str
    by: str


class Technology(NamedTuple):
    """Asks which of the top technologies of a level is kept (P10.1); `level` counts from 0."""

    seat: int
    level: int


class Token(NamedTuple):
    """Asks which production token is laid on a track (P4.5)."""

    seat: int
    track: str


class TileIV(NamedTuple):
    """Asks which of the top tiles IV is chosen (P9.3)."""

    seat: int


class TileV(NamedTuple):
    """Asks which tile V is taken, from the "bridge" or the "cathedral" (P9.5, P11.5)."""

    seat: int
    at: str


# Questions on tiles that the seat alone looks at (P9.3, P10.1): all others are public. What comes to light when one is
# asked cannot be taken back (P15.29).
REVEALING: Final = (Technology, TileIV, TileV)


class Plank(NamedTuple):
    """Asks on which plank a bridge tile is laid (P15.20)."""

    seat: int
    tile: str


class Arrow(NamedTuple):
    """Asks whether a marker follows an up arrow (P11.4)."""

    seat: int
    on: str


class Plaza(NamedTuple):
    """Asks which reward of a plaza is taken; with `both` it is not asked (P8.7)."""

    seat: int
    plaza: int
    both: bool


class Side(NamedTuple):
    """Asks for a move sideways, in another's turn (P15.5)."""

    seat: int
    on: str


class Good(NamedTuple):
    """Asks for gold or stone (P16.2)."""

    seat: int


Question = Perform | At | Technology | Token | TileIV | TileV | Plank | Arrow | Plaza | Side | Good


class Waiting(NamedTuple):
    """A question that is asked when it comes to the top, if it has an answer by then."""

    question: Question

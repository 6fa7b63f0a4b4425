"""Messages to the page, key by key (docs/protocol.md): each answer of the worker, and the parts it is made of.

They are for the type checker: what is sent is a plain dict, and nothing imports this file when a game is played.
A request may be anybody's, and is checked where it is read.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from citadels.views.json_types import TableJson
from tabletop.table.answers import Block as AnyBlock
from tabletop.table.answers import Message, ScriptedView

# --- the view (docs/protocol.md §2)


class Curtain(TypedDict):
    """The player called before a closed curtain."""

    seat: int
    name: str
    holds: NotRequired[bool]  # true: they have the device at hand, and only their cards are covered


class Pick(TypedDict):
    """The cards that may be marked, and how many."""

    cards: list[str]
    min: int
    max: int


class Choice(TypedDict):
    """One move to choose, or why it cannot be chosen."""

    move: str | None  # null: not possible
    kind: str  # its verb
    card: str | None
    cards: list[str] | None
    seat: int | None
    role: str | None
    own: str | None  # the district that is given, or destroyed to build
    cost: int | None  # the player's own gold
    id: str
    args: dict[str, Any]
    enabled: bool
    why_not: Message | None
    pick: Pick | None  # cards are marked; the move is `kind` and the marked cards


class Prompt(Message):
    """A question, its seat, and the choices."""

    seat: int
    choices: list[Choice]


class CanJson(TypedDict):
    """Whether the last decision can be taken back, or why not; and whether a hint can be asked for."""

    undo: Literal[True] | Message  # the reason why not
    hint: NotRequired[bool]  # not in a replay


class ScoreLine(Message):
    """One line of a score."""

    points: int


class SeatResult(TypedDict):
    """One player's place and points, and the hand laid open."""

    seat: int
    place: int  # from 1
    total: int
    lines: list[ScoreLine]
    hand: list[str]


class Result(TypedDict):
    """The end of a game."""

    winners: list[int]
    seats: list[SeatResult]


class Anchor(TypedDict):
    """The ends of a motion; without `to` it is the bank. `city` is the city that loses a district."""

    seat: NotRequired[int]
    to: NotRequired[int]
    city: NotRequired[int]
    card: NotRequired[str]
    role: NotRequired[str]
    gold: NotRequired[int]
    count: NotRequired[int]


class Entry(Message):
    """One thing that happened."""

    n: int  # running number
    round: int
    anchor: Anchor
    yours: bool  # done to the viewer by another


class Block(AnyBlock):
    """One turn and what was done in it, or, without a seat, what lies before or between the turns."""

    role: str | None  # the character that is played


class NewsJson(TypedDict):
    """News: what is new, what others did meanwhile, and what is read aloud."""

    news: list[Entry]  # since this viewer last looked
    story: list[Block]  # what others did since this viewer's last turn or pick
    say: list[Message]  # for the live region: news that matter, in short


class TableView(TableJson, NewsJson):
    """The table as one viewer may see it."""

    shared: bool  # two or more people at one device
    secret: bool  # two or more people play and it is not over: a link or a record would show cards
    curtain: Curtain | None  # closed: this person is asked for, and mine and prompt are null
    waiting: Literal["person", "bot", "curtain", "elsewhere", "over"]
    prompt: Prompt | None
    can: CanJson
    result: Result | None


class PlayedView(TableView, ScriptedView):
    """The view of the game that is played."""

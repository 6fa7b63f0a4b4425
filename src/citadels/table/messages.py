"""What the page is told, key by key (docs/protocol.md): each answer of the worker, and the parts it is made of.

They are for the type checker: what is sent is a plain dict, and nothing imports this file when a game is played.
A request may be anybody's, and is checked where it is read.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Message(TypedDict):
    """A sentence: its id, and what stands in it."""

    id: str
    args: dict[str, Any]


class You(TypedDict):
    """What stands in the place of the reader's name, where one person is alone at the device."""

    id: str


# --- the view (docs/protocol.md §2)


class Card(TypedDict):
    """A district card as it is printed."""

    card: str
    kind: str
    cost: int
    points: int


class District(Card):
    """A district in a city: what lies on and under it, and the round it was built in where that matters."""

    coin: bool
    tucked: int
    round: int | None


class Marked(TypedDict):
    """What has been done to a character, as far as the viewer knows."""

    killed: bool
    robbed: bool
    bewitched: bool
    warranted: NotRequired[bool]
    signed: NotRequired[bool]
    threatened: NotRequired[bool]
    flower: NotRequired[bool]


class Character(Marked):
    """A character before a player, null if it lies face down."""

    role: str | None


class LaidBy(TypedDict):
    """Gold that lies by for a character."""

    taxes: NotRequired[int]


class Rank(Marked, LaidBy):
    """A character of the cast, how far its call is, and who is known to hold it."""

    rank: int
    role: str
    state: Literal["waiting", "now", "done", "absent", "aside"]
    seat: int | None


class Burdened(TypedDict):
    """What lies before a player, or is due from them at the end of their turn."""

    held: bool
    owes: bool


class SeatShown(Burdened):
    """A player as everybody sees them, and what of them the viewer knows beside that."""

    seat: int
    name: str
    kind: str
    bot: str | None
    gold: int
    hand: int
    crown: bool
    characters: list[Character]
    city: list[District]
    built: int
    complete: bool
    completed: int | None
    active: bool
    asked: bool
    points: int


class Mine(TypedDict):
    """What the viewer holds, and the characters they chose from."""

    seat: int
    hand: list[Card]
    characters: list[str]
    draft: list[list[str]]


class Aside(TypedDict):
    """The characters beside the table: face up, and how many face down."""

    up: list[str]
    down: int


class Centre(TypedDict):
    """The middle of the table: bank, deck, ranks, and the special districts the game was dealt from."""

    bank: int | None
    deck: int
    ranks: list[Rank]
    aside: Aside
    specials: list[str]


# By which district the city size is another than was agreed, and where it stands.
Lowered = TypedDict("Lowered", {"from": int, "card": str, "seat": int})


class TableShown(TypedDict):
    """The part of a view that shows the table."""

    edition: str
    phase: str
    round: int
    last_round: bool
    city_size: int
    lowered: Lowered | None
    viewer: int | None
    seats: list[SeatShown]
    mine: Mine | None
    centre: Centre


class Curtain(TypedDict):
    """Who is asked for before a closed curtain."""

    seat: int
    name: str


class Pick(TypedDict):
    """The cards that may be marked, and how many."""

    cards: list[str]
    min: int
    max: int


class Choice(TypedDict):
    """One move to choose, or why it cannot be chosen."""

    move: str | None
    kind: str
    card: str | None
    cards: list[str] | None
    seat: int | None
    role: str | None
    own: str | None
    cost: int | None
    id: str
    args: dict[str, Any]
    enabled: bool
    why_not: Message | None
    pick: Pick | None


class Prompt(Message):
    """What is asked, of whom, and the choices."""

    seat: int
    choices: list[Choice]


class Anchor(TypedDict):
    """Where things move from and to; without `to` it is the bank. `city` is whose district is lost."""

    seat: NotRequired[int]
    to: NotRequired[int]
    city: NotRequired[int]
    card: NotRequired[str]
    role: NotRequired[str]
    gold: NotRequired[int]
    count: NotRequired[int]


class Entry(Message):
    """One thing that happened."""

    n: int
    round: int
    anchor: Anchor
    yours: bool


class Line(Message):
    """One line of a story; `player` stands where it is another's doing than the block's."""

    n: int
    player: str | You | None
    hit: bool
    grave: bool
    own: bool


class Block(TypedDict):
    """One turn and what was done in it, or, without a seat, what lies before or between the turns."""

    n: int
    round: int
    seat: int | None
    player: str | You | None
    role: str | None
    lines: list[Line]


class Can(TypedDict):
    """Whether the last decision can be taken back, or why not."""

    undo: Literal[True] | Message


class ScoreLine(Message):
    """One line of a score."""

    points: int


class SeatResult(TypedDict):
    """How one player came in, and the hand laid open."""

    seat: int
    place: int
    total: int
    lines: list[ScoreLine]
    hand: list[str]


class Result(TypedDict):
    """The end of a game."""

    winners: list[int]
    seats: list[SeatResult]


class TableView(TableShown):
    """The table as one viewer may see it."""

    shared: bool
    curtain: Curtain | None
    waiting: str
    prompt: Prompt | None
    news: list[Entry]
    story: list[Block]
    say: list[Message]
    can: Can
    result: Result | None


class Led(TypedDict):
    """Where a game stands that follows a record, and the move that comes next (docs/protocol.md §8)."""

    at: int
    move: str | None


class FollowingShown(TypedDict):
    """What only the view of a game that follows a record has."""

    led: NotRequired[Led]


class PlayedView(TableView, FollowingShown):
    """The view of the game that is played."""

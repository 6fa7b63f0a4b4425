"""The part of a TableView that shows the table, key by key (docs/protocol.md §2).

For the type checker: what is made is a plain dict, and nothing imports this file when a game is played.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


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


class TaxesJson(TypedDict):
    """Gold that lies by for a character."""

    taxes: NotRequired[int]


class Rank(Marked, TaxesJson):
    """A character of the cast, how far its call is, and who is known to hold it."""

    rank: int
    role: str
    state: Literal["waiting", "now", "done", "absent", "aside"]
    seat: int | None


class Burdened(TypedDict):
    """What lies before a player, or is due from them at the end of their turn."""

    held: bool
    owes: bool


class SeatJson(Burdened):
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


class TableJson(TypedDict):
    """The part of a view that shows the table."""

    edition: str
    phase: str
    round: int
    last_round: bool
    city_size: int
    lowered: Lowered | None
    viewer: int | None
    seats: list[SeatJson]
    mine: Mine | None
    centre: Centre

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

    coin: bool  # of the Artist
    tucked: int  # cards under it (the Museum)
    round: int | None  # in which it was built, where that matters


class CharacterMarks(TypedDict):
    """Marks on a character, as far as the viewer knows."""

    killed: bool
    robbed: bool
    bewitched: bool
    warranted: NotRequired[bool]
    signed: NotRequired[bool]
    threatened: NotRequired[bool]
    flower: NotRequired[bool]


class Character(CharacterMarks):
    """A character before a player, null if it lies face down."""

    role: str | None  # null: face down


class TaxesJson(TypedDict):
    """Gold that lies by for a character."""

    taxes: NotRequired[int]  # gold


class Rank(CharacterMarks, TaxesJson):
    """A character of the cast, how far its call is, and who is known to hold it."""

    rank: int
    role: str
    state: Literal["waiting", "now", "done", "absent", "aside"]
    seat: int | None  # who is known to hold it


class TurnMarks(TypedDict):
    """Marks before a player, or payments due from them at the end of their turn."""

    held: bool  # the Witch's turn waits for the bewitched
    owes: bool  # will pay tax for what was built


class SeatJson(TurnMarks):
    """A player as everybody sees them, and what of them the viewer knows beside that."""

    seat: int
    name: str
    kind: str  # person, guest or bot
    bot: str | None
    gold: int
    hand: int  # number of cards
    crown: bool
    characters: list[Character]
    city: list[District]
    built: int  # how many districts they count as for the size of the city
    complete: bool
    completed: int | None  # 1 for the first complete city, 2 for the next
    active: bool  # their turn or pick
    asked: bool  # decides now
    points: int  # what is certain: without gold, hand and Crown until the game is over


class Mine(TypedDict):
    """The viewer's own cards, and the characters they chose from."""

    seat: int
    hand: list[Card]
    characters: list[str]
    draft: list[list[str]]  # the characters of each pick of this round


class Aside(TypedDict):
    """The characters beside the table: face up, and how many face down."""

    up: list[str]
    down: int  # how many


class Centre(TypedDict):
    """The middle of the table: bank, deck, ranks, and the special districts the game was dealt from."""

    bank: int | None  # gold; null: without end
    deck: int  # number of cards
    ranks: list[Rank]
    aside: Aside
    specials: list[str]  # of the deck the game was dealt from


# By which district the city size is another than was agreed, and where it stands.
LoweredSize = TypedDict("LoweredSize", {"from": int, "card": str, "seat": int})


class TableJson(TypedDict):
    """The part of a view that shows the table."""

    edition: str  # whose cards the words mean
    phase: str  # select, turn or over
    round: int
    last_round: bool
    city_size: int
    lowered: LoweredSize | None  # why city_size is not what was agreed
    viewer: int | None  # the seat that looks; null: the public view
    seats: list[SeatJson]
    mine: Mine | None  # null in the public view and before a closed curtain
    centre: Centre

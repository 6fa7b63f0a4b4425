"""What the page has before Python is there, key by key (docs/protocol.md §4): `setup.json` and `cards.json`.

Like `citadels.table.messages`, for the type checker alone.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Players(TypedDict):
    """How many may play, with eight and with nine ranks, and how many do at first."""

    min: int
    max: int
    max_with_nine: int
    default: int


class Names(TypedDict):
    """The letters that no name may have, as a pattern."""

    unseen: str


class Bots(TypedDict):
    """The bots, the weakest first, and those with a manner of their own."""

    strengths: list[str]
    personalities: list[str]


class Today(TypedDict):
    """What today's table is."""

    series: int
    begins: str
    seats: int
    bot: str


class Where(TypedDict):
    """The option whose values make another one possible."""

    option: str
    values: list[Any]


class Unless(TypedDict):
    """A choice by which an option has another default."""

    option: str
    value: str
    players: int
    default: int


# The specials that an option goes with.
With = TypedDict("With", {"with": NotRequired[list[str]]})


class TableOption(With):
    """One thing that a table agrees on."""

    id: str
    values: list[Any]
    default: Any
    defaults: NotRequired[dict[str, int]]
    unless: NotRequired[list[Unless]]
    players: NotRequired[list[int]]
    where: NotRequired[Where]


class RoleSeats(TypedDict):
    """A character and the players it needs."""

    id: str
    min: int


class RankRoles(TypedDict):
    """The characters of a rank, and whether one may play without it."""

    rank: int
    roles: list[RoleSeats]
    optional: bool


class Ninth(TypedDict):
    """The numbers of players that need the ninth rank, and that cannot have it."""

    needed: list[int]
    barred: list[int]


class Unused(TypedDict):
    """A rank whose card is not in the game at some tables."""

    rank: int
    players: int
    option: str
    value: str


class Recommended(TypedDict):
    """Characters and specials that play well together."""

    id: str
    characters: list[str]
    specials: list[str]


class Characters(TypedDict):
    """The characters to choose from, and sets of them by number of players."""

    default: list[str]
    ranks: list[RankRoles]
    ninth: Ninth
    unused: list[Unused]
    recommended: dict[str, list[Recommended]]


class Specials(TypedDict):
    """The specials to choose from, and the options that go with one."""

    values: list[str]
    default: str
    added: int
    options: list[TableOption]


class SetupSheet(TypedDict):
    """The ways to set a table."""

    players: Players
    names: Names
    bots: Bots
    bot: str
    day: Today
    options: list[TableOption]
    characters: Characters
    specials: Specials


class PrintedDistrict(TypedDict):
    """A district card."""

    id: str
    kind: str
    cost: int
    points: int
    copies: int
    edition: str
    icon: str


class PrintedRole(TypedDict):
    """A character card."""

    id: str
    rank: int
    kind: str | None
    edition: str
    min: int
    icon: str


class ChoiceSigns(TypedDict):
    """How a kind of choice is shown, as far as it is not as most are."""

    sign: NotRequired[str]
    place: NotRequired[str]
    priced: NotRequired[bool]
    free: NotRequired[bool]


class EventSigns(TypedDict):
    """How an event is shown, as far as it is not as most are."""

    sign: NotRequired[str]
    hit: NotRequired[str]
    ruins: NotRequired[bool]


class CardSheet(TypedDict):
    """Every card, and how what they do is shown."""

    districts: list[PrintedDistrict]
    roles: list[PrintedRole]
    choices: dict[str, ChoiceSigns]
    events: dict[str, EventSigns]

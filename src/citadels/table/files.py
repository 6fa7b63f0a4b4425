"""Files that the page has before Python is there, key by key (docs/protocol.md §4): `setup.json` and `cards.json`.

Like `citadels.table.messages`, for the type checker alone.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from tabletop.table.daily import DailySheet


class Players(TypedDict):
    """Numbers of players allowed, with eight and with nine ranks, and the number at first."""

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


class UnusedRank(TypedDict):
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
    """The characters to choose from, and sets of them by number of players.

    Where nothing is chosen it is the `default`, or another for some numbers of players.
    """

    default: list[str]
    defaults: NotRequired[dict[str, list[str]]]
    ranks: list[RankRoles]
    ninth: Ninth
    unused: list[UnusedRank]
    recommended: dict[str, list[Recommended]]


class Specials(TypedDict):
    """The specials to choose from, those of a usual table, and the options that go with one.

    `added` is how many come to the deck before others leave it for them, where some do.
    """

    values: list[str]
    default: str | list[str]
    added: NotRequired[int]
    options: list[TableOption]


class EditionSheet(TypedDict):
    """Options of a table of one edition."""

    edition: str
    options: list[TableOption]
    characters: Characters
    specials: Specials


class SetupSheet(EditionSheet):
    """The ways to set a table: of the first edition, and what is the same in all of them."""

    players: Players
    names: Names
    bots: Bots
    bot: str
    day: DailySheet
    editions: list[str]


class HelpText(TypedDict):
    """The word a card's help stands under, where that is not its own."""

    text: NotRequired[str]


class SizeJson(TypedDict):
    """The number of districts that a card counts as for the size of its city, where that is not one."""

    size: NotRequired[int]


class DistrictCard(HelpText, SizeJson):
    """A district card."""

    id: str
    kind: str
    cost: int
    points: int
    copies: int
    edition: str
    icon: str


class CharacterCard(HelpText):
    """A character card."""

    id: str
    rank: int
    kind: str | None
    edition: str
    min: int
    icon: str


class ChoiceSigns(TypedDict):
    """The look of a kind of choice, as far as it is not as most are."""

    sign: NotRequired[str]
    place: NotRequired[str]
    priced: NotRequired[bool]
    free: NotRequired[bool]
    steps: NotRequired[list[str]]
    tray: NotRequired[str]


class EventSigns(TypedDict):
    """The look of an event, as far as it is not as most are."""

    sign: NotRequired[str]
    hit: NotRequired[str]
    ruins: NotRequired[bool]
    carries_out: NotRequired[str]


class CardSheet(TypedDict):
    """Every card of an edition, and how what they do is shown."""

    edition: str
    districts: list[DistrictCard]
    roles: list[CharacterCard]
    choices: dict[str, ChoiceSigns]
    events: dict[str, EventSigns]

"""What the worker answers of Citadels, key by key (docs/protocol.md §1 and §5 to §7); the rest is any game's.

Like `citadels.table.messages`, for the type checker alone.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from citadels.table.messages import Block, Choice, Message, TableView
from citadels.views.json_types import Card
from tabletop.table.answers import Deal as AnyDeal
from tabletop.table.answers import DecisionAt, Decisions, Stopped


class Changed(TypedDict):
    """The table after something changed, and the save, null for a game that follows a record."""

    view: TableView
    save: str | None
    told: Summary | None


class Logged(TypedDict):
    """The log, and how many entries were told before it."""

    log: list[Block]
    earlier: int


# --- links and replays (docs/protocol.md §5)


class Deal(AnyDeal):
    """How a game of Citadels was dealt: with which characters and unique districts, and to how many in a city."""

    roles: list[str]
    specials: list[str]
    city_size: int


class Replayed(TypedDict):
    """A game that was played, at a step; `hands` is there where all eyes are on the table."""

    view: TableView
    save: None
    at: int
    steps: int
    eyes: int | str | None
    move: str | None
    rounds: list[int]
    stopped: Stopped | None
    over: bool
    hands: list[list[Card]] | None
    deal: Deal | None


# --- hints and the review (docs/protocol.md §6)


class Chance(TypedDict):
    """An option's chance to win, null without a search, and whether it is nearly as good as the advised."""

    chance: int | None
    margin: int | None
    share: Message | None
    close: bool


class Option(Choice, Chance):
    """A choice with its chance."""


class HintReason(Message):
    """A reason, and whether it speaks for the move; null if it does neither."""

    good: bool | None


class HintJson(TypedDict):
    """What the Expert would do, the advised move first."""

    seat: int
    count: int
    worlds: int
    options: list[Option]
    reasons: list[HintReason]


class Hinted(TypedDict):
    """The hint; the game stays as it is."""

    hint: HintJson
    save: None


class Cost(DecisionAt):
    """What a decision cost; the rest is there where that is not 0."""

    round: int
    cost: int
    told: NotRequired[Message]
    played: NotRequired[Choice]
    better: NotRequired[Choice]
    reasons: NotRequired[list[HintReason]]


class Reviewed(TypedDict):
    """The decisions of a game, or the cost of one."""

    review: Decisions | Cost
    save: None


# --- what stays of a game (docs/protocol.md §7)


class BotPlayed(TypedDict):
    """A bot's seat."""

    bot: str | None


class PersonPlayed(TypedDict):
    """A person's seat: rounds by character held, and times by character that struck."""

    bot: None
    held: dict[str, int]
    struck: dict[str, int]


class Summary(TypedDict):
    """What stays of a game; `link` is null where it began from a position."""

    round: int
    link: str | None
    points: list[int]
    places: list[int]
    seats: list[BotPlayed | PersonPlayed]

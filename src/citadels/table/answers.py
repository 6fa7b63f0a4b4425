"""What the worker answers, key by key, kind of request by kind of request (docs/protocol.md §1 and §5 to §7).

Like `citadels.table.messages`, for the type checker alone.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from citadels.table.messages import Block, Choice, Message, TableView
from citadels.views.shown import Card


class Refused(TypedDict):
    """Why a request cannot be met; nothing has changed."""

    error: Message
    view: TableView | None


class Looked(TypedDict):
    """The table as it stands; there is nothing to be saved."""

    view: TableView | None
    save: None


class Changed(TypedDict):
    """The table after something changed, and the save, null for a game that follows a record."""

    view: TableView
    save: str | None
    told: Summary | None


class Logged(TypedDict):
    """The log, and how many entries were told before it."""

    log: list[Block]
    earlier: int


class ToldOf(TypedDict):
    """What stays of a save's game."""

    told: Summary | None
    save: None


class Recorded(TypedDict):
    """The game as text."""

    record: str


class Version(TypedDict):
    """Which version the engine is."""

    version: str


# --- links and replays (docs/protocol.md §5)


class Shared(TypedDict):
    """A game to be passed on; `hidden` says that it is not over."""

    link: str
    wrapped: str
    record: str
    hidden: bool


class Deal(TypedDict):
    """How a game was dealt; `rules` and `seed` are what `new` takes."""

    text: str
    seats: int
    rules: dict[str, Any]
    seed: int
    roles: list[str]
    specials: list[str]
    city_size: int


class DealOpened(TypedDict):
    """What a deal from an address is."""

    deal: Deal
    save: None


class Stopped(Message):
    """The line of a record whose move could not be played."""

    line: int


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
    share: Message | None
    close: bool


class Option(Choice, Chance):
    """A choice with its chance."""


class ReasonTold(Message):
    """A reason, and whether it speaks for the move; null if it does neither."""

    good: bool | None


class HintTold(TypedDict):
    """What the Expert would do, the advised move first."""

    seat: int
    count: int
    worlds: int
    options: list[Option]
    reasons: list[ReasonTold]


class Hinted(TypedDict):
    """The hint; the game stays as it is."""

    hint: HintTold
    save: None


class DecisionAt(TypedDict):
    """The step before a decision, and whose it was."""

    at: int
    seat: int


class Decisions(TypedDict):
    """The decisions that can be looked back at."""

    decisions: list[DecisionAt]


class Cost(DecisionAt):
    """What a decision cost; the rest is there where that is not 0."""

    round: int
    cost: int
    told: NotRequired[Message]
    played: NotRequired[Choice]
    better: NotRequired[Choice]
    reasons: NotRequired[list[ReasonTold]]


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

"""The worker's answers of Citadels, key by key (docs/protocol.md §1 and §5 to §7); the rest is any game's.

Like `citadels.table.messages`, for the type checker alone.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from citadels.table.messages import Block, Choice, TableView
from citadels.views.json_types import Card
from tabletop.table.answers import Chance, DecisionAt, Decisions, Deed, Message, ReplayStop
from tabletop.table.answers import Deal as AnyDeal


class TableAnswer(TypedDict):
    """The table after something changed, and the save, null for a game that follows a record."""

    view: TableView
    save: str | None
    told: Summary | None
    answers: NotRequired[list[str]]  # of a puzzle that is entered, as records write them


class LogAnswer(TypedDict):
    """The log, and how many entries were told before it."""

    log: list[Block]
    earlier: int


# --- links and replays (docs/protocol.md §5)


class Deal(AnyDeal):
    """The set-up of a game of Citadels: with which characters and unique districts, and to how many in a city."""

    roles: list[str]
    specials: list[str]
    city_size: int


class ReplayAnswer(TypedDict):
    """A game that was played, at a step; `hands` is there where all eyes are on the table."""

    view: TableView
    save: None
    at: int
    steps: int
    eyes: int | str | None
    move: str | None
    next: str | None
    rounds: list[int]
    round_count: int
    stopped: ReplayStop | None
    over: bool
    hands: list[list[Card]] | None
    deal: Deal | None


# --- hints and the review (docs/protocol.md §6)


class Option(Choice, Chance):
    """A choice with its chance."""


class HintReason(Message):
    """A reason, and whether it speaks for the move; null if it does neither."""

    good: bool | None  # for the move, or against it


class HintJson(TypedDict):
    """The Expert's advice, the advised move first."""

    seat: int
    count: int  # number of moves
    worlds: int  # sampled for the advised move; 0: no search
    options: list[Option]
    reasons: list[HintReason]


class HintAnswer(TypedDict):
    """The hint; the game stays as it is."""

    hint: HintJson
    save: None


class Cost(DecisionAt):
    """The cost of a decision; the rest is there where that is not 0."""

    round: int
    cost: int  # in percentage points of the chance to win
    told: NotRequired[Message]  # the cost in words
    played: NotRequired[Choice]
    better: NotRequired[Choice]
    reasons: NotRequired[list[HintReason]]


class ReviewAnswer(TypedDict):
    """The decisions of a game, or the cost of one."""

    review: Decisions | Cost
    save: None


# --- what stays of a game (docs/protocol.md §7)


class BotSummary(TypedDict):
    """A bot's seat."""

    bot: str | None


class PersonSummary(TypedDict):
    """A person's seat: rounds by character held, and times by character that struck."""

    bot: None
    held: dict[str, int]  # rounds by character
    struck: dict[str, int]  # times by character


class Summary(TypedDict):
    """The summary of a game; `link` is null where it is too long for one."""

    round: int
    link: str | None  # null where the game is too long for one
    points: list[int]
    places: list[int]  # from 1
    seats: list[BotSummary | PersonSummary]
    deeds: list[Deed]

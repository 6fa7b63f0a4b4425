"""Positions and views as they are written, key by key (docs/notation.md §1 and §4).

They are for the type checker: what is written is a plain dict, and nothing imports this file when a game is played.
What is read may be anybody's, and is checked where it is read.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class RulesData(TypedDict):
    """Rules of a table, every key of its edition."""

    edition: NotRequired[str]
    characters: list[str]
    specials: list[str] | str
    removed: NotRequired[list[str]]
    city_size: int
    gold: int | None
    smithy: NotRequired[str]
    heir: NotRequired[bool]
    three_players: NotRequired[str]
    ties: str
    bell_tower: NotRequired[bool]
    round_limit: int | None


class DistrictData(TypedDict):
    """A district to which something belongs; the cards under another's Museum are counted in a view."""

    district: str
    tucked: NotRequired[list[str] | int]
    coin: NotRequired[bool]
    built: NotRequired[int]


class KnowledgeData(TypedDict):
    """Cards and characters that a player has seen; `shown`, of a position alone, are their characters that all know."""

    drafts: NotRequired[list[list[str]]]
    aside: NotRequired[list[str]]
    hands: NotRequired[dict[str, list[str]]]
    recast: NotRequired[list[Any]]
    shown: NotRequired[list[str]]


class PlayerData(TypedDict):
    """A player of a position."""

    name: str
    gold: int
    hand: list[str]
    city: list[str | DistrictData]
    characters: list[str]
    completed: int | None
    seen: NotRequired[KnowledgeData]


class ViewedPlayer(TypedDict):
    """A player of a view: another's hand is a number, an unrevealed character null."""

    name: str
    gold: int
    hand: list[str] | int
    city: list[str | DistrictData]
    characters: list[str | None]
    completed: int | None
    seen: NotRequired[KnowledgeData]


class AsideData(TypedDict):
    """The characters beside the table: face up and, in a position, all those face down."""

    up: list[str]
    down: list[str]


class ViewedAside(TypedDict):
    """The characters beside the table, null for each that the viewer has not seen."""

    up: list[str]
    down: list[str | None]


class SelectPhase(TypedDict):
    """Somebody chooses a character; in another's view the pool is a number."""

    name: Literal["select"]
    seat: int
    pool: list[str] | int


class TurnPhase(TypedDict):
    """A turn is played; `resumed` is there in the second part of the Witch's."""

    name: Literal["turn"]
    rank: int
    seat: int
    taken: list[str]
    built: int
    extra: int
    spent: int
    resumed: NotRequired[bool]


class OverPhase(TypedDict):
    """The game is over."""

    name: Literal["over"]


PhaseData = SelectPhase | TurnPhase | OverPhase


class HeldTurnData(TypedDict):
    """A turn that stopped and will go on: whose it is, and what was used in it."""

    seat: int
    taken: list[str]


class WarrantsData(TypedDict):
    """Places of the warrants, and of the signed one: null in a view that must not show it (E12.5)."""

    on: list[str]
    signed: str | None
    shown: bool


class ThreatsData(TypedDict):
    """Places of the threats, and of the one with the flower: null in a view that must not show it (E12.5)."""

    on: list[str]
    real: str | None
    shown: bool


class MarksData(TypedDict):
    """The marks and the last round; a card added from elsewhere may write marks of its own beside these."""

    assassinated: NotRequired[str | None]
    robbed: NotRequired[str | None]
    bewitched: NotRequired[str | None]
    owes: NotRequired[int | None]
    held: NotRequired[HeldTurnData | None]
    taxes: NotRequired[int]
    warrants: NotRequired[WarrantsData | None]
    threats: NotRequired[ThreatsData | None]
    last_round: bool


class PendingData(TypedDict):
    """Pending questions, frame by frame in the program's own form, where they are not the pick or the turn itself."""

    pending: NotRequired[list[list[Any]]]


class PositionData(MarksData, PendingData):
    """A whole game."""

    citadels: int
    rules: RulesData
    round: int
    crown: int
    bank: int | None
    seed: int
    deck: list[str]
    players: list[PlayerData]
    aside: AsideData
    phase: PhaseData


class ViewData(MarksData, PendingData):
    """One seat's knowledge of a game; only the current player's has `pending`."""

    citadels: int
    rules: RulesData
    round: int
    crown: int
    bank: int | None
    deck: int
    players: list[ViewedPlayer]
    aside: ViewedAside
    phase: PhaseData

"""The forms that are filled in: one `Role` per character, one `District` per card, and the rules a table agreed on.

A card is one place: what it does stands in its own record as `powers` (moves it offers its owner), `when` (moments it
answers) and `asks` (questions it has a say in). `moments` lists both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

NOBLE, RELIGIOUS, TRADE, MILITARY, SPECIAL = "noble", "religious", "trade", "military", "special"
KINDS = (NOBLE, RELIGIOUS, TRADE, MILITARY, SPECIAL)


class Built(NamedTuple):
    """A district in a city, with what belongs to it: the Artist's coin, the Museum's cards, the round it was built."""

    card: str
    coin: bool = False
    tucked: tuple[str, ...] = ()
    round: int | None = None

    @property
    def label(self) -> str:
        """The name used in moves: `tavern`, or `tavern+` with the Artist's coin."""
        return self.card + "+" if self.coin else self.card


class Why(NamedTuple):
    """A reason in a form that can be said in any language: a message id and its words."""

    id: str
    args: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Power:
    """A move that a card offers in its owner's turn.

    `offer(state, turn)` lists the moves that are possible now. `use(state, turn, move)` plays one; `turn` is the turn
    as it goes on and lies on top of the stack already. `refuse(state, turn)` gives the reason why nothing is offered,
    and `targets` the moves a person may look for with the reason against each.
    """

    verbs: tuple[str, ...]
    offer: Callable[[Any, Any], Iterable[Any]]
    use: Callable[[Any, Any, Any], None]
    refuse: Callable[[Any, Any], Why | None] | None = None
    targets: Callable[[Any, Any], Iterable[tuple[Any, Why]]] | None = None
    taken: str = "power"  # the word in `taken` once it is used (notation §1)
    times: int = 1


@dataclass(frozen=True, slots=True)
class Role:
    """A character: rank, the kind it draws income from, and what it does."""

    id: str
    rank: int
    kind: str | None = None
    edition: str = "classic"
    min_seats: int = 2
    build_limit: int = 1
    powers: tuple[Power, ...] = ()
    when: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    asks: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    closing: bool = False  # its power stands at the end of the turn (R11.10)
    owed: str | None = None  # a verb that must be played before the turn may end (R11.2)


@dataclass(frozen=True, slots=True)
class District:
    """A district card: kind, building cost, copies in the deck, printed points, and what it does."""

    id: str
    kind: str
    cost: int
    copies: int = 1
    edition: str = "classic"
    points: int | None = None
    powers: tuple[Power, ...] = ()
    when: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    asks: Mapping[str, Callable[..., Any]] = field(default_factory=dict)

    @property
    def worth(self) -> int:
        """Points it scores by itself (R8.2): its cost, or what is printed."""
        return self.cost if self.points is None else self.points

    @property
    def acts(self) -> bool:
        """Whether anything in play has to ask this card."""
        return bool(self.powers or self.when or self.asks)


@dataclass(frozen=True, slots=True)
class Works:
    """What the districts of one city that act do together, each in building order; cities that are alike share one.

    `powers` are offered to the city's player; `when` has the answers to a moment and `asks` those to a question.
    """

    names: tuple[str, ...]
    powers: tuple[Power, ...]
    when: Mapping[str, tuple[Callable[..., Any], ...]]
    asks: Mapping[str, tuple[Callable[..., Any], ...]]


@dataclass(frozen=True, slots=True)
class Rules:
    """What the table agreed on (notation §1 `rules`), with what follows from it for this number of players."""

    seats: int
    characters: tuple[str, ...]
    specials: tuple[str, ...]
    removed: tuple[str, ...]
    city_size: int
    gold: int | None
    smithy: str
    heir: bool
    three_players: str
    ties: str
    bell_tower: bool
    round_limit: int | None
    # Derived: the character cards dealt, how many each player holds, and which of them answers which moment.
    cast: tuple[str, ...] = ()
    each: int = 1
    when: Mapping[str, tuple[tuple[str, Callable[..., Any]], ...]] = field(default_factory=dict)
    # Moments and questions that some district of this deck answers: the others need not be put to anybody.
    answered: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()

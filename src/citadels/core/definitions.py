"""Records that describe cards and rules: a `Role` per character, a `District` per card, the `Rules` of a table.

A card is one place: what it does stands in its own record as `powers` (moves it offers its owner), `when` (moments it
answers), `asks` (questions it has a say in) and `marks` (what it lays that is remembered). `hooks` defines both lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from citadels.core.hooks import (
    NO_CITY_ASKS,
    NO_CITY_WHEN,
    NO_ROLE_ASKS,
    NO_ROLE_WHEN,
    CityAsks,
    CityWhen,
    RoleAsks,
    RoleWhen,
)
from citadels.core.marks import Mark
from citadels.core.verbs import Verb
from tabletop.core.event_spec import EventSpec

if TYPE_CHECKING:
    from citadels.core.frames import Turn
    from citadels.core.moves import Move
    from citadels.core.registry import Edition
    from citadels.core.state import State

# The frame of a question.
F = TypeVar("F")

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


NO_WORDS: Final[Mapping[str, Any]] = {}


class Why(NamedTuple):
    """A reason in a form that can be said in any language: a message id and its words.

    `english` says it in IllegalMove where the reason is one card's own; `refusals` has what many give.
    """

    id: str
    args: Mapping[str, Any] = NO_WORDS
    english: str = ""


# The words in `taken` that are not a power's own (notation §1): the resource action, and what all powers of a
# character share that have no other, since the Magician has one of two.
RESOURCES: Final = "resources"
CHARACTER: Final = "power"

# What may be said with a choice (docs/protocol.md §2): `cost` and `own` beside it, `gold`, `count`, `kind` in words.
ChoiceFacts = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Power:
    """A move that a card offers in its owner's turn, as often as `times` says.

    `offer(state, turn)` lists the moves that are possible now. `use(state, turn, move)` plays one; `turn` is the turn
    as it goes on and lies on top of the stack already. `refuse(state, turn)` gives the reason why nothing is offered,
    and `targets` the moves a person may look for with the reason against each. None of them need look how often the
    power was used: the turn counts that under `id`. `shows(state, turn, move)` gives the numbers said with a choice,
    which the current player must be allowed to know.
    """

    verb: Verb
    offer: Callable[[State, Turn], Iterable[Move]]
    use: Callable[[State, Turn, Move], None]
    refuse: Callable[[State, Turn], Why | None] | None = None
    targets: Callable[[State, Turn], Iterable[tuple[Move, Why]]] | None = None
    shows: Callable[[State, Turn, Move], ChoiceFacts] | None = None
    id: str = CHARACTER  # the word in `taken` once it is used; a district's power has one of its own
    times: int | None = 1  # how often in a turn; None: as often as it can be done
    events: tuple[EventSpec, ...] = ()  # the events that come of it
    default_bot_weight: float = 1.0  # how gladly a bot without weights uses it; 0: never of its own will
    hostile: bool = True  # whom such a bot does it to: the leader, or, if it does good, the last player


# When a question is asked: in a turn; when a character was called, before its turn (R11.1); once all have chosen,
# before the first call (R3.1); or when all were called and the killed are revealed (R4.9).
IN_TURN, AT_CALL, AFTER_DRAFT, AFTER_ROUND = "turn", "call", "draft", "round"


@dataclass(frozen=True, slots=True)
class Question(Generic[F]):
    """A question that a card asks a player, by an asking frame.

    `prompt` is its message, `args` the words in it by their names, each a field of the frame. An `open` question can be
    answered before all eyes. `shows(state, frame, move)` is as a power's; `no` is the message of its `pass`.
    `targets(state, frame)` lists the answers a person may look for that are not possible, with the reason against each;
    `sees(state, frame)` the cards that are shown to the current player, in an order that tells nothing.

    Where it can be asked is what a written position is held against (notation §1 `pending`): `when`, and `under` lists
    the frames that lie between it and the turn, `Answer` or first call, undermost first. `misplaced(state, turn, below,
    frame)` says why it cannot be asked like this, or None: `below` lies right under it, and nothing of the frame is
    certain but the types of its parts. `turn` is the one that is or will be played; None
    before the first and after the last.
    """

    frame: type[F]
    verbs: tuple[Verb, ...]
    prompt: str
    args: Mapping[str, str] = field(default_factory=dict)
    open: bool = False
    no: str = "pass"
    shows: Callable[[State, F, Move], ChoiceFacts] | None = None
    targets: Callable[[State, F], Iterable[tuple[Move, Why]]] | None = None
    sees: Callable[[State, F], list[str]] | None = None
    when: str = IN_TURN
    under: tuple[type, ...] = ()
    # The turn and the frame below: their types follow from `when` and `under`.
    misplaced: Callable[[State, Any, Any, F], str | None] | None = None


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
    when: RoleWhen = NO_ROLE_WHEN
    asks: RoleAsks = NO_ROLE_ASKS
    marks: tuple[Mark[Any], ...] = ()
    questions: tuple[Question[Any], ...] = ()
    events: tuple[EventSpec, ...] = ()  # the events that come of the moments it answers
    closing: bool = False  # its power stands at the end of the turn (R11.10)
    owed: str | None = None  # a verb that must be played before the turn may end (R11.2)
    owed_first: Why | None = None  # the reason against ending it before that
    owed_at_once: bool = False  # nothing else can be done before it, once the resources are gathered
    lays_coins: bool = False  # it lays gold on districts, where it stays (R6.9A)
    text: str = ""  # the word its help stands under where that is not its own, since two editions share it (E12.8)


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
    when: CityWhen = NO_CITY_WHEN
    asks: CityAsks = NO_CITY_ASKS
    dated: bool = False  # it matters in which round it was built (R7.6)
    holds_cards: bool = False  # cards may lie under it (R7.13)
    questions: tuple[Question[Any], ...] = ()
    events: tuple[EventSpec, ...] = ()  # the events that come of the moments it answers
    default_bot_weight: float = 0.0  # what a bot without weights thinks it brings each round, beside its points
    can_be_built: bool = True  # whether it can come to stand in a city at all
    scores_holdings: bool = False  # its points are for what its player holds at the end: gold, cards or the Crown
    size: int = 1  # how many districts it counts as where the size of its city matters (R8.1)
    text: str = ""  # the word its help stands under where that is not its own, since two editions share it (E12.8)

    @property
    def worth(self) -> int:
        """Points it scores by itself (R8.2): its cost, or what is printed."""
        return self.cost if self.points is None else self.points

    @property
    def acts(self) -> bool:
        """Whether anything in play has to ask this card."""
        return bool(self.powers) or self.when is not NO_CITY_WHEN or self.asks is not NO_CITY_ASKS or self.size != 1


@dataclass(frozen=True, slots=True)
class Works:
    """The districts of one city that act, each kind together in building order; cities that are alike share one.

    `powers` are offered to the city's player; `when` and `asks` are what all of them answer, as if they were one card.
    """

    names: tuple[str, ...]
    powers: tuple[Power, ...]
    # Not compared: both follow from the names, and combining them again makes new closures.
    when: CityWhen = field(default=NO_CITY_WHEN, compare=False)
    asks: CityAsks = field(default=NO_CITY_ASKS, compare=False)
    more: int = 0  # how many districts they count as beyond their number
    cards: Edition | None = field(default=None, compare=False)  # whose cards they are; None where there are none

    def __reduce__(self) -> tuple[Any, ...]:
        """Be put together from the same cards wherever it is read."""
        from citadels.core.registry import PLAYED, works_of  # noqa: PLC0415 - it is made of what is defined here

        return works_of, (self.names, self.cards or PLAYED)


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a table (notation §1 `rules`), with what follows from them for this number of players."""

    cards: Edition  # whose cards the words of this game mean
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
    # Derived: the character cards dealt, how many each player holds, and what all of them answer, by rank; who answers
    # the end of a round does so one after another.
    cast: tuple[str, ...] = ()
    each: int = 1
    when: RoleWhen = field(default=NO_ROLE_WHEN, compare=False)  # not compared: combining it again makes a new closure
    closing: tuple[Callable[[State], None], ...] = ()
    # Which character of the cast lays which mark.
    layers: Mapping[str, str] = field(default_factory=dict)
    # The marks that are written, laid or not.
    marks: tuple[str, ...] = ()
    # Moments and questions that some district of this deck answers: the others need not be put to anybody.
    answered: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    # What characters of this game say to whether a turn begins with the resource action.
    gathers_first: tuple[Callable[[State, Turn], bool], ...] = ()
    # Whether some card of this game has a say in the build limit, in how one pays, or in whether it can be built.
    building_varies: bool = False

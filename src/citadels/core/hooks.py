"""Card hooks: event handlers (…When) and queries (…Asks).

Each field below is one of them, typed as what it gets and gives. A character's record has `RoleWhen` and `RoleAsks`, a
district's has `CityWhen` and `CityAsks`: so nothing is answered that nobody asks. No priorities: where an order
matters, these are different moments.

Who is asked. *Own*: the card itself. *Acting*: the character that the turn is played as. *Cast*: every character of
this game, by rank, whether anybody holds it or not. *City*: the districts of one city, in building order. *Cities*:
those of every city, by seat. `owner` is the seat whose city answers; `turn` is the turn as it goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from citadels.core.definitions import Built, District, Rules, Why
    from citadels.core.frames import Turn
    from citadels.core.moves import Move
    from citadels.core.state import State

# What a score is made of: a name for each part, and its points.
Lines = Sequence[tuple[str, int]]


@dataclass(frozen=True, slots=True, kw_only=True)
class WayToPay:
    """A way to pay for a district other than gold alone; the move says it after the card: `build keep over tavern`."""

    form: str
    """What is said after the card, in the kinds of word that `moves` knows: `over card`."""

    offer: Callable[[State, Turn, District], Iterable[str]]
    """The words of each payment that is possible now, in order. The turn, the card."""

    gold: Callable[[State, Turn, Move], int]
    """The gold that this payment costs the builder. The turn, what is said."""

    pay: Callable[[State, Turn, Move], None]
    """Pays, gold included; what must be asked for it is laid on the stack. The turn as it goes on, what is said."""

    lent: Callable[[State, Turn, Move], int] | None = None
    """How much of that gold another player lends; None if nobody does. The turn, what is said."""

    free: bool = False
    """Whether the district counts as built without paying."""

    power: bool = False
    """Whether it is the power of the character that is played, to be used once a turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleWhen:
    """The moments that characters answer, in the order in which they come."""

    rank_called: Callable[[State, str, int], None] | None = None
    """Cast: a character answered its call; its player did and gained nothing yet (R11.1). The character, its seat."""

    rank_passed: Callable[[State, str], None] | None = None
    """Cast: a character was called and nobody answered (R4.1). The character."""

    turn_began: Callable[[State, int], None] | None = None
    """Own: its turn begins, once the cities have said what they have to say (R11.1); not a killed one's. Its seat."""

    gathered: Callable[[State, Turn], None] | None = None
    """Cast: a resource action is done, before anything on top of it; not in a turn of that alone (R11.7). The turn."""

    bonus_due: Callable[[State, Turn], None] | None = None
    """Acting: what comes on top of the resource action (R6.6M, R6.7A); for who resumes a turn, at once (R11.18)."""

    paid_for: Callable[[State, Turn, str, bool], None] | None = None
    """Cast: a district was paid for and is not laid yet; `Lay` on the stack will lay it and has
    its price in gold. The turn, the card, whether its builder paid for it."""

    laid: Callable[[State, Turn, int, str], None] | None = None
    """Cast: a district that was built lies in a city, and what it completes is counted (R8.1). The turn in which it
    was built, whose city, the card."""

    turn_ended_own: Callable[[State, Turn], None] | None = None
    """Acting: a turn ends: its own character (R4.7)."""

    turn_ended_any: Callable[[State, Turn], None] | None = None
    """Cast: a turn ends, next: what others get from it (R4.7)."""

    round_ended: Callable[[State], None] | None = None
    """Cast, one after another: the killed were revealed; what one asks is answered before the next (R4.9)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CityWhen:
    """The moments that districts answer, in the order in which they come."""

    draft_ended: Callable[[State, int], None] | None = None
    """Cities: all have chosen, before rank 1 is called (R3.1). Owner."""

    rank_called: Callable[[State, int, int], None] | None = None
    """Cities: after the cast, a called player is about to begin (R7.24, R11.1). Owner, the called seat."""

    placed: Callable[[State, int], None] | None = None
    """Own: the district was built and stands in the city (R4.3). Owner."""

    lost: Callable[[State, int, int, str], None] | None = None
    """Cities: rank 8 destroyed a district (R6.8W). Owner of the card that answers, who destroyed, what."""

    crown_passed: Callable[[State, int], None] | None = None
    """Cities: the Crown went from one player to another (R7.23). Owner."""

    turn_ended_first: Callable[[State, int], None] | None = None
    """City of the turn's player: a turn ends, before anybody else has of it. Owner."""

    turn_ended_gold: Callable[[State, int], None] | None = None
    """City of the turn's player: a turn ends, after the characters: what the city gives in gold (R4.7). Owner."""

    turn_ended_cards: Callable[[State, int], None] | None = None
    """City of the turn's player: a turn ends, last: what the city gives in cards (R4.7). Owner."""

    scored_by_kind: Callable[[State, int, Sequence[str]], Lines] | None = None
    """City: points that go by the kinds of its districts, each as what it counts as then (R11.20). Owner, kinds."""

    scored: Callable[[State, int], Lines] | None = None
    """City: points beyond the district's own, for any kinds (R8.2). Owner."""

    scored_in_hand: Callable[[State, int], Lines] | None = None
    """Own, in hand: points for holding it at the end. Owner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleAsks:
    """The questions that characters have a say in, most often the one being played; the answers change nothing."""

    gathers_first: Callable[[State, Turn], bool] | None = None
    """Cast: whether this turn's player must gather before anything else. The turn."""

    why_no_building: Callable[[State, Turn], Why | None] | None = None
    """Why nothing more can be built in this turn; None if something may be (R6.7N)."""

    may_duplicate: bool = False
    """Whether a second district of one name may be built in its turn (R6.3W)."""

    beyond_limit: Callable[[District], bool] | None = None
    """Whether building a card does not count toward the build limit. The card."""

    ways_to_pay: tuple[WayToPay, ...] = ()
    """Other ways to pay for any district than gold alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CityAsks:
    """The questions that districts have a say in; each gets what the others made of it, and changes nothing."""

    cost_of: Callable[[int, District], int] | None = None
    """City: what a card costs its builder (R7.20). Price so far, card."""

    build_limit: Callable[[int, Turn], int] | None = None
    """City: how many districts may be built in a turn (R4.3). Number so far, the turn."""

    why_not_built: Callable[[State, Turn], Why | None] | None = None
    """Own, in hand: why it cannot be built in this turn, however it is paid for; None if it may be. The turn."""

    beyond_limit: bool = False
    """Own, in hand: whether building it does not count toward the build limit."""

    ways_to_pay: tuple[WayToPay, ...] = ()
    """City: other ways to pay for any district than gold alone."""

    own_ways_to_pay: tuple[WayToPay, ...] = ()
    """Own, in hand: other ways to pay for it than gold alone."""

    may_duplicate: bool = False
    """City: whether a second district of one name may be built (R7.17)."""

    gold_gathered: Callable[[int], int] | None = None
    """City: how much gold the resource action brings (R4.2a). Number so far."""

    cards_seen: Callable[[int], int] | None = None
    """City: how many cards a drawing player sees (R7.2). Number so far."""

    draw_keeps: Callable[[int], int] | None = None
    """City: how many of them the player keeps (R7.1). Number so far."""

    counts_as: Callable[[int, str], int] | None = None
    """City: how many districts of a kind it counts for income (R7.7). Number so far, kind."""

    protects: Callable[[Built], Why | None] | None = None
    """Own: why rank 8 may not touch the district; None if it may (R7.9)."""

    price_to_destroy: Callable[[int, Built], int] | None = None
    """City: what rank 8 pays for one of its districts (R7.8). Price so far, the district."""

    city_size: Callable[[int, Rules], int] | None = None
    """Cities: how many districts end the game (R7.19). Number so far."""

    breaks_silence: bool = False
    """City: whether a killed character of its player answers its call, for the resource action alone (R7.22)."""

    scores_as: Callable[[Built, int], Sequence[str]] | None = None
    """Own: the kinds it may count as in the score, the first if equal (R7.6). The district, the last round."""


# What most cards are: silent.
NO_ROLE_WHEN, NO_ROLE_ASKS, NO_CITY_WHEN, NO_CITY_ASKS = RoleWhen(), RoleAsks(), CityWhen(), CityAsks()
# The names of all moments and questions, in their order above.
NAMES: Final[dict[type, tuple[str, ...]]] = {
    kind: tuple([field.name for field in fields(kind)]) for kind in (RoleWhen, RoleAsks, CityWhen, CityAsks)
}


def answered(hooks: RoleWhen | RoleAsks | CityWhen | CityAsks) -> tuple[str, ...]:
    """Return the names of the moments or questions that a card answers, in their order above."""
    return tuple([name for name in NAMES[type(hooks)] if getattr(hooks, name)])


# --- several cards as one: each moment comes to all, each question goes from one to the next, in their order

Hooks = TypeVar("Hooks", RoleWhen, CityWhen, CityAsks)
# What one card answers by itself, and what one after another does: nobody asks for these of several at once.
ALONE: Final = frozenset({
    "turn_began", "bonus_due", "turn_ended_own", "round_ended", "placed", "scored_in_hand",
    "why_not_built", "beyond_limit", "own_ways_to_pay", "protects", "scores_as",
})  # fmt: skip


def combine(silent: Hooks, cards: Iterable[Hooks]) -> Hooks:
    """Return what several cards answer as if they were one; `silent` where none of them answers anything."""
    answers: dict[str, list[Any]] = {}
    for card in cards:
        for name in answered(card):
            if name not in ALONE:
                answers.setdefault(name, []).append(getattr(card, name))
    if not answers:
        return silent
    joined: Hooks = type(silent)(**{name: _joined(type(silent), text) for name, text in answers.items()})
    return joined


def _joined(kind: type, parts: list[Any]) -> Any:
    """Join what cards answer to one moment, or have to say to one question."""
    if len(parts) == 1 or parts[0] is True:
        return parts[0]
    if type(parts[0]) is tuple:
        return tuple(chain.from_iterable(parts))
    return _chain(parts) if kind is CityAsks else _all_of(parts)


def _chain(questions: list[Any]) -> Any:
    def ask(value: Any, *about: Any) -> Any:
        for question in questions:
            value = question(value, *about)
        return value

    return ask


def _all_of(moments: list[Any]) -> Any:
    def answer(*about: Any) -> list[Any]:
        return [line for moment in moments for line in moment(*about) or ()]

    return answer


def everywhere(state: State) -> Iterator[tuple[int, CityWhen]]:
    """Yield what each city that answers moments answers, with the seat whose it is: the cities by seat."""
    for seat, player in enumerate(state.players):
        if player.works.when is not NO_CITY_WHEN:
            yield seat, player.works.when


# --- questions that are asked of a state alone, from several places


def gold_gathered(state: State, seat: int) -> int:
    """Return how much gold the resource action brings a player, if the bank has it (R4.2a)."""
    more = state.players[seat].works.asks.gold_gathered
    return 2 if more is None else more(2)


def cards_seen(state: State, seat: int) -> int:
    """Return how many cards a player sees who draws as the resource action (R4.2b, R7.2)."""
    more = state.players[seat].works.asks.cards_seen
    return 2 if more is None else more(2)


def draw_keeps(state: State, seat: int) -> int:
    """Return how many of the cards drawn as the resource action a player keeps (R4.2b, R7.1)."""
    more = state.players[seat].works.asks.draw_keeps
    return 1 if more is None else more(1)


def counts_as(state: State, seat: int, kind: str) -> int:
    """Return how many districts of a kind a city counts for income (R4.5, R7.7)."""
    player = state.players[seat]
    more = player.works.asks.counts_as
    count = player.kinds.count(kind)
    return count if more is None else more(count, kind)

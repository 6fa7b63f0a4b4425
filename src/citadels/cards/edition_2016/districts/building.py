"""The new districts of 2016 that change how one builds, or what a city counts as (E7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from citadels.cards.edition_2016.districts import EDITION
from citadels.core.building import cost_of
from citadels.core.cities import clear_coin, remains, remove_district
from citadels.core.definitions import RESOURCES, SPECIAL, District, Question, Why
from citadels.core.effects import drop_all, pay, put_under, without
from citadels.core.frames import Paid, Turn, asking
from citadels.core.hooks import CityAsks, WayToPay
from citadels.core.menu import ways_to_choose
from citadels.core.moves import Move
from citadels.core.state import State
from citadels.core.verbs import CARDS, Verb
from tabletop.core.event_spec import TO_TABLE, EventSpec

# A district of one's own is given up instead of paying: before the new one is laid (E11.8).
GIVEN_UP = EventSpec("given-up", sign="flame")


def _give_up(state: State, seat: int, label: str) -> None:
    gone = remove_district(state, seat, label)
    clear_coin(state, gone)
    put_under(state, remains(gone))
    state.emit("given-up", player=seat, card=gone.card)


def _nothing(_: State, __: Turn, ___: Move) -> int:
    return 0


# --- Framework (E7.6): what is built with it counts as built without paying (E5.3.5)


def _frame(_: State, __: Turn, ___: District) -> tuple[str, ...]:
    return ("framework",)


def _take_down(state: State, turn: Turn, _: Move) -> None:
    label = next(built.label for built in state.players[turn.seat].city if built.card == "framework")
    _give_up(state, turn.seat, label)


FRAMEWORK = District(
    "framework", SPECIAL, 3, edition=EDITION,
    asks=CityAsks(ways_to_pay=(WayToPay(form="framework", offer=_frame, gold=_nothing, pay=_take_down, free=True),)),
    events=(GIVEN_UP,),
)  # fmt: skip

# --- Necropolis (E7.19)


def _graves(state: State, turn: Turn, _: District) -> list[str]:
    return [f"over {label}" for label in dict.fromkeys([built.label for built in state.players[turn.seat].city])]


def _bury(state: State, turn: Turn, move: Move) -> None:
    _give_up(state, turn.seat, move.names[-1])


NECROPOLIS = District(
    "necropolis", SPECIAL, 5, edition=EDITION,
    asks=CityAsks(
        own_ways_to_pay=(WayToPay(form="over district", offer=_graves, gold=_nothing, pay=_bury, free=True),),
    ),
    events=(GIVEN_UP,),
)  # fmt: skip

# --- Thieves' Den (E7.28)


class PayInCards(NamedTuple):
    """The builder of a Thieves' Den pays so much of its price with cards of the hand."""

    seat: int
    number: int


def _loot(state: State, turn: Turn) -> int:
    """Return how many cards can be paid with: the hand but the card itself, which the Wizard has not in hand yet."""
    return len(without(state.players[turn.seat].hand, ("thieves_den",)))


def _shares(state: State, turn: Turn, district: District) -> Iterator[str]:
    price, gold = cost_of(state, turn.seat, district.id), state.players[turn.seat].gold
    for count in range(max(1, price - gold), min(price, _loot(state, turn)) + 1):
        yield f"with {count}"


def _rest(state: State, turn: Turn, move: Move) -> int:
    return cost_of(state, turn.seat, "thieves_den") - _count(move)


def _count(move: Move) -> int:
    return next(arg for arg in reversed(move.args) if isinstance(arg, int))


def _pay_share(state: State, turn: Turn, move: Move) -> None:
    pay(state, turn.seat, _rest(state, turn, move))
    state.stack.append(PayInCards(turn.seat, _count(move)))


def _ways(state: State, frame: PayInCards) -> list[Move]:
    return [*ways_to_choose("spend", state.players[frame.seat].hand, frame.number)]


def _spend(state: State, frame: PayInCards, move: Move) -> None:
    drop_all(state, frame.seat, move.names)
    put_under(state, move.names)
    state.emit("spend", player=frame.seat, count=frame.number)
    state.emit("spend-own", audience=frame.seat, player=frame.seat, cards=move.names)


def _unspent(state: State, turn: Turn, below: Paid, frame: PayInCards) -> str | None:
    if not frame.seat == below.seat == turn.seat or (below.card, below.paid) != ("thieves_den", True):
        return "who builds the Thieves' Den pays for it with cards (E7.28)"
    if RESOURCES not in turn.taken or turn.alone or not turn.built + turn.extra:
        return "nothing has been built yet in this turn (E4.3)"
    if not 0 < frame.number <= len(state.players[turn.seat].hand):
        return f"{frame.number} cards cannot be paid (E7.28)"
    price = cost_of(state, turn.seat, "thieves_den")
    if below.gold < 0 or below.gold + frame.number != price or turn.spent < below.gold:
        return f"{below.gold} gold and {frame.number} cards are not the price of {price} (E7.28)"
    return None


asking(PayInCards, _ways, _spend)

THIEVES_DEN = District(
    "thieves_den", SPECIAL, 6, edition=EDITION,
    asks=CityAsks(own_ways_to_pay=(WayToPay(form="with number", offer=_shares, gold=_rest, pay=_pay_share),)),
    questions=(Question(
        PayInCards, (Verb("spend", ("card*",), steps=(CARDS,)),), "spend", {"count": "number"}, under=(Paid,),
        misplaced=_unspent,
    ),),
    events=(EventSpec("spend", flow=TO_TABLE), EventSpec("spend-own", not_announced=True)),
)  # fmt: skip

# --- Monument (E7.18)


def _too_late(state: State, turn: Turn) -> Why | None:
    """Five districts, each counted as one, before anything is given up for it (E9.6)."""
    if len(state.players[turn.seat].city) < 5:
        return None
    return Why("monument", {"count": 5}, "a city of five districts builds no Monument any more (E7.18)")


MONUMENT = District("monument", SPECIAL, 4, edition=EDITION, asks=CityAsks(why_not_built=_too_late), size=2)

# --- Stables (E7.26)

STABLES = District("stables", SPECIAL, 2, edition=EDITION, asks=CityAsks(beyond_limit=True))

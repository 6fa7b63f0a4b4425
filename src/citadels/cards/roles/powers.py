"""Powers of several characters: district income (R4.5) and naming a character (R11.6)."""

from __future__ import annotations

from collections.abc import Callable

from citadels.core.definitions import ChoiceFacts, Power, Why
from citadels.core.effects import draw, gain, take_in_hand
from citadels.core.frames import Turn
from citadels.core.hooks import counts_as
from citadels.core.moves import Move, move, naming
from citadels.core.readings import from_bank
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_TABLE, EventSpec

INCOME = move("income")
# The word under which a turn counts it: beside another power of the same character (notation §1).
ONCE = "income"
INCOME_IN_GOLD = EventSpec("income", flow=FROM_TABLE, goods="gold", aggregated=True)
INCOME_IN_CARDS = EventSpec("income-cards", flow=FROM_TABLE, aggregated=True)
NONE_OF_KIND = "the city has no district of that kind (R4.5)"


def income(kind: str) -> Power:
    """One gold for each district of the kind, once, whole, at any moment of the turn (R4.5)."""

    def offer(state: State, turn: Turn) -> tuple[Move, ...]:
        if state.bank == 0 or not counts_as(state, turn.seat, kind):
            return ()
        return (INCOME,)

    def use(state: State, turn: Turn, _: Move) -> None:
        count = counts_as(state, turn.seat, kind)
        gold = gain(state, turn.seat, count)
        if state.events is not None:
            state.emit("income", player=turn.seat, gold=gold, kind=kind, role=turn.role)

    def refuse(state: State, turn: Turn) -> Why:
        if not counts_as(state, turn.seat, kind):
            return Why("no-district-of-kind", {"kind": kind}, NONE_OF_KIND)
        return Why("no-gold-in-bank")

    def shows(state: State, turn: Turn, _: Move) -> ChoiceFacts:
        return {"gold": from_bank(state, counts_as(state, turn.seat, kind)), "kind": kind}

    return Power(
        Verb("income", sign="coin", free=True), offer, use, refuse, shows=shows, id=ONCE, default_bot_weight=2.0,
        events=(INCOME_IN_GOLD,),
    )  # fmt: skip


def tell_income_in_cards(state: State, turn: Turn, count: int, kind: str) -> None:
    """Draw a district income in cards and tell of it; nothing is told of no cards (E4.6)."""
    cards = draw(state, count)
    take_in_hand(state, turn.seat, cards)
    if state.events is not None and cards:
        state.emit("income-cards", player=turn.seat, count=len(cards), kind=kind, role=turn.role)
        state.emit("draw-own", audience=turn.seat, player=turn.seat, cards=cards)


def income_in_cards(kind: str) -> Power:
    """One card for each district of the kind, once, whole, at any moment of the turn (E6.4P, E6.5C)."""

    def offer(state: State, turn: Turn) -> tuple[Move, ...]:
        return (INCOME,) if state.deck and counts_as(state, turn.seat, kind) else ()

    def use(state: State, turn: Turn, _: Move) -> None:
        tell_income_in_cards(state, turn, counts_as(state, turn.seat, kind), kind)

    def refuse(state: State, turn: Turn) -> Why:
        if not counts_as(state, turn.seat, kind):
            return Why("no-district-of-kind", {"kind": kind}, NONE_OF_KIND)
        return Why("deck-empty")

    def shows(state: State, turn: Turn, _: Move) -> ChoiceFacts:
        return {"count": min(len(state.deck), counts_as(state, turn.seat, kind)), "kind": kind}

    return Power(
        Verb("income", sign="cards", kind="income-cards"), offer, use, refuse, shows=shows, id=ONCE,
        events=(INCOME_IN_CARDS,), default_bot_weight=2.0,
    )  # fmt: skip


def names_character(
    verb: str, sign: str, may_name: Callable[[State, Turn], tuple[str, ...]], mark: Callable[[State, Turn, str], None],
    *, why: Callable[[State, Turn], Why | None] | None = None, tells: tuple[EventSpec, ...] = (), blow: bool = False,
) -> Power:  # fmt: skip
    """A power that says one character's name aloud, once (R5.1 to R5.3)."""

    def offer(state: State, turn: Turn) -> tuple[Move, ...]:
        if why is not None and why(state, turn) is not None:
            return ()
        return naming(verb, may_name(state, turn))

    def use(state: State, turn: Turn, move: Move) -> None:
        state.emit(verb, player=turn.seat, role=move.name)
        mark(state, turn, move.name)

    announcement = EventSpec(verb, affects="role", sign=sign, affects_sign=sign, is_setback=blow)
    return Power(Verb(verb, ("character",), sign), offer, use, why, events=(announcement, *tells))


def before_building(_: State, turn: Turn) -> Why | None:
    """Return why it is too early or too late for what comes between the resource action and building; None if not."""
    if "resources" not in turn.taken:
        return Why("gather-first")
    return Why("after-build", english="too late: something was built already") if turn.built or turn.extra else None


def anyone_but_rank_1(state: State, _: Turn) -> tuple[str, ...]:
    """All that rank 1 may name (R5.1, R5.3)."""
    return state.rules.characters[1:]


def draw_cards(state: State, seat: int, count: int, event: str) -> None:
    """Draw cards, told openly under `event`, and to their player which (R4.8)."""
    cards = draw(state, count)
    take_in_hand(state, seat, cards)
    if state.events is not None and cards:
        state.emit(event, player=seat, count=len(cards))
        state.emit("draw-own", audience=seat, player=seat, cards=cards)

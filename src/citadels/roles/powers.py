"""What several characters share: district income (R4.5) and naming a character (R11.6)."""

from __future__ import annotations

from collections.abc import Callable

from citadels.actions import Move, move, naming
from citadels.effects import gain
from citadels.frames import Turn
from citadels.moments import fold
from citadels.records import Power, Why
from citadels.state import State

INCOME = move("income")


def districts_of(state: State, seat: int, kind: str) -> int:
    """Count what a city pays for a kind: its districts and the School of Magic (R7.7)."""
    player = state.players[seat]
    count = player.kinds.count(kind)
    return fold(state, seat, "counts_as", count, kind) if "counts_as" in player.works.asks else count


def income(kind: str) -> Power:
    """One gold for each district of the kind, once, whole, at any moment of the turn (R4.5)."""

    def offer(state: State, turn: Turn) -> tuple[Move, ...]:
        if "income" in turn.taken or state.bank == 0 or not districts_of(state, turn.seat, kind):
            return ()
        return (INCOME,)

    def use(state: State, turn: Turn, _: Move) -> None:
        count = districts_of(state, turn.seat, kind)
        gold = gain(state, turn.seat, count)
        if state.events is not None:
            state.tell("income", player=turn.seat, gold=gold, kind=kind, role=turn.role)

    def refuse(state: State, turn: Turn) -> Why:
        if "income" in turn.taken:
            return Why("used")
        if not districts_of(state, turn.seat, kind):
            return Why("no-district-of-kind", {"kind": kind})
        return Why("no-gold-in-bank")

    return Power(("income",), offer, use, refuse, taken="income")


def names_character(
    verb: str, may_name: Callable[[State, Turn], tuple[str, ...]], mark: Callable[[State, Turn, str], None],
    *, why: Callable[[State, Turn], Why | None] | None = None,
) -> Power:  # fmt: skip
    """A power that says one character's name aloud, once (R5.1 to R5.3)."""

    def offer(state: State, turn: Turn) -> tuple[Move, ...]:
        if turn.power or (why is not None and why(state, turn) is not None):
            return ()
        return naming(verb, may_name(state, turn))

    def use(state: State, turn: Turn, said: Move) -> None:
        state.tell(verb, player=turn.seat, role=said.name)
        mark(state, turn, said.name)

    def refuse(state: State, turn: Turn) -> Why | None:
        return Why("used") if turn.power else why(state, turn) if why is not None else None

    return Power((verb,), offer, use, refuse)

"""The Magician (R6.3M)."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.core.definitions import Power, Role, Why
from citadels.core.effects import (
    draw,
    drop_all,
    put_under,
    swap_hands,
    take_in_hand,
)
from citadels.core.frames import Turn
from citadels.core.menu import Redraws
from citadels.core.moves import Move, move
from citadels.core.state import State
from citadels.core.verbs import Verb
from tabletop.core.event_spec import FROM_TABLE, TO_OTHER, EventSpec


def _swaps(state: State, turn: Turn) -> list[Move]:
    mine = state.players[turn.seat].hand
    return [move("swap", other) for other in state.others(turn.seat) if mine or state.players[other].hand]


def _swap(state: State, turn: Turn, move: Move) -> None:
    given, taken = len(state.players[turn.seat].hand), len(state.players[move.seat].hand)
    swap_hands(state, turn.seat, move.seat)
    state.emit("swap", player=turn.seat, other=move.seat, given=given, taken=taken)


def _no_swap(_: State, __: Turn) -> Why:
    return Why("both-hands-empty", english="both hands are empty (R11.3)")


def redraws(state: State, turn: Turn) -> Sequence[Move]:
    """All the ways to put cards under the deck and draw as many; none with an empty hand or an empty deck (R11.3)."""
    return Redraws(state.players[turn.seat].hand) if state.deck else ()


def _redraw(state: State, turn: Turn, move: Move) -> None:
    drop_all(state, turn.seat, move.names)
    put_under(state, move.names)
    cards = draw(state, len(move.names))
    take_in_hand(state, turn.seat, cards)
    state.emit("redraw", player=turn.seat, count=len(cards))
    state.emit("draw-own", audience=turn.seat, player=turn.seat, cards=cards)


def _no_redraw(state: State, turn: Turn) -> Why:
    return Why("deck-empty" if state.players[turn.seat].hand else "hand-empty")


SWAP = Power(
    Verb("swap", ("seat",), "swap"),
    _swaps,
    _swap,
    _no_swap,
    events=(
        EventSpec(
            "swap", flow=TO_OTHER, counts=("given", "taken"), affects="other", affects_sign="swap", is_setback=True
        ),
    ),
)
REDRAW = Power(
    Verb("redraw", ("card*",), "cards"), redraws, _redraw, _no_redraw, events=(EventSpec("redraw", flow=FROM_TABLE),)
)


MAGICIAN = Role(
    "magician", 3,
    powers=(SWAP, REDRAW),
)  # fmt: skip

"""Rank 3: Magician (R6.3M) and Wizard (R6.3W)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from citadels.actions import Move, move
from citadels.building import build, cost_of
from citadels.effects import (
    draw,
    drop,
    forget_hand,
    know_card,
    put_under,
    see_hand,
    slip_card,
    swap_hands,
    take_in_hand,
    without,
)  # fmt: skip
from citadels.frames import Turn
from citadels.menu import Redraws
from citadels.records import Power, Role, Why
from citadels.state import State
from tabletop.frames import asking

# --- Magician


def _swaps(state: State, turn: Turn) -> list[Move]:
    if turn.power:
        return []
    mine = state.players[turn.seat].hand
    return [move("swap", other) for other in state.others(turn.seat) if mine or state.players[other].hand]


def _swap(state: State, turn: Turn, said: Move) -> None:
    given, taken = len(state.players[turn.seat].hand), len(state.players[said.seat].hand)
    swap_hands(state, turn.seat, said.seat)
    state.tell("swap", player=turn.seat, other=said.seat, given=given, taken=taken)


def _no_swap(_: State, turn: Turn) -> Why:
    return Why("used") if turn.power else Why("both-hands-empty")


def redraws(state: State, turn: Turn) -> Sequence[Move]:
    """All the ways to put cards under the deck and draw as many; none with an empty hand (R11.3)."""
    return () if turn.power else Redraws(state.players[turn.seat].hand)


def _redraw(state: State, turn: Turn, said: Move) -> None:
    player = state.players[turn.seat]
    player.hand = without(player.hand, said.names)
    forget_hand(state, turn.seat)
    put_under(state, said.names)
    cards = draw(state, len(said.names))
    take_in_hand(state, turn.seat, cards)
    state.tell("redraw", player=turn.seat, count=len(cards))
    state.tell("draw-own", only=turn.seat, player=turn.seat, cards=cards)


def _no_redraw(_: State, turn: Turn) -> Why:
    return Why("used") if turn.power else Why("hand-empty")


MAGICIAN = Role(
    "magician", 3,
    powers=(Power(("swap",), _swaps, _swap, _no_swap), Power(("redraw",), redraws, _redraw, _no_redraw)),
)  # fmt: skip


# --- Wizard


class Take(NamedTuple):
    """The Wizard has seen a hand and must take one card of it."""

    seat: int
    whose: int


def _peeks(state: State, turn: Turn) -> list[Move]:
    if turn.power:
        return []
    return [move("peek", other) for other in state.others(turn.seat) if state.players[other].hand]


def _peek(state: State, turn: Turn, said: Move) -> None:
    see_hand(state, turn.seat, said.seat)
    state.tell("peek", player=turn.seat, other=said.seat)
    state.tell("peek-own", only=turn.seat, player=turn.seat, other=said.seat, cards=state.players[said.seat].hand)
    state.stack.append(Take(turn.seat, said.seat))


def _no_peek(_: State, turn: Turn) -> Why:
    return Why("used") if turn.power else Why("nobody")


def _takes(state: State, frame: Take) -> list[Move]:
    moves = []
    for card in dict.fromkeys(state.players[frame.whose].hand):
        moves.append(move("take", card))
        if why_not_at_once(state, frame, card) is None:
            moves.append(move("take", card, "build"))
    return moves


def why_not_at_once(state: State, frame: Take, card: str) -> Why | None:
    """Return why the Wizard cannot build at once the card he takes, or None if he can (R6.3W, R11.8)."""
    if "resources" not in state.stack[-2].taken:
        return Why("gather-first")
    short = cost_of(state, frame.seat, card) - state.players[frame.seat].gold
    return Why("too-dear", {"missing": short}) if short > 0 else None


def _take(state: State, frame: Take, said: Move) -> None:
    card = said.name
    drop(state, frame.whose, card)
    slip_card(state, frame.whose, card, frame.seat)
    take_in_hand(state, frame.seat, (card,))
    if len(said.args) == 1:
        know_card(state, frame.whose, frame.seat, card)
        state.tell("took", player=frame.seat, other=frame.whose)
        state.tell("took-own", only=frame.seat, player=frame.seat, other=frame.whose, card=card)
        state.tell("lost-own", only=frame.whose, player=frame.seat, other=frame.whose, card=card)
        return
    state.tell("took", player=frame.seat, other=frame.whose)
    turn: Any = state.stack.pop()
    build(state, turn, card, beyond_limit=True)


asking(Take, _takes, _take)


def _any_name(_: bool) -> bool:
    return True


WIZARD = Role(
    "wizard", 3, edition="dark_city",
    powers=(Power(("peek",), _peeks, _peek, _no_peek),),
    asks={"may_duplicate": _any_name},
)  # fmt: skip

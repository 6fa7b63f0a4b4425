"""Rank 7: Architect (R6.7A) and Navigator (R6.7N)."""

from __future__ import annotations

from citadels.actions import Move, move
from citadels.effects import draw, gain, take_in_hand
from citadels.frames import Turn
from citadels.records import Power, Role, Why
from citadels.state import State


def _draw_cards(state: State, seat: int, count: int, event: str) -> None:
    cards = draw(state, count)
    take_in_hand(state, seat, cards)
    if state.events is not None and cards:
        state.tell(event, player=seat, count=len(cards))
        state.tell("draw-own", only=seat, player=seat, cards=cards)


def _two_cards(state: State, turn: Turn) -> None:
    _draw_cards(state, turn.seat, 2, "architect")


ARCHITECT = Role(
    "architect", 7,
    build_limit=3,
    when={"gathered": _two_cards},
)  # fmt: skip


def _cannot_sail(_: State, turn: Turn) -> Why | None:
    if turn.power:
        return Why("used")
    if "resources" not in turn.taken:
        return Why("gather-first")
    return Why("after-build") if turn.built or turn.extra else None


def _voyages(state: State, turn: Turn) -> list[Move]:
    if _cannot_sail(state, turn) is not None:
        return []
    gold = [move("navigate", "gold")] if state.bank != 0 else []
    return [*gold, move("navigate", "cards")] if state.deck else gold


def _navigate(state: State, turn: Turn, said: Move) -> None:
    if said.name == "gold":
        gold = gain(state, turn.seat, 4)
        state.tell("navigate-gold", player=turn.seat, gold=gold)
    else:
        _draw_cards(state, turn.seat, 4, "navigate-cards")


def _nothing_there(state: State, turn: Turn) -> list[tuple[Move, Why]]:
    if _cannot_sail(state, turn) is not None:
        return []
    empty = [(move("navigate", "gold"), Why("no-gold-in-bank"))] if state.bank == 0 else []
    return empty if state.deck else [*empty, (move("navigate", "cards"), Why("deck-empty"))]


NAVIGATOR = Role(
    "navigator", 7, edition="dark_city",
    powers=(Power(("navigate",), _voyages, _navigate, _cannot_sail, _nothing_there),),
    asks={"may_build": lambda turn: not turn.power},
)  # fmt: skip

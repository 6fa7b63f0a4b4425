"""Rank 6: Merchant (R6.6M) and Alchemist (R6.6A)."""

from __future__ import annotations

from citadels.effects import gain
from citadels.frames import Turn
from citadels.records import TRADE, Role
from citadels.roles.powers import income
from citadels.state import State


def _coin(state: State, turn: Turn) -> None:
    gold = gain(state, turn.seat, 1)
    if gold and state.events is not None:
        state.tell("merchant", player=turn.seat, gold=gold)


def _refund(state: State, turn: Turn) -> None:
    gold = gain(state, turn.seat, turn.spent)
    if gold:
        state.tell("refund", player=turn.seat, gold=gold)


MERCHANT = Role(
    "merchant", 6, TRADE,
    powers=(income(TRADE),),
    when={"gathered": _coin},
)  # fmt: skip

ALCHEMIST = Role(
    "alchemist", 6, edition="dark_city",
    when={"refund_due": _refund},
)  # fmt: skip

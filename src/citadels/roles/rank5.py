"""Rank 5: Bishop (R6.5B) and Abbot (R6.5A)."""

from __future__ import annotations

from citadels.actions import Move, move
from citadels.effects import hand_over
from citadels.frames import Turn
from citadels.records import RELIGIOUS, Power, Role, Why
from citadels.roles.powers import income
from citadels.state import State


def shielded_by_bishop(state: State) -> int | None:
    """Return the seat rank 8 cannot touch: the living Bishop's, or the Witch's in his place (R6.5B, R5.3)."""
    if "bishop" not in state.rules.characters or state.assassinated == "bishop":
        return None
    bishop = state.holder("bishop")
    if bishop is not None and state.bewitched == "bishop":
        return state.holder(state.rules.characters[0])
    return bishop


BISHOP = Role(
    "bishop", 5, RELIGIOUS,
    powers=(income(RELIGIOUS),),
)  # fmt: skip


def _richest_other(state: State, seat: int) -> int | None:
    """Return who alone has the most gold, if it is not the Abbot himself (R6.5A)."""
    purses = [player.gold for player in state.players]
    most = max(purses)
    richest = purses.index(most)
    return richest if most and purses.count(most) == 1 and richest != seat else None


def _tithes(state: State, turn: Turn) -> list[Move]:
    return [] if turn.power or _richest_other(state, turn.seat) is None else [move("tithe")]


def _tithe(state: State, turn: Turn, _: Move) -> None:
    richest = _richest_other(state, turn.seat)
    assert richest is not None, "tithe is offered only with somebody to pay"
    hand_over(state, richest, turn.seat, 1)
    state.tell("tithe", player=turn.seat, other=richest, gold=1)


def _no_tithe(_: State, turn: Turn) -> Why:
    return Why("used") if turn.power else Why("nobody")


ABBOT = Role(
    "abbot", 5, RELIGIOUS, edition="dark_city",
    powers=(income(RELIGIOUS), Power(("tithe",), _tithes, _tithe, _no_tithe)),
)  # fmt: skip

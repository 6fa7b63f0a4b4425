"""The Diplomat of 2016, whom no Quarry helps, at any time of his turn (E6.8D)."""

from __future__ import annotations

from citadels.cards.roles.diplomat import exchange, exchanges
from citadels.cards.roles.powers import income
from citadels.core.cities import find_complete
from citadels.core.definitions import MILITARY, Built, Role
from citadels.core.frames import Turn
from citadels.core.moves import Move
from citadels.core.state import State


def _doubles(state: State, seat: int, owner: int, theirs: Built, own: Built) -> bool:
    """Whether either gets a name that is in their city already, Quarry or not."""
    return theirs.card in state.players[seat].names or own.card in state.players[owner].names


def _exchange(state: State, turn: Turn, move: Move) -> None:
    """A city may be complete by what it gets (E8.1)."""
    exchange(state, turn, move)
    for seat in (turn.seat, move.seat):
        find_complete(state, seat)


def _at_any_time(_: State, __: Turn) -> None:
    """Nothing is against using it now (E4.2)."""


DIPLOMAT = Role(
    "diplomat", 8, MILITARY, edition="2016", text="diplomat-2016",
    powers=(income(MILITARY), exchanges(_doubles, _exchange, _at_any_time)),
)  # fmt: skip

"""Why a move cannot be played, for a person who tried: the words of `IllegalMove`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from catan.core.frames import Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import Move
from catan.core.resources import size
from catan.core.state import State
from catan.views import reasons
from catan.views.reasons import Why
from tabletop.errors import IllegalMove, short
from tabletop.frames import Frame

Reason = Callable[[State, Any, Move], Why | None]

PLACED: Final = ("settle", "road")  # in even and odd steps of placing

# What may be said to each question, with the reasons against it.
AGAINST: Final[dict[type, dict[str, Reason]]] = {
    Place: {"settle": reasons.place_settlement, "road": reasons.place_road},
    Turn: {
        "roll": reasons.roll,
        "road": reasons.road,
        "settle": reasons.settle,
        "city": reasons.city,
        "buy": reasons.buy,
        "play": reasons.play,
        "bank": reasons.bank,
        "offer": reasons.offer,
        "end": reasons.end,
    },
    Discard: {"discard": reasons.discard},
    Robber: {"robber": reasons.robber},
    Steal: {"steal": reasons.steal},
    FreeRoads: {"road": reasons.free_road},
    Answer: {"accept": reasons.accept, "refuse": reasons.nothing, "bid": reasons.bid},
    Choose: {"confirm": reasons.confirm, "withdraw": reasons.nothing},
}


def explain(state: State, said: Move) -> IllegalMove:
    """Return the error for a move that is not legal now."""
    if not state.stack:
        return IllegalMove(f"{short(str(said))}: the game is over", "illegal-over")
    why = why_not(state, said)
    assert why is not None, "a legal move is not refused"
    return IllegalMove(f"{short(str(said))} cannot be played now: {why.words}", f"why-{why.id}")


def why_not(state: State, said: Move) -> Why | None:
    """Return the reason against a move, None for those that are legal now; somebody must be asked."""
    top = state.stack[-1]
    reason = AGAINST[type(top)].get(said.verb)
    if reason is None or (type(top) is Place and said.verb != PLACED[top.step % 2]):
        return Why("not-now", _asked(state, top))
    return reason(state, top, said)


def _asked(state: State, top: Frame) -> str:
    """Say what is asked now (K12.1)."""
    who = state.names[top.seat]
    if type(top) is Discard:
        return f"{who} discards {size(state.hands[top.seat]) // 2} cards (K5.1)"
    return WANTED[type(top)].format(who=who)


WANTED: Final = {
    Place: "{who} places a settlement, and then a road at it (K2.6)",
    Turn: "it is the turn of {who} (K3.4)",
    Robber: "{who} moves the robber (K5.2)",
    Steal: "{who} chooses whom to rob (K5.3)",
    FreeRoads: "{who} builds a free road (K12.7)",
    Answer: "{who} answers an offer (K7.6)",
    Choose: "{who} closes with somebody or withdraws the offer (K7.7)",
}

"""Errors for illegal moves: the text and reason of `IllegalMove`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from catan.core.frames import Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import FORMS, Move
from catan.core.resources import size
from catan.core.rules import Rules
from catan.core.state import State
from catan.views import reasons
from catan.views.reasons import Why
from tabletop.core.errors import IllegalMove, short
from tabletop.core.frames import Frame

Reason = Callable[[State, Any, Move], Why | None]

PLACING_VERBS: Final = ("settle", "road")  # in even and odd steps

# By frame: the verbs that may answer it, each with its explanation.
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


# The verbs that do not exist at a table without offers (K11).
OFFERING: Final = frozenset(("offer", "accept", "refuse", "bid", "confirm", "withdraw"))


def words_at(rules: Rules) -> set[str]:
    """Return the verbs that exist at a table with these rules."""
    missing = OFFERING if rules.offers == 0 else () if rules.counters else ("bid",)
    return {word for word in FORMS if word not in missing}


def explain(state: State, move: Move) -> IllegalMove:
    """Return the error for a move that is not legal now."""
    if not state.stack:
        return IllegalMove(f"{short(str(move))}: the game is over", "illegal-over")
    why = why_not(state, move)
    assert why is not None, "a legal move is not refused"
    return IllegalMove(f"{short(str(move))} cannot be played now: {why.words}", f"why-{why.id}")


def why_not(state: State, move: Move) -> Why | None:
    """Return why a move is illegal now, None if it is legal; the game must not be over."""
    top = state.stack[-1]
    reason = AGAINST[type(top)].get(move.verb)
    if reason is None or (type(top) is Place and move.verb != PLACING_VERBS[top.step % 2]):
        return Why("not-now", _question(state, top))
    return reason(state, top, move)


def _question(state: State, top: Frame) -> str:
    """Return the pending decision as a sentence (K12.1)."""
    who = state.names[top.seat]
    if type(top) is Discard:
        return f"{who} discards {size(state.hands[top.seat]) // 2} cards (K5.1)"
    return QUESTIONS[type(top)].format(who=who)


QUESTIONS: Final = {
    Place: "{who} places a settlement, and then a road at it (K2.6)",
    Turn: "it is the turn of {who} (K3.4)",
    Robber: "{who} moves the robber (K5.2)",
    Steal: "{who} chooses whom to rob (K5.3)",
    FreeRoads: "{who} builds a free road (K12.7)",
    Answer: "{who} answers an offer (K7.6)",
    Choose: "{who} closes with somebody or withdraws the offer (K7.7)",
}

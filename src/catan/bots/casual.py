"""The casual bot: one-move lookahead with a hand-tuned value, card counting, and trades that help both sides."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from catan.bots.counting import Tally
from catan.bots.sight import Sight
from catan.bots.trading import OwnOffers, Swap, answer, close, offer_to_make
from catan.bots.turns import best_move, discard, worth_before_the_dice
from catan.bots.valuing import values
from catan.core.frames import Answer, Choose, Discard, FreeRoads, Place, Robber, Steal, Turn
from catan.core.moves import Move
from catan.notation.view import as_view
from catan.views.view import View
from tabletop.bots.protocol import Budget
from tabletop.core.events import Event
from tabletop.core.lazy import ConcatSequence, in_memory
from tabletop.core.rng import Dice


class Casual:
    """A deterministic bot that values land and hand in every decision."""

    blind = False
    native = True

    def __init__(self) -> None:
        self._tally = Tally()
        self._offers = OwnOffers()

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Count cards from public events and from those for this seat; note which offers nobody wanted."""
        self._tally.hear(events)
        if view.me is not None:
            self._offers.hear(view.me, events)

    def choose(self, seen: View | Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the best option."""
        view, moves = as_view(seen), cast("Sequence[Move]", options)
        sight, frame = Sight(view, self._tally), view.stack[-1]
        match frame:
            case Place() | Robber() | Steal() | FreeRoads():
                return _best(values(sight, frame, moves))
            case Turn():
                return _turn(sight, frame, moves, self._offers.refused)
            case Discard():
                return moves.index(discard(sight))
            case Answer():
                return answer(sight, frame, moves)
            case Choose():
                return close(sight, frame, moves)
        raise ValueError(f"nobody is asked by {frame!r}")


def _best(values: Sequence[float]) -> int:
    return max(range(len(values)), key=values.__getitem__)


def _turn(sight: Sight, frame: Turn, moves: Sequence[Move], refused: Collection[Swap]) -> int:
    """Return the best move; make an offer before trading with the bank or ending the turn."""
    plain = in_memory(moves)
    if frame.dice is None:
        return max(range(len(plain)), key=lambda at: worth_before_the_dice(sight, plain[at]))
    at = best_move(sight, plain)
    if plain[at].verb in ("end", "bank") and isinstance(moves, ConcatSequence):
        offer = offer_to_make(sight, moves, frame.offers, refused)
        return at if offer is None else offer
    return at

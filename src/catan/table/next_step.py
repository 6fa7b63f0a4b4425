"""The sensible next step of a decision, which a page highlights: what the policy of hints prefers, if that is clear.

It costs a fraction of a hint, for nothing is played out. A hint looks further and may differ: see `bench/gold.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from catan.bots.policy.play import values
from catan.bots.policy.weights import TUNED
from catan.bots.weighted import Weighted
from catan.core.frames import Answer, Choose, Turn
from catan.core.moves import Move
from catan.table.choices import as_kind
from catan.views.view import View
from tabletop.bots.protocol import UNLIMITED
from tabletop.core.lazy import in_memory
from tabletop.core.rng import Dice

# By as much must a step be better than every other kind of step, in victory points: less is a matter of taste.
CLEARLY: Final = 0.15
CLEARLY_IN_TRADE: Final = 0.05  # an answer to an offer: a card is worth less than a turn's step
# Steps whose time playouts judge better than values do: a card may wait, and a counter-offer may be refused. Nor is it
# the page's to say "nobody" to what was just asked for.
UNSURE: Final = ("play", "bid", "withdraw")


class Step(TypedDict):
    """A kind of choice as in a prompt, and the seat that it names."""

    kind: str
    seat: int | None


def next_step(view: View, moves: Sequence[Move]) -> Step | None:
    """Return the next step in a turn, or in the answers to an offer, by what the seat that decides sees.

    None elsewhere, and where no kind of step is clearly better than the others.
    """
    frame, bot = view.stack[-1], Weighted(TUNED)
    if not isinstance(frame, Turn | Answer | Choose):
        return None
    plain, at = in_memory(moves), bot.choose(view, moves, Dice(0), UNLIMITED)
    if moves[at].verb == "offer":
        # Who would accept takes counting, and what was refused remembering: gold is the trade with the bank alone.
        at = bot.choose(view, plain, Dice(0), UNLIMITED)
        if plain[at].verb != "bank":
            return None
    move = moves[at]
    if move.verb in UNSURE or (at < len(plain) and not _is_clear(bot, view, plain, at)):
        return None
    return {"kind": as_kind(move), "seat": move.at if move.verb == "confirm" else None}


def _is_clear(bot: Weighted, view: View, moves: Sequence[Move], at: int) -> bool:
    """Return whether a move is clearly better than every move of another kind."""
    frame = view.stack[-1]
    worths = values(bot.position(view), frame, moves)
    clearly = CLEARLY if isinstance(frame, Turn) else CLEARLY_IN_TRADE
    others = [worth for move, worth in zip(moves, worths, strict=True) if as_kind(move) != as_kind(moves[at])]
    return not others or worths[at] - max(others) >= clearly

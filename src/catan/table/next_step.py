"""The sensible next step of a decision, which a page highlights: what the policy of hints prefers.

It costs a fraction of a hint, for nothing is played out. A hint looks further and may differ: see `bench/gold.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from catan.bots.policy.trading import accepted_first
from catan.bots.policy.weights import TUNED
from catan.bots.weighted import Weighted
from catan.core.frames import Answer, Choose, Turn
from catan.core.moves import Move
from catan.game import Game
from catan.table.choices import as_kind
from catan.views.view import View
from tabletop.bots.protocol import UNLIMITED, EventFeed
from tabletop.core.events import Event
from tabletop.core.rng import Dice


class Step(TypedDict):
    """A kind of choice as in a prompt, and the seat that it names."""

    kind: str
    seat: int | None


class Listeners:
    """Bots that know of a game what its seats observed: the cards that were counted, and which offers were refused."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._moves: list[Move] = []

    def bot(self, game: Game, seat: int) -> Weighted:
        """Return the bot of a seat that decides, which has observed all moves of the game until now.

        What was played since the last time is played again, beside the game; after an undo all of it.
        """
        moves = game.history
        if game is not self._game or self._moves != moves[: len(self._moves)]:
            self._game, self._moves, self._twin = game, [], game.beginning()
            self._events: list[Event] = self._twin.listen()
            self._feed, self._bots = EventFeed(), dict[int, Weighted]()
        for move in moves[len(self._moves) :]:
            self._twin.play(move, from_record=True)
        self._moves = moves
        bot = self._bots.setdefault(seat, Weighted(TUNED))
        self._feed.deliver(bot, seat, self._twin.observe(seat), self._events)
        return bot


def next_step(view: View, moves: Sequence[Move], bot: Weighted) -> Step | None:
    """Return the next step in a turn, or in the answers to an offer, by what the bot of the seat that decides knows.

    None elsewhere, and for "nobody" after one's own offer: it is not the page's to say to what was just asked for.
    """
    frame = view.stack[-1]
    if not isinstance(frame, Turn | Answer | Choose):
        return None
    move = moves[bot.choose(view, moves, Dice(0), UNLIMITED)]
    if move.verb == "withdraw":
        return None
    if isinstance(frame, Choose):
        move = accepted_first(bot.position(view), frame, move)
    return {"kind": as_kind(move), "seat": move.at if move.verb == "confirm" else None}

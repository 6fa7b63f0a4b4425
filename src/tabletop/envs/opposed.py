"""A learner's seat at a table of bots, which play as soon as they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tabletop.bots.protocol import UNLIMITED, Bot, EventFeed, bot_view
from tabletop.core.errors import IllegalMove
from tabletop.core.rng import Dice
from tabletop.envs.dealing import Deal
from tabletop.envs.fields import Numbers
from tabletop.envs.query import Query

# At the other seats is no bot: the learner plays all of them.
SELF: Final = "self"
ILLEGAL: Final = -1.0  # the reward of an action that is masked, with which the game ends


class Bench:
    """The opponents of a learner, by name, and its seat: `seat`, or a random one if it is None.

    ValueError names what cannot be.
    """

    __slots__ = ("against", "deal", "seat")

    def __init__(self, deal: Deal, against: str | Sequence[str], seat: int | None) -> None:
        """Take one name for all others, or one for each, beginning at the learner's left; or "self"."""
        others, bots = len(deal.names) - 1, deal.spec.bots
        names = [against] * others if isinstance(against, str) else [*against]
        if len(names) != others:
            raise ValueError(f"against {others} others there are {len(names)} bots; name one, or one for each")
        for name in names:
            if name not in bots and against != SELF:
                raise ValueError(f"there is no bot {name!r}; there are {', '.join(bots)}, or {SELF!r}")
        if seat is not None and seat not in range(len(deal.names)):
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {others}, or None for a random one")
        self.deal, self.seat = deal, seat
        self.against = [] if against == SELF else names

    def sit_down(self, chance: np.random.Generator) -> Opposed:
        """Deal a game, and let the bots play that are asked before the learner."""
        count, makers = len(self.deal.names), self.deal.spec.bots
        seat = int(chance.integers(count)) if self.seat is None else self.seat
        bots = {(seat + left) % count: makers[name]() for left, name in enumerate(self.against, start=1)}
        return Opposed(self.deal.by_chance(chance), seat, bots, Dice(int(chance.integers(1 << 63))))


class Opposed:
    """A game in which one seat, or where there are no bots each, is the learner's; `done` once it is over."""

    __slots__ = ("_bots", "_dice", "_feed", "_home", "query", "reward")

    def __init__(self, query: Query, seat: int, bots: dict[int, Bot], dice: Dice) -> None:
        self.query = query
        self._home, self._bots, self._dice = seat, bots, dice
        self._feed = EventFeed() if any(hasattr(bot, "hear") for bot in bots.values()) else None
        if self._feed is not None:
            query.state.events = []
        self.reward = 0.0
        self._let_bots_play()

    @property
    def seat(self) -> int:
        """The seat whose eyes see the table: the learner's, and where it has all of them, the current player's."""
        return self._home if self._bots or self.query.seat is None else self.query.seat

    @property
    def done(self) -> bool:
        """Whether the game is over, or was ended by an action that is masked."""
        return self.query.seat is None or self.reward == ILLEGAL

    def take(self, action: int) -> None:
        """Take an action for the learner, and let the others play; `reward` is then what it brought."""
        self._home = self.seat
        try:
            self.query.take(action)
        except IllegalMove:
            self.reward = ILLEGAL
            return
        self._let_bots_play()
        self.reward = self.query.shares()[self._home]

    def seen(self) -> tuple[Numbers, Any]:
        """Return what the learner sees, and which actions it can take: none once it is done."""
        query = self.query
        return query.encode(self.seat), query.spec.mask(() if self.done else query.choices)

    def _let_bots_play(self) -> None:
        query = self.query
        while query.seat in self._bots:
            seat = query.seat
            bot, moves = self._bots[seat], query.options()
            view = bot_view(bot, seat, query.observe, query.view)
            if self._feed is not None:
                self._feed.deliver(bot, seat, view, query.state.events)
            query.play(moves[bot.choose(view, moves, self._dice, UNLIMITED)])

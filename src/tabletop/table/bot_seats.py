"""The bots that sit at a table: each is made when it is asked first, and hears what was told before it is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop.bots.protocol import Bot, EventFeed, shown
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.game.base import BaseGame
from tabletop.game.spec import GameSpec

# All that was told at the table, the oldest first; asked for where a bot listens.
EventSource = Callable[[], Sequence[Event]]


class BotSeats:
    """The bots of one session; `kinds` has the kind in each seat, None where a person sits."""

    def __init__(self, spec: GameSpec, kinds: Sequence[str | None], events: EventSource) -> None:
        self._spec = spec
        self._kinds = kinds
        self._told = events
        self._bots: dict[int, Bot] = {}
        self._hearing = EventFeed()

    def choose(self, seat: int, game: BaseGame[Any, Any], options: Sequence[str], dice: Dice) -> int:
        """Return the index of the option that the bot in this seat plays, of two or more."""
        bot = self._bot(seat)
        view = self._look(bot, seat, game)
        return bot.choose(view, options, dice, self._spec.budget(self._kinds[seat] or ""))

    def pass_over(self, seat: int, game: BaseGame[Any, Any]) -> None:
        """Let a bot that listens look and hear as if it had been asked, where a record has its move."""
        if self._kinds[seat] is not None and hasattr(self._bot(seat), "hear"):
            self._look(self._bot(seat), seat, game)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = self._spec.bots[self._kinds[seat] or ""]()
        return self._bots[seat]

    def _look(self, bot: Bot, seat: int, game: BaseGame[Any, Any]) -> Any:
        """Return what a bot that is asked is shown, once it has heard what was told since it was asked last."""
        view = shown(bot, seat, game.observe, game.view)
        if hasattr(bot, "hear"):
            self._hearing.deliver(bot, seat, view, self._told())
        return view

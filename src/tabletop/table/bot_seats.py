"""Creates the bots of a session lazily, and delivers events to them before each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop.bots.protocol import Bot, EventFeed, bot_view
from tabletop.core.events import Event
from tabletop.core.rng import Dice
from tabletop.game.base import BaseGame
from tabletop.game.spec import GameSpec

# All events of the game, oldest first; called only for a bot that observes events.
EventSource = Callable[[], Sequence[Event]]


class BotSeats:
    """The bots of one session; `kinds` has the kind in each seat, None where a person sits."""

    def __init__(self, spec: GameSpec, kinds: Sequence[str | None], events: EventSource) -> None:
        self._spec = spec
        self._kinds = list(kinds)
        self._events = events
        self._bots: dict[int, Bot] = {}
        self._feed = EventFeed()

    def set_kind(self, seat: int, kind: str | None) -> None:
        """Seat a bot of another kind, None for a person; it hears from the beginning what its seat may know."""
        self._kinds[seat] = kind
        self._bots.pop(seat, None)
        self._feed.forget(seat)

    def choose(self, seat: int, game: BaseGame[Any, Any], options: Sequence[str], dice: Dice) -> int:
        """Return the index of the option that the bot in this seat plays, of two or more."""
        bot = self._bot(seat)
        view = self._look(bot, seat, game)
        return bot.choose(view, options, dice, self._spec.budget(self._kinds[seat] or ""))

    def explain(self, seat: int, game: BaseGame[Any, Any], move: Any) -> str | None:
        """Return the reason of the bot in this seat for a move that it is about to make, if it gives one."""
        bot: Any = None if self._kinds[seat] is None else self._bot(seat)
        if str(move) not in getattr(bot, "explains", ()):
            return None
        reason: str | None = bot.explain(bot_view(bot, seat, game.observe, game.view), move)
        return reason

    def pass_over(self, seat: int, game: BaseGame[Any, Any]) -> None:
        """Deliver events to a bot whose move comes from a record."""
        if self._kinds[seat] is not None and hasattr(self._bot(seat), "hear"):
            self._look(self._bot(seat), seat, game)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = self._spec.bots[self._kinds[seat] or ""]()
        return self._bots[seat]

    def _look(self, bot: Bot, seat: int, game: BaseGame[Any, Any]) -> Any:
        """Return the view for a bot, after delivering the new events."""
        view = bot_view(bot, seat, game.observe, game.view)
        if hasattr(bot, "hear"):
            self._feed.deliver(bot, seat, view, self._events())
        return view

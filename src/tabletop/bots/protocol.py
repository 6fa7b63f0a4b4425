"""The protocol of bots: a bot chooses one of the legal moves from the view of its own seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tabletop.bots.tempers import strength_of
from tabletop.core.events import Event
from tabletop.core.rng import Dice


def _never() -> bool:
    return False


class Budget(NamedTuple):
    """Limits of a bot's time for one decision.

    `playouts` is work, the same on every machine (None: as the bot likes); `stop()` turns true when it is to answer
    with what it has. A bot that does not search needs neither.
    """

    playouts: int | None = None
    stop: Callable[[], bool] = _never

    @classmethod
    def until(cls, clock: Callable[[], float], span: float) -> Budget:
        """Return a budget that ends so long from now, by a clock of the caller's and in its unit."""
        end = clock() + span
        return cls(stop=lambda: clock() >= end)


class Bot(Protocol):
    """A player that chooses moves; it gets views, never the state of a game."""

    # True for a bot that does not use the view: it gets an empty one.
    blind: bool

    # A bot with `native = True` gets the game's own View object instead of JSON. A bot with `hear(view, events)` gets
    # the events between its decisions (see `EventFeed`). A bot with `explains`, the moves that it has a reason for, has
    # `explain(view, move)`: a word for why it makes such a move, or None. The id of the move's line in the story ends
    # with it.

    def choose(self, view: Any, options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option to play, of two or more; `dice` is the only source of random numbers."""


def bot_view(bot: Bot, seat: int, observe: Callable[[int], Any], view: Callable[[int], Mapping[str, Any]]) -> Any:
    """Return the view for a bot at this seat: empty, the View object, or JSON."""
    if bot.blind:
        return {}
    return observe(seat) if getattr(bot, "native", False) else view(seat)


class EventFeed:
    """Delivers events to the bots of one game, before each of their decisions.

    A bot with `hear(view, events)` gets its view and the events since the last delivery that its seat may know. What it
    remembers is for this game alone.
    """

    def __init__(self) -> None:
        self._heard: dict[int, int] = {}

    def forget(self, seat: int) -> None:
        """Begin anew for a seat that has another bot."""
        self._heard.pop(seat, None)

    def deliver(self, bot: Bot, seat: int, seen: Any, events: Sequence[Event]) -> None:
        """Deliver the new events to a bot; `events` are all events of the game, oldest first."""
        hear = getattr(bot, "hear", None)
        if hear is None:
            return
        since = self._heard.get(seat, 0)
        self._heard[seat] = len(events)
        hear(seen, [event for event in events[since:] if event.audience in (None, seat)])


# Makes a fresh bot for one seat of one game.
Factory = Callable[[], Bot]
UNLIMITED = Budget()
# Says what a bot of a kind may spend on its next decision; asked before each.
Allowance = Callable[[str], Budget]


def by_deadlines(spans: Mapping[str, float], clock: Callable[[], float] | None) -> Allowance:
    """Return what bots may spend on a decision by a clock: so long for each kind that is named, all else unlimited.

    `spans` are in the clock's unit. Without a clock there is no limit.
    """
    if clock is None:
        return unlimited

    def budget(kind: str) -> Budget:
        strength = strength_of(kind)
        return Budget.until(clock, spans[strength]) if strength in spans else UNLIMITED

    return budget


def unlimited(_: str) -> Budget:
    """Return no limit: the choice then depends on the random numbers alone."""
    return UNLIMITED

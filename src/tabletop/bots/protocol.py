"""What a bot must provide: it chooses one of the legal moves, from the view of its own seat alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tabletop.core.events import Event
from tabletop.core.rng import Dice


def _never() -> bool:
    return False


class Budget(NamedTuple):
    """How long a bot may think about one decision.

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
    """A player that is asked like any other; it never gets the state of a game."""

    # Set where a bot does not look at the table at all: it is then handed an empty view.
    blind: bool

    # A bot that has `native` set is of the game's own house, and is handed its view as the program has it. One that has
    # `hear(view, events)` remembers (see `EventFeed`).

    def choose(self, view: Any, options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays, of two or more; `dice` is its only source of chance."""


def shown(bot: Bot, seat: int, observe: Callable[[int], Any], view: Callable[[int], Mapping[str, Any]]) -> Any:
    """Return what a bot at this seat is handed: nothing, the game's own view, or that view as JSON."""
    if bot.blind:
        return {}
    return observe(seat) if getattr(bot, "native", False) else view(seat)


class EventFeed:
    """What the bots of one game were told so far: each hears the rest of it when it is asked again.

    A bot with `hear(view, events)` is given its view of the table and the events since it heard last, as far as its
    seat may know them, whenever it is about to be asked something. It remembers what it likes of that, for this game.
    """

    def __init__(self) -> None:
        self._heard: dict[int, int] = {}

    def deliver(self, bot: Bot, seat: int, seen: Any, events: Sequence[Event]) -> None:
        """Let a bot hear what was told since it was asked last; `events` is all that was, the oldest first."""
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


def unlimited(_: str) -> Budget:
    """Let every bot think as long as it likes: what it plays then depends on its dice alone."""
    return UNLIMITED

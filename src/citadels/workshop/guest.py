"""Somebody's bot as the workshop seats it: each decision timed, and broken off where it takes too long."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from traceback import walk_tb
from typing import Any, TypeVar

from citadels.bots.user_bot import BotError, UserBotSource
from citadels.workshop.outside import Outside, Trouble, wrong
from tabletop.bots.protocol import Budget
from tabletop.bots.user_bot import UserBot
from tabletop.core.rng import Dice

MINE = "mine"  # what the own bot is called among the others
FILE = "your bot"
LONGEST = 100_000  # letters of a source
PATIENCE = 5  # seconds for one decision, and for the text itself to be run
MEGABYTE = 1_000_000

Made = TypeVar("Made")


@dataclass(slots=True)
class Thinking:
    """Duration of each decision, in milliseconds, and the place of the longest."""

    times: array[float] = field(default_factory=lambda: array("d"))
    longest: float = -1.0
    longest_at: tuple[int, int] | None = None

    def note(self, taken: float, game: int, step: int) -> None:
        """Add a decision."""
        self.times.append(taken)
        if taken > self.longest:
            self.longest, self.longest_at = taken, (game, step)

    def to_json(self) -> dict[str, Any]:
        """Return the figures that are shown."""
        ordered, count = sorted(self.times), len(self.times)
        where = self.longest_at and {"game": self.longest_at[0], "at": self.longest_at[1]}
        return {
            "decisions": count,
            "median": ordered[count // 2] if count else None,
            "most95": ordered[count * 95 // 100] if count else None,
            "longest": ordered[-1] if count else None,
            "longest_at": where,
        }


class Guest:
    """A seat of the own bot in one game."""

    def __init__(
        self, source: UserBotSource, outside: Outside, thinking: Thinking | None = None, game: int = 0
    ) -> None:
        """Run the text and make its bot.

        Raises:
            Trouble: it is no bot, or does not come to an end.
        """
        self.outside, self.thinking, self.game = outside, thinking or Thinking(), game
        self.step = 0  # of the game, for error messages
        self._own: UserBot = self._guarded(source)
        self.name, self.blind, self.native = self._own.name, self._own.blind, self._own.native

    def choose(self, view: Mapping[str, Any], options: Sequence[str], dice: Dice, budget: Budget) -> int:
        """Return the index of the option it plays.

        Raises:
            Trouble: it failed, took too long, or its answer is none of the options.
        """
        now, began = self.outside.now, self.outside.now()
        answer = self._guarded(lambda: self._own.choose(view, options, dice, budget))
        self.thinking.note(now() - began, self.game, self.step)
        return answer

    def _guarded(self, call: Callable[[], Made]) -> Made:
        try:
            self.outside.alarm(PATIENCE * 1000)
            try:
                return call()
            finally:
                self.outside.alarm(0)
        except BotError as error:
            raise trouble_of(error, self.outside) from error
        except KeyboardInterrupt as error:
            raise _too_slow(error) from error


def source_of(request: Mapping[str, Any]) -> UserBotSource:
    """Return the bot's text that a request brings; Trouble if it brings none."""
    text = request.get("source")
    if not isinstance(text, str) or len(text) > LONGEST:
        raise wrong(f"`source` is a text of at most {LONGEST} letters")
    return UserBotSource(text, FILE)


def trouble_of(error: BotError, outside: Outside) -> Trouble:
    """Say in the protocol's form what is wrong with a bot."""
    if isinstance(error.__cause__, MemoryError):
        taken = {"megabytes": outside.memory() // MEGABYTE}
        return Trouble("bot-memory", "The bot takes more memory than there is for it.", taken, error.line)
    return Trouble("bot-error", error.sentence, {"sentence": error.sentence}, error.line)


def _too_slow(error: KeyboardInterrupt) -> Trouble:
    lines = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == FILE]
    text = f"The bot took longer than {PATIENCE} seconds and was broken off."
    return Trouble("bot-slow", text, {"seconds": PATIENCE}, lines[-1] if lines else None)

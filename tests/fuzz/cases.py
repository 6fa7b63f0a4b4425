"""Cases for a fuzzer: one number each, from which all of it is drawn, for as long as there is time."""

from __future__ import annotations

import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

# Nothing a person hands in may keep the engine busy for a second. What is measured is the processor's time, so that a
# loaded machine does not fail the test, and five times as much of it, so that a slow one does not either: what is
# looked for never comes to an end, or is a thousand times as slow as it should be.
RUNAWAY = 5.0


class TooLongError(BaseException):
    """Something took seconds; no `except Exception` on the way is to hide it."""


def _give_up(_: int, __: FrameType | None) -> None:
    raise TooLongError(f"one case took more than {RUNAWAY:.0f} s of processor time")


@contextmanager
def at_most() -> Iterator[None]:
    """Break off what runs away; TooLongError comes up within it. Where there is no such alarm (Windows), nothing is."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, RUNAWAY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class Cases:
    """Cases one after another, numbered from `seed` on, until `seconds` are over; one there always is."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.seed = seed
        self.seconds = seconds
        self.last = seed
        self.slowest = (0.0, seed)
        self.outcomes: Counter[str] = Counter()

    def __iter__(self) -> Iterator[int]:
        end = time.monotonic() + self.seconds
        while True:
            began = time.process_time()
            with at_most():
                yield self.last
            self.slowest = max(self.slowest, (time.process_time() - began, self.last))
            if time.monotonic() >= end:
                return
            self.last += 1

    def __str__(self) -> str:
        counts = ", ".join(f"{count} {what}" for what, count in sorted(self.outcomes.items()))
        seconds, slowest = self.slowest
        return (
            f"{self.last - self.seed + 1} cases from seed {self.seed}: {counts};"
            f" slowest {1000 * seconds:.0f} ms, seed {slowest}"
        )


def group(seed: int) -> tuple[int, random.Random]:
    """Return what several cases in a row have in common (a game is played once for all of them) and this one's dice."""
    return seed // 64, random.Random(seed)

"""What the build says: steps with their times, and sentences for what went wrong."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stop(Exception):  # noqa: N818 - it is a sentence for a person, not a fault in the program
    """The build cannot go on; its text says why and what to do."""


def say(text: str) -> None:
    """Print one line at once, also where the output is a file."""
    print(text, flush=True)


def progress(text: str) -> None:
    """Show a passing line on a terminal; elsewhere say nothing."""
    if sys.stdout.isatty():
        print(f"\r\033[K  {text[:100]}", end="", flush=True)


def end_progress() -> None:
    """Wipe the passing line."""
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Name a step of the build and say how many seconds it took."""
    began = time.monotonic()
    yield
    say(f"  {name:<42} {time.monotonic() - began:6.1f} s")

"""What the build prints: steps with their times, and sentences for what went wrong."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stop(Exception):  # noqa: N818 - a sentence for a person, not an error in the program
    """Stops the build; its text says why, and what to do."""


def say(text: str) -> None:
    """Print a line without buffering, also where the output is a file."""
    print(text, flush=True)


def progress(text: str) -> None:
    """Show a line on a terminal that the next one replaces; print nothing elsewhere."""
    if sys.stdout.isatty():
        print(f"\r\033[K  {text[:100]}", end="", flush=True)


def end_progress() -> None:
    """Remove that line."""
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Print the name of a step of the build, and how many seconds it took."""
    began = time.monotonic()
    yield
    say(f"  {name:<42} {time.monotonic() - began:6.1f} s")

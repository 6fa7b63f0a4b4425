"""Output of the build: steps with their times, and sentences for what went wrong."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class BuildError(Exception):
    """Stops the build; its text says why, and what to do."""


_collected: ContextVar[list[str] | None] = ContextVar("collected", default=None)


def say(text: str) -> None:
    """Print a line without buffering, also where the output is a file."""
    lines = _collected.get()
    if lines is None:
        print(text, flush=True)
    else:
        lines.append(text)


@contextmanager
def collect() -> Iterator[list[str]]:
    """Collect the lines that this thread says instead of printing them, because another one prints at the same time."""
    lines: list[str] = []
    token = _collected.set(lines)
    try:
        yield lines
    finally:
        _collected.reset(token)


def warn(text: str) -> None:
    """Print a line in red on a terminal, as it is elsewhere."""
    say(f"\033[31m{text}\033[0m" if sys.stdout.isatty() else text)


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

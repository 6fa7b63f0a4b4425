"""A timer of tasks that recur beside the measurement."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def beside(turn: Callable[[], None]) -> Iterator[None]:
    """Call `turn` over and over in a thread of its own until the block is left; its last call is waited for."""
    over = threading.Event()

    def turns() -> None:
        while not over.is_set():
            turn()

    thread = threading.Thread(target=turns)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()

"""Frames: what happens next at a table, as plain values on a stack.

A frame is a NamedTuple of numbers, strings and tuples, so that a state can be copied, compared and written down. Its
kind is registered once: *asking* frames have options and take a choice, *running* frames act by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

# A frame is any NamedTuple; asking ones have a `seat`, the one who decides.
Frame = Any


class State(Protocol):
    """The engine's demands on a game's state: the stack, last frame first to act, and a copy of itself."""

    stack: list[Frame]

    def clone(self) -> Any:
        """Return a copy that shares nothing mutable."""


OPTIONS: Final[dict[type, Callable[[Any, Any], Sequence[str]]]] = {}
CHOOSE: Final[dict[type, Callable[[Any, Any, Any], None]]] = {}
RUN: Final[dict[type, Callable[[Any, Any], None]]] = {}


class Frames:
    """The frames of one game by their names, which are its own: another game may have a `Turn` too."""

    def __init__(self) -> None:
        self.kinds: dict[str, type] = {}

    def asking(
        self, kind: type, options: Callable[[Any, Any], Sequence[str]], choose: Callable[[Any, Any, Any], None]
    ) -> None:
        """Register a frame that asks: `options(state, frame)` lists the moves, `choose(state, frame, move)` plays one.

        Options are pure, complete, in a fixed order and never empty; `choose` finds its own frame already off the
        stack. ValueError if two frames of the game have one name.
        """
        self._register(kind)
        OPTIONS[kind], CHOOSE[kind] = options, choose

    def running(self, kind: type, run: Callable[[Any, Any], None]) -> None:
        """Register a frame that acts by itself: `run(state, frame)` finds its own frame already off the stack.

        ValueError if two frames of the game have one name.
        """
        self._register(kind)
        RUN[kind] = run

    def _register(self, kind: type) -> None:
        if kind.__name__ in self.kinds:
            raise ValueError(f"two frames are called {kind.__name__}")
        self.kinds[kind.__name__] = kind

"""A move as steps: each action leaves fewer of the legal moves, until one is left.

A decision among four thousand moves is a few short ones, and the table of actions stays short.
Words without an alternative are passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

from tabletop.core.errors import IllegalMove

# An action of every game: the move ends here, though it could go on.
STOP = "stop"


class Part(Protocol):
    """Some of the legal moves of a decision, narrowed down by the actions taken."""

    @property
    def only(self) -> Any:
        """The move that is left, or None while there are several."""

    def next(self) -> Collection[int]:
        """Return the actions that can follow."""

    def take(self, action: int) -> None:
        """Keep the moves that go on with this action, one of `next`."""


class Steps:
    """The legal moves of a decision, and the actions taken so far.

    `choices` are the actions that can follow, ascending; `tokens` those that were taken. `move` is the move once it is
    clear which is meant: then there are no choices.
    """

    __slots__ = ("_actions", "_parts", "choices", "move", "tokens")

    def __init__(self, parts: list[Part], actions: Sequence[str]) -> None:
        """Begin with the parts of all legal moves, one move at least; `actions` are the words of each action."""
        self._parts = parts
        self._actions = actions
        self.tokens: tuple[int, ...] = ()
        self.choices: list[int] = []
        self.move: Any = None
        self._pass_over()

    def say(self, action: int) -> None:
        """Take one of the choices; IllegalMove if it is none of them."""
        if action not in self.choices:
            words = f"`{self._actions[action]}`" if 0 <= action < len(self._actions) else "which is none"
            raise IllegalMove(f"action {action}, {words}, cannot be taken here: the action mask says which can")
        self.tokens += (action,)
        self._take(action)
        self._pass_over()

    def _take(self, action: int) -> None:
        if len(self._parts) > 1:
            self._parts = [part for part in self._parts if action in part.next()]
        for part in self._parts:
            part.take(action)

    def _pass_over(self) -> None:
        """Go on over words without an alternative, and note what can be chosen then."""
        while True:
            parts = self._parts
            self.move = parts[0].only if len(parts) == 1 else None
            if self.move is not None:
                self.choices = []
                return
            self.choices = sorted(parts[0].next() if len(parts) == 1 else set().union(*[part.next() for part in parts]))
            if len(self.choices) != 1:
                return
            self._take(self.choices[0])


# A move as the actions that say it.
Line = tuple[int, ...]


class Listed:
    """Moves that are written out, each as the actions that say it."""

    __slots__ = ("_at", "_groups", "_left", "_stop")

    def __init__(self, moves: Iterable[Any], spell: Callable[[Any], Line], stop: int) -> None:
        """Take one move at least; `spell` returns the actions of a move, `stop` ends one that could go on."""
        self._left = [(spell(move), move) for move in moves]
        self._at = 0
        self._stop = stop
        self._groups: dict[int, list[tuple[Line, Any]]] | None = None

    @property
    def only(self) -> Any:
        """The move that is left, or None while there are several."""
        return self._left[0][1] if len(self._left) == 1 else None

    def next(self) -> Collection[int]:
        """Return the actions that can follow."""
        return self._grouped().keys()

    def take(self, action: int) -> None:
        """Keep the moves that go on with this action."""
        self._left = self._grouped()[action]
        self._at += 1
        self._groups = None

    def _grouped(self) -> dict[int, list[tuple[Line, Any]]]:
        groups = self._groups
        if groups is None:
            groups = self._groups = {}
            at, stop = self._at, self._stop
            for item in self._left:
                line = item[0]
                groups.setdefault(line[at] if at < len(line) else stop, []).append(item)
        return groups

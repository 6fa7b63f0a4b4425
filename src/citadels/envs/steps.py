"""The legal moves of Citadels in steps: those that are written out, and the ways to redraw a hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from citadels.core.menu import Menu, Redraws
from citadels.core.moves import Move, several
from citadels.envs.actions import ACTIONS, CARDS, NUMBER, REDRAW, STOP, THEN_CARD, spelled
from tabletop.envs import steps
from tabletop.envs.steps import Listed, Part


def parts(moves: Sequence[Move], seat: int, seats: int) -> list[Part]:
    """Return the legal moves of a seat at a table of so many seats, as parts of `Steps`."""
    result: list[Part] = []
    if isinstance(moves, Menu):
        result, moves = [Redrawn(moves.rest)], moves.first
    if moves:
        result.append(Listed(moves, lambda move: spelled(move, seat, seats), STOP))
    return result


class Steps(steps.Steps):
    """The legal moves of a decision of Citadels, and the actions taken so far."""

    __slots__ = ()

    def __init__(self, moves: Sequence[Move], mover: int, seats: int) -> None:
        """Begin with all legal moves of a seat, one at least, at a table of so many seats."""
        super().__init__(parts(moves, mover, seats), ACTIONS)


class Redrawn:
    """The ways to put cards of a hand back, said alphabetically, so that there is one way to say each (R6.3M)."""

    __slots__ = ("_begun", "_cards", "_counts", "_done")

    def __init__(self, redraws: Redraws) -> None:
        self._counts = dict(sorted(zip(redraws.names, redraws.counts, strict=True)))
        self._cards: list[str] = []
        self._begun = self._done = False

    @property
    def only(self) -> Move | None:
        """The redraw, once it ended."""
        return several("redraw", tuple(self._cards)) if self._done else None

    def next(self) -> Collection[int]:
        """Return the actions that can follow."""
        if not self._begun:
            return {REDRAW}
        last, text = self._cards[-1] if self._cards else "", self._cards.count
        more = {THEN_CARD[card] for card, count in self._counts.items() if card >= last and text(card) < count}
        return more | {STOP} if self._cards else more

    def take(self, action: int) -> None:
        """Begin, add a card, or end."""
        if not self._begun:
            self._begun = True
        elif action == STOP:
            self._done = True
        else:
            self._cards.append(CARDS[action - NUMBER[f"then {CARDS[0]}"]])

"""A move said in steps: each action leaves fewer of the legal moves, until there is one.

A decision among a hundred warrants or four thousand ways to redraw a hand is a few short ones, and the table of actions
stays short. Words that must come are not asked for.
"""

from __future__ import annotations

from collections.abc import Sequence

from citadels.core.menu import Menu, Redraws
from citadels.core.moves import Move, several
from citadels.envs.actions import ACTIONS, CARDS, NUMBER, REDRAW, STOP, THEN_CARD, spelled
from tabletop.core.errors import IllegalMove


class Steps:
    """The legal moves of a decision, and the tokens chosen so far.

    `choices` are the actions that may follow, ascending; `tokens` those that were chosen. `move` is the move once it is
    clear which is meant: there are no choices then.
    """

    __slots__ = ("_parts", "choices", "move", "tokens")

    def __init__(self, moves: Sequence[Move], mover: int, seats: int) -> None:
        """Begin with all legal moves of a seat, one at least, at a table of so many seats."""
        self._parts: list[_Listed | _Redrawn] = []
        if isinstance(moves, Menu):
            self._parts, moves = [_Redrawn(moves.rest)], moves.first
        if moves:
            self._parts.append(_Listed([(spelled(move, mover, seats), move) for move in moves]))
        self.tokens: tuple[int, ...] = ()
        self.choices: list[int] = []
        self.move: Move | None = None
        self._pass_over()

    def say(self, action: int) -> None:
        """Say one of the choices; IllegalMove if it is none of them."""
        if action not in self.choices:
            named = f"`{ACTIONS[action]}`" if 0 <= action < len(ACTIONS) else "which is none"
            raise IllegalMove(f"action {action}, {named}, cannot be taken here: the action mask says which can")
        self.tokens += (action,)
        self._take(action)
        self._pass_over()

    def _take(self, action: int) -> None:
        self._parts = [part for part in self._parts if action in part.next()]
        for part in self._parts:
            part.take(action)

    def _pass_over(self) -> None:
        """Go on over words that must come, and note what can be chosen then."""
        while True:
            self.move = self._parts[0].only if len(self._parts) == 1 else None
            self.choices = [] if self.move else sorted(set().union(*[part.next() for part in self._parts]))
            if len(self.choices) != 1:
                return
            self._take(self.choices[0])


class _Listed:
    """Moves that are written out, each as the actions that say it."""

    __slots__ = ("_at", "_left")

    def __init__(self, left: list[tuple[tuple[int, ...], Move]]) -> None:
        self._left = left
        self._at = 0

    @property
    def only(self) -> Move | None:
        return self._left[0][1] if len(self._left) == 1 else None

    def next(self) -> set[int]:
        at = self._at
        return {line[at] if at < len(line) else STOP for line, _ in self._left}

    def take(self, action: int) -> None:
        at = self._at
        self._left = [item for item in self._left if (item[0][at] if at < len(item[0]) else STOP) == action]
        self._at += 1


class _Redrawn:
    """The ways to put cards of a hand back, said alphabetically, so that there is one way to say each (R6.3M)."""

    __slots__ = ("_begun", "_cards", "_counts", "_done")

    def __init__(self, redraws: Redraws) -> None:
        self._counts = dict(sorted(zip(redraws.names, redraws.counts, strict=True)))
        self._cards: list[str] = []
        self._begun = self._done = False

    @property
    def only(self) -> Move | None:
        return several("redraw", tuple(self._cards)) if self._done else None

    def next(self) -> set[int]:
        if not self._begun:
            return {REDRAW}
        last, text = self._cards[-1] if self._cards else "", self._cards.count
        more = {THEN_CARD[card] for card, count in self._counts.items() if card >= last and text(card) < count}
        return more | {STOP} if self._cards else more

    def take(self, action: int) -> None:
        if not self._begun:
            self._begun = True
        elif action == STOP:
            self._done = True
        else:
            self._cards.append(CARDS[action - NUMBER[f"then {CARDS[0]}"]])

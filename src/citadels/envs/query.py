"""A game that asks a learner: in actions, of which each leaves something to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from citadels.core.moves import Move
from citadels.envs.steps import Steps
from citadels.game import Game


class Query:
    """A game, and the decision that is being taken in it; a decision with one option is played at once.

    `seat` decides between `choices`, ascending numbers of actions, two or more; `tokens` are the actions of this
    decision that it has already taken. After the end there are no choices, and `seat` is None.
    """

    __slots__ = ("_steps", "game", "seat")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat: int | None = None
        self._steps: Steps | None = None  # made once somebody asks in actions
        self._ask()

    @property
    def choices(self) -> list[int]:
        """The actions that can be taken now."""
        return [] if self.seat is None else self._steps_so_far(self.seat).choices

    @property
    def tokens(self) -> tuple[int, ...]:
        """The actions taken of this decision so far: a move of several words begun."""
        return () if self._steps is None else self._steps.tokens

    def tokens_of(self, seat: int) -> tuple[int, ...]:
        """Return what a seat said of its decision so far; nothing of a seat that is not asked."""
        return self.tokens if seat == self.seat else ()

    def take(self, action: int) -> None:
        """Take an action; IllegalMove if it is none of the choices, ValueError once the game is over."""
        if self.seat is None:
            raise ValueError("the game is over: nobody is asked for an action")
        steps = self._steps_so_far(self.seat)
        steps.say(action)
        if steps.move is not None:
            self.play(steps.move)

    def play(self, move: Move | str) -> None:
        """Play a whole move and drop the parts chosen so far; IllegalMove if it cannot be played."""
        self.game.play(move)
        self._ask()

    def __deepcopy__(self, memo: dict[int, Any]) -> Query:
        """Return a game that goes its own way from here, with the same words said of a decision."""
        twin = Query(self.game.clone())
        for action in self.tokens:
            twin.take(action)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it as how the game was dealt and what was played."""
        game = self.game
        head = game.setup or {"position": game.beginning().position()}
        return _played, (dict(head), [str(move) for move in game.history], self.tokens)

    def shares(self) -> list[float]:
        """Return each seat's share of the win, 1 in all: joint winners share it; 0 each before the end."""
        won = self.game.winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(self.game.names))]

    def _steps_so_far(self, seat: int) -> Steps:
        if self._steps is None:
            self._steps = Steps(self.game.moves(), seat, len(self.game.names))
        return self._steps

    def _ask(self) -> None:
        """Play what leaves no choice, and stop where somebody has one."""
        self._steps = None
        while (moves := self.game.moves()) and len(moves) == 1:
            self.game.play(moves[0])
        self.seat = self.game.to_move


def _played(head: Mapping[str, Any], moves: Sequence[str], parts: Sequence[int]) -> Query:
    """Return a game in which so much was played and said."""
    game = Game.from_head(head)
    for move in moves:
        game.play(move, from_record=True)
    query = Query(game)
    for action in parts:
        query.take(action)
    return query

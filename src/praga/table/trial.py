"""The copy of a game on which a seat tries moves before they are real: nothing is drawn there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from praga.core.state import State
from praga.game import Game


class TrialGame(Game):
    """A game whose rows are not filled again: the gap that a tile leaves stays, since nobody knows what would come.

    What can be done here can be done in the game it is a copy of. Its views have the sizes of the stacks there.
    """

    __slots__ = ("_sizes",)

    def __init__(
        self, state: State, setup: Mapping[str, Any] | None = None, sizes: dict[str, int] | None = None
    ) -> None:
        super().__init__(state, None if setup is None else dict(setup))
        self._sizes = sizes

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the view of a seat as JSON, with the sizes of the stacks as they are (notation §6).

        Example:
            >>> game = Game.new(["Ann", "Bo"], seed=1)
            >>> trial_of(game, 0).view(0)["stacks"] == game.view(0)["stacks"]
            True
        """
        view = super().view(seat)
        return view if self._sizes is None else {**view, "stacks": self._sizes}

    def clone(self) -> Self:
        """Return a copy that goes its own way.

        Example:
            >>> game = trial_of(Game.new(["Ann", "Bo"], seed=1), 0)
            >>> game.clone() == game
            True
        """
        twin = super().clone()
        twin._sizes = self._sizes
        return twin


def trial_of(game: Game, seat: int) -> TrialGame:
    """Return a copy of a game that holds only what a seat knows, and fills no row."""
    state = game.observe(seat).state.clone()
    state.stacks = [()] * len(state.stacks)
    return TrialGame(state, game.setup, game.view(seat)["stacks"])

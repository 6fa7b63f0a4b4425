"""Citadels for Gymnasium: one learner at a table of bots.

`gymnasium.make("citadels.envs:Citadels-v0", players=4, against="casual")` makes one. What the numbers mean is in
docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from citadels.envs import drawing
from citadels.envs.dealing import Deal
from citadels.envs.opposed import Bench, Opposed
from citadels.envs.spaces import actions, observations
from citadels.game import Game


class Single(gymnasium.Env[dict[str, Any], Any]):
    """A table at which `seat` is the learner's and bots have the others.

    `against` is the name of a bot (`random`, a tier or a style) for all of them, or one for each from the left on;
    "self" asks the learner at every seat. `seat` None draws another for each game. The reward is the learner's share of
    the win at the end; a masked action ends the game with -1. Rules are given by their names in docs/notation.md.
    """

    metadata = {"render_modes": [*drawing.MODES], "render_fps": 1}  # noqa: RUF012 - Gymnasium has it so

    def __init__(
        self,
        players: int = 4,
        against: str | Sequence[str] = "casual",
        seat: int | None = None,
        edition: str = "2005",
        render_mode: str | None = None,
        **rules: Any,
    ) -> None:
        self.observation_space = observations()
        self.action_space = actions()
        self.render_mode = drawing.known(render_mode)
        self._bench = Bench(Deal(players, edition, rules), against, seat)
        self._table: Opposed

    @property
    def game(self) -> Game:
        """The game itself, with all that is hidden: for spectators, not for a learner."""
        return self._table.query.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; the same seed deals the same games from here on. There are no options."""
        super().reset(seed=seed)
        self._table = self._bench.sit_down(self.np_random)
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots play until the learner is asked again, or the game is over."""
        if self._table.done:
            raise ValueError("the game is over: call reset() for another")
        self._table.take(int(action))
        if self.render_mode == "human":
            self.render()
        return self._seen(), self._table.reward, self._table.done, False, {}

    def render(self) -> Any:
        """Draw the table as the learner sees it."""
        return drawing.draw(self.game, self._table.seat, self.render_mode)

    def _seen(self) -> dict[str, Any]:
        seen, open_to = self._table.seen()
        return {"observation": seen, "action_mask": open_to}

"""Any game for Gymnasium: one learner at a table of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium

from tabletop.envs import drawing
from tabletop.envs.dealing import Deal
from tabletop.envs.opposed import Bench, Opposed
from tabletop.envs.spaces import actions, observations
from tabletop.envs.spec import EnvSpec
from tabletop.game.base import BaseGame


class SingleEnv(gymnasium.Env[dict[str, Any], Any]):
    """A table at which `seat` is the learner's and bots have the others; a game's own class has its `table`.

    `against` is the name of a bot for all of them, or one for each from the left on; "self" asks the learner at every
    seat. `seat` None draws another for each game. The reward is the learner's share of the win at the end; a masked
    action ends the game with -1. Rules are given by their names in the notation.
    """

    table: ClassVar[EnvSpec]  # `spec` is Gymnasium's own

    def __init__(
        self,
        players: int | None = None,
        against: str | Sequence[str] = "casual",
        seat: int | None = None,
        render_mode: str | None = None,
        **rules: Any,
    ) -> None:
        """Take the number of players, None for the usual one, the opponents, the seat, and rules."""
        self.observation_space = observations(self.table)
        self.action_space = actions(self.table)
        self.render_mode = drawing.known(self.table, render_mode)
        self._bench = Bench(Deal(self.table, players, rules), against, seat)
        self._opposed: Opposed

    @property
    def game(self) -> BaseGame[Any, Any]:
        """The game itself, with all that is hidden: for spectators, not for a learner."""
        return self._opposed.query.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; the same seed deals the same games from here on. There are no options."""
        super().reset(seed=seed)
        self._opposed = self._bench.sit_down(self.np_random)
        return self._seen(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots play until the learner is asked again, or the game is over."""
        if self._opposed.done:
            raise ValueError("the game is over: call reset() for another")
        self._opposed.take(int(action))
        if self.render_mode == "human":
            self.render()
        return self._seen(), self._opposed.reward, self._opposed.done, False, {}

    def action_masks(self) -> Any:
        """Return which actions can be taken now, as truths: sb3-contrib's `MaskablePPO` asks for them by this name."""
        return self._opposed.seen()[1].astype(bool)

    def render(self) -> Any:
        """Draw the table as the learner sees it."""
        return drawing.draw(self._opposed.query, self._opposed.seat, self.render_mode)

    def _seen(self) -> dict[str, Any]:
        seen, open_to = self._opposed.seen()
        return {"observation": seen, "action_mask": open_to}

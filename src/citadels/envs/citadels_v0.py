"""Citadels for PettingZoo: seats take their turns as agents (AEC), each seeing its own view and no more.

`from citadels.envs import citadels_v0`, and `citadels_v0.env(players=4, edition="2005")` makes one. What the numbers
mean is in docs/environments.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from citadels.envs import drawing
from citadels.envs.dealing import Deal
from citadels.envs.encoding import encode, mask
from citadels.envs.query import Query
from citadels.envs.spaces import actions, observations
from citadels.game import Game


def env(
    players: int = 4, edition: str = "2005", render_mode: str | None = None, **rules: Any
) -> wrappers.OrderEnforcingWrapper:
    """Return the environment as PettingZoo's own are wrapped: who takes an action that is masked loses a point.

    Arguments as for `raw_env`.
    """
    bare = raw_env(players=players, edition=edition, render_mode=render_mode, **rules)
    ending = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv[str, Any, Any], EzPickle):  # noqa: N801 - PettingZoo calls it so
    """A table of `players` (2 to 8) of an edition ("2005" or "2016"), with rules as in docs/notation.md by their names.

    The agents are `seat_0`, `seat_1` and so on. Rewards come at the end: each seat's share of the win, 1 in all; so the
    sum is constant and not zero. PositionError names what in the rules cannot be, IllegalMove an action that is masked.
    """

    metadata = {  # noqa: RUF012 - PettingZoo has it so
        "name": "citadels_v0",
        "render_modes": [*drawing.MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, players: int = 4, edition: str = "2005", render_mode: str | None = None, **rules: Any) -> None:
        EzPickle.__init__(self, players=players, edition=edition, render_mode=render_mode, **rules)
        super().__init__()
        self.render_mode = drawing.known(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observations() for agent in self.agents}
        self.action_spaces = {agent: actions() for agent in self.agents}
        self._deal = Deal(players, edition, rules)
        self._chance: np.random.Generator | None = None
        self._query: Query

    @property
    def game(self) -> Game:
        """The game itself, with all that is hidden: for spectators, not for a learner."""
        return self._query.game

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent sees: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions: the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same games from here on. There are no options."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self._query = self._deal.by_chance(self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._point_at_who_decides()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and which actions it can take: none while another decides."""
        seat = self.possible_agents.index(agent)
        query = self._query
        seen = encode(query.game.observe(seat), query.tokens_of(seat))
        return {"observation": seen, "action_mask": mask(query.choices if seat == query.seat else ())}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that decides, None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} decides, and None is no action")
        self._query.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._query.seat is None:
            self.rewards = dict(zip(self.possible_agents, self._query.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._point_at_who_decides()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the table as the current player sees it; at the end, with every hand revealed."""
        return drawing.draw(self.game, self._query.seat, self.render_mode)

    def close(self) -> None:
        """Do nothing: no window is open."""

    def _point_at_who_decides(self) -> None:
        assert self._query.seat is not None, "no game is over as it is dealt"
        self.agent_selection = self.possible_agents[self._query.seat]

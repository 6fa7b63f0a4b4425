"""Any game for PettingZoo: seats take their turns as agents (AEC), each with its own view and no more."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tabletop.envs import drawing
from tabletop.envs.dealing import Deal
from tabletop.envs.query import Query
from tabletop.envs.spaces import actions, observations
from tabletop.envs.spec import EnvSpec
from tabletop.game.base import BaseGame


def metadata_of(spec: EnvSpec) -> dict[str, Any]:
    """Return the metadata of a game's environment."""
    modes = [*spec.modes]
    return {"name": f"{spec.name}_v0", "render_modes": modes, "is_parallelizable": False, "render_fps": 1}


def wrapped(bare: AECEnv[str, Any, Any]) -> wrappers.OrderEnforcingWrapper:
    """Return an environment as PettingZoo's own are wrapped: a masked action costs a point and ends the game."""
    ending = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class TableEnv(AECEnv[str, Any, Any], EzPickle):
    """A table of a game; a game's own class has its `spec` and `metadata`.

    The agents are `seat_0`, `seat_1` and so on. Rewards come at the end: each seat's share of the win, 1 in all; so the
    sum is constant and not zero. PositionError names what in the rules cannot be, IllegalMove an action that is masked.
    """

    spec: ClassVar[EnvSpec]

    def __init__(self, players: int | None = None, render_mode: str | None = None, **rules: Any) -> None:
        """Take the number of players, None for the usual one, and rules by their names in the notation."""
        EzPickle.__init__(self, players=players, render_mode=render_mode, **rules)
        super().__init__()
        self.render_mode = drawing.known(self.spec, render_mode)
        self._deal = Deal(self.spec, players, rules)
        self.possible_agents = [f"seat_{seat}" for seat in range(len(self._deal.names))]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observations(self.spec) for agent in self.agents}
        self.action_spaces = {agent: actions(self.spec) for agent in self.agents}
        self._chance: np.random.Generator | None = None
        self._query: Query

    @property
    def game(self) -> BaseGame[Any, Any]:
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
        seat, query = self.possible_agents.index(agent), self._query
        choices = query.choices if seat == query.seat else ()
        return {"observation": query.encode(seat), "action_mask": self.spec.mask(choices)}

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
        """Draw the table as the current player sees it; at the end, the public view."""
        return drawing.draw(self._query, self._query.seat, self.render_mode)

    def close(self) -> None:
        """Do nothing: no window is open."""

    def _point_at_who_decides(self) -> None:
        assert self._query.seat is not None, "no game is over as it is dealt"
        self.agent_selection = self.possible_agents[self._query.seat]

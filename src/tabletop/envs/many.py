"""Many tables of any game in one process, stepped together, as a vector environment of Gymnasium: arrays in and out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tabletop.envs.dealing import Deal
from tabletop.envs.opposed import Bench, Opposed
from tabletop.envs.spaces import actions, observations
from tabletop.envs.spec import EnvSpec

NAMES = ("observation", "action_mask")


class ManyEnv(VectorEnv[dict[str, Any], Any, Any]):
    """So many tables (`num_envs`), each like `SingleEnv` with the same arguments; a game's own class has its `table`.

    A new game is dealt in the step that ended the last one (Gymnasium's mode SAME_STEP), so that every table always
    asks.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium has it so
    table: ClassVar[EnvSpec]  # `spec` is Gymnasium's own

    def __init__(
        self,
        num_envs: int = 1,
        players: int | None = None,
        against: str | Sequence[str] = "casual",
        seat: int | None = None,
        **rules: Any,
    ) -> None:
        """Take the number of tables; the other arguments are those of `SingleEnv`."""
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = observations(self.table), actions(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._bench = Bench(Deal(self.table, players, rules), against, seat)
        self._tables: list[Opposed] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a game at each table; the same seed deals the same games from here on. There are no options."""
        if seed is not None:
            self._np_random, self._np_random_seed = seeding.np_random(seed)
        self._tables = [self._bench.sit_down(self.np_random) for _ in range(self.num_envs)]
        return self._seen(), self._seats()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Take an action at each table.

        Where the game is over by it, the reward is of that game and the observation of the next. `infos` then has the
        last observation ("final_obs") and each seat's share of the win ("shares"), in rows of tables.
        """
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, bool)
        last: Any = np.full(self.num_envs, None, object)
        shares = np.zeros((self.num_envs, len(self._bench.deal.names)))
        for at, (table, action) in enumerate(zip(self._tables, actions, strict=True)):
            table.take(int(action))
            rewards[at], over[at] = table.reward, table.done
            if table.done:
                last[at], shares[at] = dict(zip(NAMES, table.seen(), strict=True)), table.query.shares()
                self._tables[at] = self._bench.sit_down(self.np_random)
        ended = {"final_obs": last, "_final_obs": over.copy(), "shares": shares, "_shares": over.copy()}
        infos = {**self._seats(), **(ended if over.any() else {})}
        return self._seen(), rewards, over, np.zeros(self.num_envs, bool), infos

    def _seen(self) -> dict[str, Any]:
        rows = zip(*[table.seen() for table in self._tables], strict=True)
        return {name: np.stack(row) for name, row in zip(NAMES, rows, strict=True)}

    def _seats(self) -> dict[str, Any]:
        """Return who decides at each table: of interest where the learner has all seats."""
        return {"seat": np.array([table.seat for table in self._tables])}

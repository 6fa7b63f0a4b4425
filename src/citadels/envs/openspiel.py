"""Citadels for OpenSpiel: importing this module registers the game `python_citadels`.

`pyspiel.load_game("python_citadels(players=4,seed=7,edition=2005)")` makes one. It has no chance moves: `seed` deals
the cards and answers all chance after that. What the numbers mean is in docs/environments.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from citadels.envs.actions import ACTIONS
from citadels.envs.dealing import Deal
from citadels.envs.encoding import encode
from citadels.envs.fields import SIZE
from citadels.envs.query import Query

PARAMETERS: Final = {"players": 4, "seed": 0, "edition": 2005}
# More actions than a game of sixty rounds has, with eight players who do all they can in each turn.
LONGEST: Final = 30_000

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_citadels",
    long_name="Citadels",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class CitadelsGame(pyspiel.Game):
    """The game for a number of players, a seed and an edition, 2005 or 2016; PositionError names what cannot be."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = {**PARAMETERS, **(params or {})}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=0,
            num_players=parameters["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))
        self.seed: int = parameters["seed"]
        self.deal = Deal(parameters["players"], str(parameters["edition"]), {})

    def new_initial_state(self) -> CitadelsState:
        """Return the game as it is dealt."""
        return CitadelsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> CitadelsObserver:
        """Return what makes observations of this game."""
        return CitadelsObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class CitadelsState(pyspiel.State):
    """A game at one decision, or over."""

    def __init__(self, game: CitadelsGame) -> None:
        super().__init__(game)
        self.query = game.deal.new(game.seed)
        self.recalled = [""] * game.num_players()  # what each player saw and did before, in short

    def current_player(self) -> int:
        """Return the seat that decides, or that the game is over."""
        return pyspiel.PlayerId.TERMINAL if self.query.seat is None else self.query.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.query.seat is None

    def returns(self) -> list[float]:
        """Return each player's share of the win, 1 in all; 0 each before the end."""
        return self.query.shares()

    def _legal_actions(self, player: int) -> list[int]:
        return self.query.choices[:] if player == self.query.seat else []

    def _apply_action(self, action: int) -> None:
        seat = self.query.seat
        assert seat is not None, "nobody decides after the end"
        before = f"{self.recalled[seat]} {seen(self.query, seat)} {action}"
        self.recalled[seat] = blake2b(before.encode(), digest_size=16).hexdigest()
        self.query.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return ACTIONS[action]

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player sees, after a number that stands for all it saw and did at its decisions before.

        So two such texts are equal where a player cannot tell one history of its own from the other.
        """
        player = self.current_player() if player is None else player
        return f"{self.recalled[player]} {seen(self.query, player)}"

    def __str__(self) -> str:
        return json.dumps(self.query.game.position(), separators=(",", ":"))


class CitadelsObserver:
    """Writes observations: the view as text, and `tensor` as docs/environments.md has it.

    One with perfect recall writes text alone: there is no end to what a player could recall in numbers.
    """

    def __init__(self, kind: Any) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = None if self.recalls else np.zeros(SIZE, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: CitadelsState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        if self.tensor is not None:
            query = state.query
            self.tensor[:] = encode(query.game.observe(player), query.tokens_of(player))

    def string_from(self, state: CitadelsState, player: int) -> str:
        """Return what a player sees as text, and with perfect recall what stands for all it saw before."""
        return state.information_state_string(player) if self.recalls else seen(state.query, player)


def seen(query: Query, seat: int) -> str:
    """Return a seat's view as JSON (notation §4), with the actions of a decision that it has taken already."""
    return json.dumps([query.game.view(seat), query.tokens_of(seat)], separators=(",", ":"))


pyspiel.register_game(GAME_TYPE, CitadelsGame)

"""Any game for OpenSpiel, with chance nodes, information states, and worlds that fit what a player knows.

A random event is a chance node with `OUTCOMES` equally likely outcomes, each of which stands for random numbers: the
engine has too many different events (throws, thefts, decks, rows) for a list of them. Deals are `DRAWS` such nodes.
Whatever nobody has seen yet, such as the order of a deck, is drawn when it is turned up, so no search can look ahead.

With the parameter `seed` from 0 on there is no chance: the same seed and the same actions are the same game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from tabletop.core.rng import Dice
from tabletop.envs.dealing import Deal
from tabletop.envs.query import Query
from tabletop.envs.spec import EnvSpec

# More actions than any game with a round limit has, with all players who do all they can in each turn.
LONGEST: Final = 30_000
OUTCOMES: Final = 64
DRAWS: Final = 6  # chance nodes of a deal: 2**36 deals
CHANCE: Final = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
ANY_DEAL: Final = -1  # the value of `seed` with which chance deals
DIGEST: Final = 16  # bytes that stand for what a player saw and did before


def parameters_of(spec: EnvSpec) -> dict[str, Any]:
    """Return the parameters of a game with their usual values."""
    return {"players": spec.usual, "seed": ANY_DEAL, **spec.parameters}


def game_type(spec: EnvSpec, *, chance: bool = True) -> pyspiel.GameType:
    """Return the description of a game for OpenSpiel."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"python_{spec.name}",
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.players[-1],
        min_num_players=spec.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(spec),
    )


class TableGame(pyspiel.Game):
    """The game for a number of players, a seed and rules; a game's own class has its `spec`.

    PositionError names what cannot be.
    """

    spec: ClassVar[EnvSpec]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Take the parameters that are not as usual."""
        spec = self.spec
        parameters = {**parameters_of(spec), **(params or {})}
        self.seed: int = parameters["seed"]
        self.deal = Deal(spec, parameters["players"], self.rules({name: parameters[name] for name in spec.parameters}))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spec.actions),
            max_chance_outcomes=OUTCOMES if self.has_chance else 0,
            num_players=parameters["players"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(spec, chance=self.has_chance), info, dict(params or {}))

    @classmethod
    def rules(cls, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """Return the rules that parameters stand for: here they have the same names and values."""
        return dict(parameters)

    @property
    def has_chance(self) -> bool:
        """Whether chance nodes deal; else the seed does."""
        return self.seed < 0

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the number of chance nodes in one game."""
        return LONGEST if self.has_chance else 0

    def new_initial_state(self) -> TableState:
        """Return a game before its deal; with a seed, the game as it is dealt."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> TableObserver:
        """Return what makes observations of this game."""
        return TableObserver(self.spec, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Memory:
    """The own decisions of a player so far: the actions, and a digest of them with all views they were made by.

    Views are written only when a digest is asked for: simulations that ask for none do not pay for it.
    """

    __slots__ = ("_digest", "_waiting", "actions")

    def __init__(self) -> None:
        self._digest = b""
        self._waiting: list[tuple[EnvSpec, Any, int, tuple[int, ...], int]] = []
        self.actions: list[int] = []

    def add(self, query: Query, seat: int, action: int) -> None:
        """Remember an action of a seat, which is about to be taken."""
        self.actions.append(action)
        self._waiting.append((query.spec, query.state.clone(), seat, query.tokens, action))

    @property
    def digest(self) -> bytes:
        """The digest, empty before the first decision."""
        for *view, action in self._waiting:
            text = f"{text_of_view(*view)} {action}"
            self._digest = blake2b(self._digest + text.encode(), digest_size=DIGEST).digest()
        self._waiting.clear()
        return self._digest

    def __deepcopy__(self, memo: dict[int, Any]) -> Memory:
        return _memory(self._digest, self.actions, self._waiting)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the digest and the actions: the views are in it."""
        return _memory, (self.digest, self.actions)


def _memory(digest: bytes, actions: list[int], waiting: Sequence[Any] = ()) -> Memory:
    memory = Memory()
    memory._digest, memory.actions, memory._waiting = digest, actions[:], [*waiting]
    return memory


class TableState(pyspiel.State):
    """A game before its deal, at a decision, at a random event, or over."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._deal = game.deal
        self.query: Query | None = None if game.has_chance else game.deal.new(game.seed)
        self.drawn: list[int] = []  # outcomes of the deal
        self.memories = [Memory() for _ in range(game.num_players())]

    def current_player(self) -> int:
        """Return the seat that decides, chance, or that the game is over."""
        query = self.query
        if query is None or query.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if query.seat is None else query.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.query is not None and self.query.seat is None and self.query.pending is None

    def returns(self) -> list[float]:
        """Return each player's share of the win, 1 in all; 0 each before the end."""
        return [0.0] * len(self.memories) if self.query is None else self.query.shares()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a random event, equally likely."""
        return CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        query = self.query
        return query.choices[:] if query is not None and player == query.seat else []

    def _apply_action(self, action: int) -> None:
        query = self.query
        if query is None:
            self._draw_deal(action)
        elif query.pending is not None:
            query.draw(action)
        else:
            seat = query.seat
            assert seat is not None, "nobody decides after the end"
            self.memories[seat].add(query, seat, action)
            query.take(action)

    def _draw_deal(self, outcome: int) -> None:
        self.drawn.append(outcome)
        if len(self.drawn) == DRAWS:
            number = sum([digit * OUTCOMES**place for place, digit in enumerate(self.drawn)])
            self.query = self._deal.new(Dice(number).below(1 << 64), chance=True)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self._deal.spec.actions[action]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """Return a state that a player cannot tell from this one, with everything hidden from that player dealt anew.

        What others remember is not guessed: their memories are empty in it. ValueError at a chance node.
        """
        if self.query is None or self.query.pending is not None:
            raise ValueError("at a chance node nobody decides: a world is guessed at a decision")
        twin: TableState = self.clone()
        twin.query = self.query.guess(player_id, Dice(int(probability_sampler() * (1 << 53))))
        twin.memories = [memory if seat == player_id else Memory() for seat, memory in enumerate(twin.memories)]
        return twin

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player sees, after a number that stands for all it saw and did at its decisions before.

        So two such texts are equal where a player cannot tell one history of its own from the other.
        """
        player = self.current_player() if player is None else player
        return f"{self.memories[player].digest.hex()} {self.seen(player)}"

    def seen(self, player: int) -> str:
        """Return what a player sees as JSON, with the actions of a decision that it has taken already."""
        query = self.query
        return "" if query is None else text_of_view(query.spec, query.state, player, query.tokens_of(player))

    def __str__(self) -> str:
        if self.query is None:
            return f"deal {self.drawn}"
        waits = "" if self.query.pending is None else f" {self.query.pending}"
        return json.dumps(self.query.spec.game.rulebook.write(self.query.state), separators=(",", ":")) + waits


class TableObserver:
    """Writes observations: the view as text, and `tensor` as docs/environments.md has it.

    With perfect recall the numbers of the view are followed by how often the player took each action before, and the
    bits of the digest of all it saw and did: the numbers of two different information states differ.
    """

    def __init__(self, spec: EnvSpec, kind: Any) -> None:
        self.recalls: bool = kind.perfect_recall
        size, actions = spec.size, len(spec.actions)
        self.tensor = np.zeros(size + (actions + 8 * DIGEST if self.recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.recalls:
            self.dict["actions"] = self.tensor[size : size + actions]
            self.dict["memory"] = self.tensor[size + actions :]

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        self.tensor.fill(0)
        if state.query is None:
            return
        self.dict["observation"][:] = state.query.encode(player)
        if self.recalls:
            memory = state.memories[player]
            np.add.at(self.dict["actions"], memory.actions, 1)
            if memory.digest:
                self.dict["memory"][:] = np.unpackbits(np.frombuffer(memory.digest, np.uint8))

    def string_from(self, state: TableState, player: int) -> str:
        """Return what a player sees as text, and with perfect recall what stands for all it saw before."""
        return state.information_state_string(player) if self.recalls else state.seen(player)


def text_of_view(spec: EnvSpec, state: Any, seat: int, tokens: tuple[int, ...]) -> str:
    """Return a seat's view as JSON, with the actions of a decision that it has taken already."""
    return json.dumps([spec.game.rulebook.view(state, seat), tokens], separators=(",", ":"))

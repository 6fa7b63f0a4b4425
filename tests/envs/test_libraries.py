"""PettingZoo and Gymnasium find their interfaces in every game; rewards, seeds and pictures are what is written."""

from __future__ import annotations

import pickle
from functools import partial
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from tabletop.core.errors import IllegalMove, PositionError
from tests.envs.tables import CATAN, CITADELS, PRAGA, TABLES, WITHOUT_OFFERS, Table

# Every table with an action mask has a dictionary for its observation; PettingZoo spares its own by a list of names.
spared = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
GAMES = (CITADELS, CATAN, PRAGA)
every = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
each_game = pytest.mark.parametrize("table", GAMES, ids=lambda table: table.spec.name)


def module(table: Table) -> Any:
    return import_module(f"{table.spec.name}.envs.{table.spec.name}_v0")


def agents(table: Table, **more: Any) -> Any:
    return module(table).env(**table.rules, **more)


def shares(env: Any, seed: int) -> dict[str, float]:
    """Play a game at random and return the rewards of each agent."""
    env.reset(seed=seed)
    got, chance = dict.fromkeys(env.possible_agents, 0.0), np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        env.step(None if ended or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@spared
@every
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo_finds_its_interface(table: Table, players: int) -> None:
    api_test(agents(table, players=players), num_cycles=100)


@every
def test_the_same_seed_deals_the_same_game(table: Table) -> None:
    seed_test(partial(agents, table), num_cycles=40)


@each_game
def test_pettingzoo_finds_every_way_to_draw_a_table(table: Table) -> None:
    render_test(module(table).env)


@each_game
def test_text_shows_every_player(table: Table) -> None:
    env = agents(table, render_mode="ansi")
    env.reset(seed=1)

    assert all(name in env.render() for name in ("Seat 0", "Seat 1", "Seat 2", "Seat 3"))


@pytest.mark.parametrize("table", [WITHOUT_OFFERS, PRAGA], ids=lambda table: table.spec.name)
def test_the_shares_of_the_win_are_one_in_all(table: Table) -> None:
    env = agents(table, players=2, **({"points": 3} if table is WITHOUT_OFFERS else {}))

    assert sum(shares(env, seed=3).values()) == pytest.approx(1)


def test_rules_are_taken_by_their_names() -> None:
    env = agents(CATAN, points=5)
    env.reset(seed=1)

    assert env.unwrapped.game.rules["points"] == 5


def test_rules_that_cannot_be_are_refused_at_once() -> None:
    with pytest.raises(PositionError, match="points"):
        agents(CATAN, points=99)


def test_a_number_of_players_that_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="2 to 4 players are wanted, not 7"):
        agents(PRAGA, players=7)


@each_game
def test_a_masked_action_is_refused_by_the_bare_table(table: Table) -> None:
    env = module(table).raw_env()
    env.reset(seed=6)

    with pytest.raises(IllegalMove, match="the action mask says which can"):
        env.step(len(table.spec.actions) - 1)  # `stop` begins no move


@every
def test_gymnasium_finds_its_interface(table: Table) -> None:
    env = gymnasium.make(table.gym, against="random", **table.rules)

    check_env(env.unwrapped)


@each_game
def test_a_learner_plays_against_bots_that_hear_events(table: Table) -> None:
    # K7.9: bots of Catan count cards by events.
    env: Any = gymnasium.make(table.gym, against="casual", seat=1).unwrapped
    seen, _ = env.reset(seed=2)
    for _ in range(5):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))

    assert env.game.to_move == 1


@each_game
def test_many_tables_make_arrays(table: Table) -> None:
    envs: Any = gymnasium.make_vec(table.gym, 3, "vector_entry_point", against="random")
    seen, _ = envs.reset(seed=1)

    assert envs.observation_space.contains(seen)


@each_game
def test_masks_have_the_name_that_maskable_ppo_asks_for(table: Table) -> None:
    env: Any = gymnasium.make(table.gym, against="random").unwrapped
    seen, _ = env.reset(seed=1)

    assert env.action_masks().tolist() == (seen["action_mask"] == 1).tolist()


@each_game
def test_a_pickled_game_asks_the_same(table: Table) -> None:
    env = module(table).raw_env()
    env.reset(seed=4)
    for _ in range(30):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))

    query = pickle.loads(pickle.dumps(env._query))

    assert (query.seat, query.choices, query.tokens) == (env._query.seat, env._query.choices, env._query.tokens)


@each_game
def test_the_game_of_a_table_has_its_record(table: Table) -> None:
    env = module(table).raw_env()
    env.reset(seed=4)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))

    assert type(env.game).from_record(env.game.record()).position() == env.game.position()

"""Citadels as PettingZoo has its games: its own tests pass, and rewards are what is written of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from citadels.envs import citadels_v0
from citadels.envs.actions import NUMBER
from tabletop.core.errors import IllegalMove, PositionError

# Every table with an action mask has a dictionary for its observation; PettingZoo spares its own by a list of names.
spared = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
TABLES = [(2, "2005"), (4, "2005"), (7, "2016")]


def played(env: Any, seed: int) -> dict[str, float]:
    """Play a game by chance and return what each agent got in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for at, agent in enumerate(env.agent_iter()):
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        space = env.action_space(agent)
        if at == 0:
            space.seed(seed)
        env.step(None if ended or cut else space.sample(seen["action_mask"]))
    return got


@spared
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_pettingzoo_finds_its_interface(players: int, edition: str) -> None:
    api_test(citadels_v0.env(players=players, edition=edition), num_cycles=150)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_same_seed_deals_the_same_game(players: int, edition: str) -> None:
    seed_test(partial(citadels_v0.env, players=players, edition=edition), num_cycles=60)


def test_pettingzoo_finds_every_way_to_draw_a_table() -> None:
    render_test(citadels_v0.env)


@pytest.mark.parametrize("edition", ["2005", "2016"])
def test_a_table_is_said_in_the_terminals_words(edition: str) -> None:
    env = citadels_v0.env(edition=edition, render_mode="ansi")
    env.reset(seed=1)

    assert env.render().startswith("Round 1 ·")


def test_a_table_is_drawn_as_the_page_draws_it() -> None:
    env = citadels_v0.env(render_mode="svg")
    env.reset(seed=1)

    assert env.render().startswith("<svg")


def test_a_mode_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="there is no render_mode 'opera'; there are human, ansi, svg"):
        citadels_v0.env(render_mode="opera")


def test_rules_are_taken_by_their_names() -> None:
    env = citadels_v0.env(players=5, city_size=7)
    env.reset(seed=1)

    assert env.unwrapped.game.view(0)["rules"]["city_size"] == 7


def test_rules_that_cannot_be_are_refused_at_once() -> None:
    with pytest.raises(PositionError, match="city_size"):
        citadels_v0.env(city_size=40)


def test_the_shares_of_the_win_are_one_in_all() -> None:
    # R8.3: those who win together share it.
    assert sum(played(citadels_v0.env(), seed=3).values()) == pytest.approx(1)


def test_whoever_wins_is_rewarded() -> None:
    env = citadels_v0.env()
    got = played(env, seed=4)

    won = [f"seat_{seat}" for seat in env.unwrapped.game.winners]

    assert [agent for agent, reward in got.items() if reward] == won


def test_whoever_does_not_decide_has_no_action() -> None:
    env = citadels_v0.env()
    env.reset(seed=5)
    other = next(agent for agent in env.agents if agent != env.agent_selection)

    assert not env.observe(other)["action_mask"].any()


def test_a_masked_action_is_refused_by_the_bare_table() -> None:
    env = citadels_v0.raw_env()
    env.reset(seed=6)

    with pytest.raises(IllegalMove, match="the action mask says which can"):
        env.step(NUMBER["end"])  # while characters are chosen nobody has a turn to end (R3.1)


def test_a_masked_action_costs_a_point_at_the_wrapped_one() -> None:
    env = citadels_v0.env()
    env.reset(seed=6)
    agent = env.agent_selection

    env.step(NUMBER["end"])

    assert env.rewards[agent] == -1

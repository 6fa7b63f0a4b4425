"""Citadels as Gymnasium has its games: one learner against bots, at one table and at many."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from citadels.envs.actions import NUMBER
from citadels.envs.many import Many
from citadels.envs.single import Single

NAME = "citadels.envs:Citadels-v0"


def by_chance(seen: dict[str, Any], chance: np.random.Generator) -> Any:
    """Draw one of the actions that are not masked, at each table."""
    return (chance.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=-1)


def played(env: Any, seed: int) -> list[Any]:
    """Play a game by chance and return what came of each action."""
    chance = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps: list[Any] = []
    while not (steps and steps[-1][2]):
        steps.append(env.step(int(by_chance(seen, chance))))
        seen = steps[-1][0]
    return steps


@pytest.mark.parametrize(("players", "edition"), [(4, "2005"), (3, "2016")])
def test_gymnasium_finds_its_interface(players: int, edition: str) -> None:
    env = gymnasium.make(NAME, players=players, edition=edition, against="random")

    check_env(env.unwrapped)


def test_all_but_the_last_action_bring_nothing() -> None:
    assert not any(reward for _, reward, *_ in played(Single(against="random"), seed=1)[:-1])


def test_a_learner_is_rewarded_for_its_share_of_the_win() -> None:
    env = Single(against="random", seat=2)
    reward = played(env, seed=1)[-1][1]

    won = env.game.winners

    assert reward == (1 / len(won) if 2 in won else 0)


def test_a_seat_that_is_named_is_the_learners_in_every_game() -> None:
    env = Single(against="random", seat=2)
    questions = set()
    for seed in range(5):
        env.reset(seed=seed)
        questions.add(env.game.to_move)

    assert questions == {2}


def test_a_seat_by_chance_is_another_in_other_games() -> None:
    env = Single(against="random")
    questions = set()
    for seed in range(30):
        env.reset(seed=seed)
        questions.add(env.game.to_move)

    assert questions == {0, 1, 2, 3}


def test_a_masked_action_ends_the_game_with_a_point_lost() -> None:
    env = Single(against="random")
    env.reset(seed=1)

    _, reward, over, _, _ = env.step(NUMBER["end"])  # while characters are chosen (R3.1)

    assert (reward, over) == (-1, True)


def test_a_bot_for_each_other_seat_can_be_named() -> None:
    env = Single(players=3, against=["random", "casual"])
    played(env, seed=1)

    assert env.game.over


@pytest.mark.parametrize(
    ("against", "words"),
    [("nobody", "there is no bot 'nobody'"), (["random"], "against 3 others there are 1 bots")],
)
def test_bots_that_there_are_not_are_refused_at_once(against: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Single(against=against)


def test_a_seat_that_there_is_not_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="there is no seat 4"):
        Single(seat=4)


def test_against_itself_a_learner_is_asked_at_every_seat() -> None:
    env = Single(against="self")
    seen, _ = env.reset(seed=1)
    chance, questions = np.random.default_rng(1), set()
    for _ in range(20):
        questions.add(env.game.to_move)
        seen = env.step(int(by_chance(seen, chance)))[0]

    assert questions == {0, 1, 2, 3}


@pytest.fixture
def many() -> Any:
    return gymnasium.make_vec(NAME, 6, "vector_entry_point", against="random", city_size=6)


def test_many_tables_make_arrays(many: Many) -> None:
    seen, _ = many.reset(seed=1)

    assert many.observation_space.contains(seen)


def test_many_tables_with_the_same_seed_are_the_same(many: Many) -> None:
    first, _ = many.reset(seed=1)
    again, _ = many.reset(seed=1)

    assert np.array_equal(first["observation"], again["observation"])


def ended(many: Many) -> tuple[Any, ...]:
    """Play by chance until a game is over, and return what came of that action."""
    chance = np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    while True:
        step = many.step(by_chance(seen, chance))
        if step[2].any():
            return step
        seen = step[0]


def test_where_a_game_is_over_another_is_dealt(many: Many) -> None:
    seen, _, over, _, _ = ended(many)

    assert seen["action_mask"][over].any(axis=1).all()


def test_the_last_look_at_a_game_that_is_over_is_handed_on(many: Many) -> None:
    _, _, over, _, infos = ended(many)

    assert not any(infos["final_obs"][at]["action_mask"].any() for at in np.flatnonzero(over))


def test_the_shares_of_a_game_that_is_over_are_one_in_all(many: Many) -> None:
    _, _, over, _, infos = ended(many)

    assert infos["shares"][over].sum(axis=1) == pytest.approx(1)

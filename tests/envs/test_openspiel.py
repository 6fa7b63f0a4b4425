"""Citadels as OpenSpiel has its games: its own test passes, and texts tell apart what a player can tell apart."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pyspiel
import pytest

import citadels.envs.openspiel  # noqa: F401 - it registers the game
from citadels.envs.actions import NUMBER
from citadels.envs.encoding import encode


def dealt(players: int = 4, seed: int = 7, edition: int = 2005) -> Any:
    return pyspiel.load_game(f"python_citadels(players={players},seed={seed},edition={edition})").new_initial_state()


def decisions(state: Any, turn: int = 0) -> Any:
    """Play on and stop at each action; which one is taken depends on how many there are."""
    for at in range(10_000):
        if state.is_terminal():
            return
        yield state
        choices = state.legal_actions()
        state.apply_action(choices[(at * 7 + turn) % len(choices)])


@pytest.mark.parametrize(("players", "edition"), [(4, 2005), (3, 2016)])
def test_openspiel_finds_its_interface(players: int, edition: int) -> None:
    game = dealt(players, edition=edition).get_game()

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_same_seed_deals_the_same_game() -> None:
    assert str(dealt(seed=3)) == str(dealt(seed=3))


def test_another_seed_deals_another_game() -> None:
    assert str(dealt(seed=3)) != str(dealt(seed=4))


def test_the_shares_of_the_win_are_one_in_all() -> None:
    state = dealt()
    for _ in decisions(state):
        pass

    assert sum(state.returns()) == pytest.approx(1)


def test_an_action_is_said_in_words() -> None:
    assert dealt().action_to_string(0, NUMBER["build temple"]) == "build temple"


def test_a_copy_goes_its_own_way() -> None:
    state = dealt()
    before = str(state)

    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])

    assert str(state) == before


def test_a_copy_in_the_midst_of_a_decision_knows_what_was_said() -> None:
    state = next(state for seed in range(20) for state in decisions(dealt(seed=seed)) if state.query.tokens)

    assert state.clone().legal_actions() == state.legal_actions()


def test_a_player_cannot_tell_games_apart_that_differ_in_what_is_hidden() -> None:
    # The next player has seen nothing yet of what the first one picked (R3.1).
    first, other = dealt(), dealt()
    before = first.current_player()
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    bystander = (before + 2) % 4

    assert first.information_state_string(bystander) == other.information_state_string(bystander)


def test_a_player_recalls_what_it_did() -> None:
    # Whoever picked another character remembers so, whatever the table looks like later.
    first, other = dealt(), dealt()
    seat = first.current_player()
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])

    assert first.memories[seat].digest != other.memories[seat].digest


def test_what_a_player_sees_in_numbers_is_the_encoding_of_its_view() -> None:
    for state in islice(decisions(dealt()), 30, 31):
        seat = state.current_player()
        numbers = encode(state.query.observe(seat), state.query.tokens)

        assert state.observation_tensor(seat) == [float(number) for number in numbers]

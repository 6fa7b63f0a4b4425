"""OpenSpiel's searches work in every game: fresh deals, chance nodes, and worlds that fit an information state."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tabletop.core.rng import Dice
from tabletop.envs.openspiel import DRAWS, OUTCOMES
from tabletop.envs.query import deal, settled_after
from tests.envs.tables import CATAN, CITADELS, PRAGA, WITHOUT_OFFERS, Table

GAMES = (CITADELS, WITHOUT_OFFERS, PRAGA)
each_game = pytest.mark.parametrize("table", GAMES, ids=lambda table: table.spec.name)


def loaded(table: Table, **parameters: Any) -> Any:
    import_module(f"{table.spec.name}.envs.openspiel")
    return pyspiel.load_game(f"python_{table.spec.name}", {**table.rules, **parameters})


def through_chance(state: Any, chance: np.random.RandomState) -> Any:
    while state.is_chance_node():
        state.apply_action(int(chance.randint(OUTCOMES)))
    return state


def at_decision(table: Table, number: int, seed: int = 1, **parameters: Any) -> Any:
    """Play at random up to a decision."""
    chance = np.random.RandomState(seed)
    state = through_chance(loaded(table, **parameters).new_initial_state(), chance)
    for _ in range(number):
        state.apply_action(int(chance.choice(state.legal_actions())))
        through_chance(state, chance)
    return state


@each_game
def test_openspiel_finds_its_interface(table: Table) -> None:
    short = {"points": 3} if table is WITHOUT_OFFERS else {}

    pyspiel.random_sim_test(loaded(table, players=2, **short), num_sims=1, serialize=True, verbose=False)


@each_game
def test_every_initial_state_is_a_fresh_deal(table: Table) -> None:
    game = loaded(table)
    first, other = [through_chance(game.new_initial_state(), np.random.RandomState(seed)) for seed in (1, 2)]

    assert str(first) != str(other)


@each_game
def test_the_same_outcomes_are_the_same_game(table: Table) -> None:
    assert str(at_decision(table, 15)) == str(at_decision(table, 15))


@each_game
def test_chances_are_one_in_all(table: Table) -> None:
    state = loaded(table).new_initial_state()

    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


@each_game
def test_a_deal_takes_as_many_nodes_as_it_says(table: Table) -> None:
    state = loaded(table).new_initial_state()
    for _ in range(DRAWS):
        state.apply_action(0)

    assert state.current_player() != pyspiel.PlayerId.CHANCE


@each_game
def test_with_a_seed_there_is_no_chance(table: Table) -> None:
    game = loaded(table, seed=7)

    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC


def test_a_throw_of_dice_is_a_chance_node() -> None:
    # K3.2: a turn without cards to play begins with a throw, which leaves no choice.
    state = at_decision(WITHOUT_OFFERS, 15, players=2)
    chance = np.random.RandomState(3)
    while "end" not in [state.action_to_string(action) for action in state.legal_actions()]:
        state.apply_action(int(chance.choice(state.legal_actions())))
        through_chance(state, chance)

    state.apply_action(state.string_to_action("end"))

    assert state.is_chance_node()


def test_another_outcome_of_a_node_is_another_throw() -> None:
    state = at_decision(WITHOUT_OFFERS, 15, players=2)
    chance = np.random.RandomState(3)
    while "end" not in [state.action_to_string(action) for action in state.legal_actions()]:
        state.apply_action(int(chance.choice(state.legal_actions())))
        through_chance(state, chance)
    state.apply_action(state.string_to_action("end"))

    throws = {child.query.state.stack[0].dice for child in map(state.child, range(OUTCOMES))}

    assert len(throws) > 15


@pytest.mark.parametrize("table", [CITADELS, WITHOUT_OFFERS], ids=lambda table: table.spec.name)
def test_what_comes_from_a_deck_is_drawn_when_it_is_turned_up(table: Table) -> None:
    # R4.4, K8.1: no search can look ahead in the order of a deck.
    state, word = at_decision(table, 12), {CITADELS: "draw", WITHOUT_OFFERS: "buy"}[table]
    chance = np.random.RandomState(5)
    for _ in range(2000):
        words = [state.action_to_string(action) for action in state.legal_actions()]
        if word in words:
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
        through_chance(state, chance)

    state.apply_action(state.string_to_action(word))

    assert len({str(state.child(outcome)) for outcome in range(8)}) > 1


@each_game
@pytest.mark.parametrize("number", [3, 17, 30])
def test_a_resampled_state_is_the_same_information_state(table: Table, number: int) -> None:
    state = at_decision(table, number)
    player = state.current_player()

    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert world.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("table", GAMES, ids=lambda table: table.spec.name)
def test_resampled_states_differ_in_what_is_hidden(table: Table) -> None:
    state = at_decision(table, 12)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)

    worlds = {str(state.resample_from_infostate(state.current_player(), sampler)) for _ in range(5)}

    assert len(worlds) > 1


@each_game
def test_a_seat_that_does_not_decide_has_worlds_too(table: Table) -> None:
    state = at_decision(table, 17)
    other = (state.current_player() + 1) % 4

    world = state.resample_from_infostate(other, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert world.information_state_string(other) == state.information_state_string(other)


@each_game
def test_a_world_is_refused_where_nobody_decides(table: Table) -> None:
    state = loaded(table).new_initial_state()

    with pytest.raises(ValueError, match="at a chance node nobody decides"):
        state.resample_from_infostate(0, lambda: 0.5)


@each_game
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_searches_find_a_legal_action(table: Table, search: str) -> None:
    short = {"points": 3} if table is WITHOUT_OFFERS else {}
    state, chance = at_decision(table, 8, players=2, **short), np.random.RandomState(1)
    game, evaluator = state.get_game(), mcts.RandomRolloutEvaluator(1, chance)
    bots = {
        "mcts": lambda: mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=chance),
        "ismcts": lambda: ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=chance),
    }

    assert bots[search]().step(state) in state.legal_actions()


@each_game
def test_the_numbers_of_an_information_state_tell_what_was_done(table: Table) -> None:
    first = at_decision(table, 0)
    seat, other = first.current_player(), first.clone()
    first.apply_action(first.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])

    assert first.information_state_tensor(seat) != other.information_state_tensor(seat)


def test_offers_are_a_parameter() -> None:
    state = at_decision(CATAN, 0, offers=0)

    assert state.query.state.rules.offers == 0


@pytest.mark.parametrize(
    ("before", "after", "settled", "shuffled", "count"),
    [
        ("abcd", "bcd", 0, False, 0),  # drawn
        ("abcd", "cdxy", 0, True, 2),  # two drawn, two put under it
        ("abcd", "d", 2, False, 1),  # drawn down to those that were put there
        ("abcd", "dbca", 1, True, 0),  # shuffled
        ("", "xy", 0, False, 2),  # put down
        ("ab", "", 1, False, 0),  # all drawn
    ],
)
def test_cards_that_somebody_put_under_a_pile_are_counted(
    before: str, after: str, settled: int, shuffled: bool, count: int
) -> None:
    assert settled_after(before, after, settled, shuffled=shuffled) == count


def test_what_was_put_under_the_deck_comes_last() -> None:
    # R6.3M: cards that are put back go under the deck, and no chance brings them up before the others.
    query = deal(CITADELS.spec, ["A", "B"], {}, 3, chance=True)
    state = query.state
    state.deck.append("bottom")

    CITADELS.spec.redeal(state, Dice(4), [1])

    assert state.deck[-1] == "bottom"

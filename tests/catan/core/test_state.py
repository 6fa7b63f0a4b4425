from typing import Any

import pytest

from catan.core.pieces import recompute
from catan.core.state import State
from catan.flow.setup import new_state
from tabletop.core.engine import apply, options
from tabletop.core.rng import Dice

NOT_COPIED = ("barrier", "events")


def fields(state: State) -> dict[str, Any]:
    """A snapshot of all fields of a state."""
    values = {name: getattr(state, name) for name in State.__slots__ if name not in NOT_COPIED}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}


def play_on(state: State, dice: Dice, moves: int) -> State:
    for _ in range(moves):
        if state.stack:
            choices = options(state)
            apply(state, choices[dice.below(len(choices))])
    return state


@pytest.fixture
def midgame() -> State:
    return play_on(new_state(["Ann", "Bo", "Cy", "Di"], {"offers": 0, "dice": "deck"}, 7), Dice(7), 400)


def test_a_copy_has_all_that_the_original_has(midgame: State) -> None:
    assert fields(midgame.clone()) == fields(midgame)


def test_playing_on_a_copy_leaves_the_original_alone(midgame: State) -> None:
    before = fields(midgame)
    play_on(midgame.clone(), Dice(8), 200)
    assert fields(midgame) == before


def test_a_copy_records_no_events(midgame: State) -> None:
    midgame.events = []
    assert midgame.clone().events is None


@pytest.mark.parametrize("seed", range(6))
def test_cached_values_equal_recomputed_ones(seed: int) -> None:
    state, dice = new_state(["Ann", "Bo", "Cy"], {"offers": 0}, seed), Dice(seed)
    while state.stack:
        before = fields(play_on(state, dice, 10))
        recompute(state)
        assert fields(state) == before

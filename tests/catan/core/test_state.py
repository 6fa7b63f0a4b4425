from typing import Any

import pytest

from catan.core.pieces import renew
from catan.core.state import State
from catan.flow.setup import new_state
from tabletop.engine import apply, options
from tabletop.rng import Dice

NOT_COPIED = ("barrier", "events")


def fields(state: State) -> dict[str, Any]:
    """Everything in a state, lists as tuples, so that it stays as it is now."""
    found = {name: getattr(state, name) for name in State.__slots__ if name not in NOT_COPIED}
    return {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}


def moved(state: State, dice: Dice, moves: int) -> State:
    for _ in range(moves):
        if state.stack:
            choices = options(state)
            apply(state, choices[dice.below(len(choices))])
    return state


@pytest.fixture
def midgame() -> State:
    return moved(new_state(["Ann", "Bo", "Cy", "Di"], {"offers": 0, "dice": "deck"}, 7), Dice(7), 400)


def test_a_copy_has_all_that_the_original_has(midgame: State) -> None:
    assert fields(midgame.clone()) == fields(midgame)


def test_playing_on_a_copy_leaves_the_original_alone(midgame: State) -> None:
    before = fields(midgame)
    moved(midgame.clone(), Dice(8), 200)
    assert fields(midgame) == before


def test_nobody_listens_to_a_copy(midgame: State) -> None:
    midgame.events = []
    assert midgame.clone().events is None


@pytest.mark.parametrize("seed", range(6))
def test_what_is_kept_beside_the_pieces_is_what_one_finds_by_looking(seed: int) -> None:
    state, dice = new_state(["Ann", "Bo", "Cy"], {"offers": 0}, seed), Dice(seed)
    while state.stack:
        kept = fields(moved(state, dice, 10))
        renew(state)
        assert fields(state) == kept

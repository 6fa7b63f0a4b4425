"""Sampling states that agree with a view, and searching in them (notation §7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pytest

from catan.bots.guessing import Belief, guess
from catan.core.resources import ALL_RESOURCES
from catan.core.state import State
from catan.flow.setup import new_state
from catan.views.observing import view
from catan.views.view import observe
from tabletop.bots.protocol import Budget
from tabletop.bots.search import explore
from tabletop.core.engine import apply, current_seat, options
from tabletop.core.rng import Dice

OPTIONS = [{}, {"bank": "hidden"}, {"dice": "deck"}, {"point_cards": "open", "victims": "all"}]


def games(rules: Mapping[str, object], seed: int) -> Iterator[State]:
    """The states of a random game at every fortieth decision."""
    state, dice = new_state(["A", "B", "C"], {"round_limit": 60, "offers": 1, **rules}, seed), Dice(seed)
    decisions = 0
    while state.stack:
        if decisions % 40 == 0:
            yield state
        moves = options(state)
        apply(state, moves[dice.below(len(moves))])
        decisions += 1


@pytest.mark.parametrize("rules", OPTIONS)
@pytest.mark.parametrize("seat", range(3))
def test_a_seat_sees_the_same_in_a_sampled_state(rules: Mapping[str, object], seat: int) -> None:
    for state in games(rules, seat):
        assert view(guess(observe(state, seat), Dice(5)), seat) == view(state, seat)


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_has_the_same_options_in_a_sampled_state(seat: int) -> None:
    for state in games({}, seat):
        if current_seat(state) == seat:
            assert options(guess(observe(state, seat), Dice(5))) == options(state)


def test_a_sampled_state_has_every_card_once() -> None:
    """K1.1."""
    for state in games({"bank": "hidden"}, 3):
        world = guess(observe(state, 0), Dice(5))
        assert world.bank + sum(world.hands) == ALL_RESOURCES


def test_a_sampled_state_has_another_seed() -> None:
    state = new_state(["A", "B"], {}, 3)
    assert guess(observe(state, 0), Dice(5)).rng != state.rng


def test_hidden_cards_do_not_change_the_state_without_chance() -> None:
    """Two states that look the same to a seat have the same state without chance."""
    for state in games({}, 4):
        original = observe(state, 1)
        again = observe(guess(original, Dice(6)), 1)
        first, second = Belief(original).without_chance(), Belief(again).without_chance()
        assert (first.hands, first.cards, first.deck) == (second.hands, second.cards, second.deck)


def test_the_kernel_searches_in_sampled_states() -> None:
    """Of the corners of the first settlement the search prefers one; each was tried in as many worlds as the others."""
    state, dice = new_state(["A", "B"], {"offers": 0}, 3), Dice(7)
    belief = Belief(observe(state, current_seat(state)))

    def playout(world: State, option: int) -> tuple[float, Mapping[str, float]]:
        seat, twin, chance = current_seat(world), world.clone(), Dice(world.rng)
        assert seat is not None
        apply(twin, options(twin)[option])
        for _ in range(60):
            moves = options(twin)
            apply(twin, moves[chance.below(len(moves))])
        return twin.points(seat) / 10, {}

    results = explore(range(4), 0, partial(belief.deal, dice), playout, Budget(playouts=64))
    assert sorted(result.option for result in results) == [0, 1, 2, 3]

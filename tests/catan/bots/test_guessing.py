"""Dealing worlds that fit a view, and searching in them (notation §7)."""

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
from tabletop.bots import Budget
from tabletop.engine import apply, asked, options
from tabletop.rng import Dice
from tabletop.search import explore

OPTIONS = [{}, {"bank": "hidden"}, {"dice": "deck"}, {"point_cards": "open", "victims": "all"}]


def games(rules: Mapping[str, object], seed: int) -> Iterator[State]:
    """A game played by chance, as it stands at every fortieth decision."""
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
def test_a_seat_sees_the_same_in_a_dealt_world(rules: Mapping[str, object], seat: int) -> None:
    for state in games(rules, seat):
        assert view(guess(observe(state, seat), Dice(5)), seat) == view(state, seat)


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_is_asked_the_same_in_a_dealt_world(seat: int) -> None:
    for state in games({}, seat):
        if asked(state) == seat:
            assert options(guess(observe(state, seat), Dice(5))) == options(state)


def test_a_dealt_world_has_all_cards_once() -> None:
    """K1.1."""
    for state in games({"bank": "hidden"}, 3):
        world = guess(observe(state, 0), Dice(5))
        assert world.bank + sum(world.hands) == ALL_RESOURCES


def test_a_dealt_world_has_another_chance() -> None:
    state = new_state(["A", "B"], {}, 3)
    assert guess(observe(state, 0), Dice(5)).rng != state.rng


def test_what_lies_hidden_makes_no_difference_to_what_is_laid_out() -> None:
    """Two worlds that a seat cannot tell apart are laid out alike."""
    for state in games({}, 4):
        seen = observe(state, 1)
        again = observe(guess(seen, Dice(6)), 1)
        one, other = Belief(seen).laid_out(), Belief(again).laid_out()
        assert (one.hands, one.cards, one.deck) == (other.hands, other.cards, other.deck)


def test_the_kernel_searches_in_dealt_worlds() -> None:
    """Of the corners of the first settlement the search prefers one; each was tried in as many worlds as the others."""
    state, dice = new_state(["A", "B"], {"offers": 0}, 3), Dice(7)
    belief = Belief(observe(state, asked(state)))

    def playout(world: State, option: int) -> tuple[float, Mapping[str, float]]:
        seat, twin, chance = asked(world), world.clone(), Dice(world.rng)
        assert seat is not None
        apply(twin, options(twin)[option])
        for _ in range(60):
            moves = options(twin)
            apply(twin, moves[chance.below(len(moves))])
        return twin.points(seat) / 10, {}

    found = explore(range(4), 0, partial(belief.deal, dice), playout, Budget(playouts=64))
    assert sorted(one.option for one in found) == [0, 1, 2, 3]

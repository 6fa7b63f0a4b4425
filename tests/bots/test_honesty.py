"""Bots are honest: they get plain views, and decide alike whatever lies where they cannot see."""

from __future__ import annotations

from functools import cache

import pytest

from citadels.bots import BOTS
from citadels.bots.arena import CITADELS
from citadels.core.state import State
from citadels.views.observing import view
from tabletop.bots.protocol import Budget
from tabletop.core.rng import Dice
from tabletop.lab.arena import dice_for, play
from tests.bots.spies import Spy, decision, decisions, is_plain
from tests.conformance.hidden import reshuffle

# Little enough for a bot that searches, much enough to be a decision.
LITTLE = Budget(playouts=8)


def test_bots_are_handed_plain_views_only() -> None:
    spy = Spy(BOTS["casual"]())
    play(CITADELS, CITADELS.new(3, "random", 5), [spy, BOTS["casual"](), BOTS["casual"]()], dice_for(5, 3))
    assert all(map(is_plain, spy.views))


def test_bots_are_handed_their_own_view_only() -> None:
    spy = Spy(BOTS["casual"]())
    play(CITADELS, CITADELS.new(3, "random", 6), [BOTS["casual"](), spy, BOTS["casual"]()], dice_for(6, 3))
    hands = [[type(player["hand"]) is list for player in seen["players"]] for seen in spy.views]
    assert set(map(tuple, hands)) == {(False, True, False)}


def test_bots_of_the_house_are_handed_their_own_mask_only() -> None:
    spy = Spy(BOTS["casual"]())
    spy.native = True
    play(CITADELS, CITADELS.new(3, "random", 6), [BOTS["random"](), spy, BOTS["random"]()], dice_for(6, 3))
    assert {getattr(seen, "viewer", None) for seen in spy.views} == {1}


def test_blind_bots_are_shown_nothing() -> None:
    spy = Spy(BOTS["random"]())
    spy.blind = True
    play(CITADELS, CITADELS.new(2, {}, 7), [spy, BOTS["casual"]()], dice_for(7, 2))
    assert set(map(len, spy.views)) == {0}


SEATS = (2, 3, 4, 6, 8)


@cache
def of_random_game(seats: int) -> list[tuple[State, int, int]]:
    """Some decisions of a game of so many."""
    return decisions("random", seats, 40 + seats, every=9)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_cannot_know_does_not_change_its_decision(name: str, seats: int) -> None:
    differing = []
    for state, seat, seed in of_random_game(seats):
        other = reshuffle(state, seat, Dice(seed ^ 1))
        if decision(BOTS[name](), state, seat, seed, LITTLE) != decision(BOTS[name](), other, seat, seed, LITTLE):
            differing.append(view(state, seat))
    assert not differing


def fresh_hands(state: State, seat: int) -> bool:
    """Whether reshuffling changes another's hand at all: the leak test would say nothing otherwise."""
    other = reshuffle(state, seat, Dice(3))
    return any(other.players[at].hand != state.players[at].hand for at in state.others(seat))


def test_leak_test_reshuffles_something() -> None:
    states = [(state, seat) for seats in SEATS for state, seat, _ in of_random_game(seats)]
    assert sum(fresh_hands(state, seat) for state, seat in states) > len(states) / 2

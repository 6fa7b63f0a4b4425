"""Bots are honest: they get plain views, and decide alike whatever lies where they cannot see."""

from __future__ import annotations

import inspect
import re
from importlib import import_module

import pytest

from citadels.arena import CITADELS
from citadels.bots import BOTS
from citadels.bots.thumb import Thumb
from citadels.observe import view
from citadels.state import State
from tabletop.arena import dice_for, play
from tabletop.bots import Budget
from tabletop.rng import Dice
from tests.bots.spies import Spy, decision, decisions, is_plain
from tests.conformance.hidden import reshuffle

# Little enough for a bot that searches, much enough to be a decision.
LITTLE = Budget(playouts=8)


def test_bots_are_handed_plain_views_only() -> None:
    spy = Spy(Thumb())
    play(CITADELS, CITADELS.new(3, "random", 5), [spy, Thumb(), Thumb()], dice_for(5, 3))
    assert all(map(is_plain, spy.views))


def test_bots_are_handed_their_own_view_only() -> None:
    spy = Spy(Thumb())
    play(CITADELS, CITADELS.new(3, "random", 6), [Thumb(), spy, Thumb()], dice_for(6, 3))
    hands = [[type(player["hand"]) is list for player in seen["players"]] for seen in spy.views]
    assert set(map(tuple, hands)) == {(False, True, False)}


def test_blind_bots_are_shown_nothing() -> None:
    spy = Spy(BOTS["random"]())
    spy.blind = True
    play(CITADELS, CITADELS.new(2, {}, 7), [spy, Thumb()], dice_for(7, 2))
    assert set(map(len, spy.views)) == {0}


# The modules of the bots that do not search: they have no use for a state, not even a guessed one.
SIMPLE = [
    "answers",
    "at_random",
    "build",
    "counting",
    "draft",
    "hand",
    "raids",
    "sight",
    "targets",
    "thumb",
    "turn",
    "worth",
]
OF_THE_STATE = ("state", "effects", "flow", "frames", "moments", "observe", "setup", "notation", "game", "guess.world")


@pytest.mark.parametrize("name", SIMPLE)
def test_simple_bots_import_nothing_of_the_state(name: str) -> None:
    module = import_module(f"citadels.bots.{name}")
    imported = re.findall(r"^(?:from|import) citadels\.([\w.]+)", inspect.getsource(module), re.MULTILINE)
    assert [name for name in imported if name.startswith(OF_THE_STATE)] == []


GAMES = [(seats, decisions("random", seats, 40 + seats, every=9)) for seats in (2, 3, 4, 6, 8)]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [seats for seats, _ in GAMES])
def test_what_a_seat_cannot_know_does_not_change_its_decision(name: str, seats: int) -> None:
    differing = []
    for state, seat, seed in dict(GAMES)[seats]:
        other = reshuffle(state, seat, Dice(seed ^ 1))
        if decision(BOTS[name](), state, seat, seed, LITTLE) != decision(BOTS[name](), other, seat, seed, LITTLE):
            differing.append(view(state, seat))
    assert not differing


def fresh_hands(state: State, seat: int) -> bool:
    """Whether reshuffling changes another's hand at all: the leak test would say nothing otherwise."""
    other = reshuffle(state, seat, Dice(3))
    return any(other.players[at].hand != state.players[at].hand for at in state.others(seat))


def test_leak_test_reshuffles_something() -> None:
    states = [(state, seat) for _, found in GAMES for state, seat, _ in found]
    assert sum(fresh_hands(state, seat) for state, seat in states) > len(states) / 2

"""Hidden information of Citadels: what others learn by a move, and what reasons say (notation §4)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from citadels import Game
from citadels.bots.arena import CITADELS
from citadels.core.state import State
from tabletop.core.events import Event
from tabletop.testing.conformance import Trial
from tabletop.testing.leaks import check_refusals, check_watchers
from tests.conformance.hidden import mostly_sensible, reshuffle
from tests.fuzz.of_citadels import TRIALS, table

# What handles cards or characters that others do not see.
SECRET = ("draw", "keep", "pick", "discard", "redraw", "search", "give", "take")
CONCEALED = ("pick", "discard", "keep")  # others learn that it was done, and no more


def reveals(state: State, watcher: int, events: Sequence[Event]) -> bool:
    """Whether a character was called, which tells all who has it; or the watcher decides now, by what was passed on."""
    return state.stack[-1].seat == watcher or any(event.id in ("called", "resumed", "round") for event in events)


def trial(seed: int, every: int) -> Trial:
    """A game of either edition in turn, with any cards and options."""
    names, rules = table(seed)
    return Trial(CITADELS, len(names), rules, seed, every, reshuffle=reshuffle, choose=mostly_sensible, game=Game)


def watched(seed: int, every: int = 3) -> set[str]:
    """The first words of the secret moves of a game that were watched."""
    moves = check_watchers(trial(seed, every), lambda move: move.split(" ")[0] in SECRET, reveals, CONCEALED)
    return {move.split(" ")[0] for move in moves}


@pytest.mark.parametrize("seed", range(16))
def test_a_watcher_learns_nothing_about_hidden_cards(seed: int) -> None:
    watched(seed)


def test_there_are_secret_moves_to_watch() -> None:
    assert set().union(*(watched(seed, 1) for seed in range(16))) >= {"draw", "give", "keep", "pick", "search", "take"}


@pytest.mark.parametrize("seed", range(8))
def test_reasons_leak_nothing_hidden(seed: int) -> None:
    check_refusals(trial(seed, 80), TRIALS[::5])

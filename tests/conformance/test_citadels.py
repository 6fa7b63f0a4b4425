"""Citadels keeps what every game at this table must keep, in every setup (notation §1 to §4)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from citadels import Game
from citadels.bots.arena import CITADELS, conserved
from tabletop.testing.conformance import Trial, check
from tests.conformance.hidden import mostly_sensible, reshuffle
from tests.conformance.setups import setups, setups_2016

Setup = tuple[int, dict[str, Any]]

SEEDS = st.integers(0, 2**64 - 1)
slow = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
of_each_edition = pytest.mark.parametrize("setup", [setups(), setups_2016()], ids=["2005", "2016"])


@of_each_edition
@slow
@given(drawn=st.data(), seed=SEEDS, every=st.integers(5, 11))
def test_sensible_games_conform(setup: st.SearchStrategy[Setup], drawn: st.DataObject, seed: int, every: int) -> None:
    """R15.1, E12.1: with bots that get far, so that much of it happens."""
    seats, rules = drawn.draw(setup)
    trial = Trial(CITADELS, seats, rules, seed, every, conserved, reshuffle, mostly_sensible, game=Game)
    assert check(trial).state.round <= rules["round_limit"]


@of_each_edition
@slow
@given(drawn=st.data(), seed=SEEDS, every=st.integers(5, 11))
def test_random_games_conform(setup: st.SearchStrategy[Setup], drawn: st.DataObject, seed: int, every: int) -> None:
    """R15.1, E12.1: as every game does."""
    seats, rules = drawn.draw(setup)
    assert check(Trial(CITADELS, seats, rules, seed, every, conserved, reshuffle, game=Game)).state.last_round

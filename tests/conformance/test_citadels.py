"""Citadels keeps what every game at this table must keep, in every setup (notation §1 to §4)."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from citadels.bots.arena import CITADELS, conserved
from tabletop.conformance import Trial, check
from tests.conformance.hidden import mostly_sensible, reshuffle
from tests.conformance.setups import setups, setups_2016

SEEDS = st.integers(0, 2**64 - 1)
slow = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@slow
@given(setup=setups(), seed=SEEDS, every=st.integers(5, 11))
def test_sensible_games_conform(setup: tuple[int, dict[str, Any]], seed: int, every: int) -> None:
    seats, rules = setup
    trial = Trial(CITADELS, seats, rules, seed, every, conserved, reshuffle, mostly_sensible)
    assert check(trial).state.round <= rules["round_limit"]


@slow
@given(setup=setups(), seed=SEEDS, every=st.integers(5, 11))
def test_random_games_conform(setup: tuple[int, dict[str, Any]], seed: int, every: int) -> None:
    seats, rules = setup
    trial = Trial(CITADELS, seats, rules, seed, every, conserved, reshuffle)
    assert check(trial).state.last_round


@slow
@given(setup=setups_2016(), seed=SEEDS, every=st.integers(5, 11))
def test_sensible_games_of_2016_conform(setup: tuple[int, dict[str, Any]], seed: int, every: int) -> None:
    """E12.1: with bots that get far, so that much of it happens."""
    seats, rules = setup
    trial = Trial(CITADELS, seats, rules, seed, every, conserved, reshuffle, mostly_sensible)
    assert check(trial).state.round <= rules["round_limit"]


@slow
@given(setup=setups_2016(), seed=SEEDS, every=st.integers(5, 11))
def test_random_games_of_2016_conform(setup: tuple[int, dict[str, Any]], seed: int, every: int) -> None:
    """E12.1: as every game does."""
    seats, rules = setup
    trial = Trial(CITADELS, seats, rules, seed, every, conserved, reshuffle)
    assert check(trial).state.last_round

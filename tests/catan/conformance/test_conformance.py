"""Catan passes the conformance checks with every option (notation §2 to §7)."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catan import Game
from catan.rulebook import RULEBOOK
from tabletop.testing.conformance import Trial, check
from tests.catan.conformance.hidden import conserved, mostly_plain, reshuffle
from tests.catan.conformance.setups import setups

SEEDS = st.integers(0, 2**64 - 1)
slow = settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])


@slow
@given(setup=setups(), seed=SEEDS, every=st.integers(11, 41))
def test_games_conform(setup: tuple[int, dict[str, Any]], seed: int, every: int) -> None:
    """K10.4: and end within their rounds."""
    seats, rules = setup
    trial = Trial(RULEBOOK, seats, rules, seed, every, conserved, reshuffle, mostly_plain, game=Game)
    assert check(trial).state.round <= rules["round_limit"] + 1


@slow
@given(setup=setups(), seed=SEEDS)
def test_games_with_every_move_as_likely_conform(setup: tuple[int, dict[str, Any]], seed: int) -> None:
    """K7.8: offers are counted, so that turns full of them end."""
    seats, rules = setup
    short = rules | {"round_limit": 3}
    assert check(Trial(RULEBOOK, seats, short, seed, 31, conserved, reshuffle, game=Game)).state.round <= 4

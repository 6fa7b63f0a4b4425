"""The third game passes the kernel's conformance checks with every option (notation §2 to §7)."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from praga import Game
from praga.rulebook import RULEBOOK
from tabletop.testing.conformance import Trial, check
from tests.praga.conformance.hidden import conserved, gladly, reshuffle

SEEDS = st.integers(0, 2**64 - 1)
RULES = st.fixed_dictionaries(
    {},
    optional={
        "tiles": st.sampled_from(["A", "B"]),
        "crane_order": st.sampled_from(["random", "fixed"]),
        "tokens": st.sampled_from(["all", "by_players"]),
        "road_tiles": st.sampled_from(["none", "chance", "all"]),
        "bridge": st.one_of(st.just("chance"), st.lists(st.integers(0, 1), min_size=5, max_size=5)),
        "first": st.sampled_from([None, 0]),
    },
)
TURNS = {1: 32, 2: 32, 3: 48, 4: 64}
slow = settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.too_slow])


@slow
@given(seats=st.integers(1, 4), rules=RULES, seed=SEEDS, every=st.integers(11, 41))
def test_games_conform(seats: int, rules: dict[str, Any], seed: int, every: int) -> None:
    """P3.1: and end after sixteen turns each."""
    trial = Trial(
        RULEBOOK, seats, rules | {"solo": seats == 1}, seed, every, conserved, reshuffle, gladly, game=Game
    )  # fmt: skip
    assert check(trial).state.turn == TURNS[seats]


@slow
@given(seats=st.integers(1, 4), seed=SEEDS)
def test_games_with_every_move_as_likely_conform(seats: int, seed: int) -> None:
    """Notation §3: every turn ends."""
    trial = Trial(RULEBOOK, seats, {"solo": seats == 1}, seed, 31, conserved, reshuffle, game=Game)
    assert check(trial).state.turn == TURNS[seats]

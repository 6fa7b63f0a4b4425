"""Every run has seeds of its own; what failed is printed, with the command that does it again."""

import random
from collections.abc import Iterator

import pytest

from tests.fuzz.cases import Cases

SECONDS = 30.0  # of each fuzzer in a run of all tests; five of them


@pytest.fixture
def cases(request: pytest.FixtureRequest) -> Iterator[Cases]:
    """Cases from a seed of chance, or from --seed on, for half a minute, or for as long as --for says."""
    seed, seconds = request.config.getoption("--seed"), request.config.getoption("--for")
    if seed is None:
        seed = random.SystemRandom().getrandbits(40)
    drawn = Cases(seed, SECONDS if seconds is None else seconds)
    yield drawn
    print(f"\n{request.node.name}: {drawn}\nthe last again: pytest {request.node.nodeid} --for 0 --seed {drawn.last}")

"""Every run has seeds of its own; what failed is printed, with the command that does it again."""

import random
import shlex
from collections.abc import Generator, Iterator

import pytest

from tests.conftest import AGAIN
from tests.fuzz.cases import Cases
from tests.games import NAMES

SECONDS = 6.0  # of each fuzzer in a run of all tests, five of them; `python3 build soak` runs them on and on
FEWER = {**dict.fromkeys(NAMES[1:], 3.0), "pebbles": 0.25}  # of each of the other games' four


@pytest.fixture
def cases(request: pytest.FixtureRequest) -> Iterator[Cases]:
    """Cases from a random seed, or from --seed on, for as long as --for says, else for the seconds of the game."""
    by_itself = FEWER.get(request.node.callspec.params.get("game"), SECONDS) if has_game(request) else SECONDS
    seed, seconds = request.config.getoption("--seed"), request.config.getoption("--for")
    if seed is None:
        seed = random.SystemRandom().getrandbits(40)
    drawn = Cases(seed, by_itself if seconds is None else seconds)
    yield drawn
    print(f"\n{request.node.name}: {drawn}\nthe last {again(request.node.nodeid, drawn)}")


def has_game(request: pytest.FixtureRequest) -> bool:
    """Whether a fuzzer is that of one game among several."""
    return hasattr(request.node, "callspec")


def again(test: str, drawn: Cases) -> str:
    """Say how the last case is done again."""
    return f"again: pytest {shlex.quote(test)} --for 0 --seed {drawn.last}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell with a failure which case it was: the terminal repeats it below everything else."""
    report = yield
    drawn = getattr(item, "funcargs", {}).get("cases")
    if report.failed and drawn is not None:
        report.sections.append((AGAIN, again(item.nodeid, drawn)))
    return report

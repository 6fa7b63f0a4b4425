"""Every run has seeds of its own; what failed is printed, with the command that does it again."""

import random
from collections.abc import Generator, Iterator

import pytest

from tests.conftest import AGAIN
from tests.fuzz.cases import Cases

SECONDS = 30.0  # of each fuzzer in a run of all tests; five of them


@pytest.fixture
def cases(request: pytest.FixtureRequest) -> Iterator[Cases]:
    """Cases for half a minute."""
    yield from cases_of(request, SECONDS)


def cases_of(request: pytest.FixtureRequest, by_itself: float) -> Iterator[Cases]:
    """Cases from a seed of chance, or from --seed on, for so many seconds, or for as long as --for says."""
    seed, seconds = request.config.getoption("--seed"), request.config.getoption("--for")
    if seed is None:
        seed = random.SystemRandom().getrandbits(40)
    drawn = Cases(seed, by_itself if seconds is None else seconds)
    yield drawn
    print(f"\n{request.node.name}: {drawn}\nthe last {again(request.node.nodeid, drawn)}")


def again(test: str, drawn: Cases) -> str:
    """Say how the last case is done again."""
    return f"again: pytest {test} --for 0 --seed {drawn.last}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell with a failure which case it was: the terminal repeats it below everything else."""
    report = yield
    drawn = getattr(item, "funcargs", {}).get("cases")
    if report.failed and drawn is not None:
        report.sections.append((AGAIN, again(item.nodeid, drawn)))
    return report

"""Each run has new seeds; a failure prints the command that reproduces it."""

from collections.abc import Iterator

import pytest

from tests.fuzz.cases import Cases
from tests.fuzz.conftest import cases_of, pytest_runtest_makereport

__all__ = ["cases", "pytest_runtest_makereport"]

SECONDS = 6.0  # of each fuzzer in a run of all tests; three of them


@pytest.fixture
def cases(request: pytest.FixtureRequest) -> Iterator[Cases]:
    """Cases for some seconds."""
    yield from cases_of(request, SECONDS)

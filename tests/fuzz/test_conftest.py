"""A failure can be repeated: its seed stands last in a run's output, whatever is cut off."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ("pytester",)
TESTS = Path(__file__).parents[1]
FAILS_AT_9 = "def test_it(cases):\n    for seed in cases:\n        assert seed < 9\n"


def test_the_case_that_failed_is_told_last(pytester: pytest.Pytester) -> None:
    """Of a run that began two cases earlier."""
    pytester.makeconftest((TESTS / "conftest.py").read_text() + (TESTS / "fuzz" / "conftest.py").read_text())
    pytester.makepyfile(test_it=FAILS_AT_9)
    run = pytester.runpytest("-q", "-p", "no:playwright", "--seed", "7", "--for", "60")
    *_, text, _title, _summary, _count = run.outlines
    assert text == "again: pytest test_it.py::test_it --for 0 --seed 9"

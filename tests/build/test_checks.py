"""Runs of checks by the test command, and sums of pytest's results."""

import re
from collections.abc import Callable

import pytest

from build import checks
from build.checks import added, counts_of
from build.commands import NAMED_PARTS, PARTS
from build.paths import ROOT
from build.say import BuildError, say


def test_the_last_line_of_pytest_is_counted() -> None:
    words = "....F\nFAILED tests/test_a.py::test_b - 1 failed\n3 failed, 12 passed, 1 skipped in 4.20s"

    counts = counts_of(words)

    assert counts == {"failed": 3, "passed": 12, "skipped": 1}


def test_words_that_are_not_pytests_count_as_nothing() -> None:
    counts = counts_of("All checks passed!")

    assert counts == {}


def test_runs_beside_each_other_are_counted_together() -> None:
    words = added(["..\n12 passed, 3 deselected in 4.20s", "..\n1 failed, 7 passed in 5.10s"])

    assert counts_of(words) == {"failed": 1, "passed": 19, "deselected": 3}


def test_runs_beside_each_other_take_as_long_as_the_longest() -> None:
    assert added(["12 passed in 4.20s", "7 passed in 3.10s"]).endswith(" in 4.20s")


def test_a_run_that_never_came_to_its_end_is_told_of() -> None:
    assert added(["12 passed in 4.20s", "Out of memory"]) == "Out of memory"


def passes() -> str:
    say("all is well")
    return "2 passed in 1.00s"


def fails() -> str:
    say("something is wrong")
    raise BuildError("1 failed, 3 passed in 1.00s")


@pytest.fixture
def two_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """One part with two checks that run beside each other."""
    monkeypatch.setattr(checks, "CHECKS", {"part": (("first", fails), ("second", passes))})
    monkeypatch.setattr(checks, "ON_ONE_CORE", {"first", "second"})


@pytest.mark.usefixtures("two_checks")
def test_checks_beside_each_other_are_reported_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    checks.run(["part"])

    summary = capsys.readouterr().out.split("--- summary")[1]
    assert re.findall(r"(passed|FAILED)  (\w+)", summary) == [("FAILED", "first"), ("passed", "second")]


@pytest.mark.usefixtures("two_checks")
def test_a_check_that_fails_beside_another_fails_the_run() -> None:
    assert checks.run(["part"]) == 1


@pytest.mark.usefixtures("two_checks")
def test_the_output_of_a_check_beside_another_is_in_one_piece(capsys: pytest.CaptureFixture[str]) -> None:
    checks.run(["part"])

    assert "--- second\nall is well\n" in capsys.readouterr().out


@pytest.mark.usefixtures("two_checks")
def test_counts_of_checks_beside_each_other_are_added(capsys: pytest.CaptureFixture[str]) -> None:
    checks.run(["part"])

    assert "===== 1 failed, 5 passed in " in capsys.readouterr().out


@pytest.fixture
def run_parts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The parts that are run, each of which does nothing else."""
    result: list[str] = []

    def noting(part: str) -> Callable[[], str]:
        def check() -> str:
            result.append(part)
            return ""

        return check

    monkeypatch.setattr(checks, "CHECKS", {part: ((part, noting(part)),) for part in checks.CHECKS})
    return result


def test_fast_is_lint_types_and_the_quick_tests(run_parts: list[str]) -> None:
    checks.run(["fast"])

    assert sorted(run_parts) == ["lint", "quick", "types"]


def test_an_unknown_part_is_refused_with_those_there_are() -> None:
    with pytest.raises(BuildError, match=r"There is no part slow; the parts are .*, and fast"):
        checks.run(["slow"])


def test_every_part_that_can_be_named_is_there() -> None:
    assert {*PARTS, *NAMED_PARTS} == {*checks.CHECKS, "fast"}


def test_the_quick_tests_exist() -> None:
    assert [path for path in checks.quick_tests() if not (ROOT / path).exists()] == []


def test_the_tests_that_run_inside_pyodide_exist() -> None:
    suite = (ROOT / "tests" / "pyodide" / "suite.py").read_text(encoding="utf-8")

    paths = re.findall(r'^    "(tests/[\w/.]+)",', suite, re.MULTILINE)

    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert len(paths) > 10

"""How the test command adds up what pytest says."""

from build.checks import added, counts_of


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

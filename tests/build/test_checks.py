"""How the test command adds up what pytest says."""

from build.checks import counts_of


def test_the_last_line_of_pytest_is_counted() -> None:
    words = "....F\nFAILED tests/test_a.py::test_b - 1 failed\n3 failed, 12 passed, 1 skipped in 4.20s"

    counts = counts_of(words)

    assert counts == {"failed": 3, "passed": 12, "skipped": 1}


def test_words_that_are_not_pytests_count_as_nothing() -> None:
    counts = counts_of("All checks passed!")

    assert counts == {}

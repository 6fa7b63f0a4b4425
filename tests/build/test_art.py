"""What the build makes of drawings."""

import pytest

from build.art import without_zeros


@pytest.mark.parametrize(
    ("path", "short"),
    [
        pytest.param("M1.50 2.0", "M1.5 2", id="after other digits, and alone"),
        pytest.param("l-.0 10", "l-.0 10", id="a zero that is a whole number"),
        pytest.param("l1.0.5", "l1.0.5", id="before another number"),
        pytest.param("a3 3 0 100 200", "a3 3 0 100 200", id="in whole numbers"),
        pytest.param("l.05.50.105", "l.05.5.105", id="within"),
    ],
)
def test_zeros_at_the_end_of_decimals_are_left_out(path: str, short: str) -> None:
    assert without_zeros(path) == short

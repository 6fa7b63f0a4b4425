import pytest

from tabletop.core.rng import below, two_below


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63, 2**64 - 1])
def test_two_numbers_at_one_go_are_those_drawn_one_after_another(seed: int) -> None:
    then, number = below(seed, 6)
    at_last, other = below(then, 6)
    assert two_below(seed, 6) == (at_last, number, other)

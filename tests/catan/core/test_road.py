import pytest

from catan.core.board import CORNER, PATH, mask
from catan.core.road import longest, longest_through

RING = "c5-c6 c6-c7 c7-d7 d6-d7 d5-d6 c5-d5"
# Roads, corners with another's building, and the length worked out by hand (K9.2, K12.14).
SHAPES = {
    "none": ("", "", 0),
    "one road": ("c5-c6", "", 1),
    "two roads apart": ("c5-c6 e4-e5", "", 1),
    "a line of three": ("c5-c6 c6-c7 c7-c8", "", 3),
    "a fork counts its two longest arms": ("c4-c5 c5-c6 c5-d5 d5-d6", "", 3),
    "a ring counts whole": (RING, "", 6),
    "a ring with a tail": (RING + " c7-c8", "", 7),
    "a ring with two tails at neighbouring corners": (RING + " c7-c8 b6-c6", "", 7),
    "two rings with a common path": (RING + " b6-c6 b5-b6 b4-b5 b4-c4 c4-c5", "", 11),
    "a line broken in its middle": ("c5-c6 c6-c7 c7-c8", "c7", 2),
    "a line that ends at another's building": ("c5-c6 c6-c7 c7-c8", "c8", 3),
    "a ring with one building of another": (RING, "c6", 6),
    "a ring with buildings of others at two corners": (RING, "c6 d7", 4),
}


def network(names: str) -> int:
    return mask([PATH[name] for name in names.split()])


def corners(names: str) -> int:
    return mask([CORNER[name] for name in names.split()])


@pytest.mark.parametrize("shape", SHAPES)
def test_the_length_of(shape: str) -> None:
    roads, obstacles, length = SHAPES[shape]
    assert longest(network(roads), corners(obstacles)) == length


@pytest.mark.parametrize("shape", SHAPES)
def test_the_longest_line_through_some_road_is_the_longest_of(shape: str) -> None:
    roads, obstacles, length = SHAPES[shape]
    through = [longest_through(PATH[name], network(roads), corners(obstacles)) for name in roads.split()]
    assert max(through, default=0) == length

"""The island of one game: land and number of each hex, and the harbours (K1.2 to K1.6, K2.2, K2.4).

It is immutable, so copies of a game share it.
"""

from __future__ import annotations

from typing import Final

from catan.core.board import ENDS, HARBOURS, HEXES_AT
from catan.core.resources import BRICK, GRAIN, ORE, RESOURCES, WOOD, WOOL

DESERT: Final = 5  # after the five kinds of resources
LANDS: Final = (*RESOURCES, "desert")
ANY: Final = 5  # the 3:1 harbour, after the five kinds
HARBOUR_WORDS: Final = (*RESOURCES, "any")
NO_NUMBER: Final = 0
RED: Final = (6, 8)

# The hexes of an island (K1.2), the tokens in ascending order (K1.3) and in their own, A to R (K1.4).
ALL_LANDS: Final = (WOOD,) * 4 + (BRICK,) * 3 + (WOOL,) * 4 + (GRAIN,) * 4 + (ORE,) * 3 + (DESERT,)
TOKENS: Final = (2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12)
TOKENS_A_TO_R: Final = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)

# The beginner's board (K2.2), from h1 on, and the harbours as printed, clockwise from the upper left (K2.4).
BEGINNERS_LANDS: Final[tuple[int, ...]] = (
    ORE, WOOL, WOOD,
    GRAIN, BRICK, WOOL, BRICK,
    GRAIN, WOOD, DESERT, WOOD, ORE,
    WOOD, ORE, GRAIN, WOOL,
    BRICK, GRAIN, WOOL,
)  # fmt: skip
BEGINNERS_NUMBERS: Final[tuple[int, ...]] = (
    10, 2, 9,
    12, 6, 4, 10,
    9, 11, NO_NUMBER, 3, 8,
    8, 3, 4, 5,
    5, 6, 11,
)  # fmt: skip
FIXED_HARBOURS: Final = (ANY, GRAIN, ORE, ANY, WOOL, ANY, ANY, BRICK, WOOD)


# In how many of 36 throws each number comes, from 0 (no number) to 12 (K1.3).
PIPS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


class Island:
    """The land and the harbours of one game.

    `lands` and `numbers` are indexed by hex (`NO_NUMBER` on the desert), `harbours` as `board.HARBOURS`.
    """

    __slots__ = ("desert", "harbour_at", "harbours", "lands", "numbers", "pips", "yields")

    def __init__(self, lands: tuple[int, ...], numbers: tuple[int, ...], harbours: tuple[int, ...]) -> None:
        self.lands = lands
        self.numbers = numbers
        self.harbours = harbours
        self.desert = lands.index(DESERT)
        # The yields of each corner: (number, resource) of each adjacent hex except the desert.
        self.yields: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [tuple([(numbers[at], lands[at]) for at in hexes if lands[at] != DESERT]) for hexes in HEXES_AT]
        )
        self.pips = tuple([sum([PIPS[number] for number, _ in there]) for there in self.yields])
        # The kind of harbour, by corner.
        self.harbour_at = {corner: kind for path, kind in zip(HARBOURS, harbours, strict=True) for corner in ENDS[path]}

    def kinds_at(self, corner: int) -> int:
        """Return the number of different resources that a corner yields."""
        return len({kind for _, kind in self.yields[corner]})


BEGINNERS: Final = Island(BEGINNERS_LANDS, BEGINNERS_NUMBERS, FIXED_HARBOURS)

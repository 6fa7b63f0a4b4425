"""Links to games (`tabletop.notation.links`): a move is its number in the documented order (notation §3)."""

from __future__ import annotations

from typing import Final

from praga.flow.options import LATER
from tabletop.notation.links import GameLinks, by_value

# Words of version 1; the index is the code: never sort or remove any. New keys and words are spelled out in links.
WORDS: Final = (
    "data", "tiles", "crane_order", "tokens", "bridge", "road_tiles", "first", "solo", "house-2", "A", "B", "random",
    "fixed", "all", "by_players", "chance", "none", "house-3",
)  # fmt: skip
MOST_SEATS: Final = 4
# At most 64 turns are played; the longest of 344 games by bots had 415 moves, of 1,824 random ones 371.
MOST_MOVES: Final = 1_500
LINKS: Final = GameLinks(
    {1: by_value(WORDS, most_seats=MOST_SEATS)}, most_moves=MOST_MOVES, prefix="praga/#", later=LATER
)

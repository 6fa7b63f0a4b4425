"""Links to games of Catan (`tabletop.notation.links`): a move is its number in the documented order (notation §3).

Lists of moves may end with thousands of offers or dozens of bids, which would make every move expensive. There a move
has two numbers: its index among the moves before them (one more stands for any of them), then the index within them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from catan.flow.options import LATER
from catan.flow.setup import PLAYERS
from tabletop.core.lazy import ConcatSequence
from tabletop.notation.link_packing import Unpacker
from tabletop.notation.links import GameLinks, Pick, by_value, one_pick, one_picked

# Words of version 1; the index is the code: never sort or remove any. New keys and words are spelled out in links.
WORDS: Final = (
    "board", "numbers", "harbours", "start", "points", "discard_limit", "friendly_robber", "victims", "dice",
    "calm_rounds", "offers", "counters", "trade_time", "point_cards", "bank", "round_limit", "random", "beginner",
    "spiral", "apart", "loose", "fixed", "shuffled", "snake", "quick", "one", "all", "deck", "after_roll", "any",
    "hidden", "open",
)  # fmt: skip


def picks(options: Sequence[Any], move: Any) -> list[Pick]:
    """Encode a move by one choice, or by two if the list ends with a lazy one."""
    if not isinstance(options, ConcatSequence):
        return one_pick(options, move)
    count = len(options.first)
    if move in options.first:
        return [(options.first.index(move), count + 1)]
    return [(count, count + 1), *one_pick(options.rest, move)]


def take_out(options: Sequence[Any], moves: Unpacker) -> Any:
    """Decode a move that was encoded by `picks`."""
    if not isinstance(options, ConcatSequence):
        return one_picked(options, moves)
    at = moves.choice(len(options.first) + 1)
    return options.first[at] if at < len(options.first) else one_picked(options.rest, moves)


# The longest of 110 games by bots had 879 moves, of 781 random ones 3,479; one that was published has 5,836.
MOST_MOVES: Final = 8_000
LINKS: Final = GameLinks(
    {1: by_value(WORDS, most_seats=PLAYERS[-1])},
    picks=picks,
    picked=take_out,
    most_moves=MOST_MOVES,
    prefix="catan/#",
    later=LATER,
)

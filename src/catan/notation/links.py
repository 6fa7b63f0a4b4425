"""Links to games of Catan (`tabletop.game_links`): a move is its number in the documented order (notation §3).

Where thousands of offers or dozens of bids come last, every move would cost as much as one of them. So there a move is
written in two steps: its number among those before them, with one more for all of them; and only then which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from catan.flow.setup import PLAYERS
from tabletop.counted import Menu
from tabletop.game_links import GameLinks, Pick, by_value, one_pick, one_picked
from tabletop.links import Unpacker

# Words of version 1, each with its place as its number: never sorted or taken out; a new key or word is spelled.
WORDS: Final = (
    "board", "numbers", "harbours", "start", "points", "discard_limit", "friendly_robber", "victims", "dice",
    "calm_rounds", "offers", "counters", "trade_time", "point_cards", "bank", "round_limit", "random", "beginner",
    "spiral", "apart", "loose", "fixed", "shuffled", "snake", "quick", "one", "all", "deck", "after_roll", "any",
    "hidden", "open",
)  # fmt: skip


def picks(options: Sequence[Any], move: Any) -> list[Pick]:
    """Say a move by one choice, or by two where counted ones come last."""
    if not isinstance(options, Menu):
        return one_pick(options, move)
    first = len(options.first)
    if move in options.first:
        return [(options.first.index(move), first + 1)]
    return [(first, first + 1), *one_pick(options.rest, move)]


def picked(options: Sequence[Any], moves: Unpacker) -> Any:
    """Take out the move that `picks` put away."""
    if not isinstance(options, Menu):
        return one_picked(options, moves)
    at = moves.choice(len(options.first) + 1)
    return options.first[at] if at < len(options.first) else one_picked(options.rest, moves)


LINKS: Final = GameLinks(
    {1: by_value(WORDS, most_seats=PLAYERS[-1])}, picks=picks, picked=picked, most_moves=20_000, prefix="catan/#"
)

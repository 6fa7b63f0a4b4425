"""Cards in hand: what can be spared, and what a whole other hand would bring."""

from __future__ import annotations

from collections.abc import Sequence

from bench.thumb.sight import Sight
from bench.thumb.targets import fullest_hand
from bench.thumb.worth import in_hand, useful
from citadels.core.moves import Move
from tabletop.core.rng import Dice


def spare_card(sight: Sight) -> tuple[str, float]:
    """Return the card one misses least, and what it is worth; a second copy is worth next to nothing."""
    values = {card: 0.2 if sight.hand.count(card) > 1 else in_hand(sight, card) for card in sight.hand}
    card = min(values, key=lambda name: values[name])
    return card, values[card]


def swap_gain(sight: Sight, options: Sequence[Move], dice: Dice) -> tuple[int, int]:
    """Return the index of the player to exchange hands with, and how many useful cards that gains."""
    at = fullest_hand(sight, options, dice)
    theirs = sight.seats[options[at].seat].cards
    if sight.last_round and "map_room" not in sight.mine.names:
        return at, 0
    return at, theirs - len(useful(sight))


def best_redraw(sight: Sight) -> int | None:
    """Return which of all redraws puts back what cannot be built, counted as the engine counts them; None if nothing.

    Number i + 1 in mixed radix says how many of each card go, the first card's number changing quickest.
    """
    if sight.last_round and "map_room" not in sight.mine.names:
        return None
    names = list(dict.fromkeys(sight.hand))
    keep = set(useful(sight))
    number, unit = 0, 1
    for name in names:
        count = sight.hand.count(name)
        spare = count - (name in keep)
        number += min(spare, count) * unit
        unit *= count + 1
    return number - 1 if number and sight.deck else None

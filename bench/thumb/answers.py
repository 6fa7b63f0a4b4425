"""Answers to what is asked between turns, or in the middle of one."""

from __future__ import annotations

from collections.abc import Sequence

from bench.thumb.sight import Sight
from bench.thumb.worth import GOLD, in_hand, standing, to_build, worst
from citadels.core.moves import Move


def keep(sight: Sight, options: Sequence[Move]) -> int:
    """Return the index of the drawn cards to keep."""
    held = set(sight.hand)
    values = []
    for option in options:
        names = option.names
        fresh = [card for at, card in enumerate(names) if card not in held and card not in names[:at]]
        values.append(sum(in_hand(sight, card) for card in fresh) - 20.0 * (len(names) - len(fresh)))
    return values.index(max(values))


def take(sight: Sight, options: Sequence[Move]) -> int:
    """Return the index of the Wizard's card, built at once where that is good (R6.3W)."""
    values = []
    for option in options:
        card = option.name
        at_once = len(option.args) > 1
        if at_once:
            value = to_build(sight, card) + (4.0 if sight.left(sight.mine) == 1 else 0.0)
        else:
            value = 0.2 if card in sight.hand else in_hand(sight, card)
        values.append(value)
    return values.index(max(values))


def give(sight: Sight, options: Sequence[Move]) -> int:
    """Return the index of the gift to the Emperor: a gold, or a card that is worth less (R6.4E)."""
    cards = [option.name for option in options if option.name != "gold"]
    spare = worst(sight, cards) if cards else None
    value = in_hand(sight, spare) if spare else 0.0
    if spare and sight.hand.count(spare) > 1:
        value = 0.2
    gift = spare if spare and (len(cards) == len(options) or value < GOLD) else "gold"
    return next(at for at, option in enumerate(options) if option.name == gift)


def recover(sight: Sight, options: Sequence[Move], card: str) -> int:
    """Return whether the Graveyard's owner takes the destroyed card for a gold (R7.5)."""
    wanted = "recover" if in_hand(sight, card) > GOLD and not sight.last_round else "pass"
    if sight.last_round and "map_room" in sight.mine.names:
        wanted = "recover"
    return next(at for at, option in enumerate(options) if option.verb == wanted)


def search(sight: Sight, options: Sequence[Move]) -> int:
    """Return the index of the best card of the deck (R7.11)."""
    values = []
    for option in options:
        if option.verb == "pass":
            values.append(0.0)
            continue
        card = option.name
        dear = max(0, sight.cost(card) - sight.gold - 4)
        new = card not in sight.hand and (card not in sight.mine.names or sight.may_double(card))
        values.append(0.1 + (standing(sight, card) - 0.4 * dear if new else 0.0))
    return values.index(max(values))

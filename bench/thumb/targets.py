"""Naming characters and choosing players: whom to kill, rob, bewitch, visit or crown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.thumb.counting import Holders, chance_in_play, holders
from bench.thumb.draft import Prospects, promise
from bench.thumb.sight import Seat, Sight
from bench.thumb.worth import to_build, useful
from citadels.core.moves import Move
from citadels.core.registry import PLAYED
from tabletop.core.rng import Dice

# What is taken from a player who cannot play a character, beside his building, in points.
LOSS = {
    "architect": 1.8, "merchant": 0.6, "navigator": 1.2, "alchemist": 1.0, "witch": 1.0, "tax_collector": 0.5,
    "wizard": 0.8, "king": -0.3, "emperor": 0.0, "abbot": 0.2, "artist": 0.3, "queen": 0.3,
}  # fmt: skip


def _harm(sight: Sight, seat: Seat, name: str) -> float:
    """What it hurts a player to lose a turn as a character, and what it spares this seat; in points."""
    loss = 0.25 * sight.threat(seat) + 0.4 * seat.income(PLAYED.roles[name].kind) + LOSS.get(name, 0.0)
    if not sight.last_round and sight.left(seat) == 1 and seat.gold + seat.cards > 2:
        loss += 4.0
    if name == "thief":
        loss += 0.3 * sight.gold
    elif name == "magician":
        loss += 0.4 * max(0, len(sight.hand) - seat.cards)
    elif name in ("warlord", "diplomat"):
        loss += 1.0 if sight.lead() > 0 else -0.3
    elif name == "bishop":
        loss += 0.5 if sight.left(seat) <= 2 else 0.0
    return loss


def assassinate(sight: Sight, options: Sequence[Move], dice: Dice) -> int:
    """Return the index of the character whose loss hurts the others most, by the chance that it is held."""
    result = holders(sight)
    return _best(
        result,
        options,
        lambda name: (
            sum(chance * _harm(sight, sight.seats[seat], name) for seat, chance in result[name]) + 0.3 * dice.unit()
        ),
    )


def rob(sight: Sight, options: Sequence[Move], dice: Dice) -> int:
    """Return the index of the character that promises the most gold."""
    result = holders(sight)
    return _best(
        result,
        options,
        lambda name: sum(chance * (sight.seats[seat].gold + 0.1) for seat, chance in result[name]) + 0.1 * dice.unit(),
    )


def _best(result: Holders, options: Sequence[Move], value: Callable[[str], float]) -> int:
    """Return the index of the best name; one that nobody can hold only where there is no other."""
    values = [value(option.name) if option.name in result else -99.0 for option in options]
    return values.index(max(values))


def bewitch(sight: Sight, options: Sequence[Move], dice: Dice) -> tuple[int, float]:
    """Return the index of the character to take over, and what that gains over building as the Witch."""
    result = holders(sight)
    at = Prospects(sight)
    affordable = [to_build(sight, card) for card in useful(sight) if sight.cost(card) <= sight.gold]
    build = max(0.0, max(affordable, default=0.0))
    values = [_spell(sight, result, at, option.name, build) + 0.2 * dice.unit() for option in options]
    best = max(values)
    return values.index(best), best - build


def _spell(sight: Sight, result: Holders, at: Prospects, name: str, build: float) -> float:
    harm = sum(chance * 0.4 * _harm(sight, sight.seats[seat], name) for seat, chance in result.get(name, ()))
    return chance_in_play(result, name) * (promise(at, name) + build) + harm


def fullest_hand(sight: Sight, options: Sequence[Move], dice: Dice) -> int:
    """Return the index of the player with the most cards, the more dangerous of equals."""
    values = [
        sight.seats[option.seat].cards + 0.05 * sight.threat(sight.seats[option.seat]) + 0.01 * dice.unit()
        for option in options
    ]
    return values.index(max(values))


def new_holder(sight: Sight, options: Sequence[Move], dice: Dice) -> int:
    """Return the index of the player to be crowned: harmless, and soon followed by oneself."""
    count = len(sight.seats)
    values = []
    for option in options:
        seat = sight.seats[option.seat]
        wait = (sight.me - option.seat) % count
        values.append(-0.2 * sight.threat(seat) - 0.3 * wait - 0.8 * ("throne_room" in seat.names) + 0.1 * dice.unit())
    return values.index(max(values))

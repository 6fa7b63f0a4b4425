"""Touching other cities: the Warlord's, the Diplomat's and the Armory's choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.thumb.sight import Seat, Sight
from bench.thumb.worth import POWER, gold_worth
from citadels.core.moves import Move
from citadels.core.registry import PLAYED

# A raid must gain this much to be worth its noise, in points.
LEAST = 0.3


def plain(label: str) -> tuple[str, bool]:
    """Take a district's name in moves apart: the card, and whether the Artist's coin lies on it."""
    return (label[:-1], True) if label.endswith("+") else (label, False)


def weight(sight: Sight, seat: Seat) -> float:
    """How much of another's loss is one's own gain: all of it from a rival just ahead, little from a straggler."""
    top = max(sight.threat(other) for other in sight.others)
    ahead = seat.points() - sight.mine.points()
    if sight.last_round:
        return 0.9 if ahead >= -1 else 0.1
    if sight.threat(seat) >= top - 0.5:
        return 0.6 if len(sight.others) > 1 else 1.0
    # Breaking a straggler's city only makes the game longer.
    return 0.12


def loss(sight: Sight, seat: Seat, card: str, coin: bool) -> float:
    """What a player loses with a district: its points, perhaps the five kinds, the end in sight (R8.2)."""
    district = PLAYED.districts[card]
    lost = float(district.worth + coin)
    if card == "museum":
        lost += seat.tucked
    if seat.missing_kinds() == 0 and seat.kinds.count(district.kind) == 1:
        lost += 3.0
    if not sight.last_round:
        left = sight.left(seat)
        lost += 5.0 if left == 1 else 2.0 if left == 2 else 0.5
        power = POWER.get(card)
        lost += 0.3 * sight.rounds_left() if power is not None else 0.0
    return lost


def price(seat: Seat, card: str, coin: bool) -> int:
    """What the Warlord pays for a district (R6.8W, R7.8, R6.9A)."""
    wall = "great_wall" in seat.names and card != "great_wall"
    return PLAYED.districts[card].cost + coin - 1 + wall


def _best(sight: Sight, options: Sequence[Move], gain: Callable[[Move], float]) -> tuple[int, float]:
    """Return the index of the raid of most gain; of equal ones owner, card and city decide, never the chair."""
    gains = [gain(option) for option in options]
    most = max(gains)

    def between_equals(at: int) -> tuple[float, tuple[str, ...], list[str]]:
        owner = sight.seats[options[at].seat]
        return sight.threat(owner), options[at].names, owner.names

    return max((at for at, value in enumerate(gains) if value == most), key=between_equals), most


def destroy(sight: Sight, options: Sequence[Move]) -> tuple[int, float]:
    """Return the index of the best district to destroy, and what that gains in points."""
    gold = gold_worth(sight)
    weights = {seat.seat: weight(sight, seat) for seat in sight.others}

    def gain(option: Move) -> float:
        if option.seat == sight.me:
            return -99.0
        seat = sight.seats[option.seat]
        card, coin = plain(option.names[0])
        return weights[option.seat] * loss(sight, seat, card, coin) - (gold + 0.15) * price(seat, card, coin)

    return _best(sight, options, gain)


def armory(sight: Sight, options: Sequence[Move]) -> tuple[int, float]:
    """Return the index of the best district to destroy with the Armory, and what that gains (R7.12)."""
    weights = {seat.seat: weight(sight, seat) for seat in sight.others}
    own = loss(sight, sight.mine, "armory", "armory" in sight.mine.coined) + (0.0 if sight.last_round else 1.5)

    def gain(option: Move) -> float:
        return weights[option.seat] * loss(sight, sight.seats[option.seat], *plain(option.names[0])) - own

    return _best(sight, options, gain)


def exchange(sight: Sight, options: Sequence[Move]) -> tuple[int, float]:
    """Return the index of the best exchange, and what it gains in points (R6.8D)."""
    gold = gold_worth(sight)
    weights = {seat.seat: weight(sight, seat) for seat in sight.others}

    def gain(option: Move) -> float:
        theirs, own = option.names
        return _swap(sight, sight.seats[option.seat], theirs, own, weights[option.seat], gold)

    return _best(sight, options, gain)


def _swap(sight: Sight, seat: Seat, theirs: str, own: str, share: float, gold: float) -> float:
    (card, coin), (given, own_coin) = plain(theirs), plain(own)
    got, gave = PLAYED.districts[card], PLAYED.districts[given]
    paid = max(0, got.cost + coin - gave.cost - own_coin)
    wall = "great_wall" in seat.names and card != "great_wall"
    gain = float(got.worth + coin - gave.worth - own_coin)
    if card == "museum":
        gain += seat.tucked
    if given == "museum":
        gain -= sight.mine.tucked
    mine, kinds = 0.0, sight.mine.kinds
    if got.kind not in kinds:
        mine += 0.8
    if got.kind != gave.kind and kinds.count(gave.kind) == 1:
        mine -= 3.0 if sight.mine.missing_kinds() == 0 else 0.8
    if seat.missing_kinds() == 0 and got.kind != gave.kind and seat.kinds.count(got.kind) == 1:
        mine += 3.0 * share
    return gain * (1.0 + share) + mine - (gold + share * gold) * paid - gold * wall

"""Choosing a character: income, tempo, and what the table threatens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.thumb.counting import appeal
from bench.thumb.sight import Seat, Sight
from bench.thumb.worth import useful
from citadels.core.moves import Move
from citadels.core.registry import PLAYED
from tabletop.core.rng import Dice

# How much a bot wavers between characters that are nearly as good, in points: it must not be read like a book.
WAVER = 0.5


class Prospects:
    """What a coming turn promises, reckoned once for all the characters in the pool."""

    __slots__ = ("affordable", "builds", "danger", "flow", "gold", "left", "most_cards", "richest", "sight", "useful")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.gold = sight.gold
        self.useful = len(useful(sight))
        costs = sorted(sight.cost(card) for card in useful(sight))
        purse, self.builds = sight.gold + 2, 0
        for cost in costs[:3]:
            if cost > purse:
                break
            purse -= cost
            self.builds += 1
        self.affordable = max((cost for cost in costs if cost <= sight.gold + 2), default=0)
        # How much of what the bank owes it can pay: with an empty one, gold comes from other players only (R1.6).
        self.flow = 1.0 if sight.bank is None else min(1.0, sight.bank / 4)
        self.left = sight.left(sight.mine)
        self.richest = max(seat.gold for seat in sight.others)
        self.most_cards = max(seat.cards for seat in sight.others)
        self.danger = max(_danger(sight, seat) for seat in sight.others)


def _danger(sight: Sight, seat: Seat) -> float:
    """How urgent it is to stop a player, in points."""
    left = sight.left(seat)
    if sight.last_round:
        return 1.0 if seat.points() >= sight.mine.points() else 0.0
    if left <= 2 and seat.points() + 4 >= sight.mine.points():
        return 3.0 if left <= 1 else 1.5
    return 0.0


def _thief(at: Prospects) -> float:
    others = at.sight.others
    gold = 0.25 * sum(seat.gold for seat in others) / len(others) + 0.15 * at.richest
    return gold * (2.0 - at.flow)


def _magician(at: Prospects) -> float:
    return 0.3 + 0.5 * max(0, at.most_cards - at.useful) + (1.0 if at.useful == 0 else 0.0)


def _wizard(at: Prospects) -> float:
    return (0.6 if at.most_cards else 0.0) + (1.2 if at.gold >= 2 else 0.3) + (0.5 if at.useful == 0 else 0.0)


def _king(at: Prospects) -> float:
    return 0.8 if at.sight.crown != at.sight.me else 0.5


def _architect(at: Prospects) -> float:
    finishing = 5.0 if 0 < at.left <= at.builds else 0.0
    return 1.0 + 1.6 * max(0, at.builds - 1) + finishing


def _bishop(at: Prospects) -> float:
    return 0.8 if at.left <= 3 else 0.2


def _navigator(at: Prospects) -> float:
    return (1.0 if at.affordable else 2.0) * at.flow


def _diplomat(at: Prospects) -> float:
    return 0.6 + 0.25 * min(at.gold, 4) * bool(at.sight.mine.names) + 0.5 * at.danger


def _queen(at: Prospects) -> float:
    return 3.0 / max(2, len(at.sight.seats) - 1)


# What a character's power promises beyond its income, in points.
PROMISE: dict[str, Callable[[Prospects], float]] = {
    "assassin": lambda at: 0.5 + at.danger + (0.4 if at.sight.lead() > 2 else 0.0),
    "witch": lambda at: 1.3 + 0.5 * at.danger,
    "thief": _thief,
    "tax_collector": lambda at: 0.3 * len(at.sight.others),
    "magician": _magician,
    "wizard": _wizard,
    "king": _king,
    "emperor": lambda at: 0.5 + (0.4 if at.sight.crown == at.sight.me else 0.0),
    "bishop": _bishop,
    "abbot": lambda at: 0.3,
    "merchant": lambda at: 0.5 + (0.3 if at.gold <= 2 else 0.0),
    "alchemist": lambda at: 0.45 * at.affordable,
    "architect": _architect,
    "navigator": _navigator,
    "warlord": lambda at: 0.3 + at.danger + 0.1 * min(at.gold, 4),
    "diplomat": _diplomat,
    "artist": lambda at: 0.6 + (0.5 if at.gold >= 3 else 0.0),
    "queen": _queen,
}


def promise(at: Prospects, name: str) -> float:
    """What playing a character promises this seat, in points."""
    return 0.5 * at.flow * at.sight.mine.income(PLAYED.roles[name].kind) + PROMISE[name](at)


def pick(sight: Sight, options: Sequence[Move], dice: Dice) -> int:
    """Return the index of the character to keep."""
    at = Prospects(sight)
    values = [promise(at, option.name) + WAVER * dice.unit() for option in options]
    return values.index(max(values))


def discard(sight: Sight, options: Sequence[Move], dice: Dice) -> int:
    """Return the index of the character the other player of two is to go without (R3.6)."""
    other = sight.others[0]
    at = Prospects(sight)
    dislike = {"assassin": 0.6, "thief": 0.15 * sight.gold, "warlord": 0.5 if at.left <= 2 else 0.0}
    values = [appeal(sight, other, option.name) + dislike.get(option.name, 0.0) + 0.2 * dice.unit()
              for option in options]  # fmt: skip
    return values.index(max(values))

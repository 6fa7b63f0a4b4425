"""Card counting: an estimate of every hand from the events that a seat sees (K7.9, notation §7).

The estimate is the expected count of each kind: an unseen theft takes a fraction of every kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from catan.core.resources import COST_OF_CARD, COST_OF_CITY, COST_OF_ROAD, COST_OF_SETTLEMENT, KINDS, RESOURCES, counts
from tabletop.core.events import Event

Counts = list[float]
KIND: Final = {word: kind for kind, word in enumerate(RESOURCES)}


class Tally:
    """The expected hand of each seat, by kind, computed from events alone."""

    def __init__(self) -> None:
        self._hands: dict[int, Counts] = {}
        self._placing = True  # before the first turn, building is free (K2.6)
        self._free_roads = 0
        self._unseen_theft: Counts = [0.0] * len(KINDS)

    def hear(self, events: Iterable[Event]) -> None:
        """Update the estimate; events that move no card are ignored."""
        for event in events:
            if event.id not in WITH_FREE_ROADS:
                self._free_roads = 0
            move = MOVES.get(event.id)
            if move is not None:
                move(self, event.args)

    def estimate(self, seat: int, number: int, pool: Sequence[float]) -> Counts:
        """Return the expected hand of a seat that has `number` cards, by kind.

        If the tally has another number (it did not see the whole game), the hand is taken to be distributed like the
        `pool` of all unseen cards.
        """
        hand = self._hands.get(seat)
        if hand is not None and abs(sum(hand) - number) < 0.5:
            return hand[:]
        total = sum(pool)
        return [number * of_kind / total if total else number / len(KINDS) for of_kind in pool]

    def add(self, seat: int, cards: Sequence[float]) -> None:
        """Add cards to a seat, or remove them if a number is negative.

        If a seat pays more of a kind than expected, the estimate of its other kinds is reduced.
        """
        hand = self._of(seat)
        new = [have + more for have, more in zip(hand, cards, strict=True)]
        debt = -sum([number for number in new if number < 0])
        left = sum([number for number in new if number > 0])
        keep = max(0.0, 1 - debt / left) if left else 0.0
        hand[:] = [max(0.0, number) * keep for number in new]

    def _of(self, seat: int) -> Counts:
        return self._hands.setdefault(seat, [0.0] * len(KINDS))

    def _part(self, seat: int, number: float) -> Counts:
        """Return the expected kinds of `number` random cards of a seat."""
        hand = self._of(seat)
        total = sum(hand)
        return [number * amount / total for amount in hand] if total else [number / len(KINDS)] * len(KINDS)

    # --- event handlers

    def begin_turn(self, _: Mapping[str, Any]) -> None:
        """Building costs cards from the first turn on."""
        self._placing = False

    def gain(self, args: Mapping[str, Any]) -> None:
        """Add the cards from a throw, a second settlement or a year of plenty."""
        self.add(args["player"], by_kind(args["cards"]))

    def build(self, args: Mapping[str, Any], cost: int) -> None:
        """Pay for a settlement, a city or a development card."""
        if not self._placing:
            self.add(args["player"], [-number for number in counts(cost)])

    def road(self, args: Mapping[str, Any]) -> None:
        """Pay for a road unless it is free (K8.5)."""
        if self._free_roads:
            self._free_roads -= 1
        else:
            self.build(args, COST_OF_ROAD)

    def play(self, args: Mapping[str, Any]) -> None:
        """Make the next two roads free after `play roads`."""
        self._free_roads = 2 if args["card"] == "roads" else 0

    def discard(self, args: Mapping[str, Any]) -> None:
        """Remove discarded cards; with a hidden bank only their number is known (K11.3)."""
        seat = args["player"]
        cards = by_kind(args["cards"]) if "cards" in args else self._part(seat, args["count"])
        self.add(seat, [-number for number in cards])

    def steal(self, args: Mapping[str, Any]) -> None:
        """Move one random card of the victim (K12.4)."""
        self._unseen_theft = self._part(args["victim"], 1)
        self._move(args["victim"], args["player"], self._unseen_theft)

    def see_theft(self, args: Mapping[str, Any]) -> None:
        """Replace the last random card by the kind that this seat saw."""
        guess = self._unseen_theft
        correction = [(kind == KIND[args["resource"]]) - guess[kind] for kind in KINDS]
        self._move(args["victim"], args["player"], correction)

    def monopoly(self, args: Mapping[str, Any]) -> None:
        """Move all cards of one kind to the player (K8.7)."""
        for seat, number in args["taken"]:
            self._move(seat, args["player"], by_kind({args["resource"]: number}))

    def bank(self, args: Mapping[str, Any]) -> None:
        """Swap cards with the bank (K7.2)."""
        self.add(args["player"], _change(args))

    def trade(self, args: Mapping[str, Any]) -> None:
        """Swap cards between two players (K7.7)."""
        self.add(args["player"], _change(args))
        self.add(args["other"], [-number for number in _change(args)])

    def _move(self, giver: int, taker: int, cards: Sequence[float]) -> None:
        self.add(giver, [-number for number in cards])
        self.add(taker, cards)


def by_kind(cards: Mapping[str, int]) -> Counts:
    """Return the counts of cards given as a dict."""
    return [float(cards.get(word, 0)) for word in RESOURCES]


def _change(args: Mapping[str, Any]) -> Counts:
    gave, gain = by_kind(args["give"]), by_kind(args["get"])
    return [more - less for more, less in zip(gain, gave, strict=True)]


# Events that may occur between the two free roads; any other event ends them.
WITH_FREE_ROADS: Final = ("play", "road", "longest-road")
MOVES: Final[dict[str, Callable[[Tally, Mapping[str, Any]], None]]] = {
    "turn": Tally.begin_turn,
    "yield": Tally.gain,
    "plenty": Tally.gain,
    "settlement": lambda tally, args: tally.build(args, COST_OF_SETTLEMENT),
    "city": lambda tally, args: tally.build(args, COST_OF_CITY),
    "buy": lambda tally, args: tally.build(args, COST_OF_CARD),
    "road": Tally.road,
    "play": Tally.play,
    "discard": Tally.discard,
    "steal": Tally.steal,
    "steal-own": Tally.see_theft,
    "monopoly": Tally.monopoly,
    "bank": Tally.bank,
    "trade": Tally.trade,
}

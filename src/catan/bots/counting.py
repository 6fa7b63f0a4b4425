"""Counting cards: what each seat is likely to hold, from what was said aloud at the table (K7.9, notation §7).

A tally is a count by kind for each seat, as a mean: a theft that one did not see takes a part of every kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from catan.core.resources import COST_OF_CARD, COST_OF_CITY, COST_OF_ROAD, COST_OF_SETTLEMENT, RESOURCES, counts
from tabletop.events import Event

Counts = list[float]
KIND: Final = {word: kind for kind, word in enumerate(RESOURCES)}


class Tally:
    """What each seat is likely to hold, by kind; it hears events and never sees a hand."""

    def __init__(self) -> None:
        self._held: dict[int, Counts] = {}
        self._placing = True  # until the first turn begins what is built costs nothing (K2.6)
        self._free_roads = 0
        self._unseen_theft: Counts = [0.0] * 5

    def hear(self, events: Iterable[Event]) -> None:
        """Count what was said; events that move no card are passed over."""
        for event in events:
            if event.id not in WITH_FREE_ROADS:
                self._free_roads = 0
            move = MOVES.get(event.id)
            if move is not None:
                move(self, event.args)

    def held(self, seat: int, number: int, pool: Sequence[float]) -> Counts:
        """Return the likely cards of a seat that holds so many, by kind.

        Where what was heard gives another number (a game that was not heard from its beginning), the cards are taken
        to be like the `pool` of all that are not seen.
        """
        counted = self._held.get(seat)
        if counted is not None and abs(sum(counted) - number) < 0.5:
            return counted[:]
        total = sum(pool)
        return [number * of_kind / total if total else number / 5 for of_kind in pool]

    def add(self, seat: int, cards: Sequence[float]) -> None:
        """Give a seat cards, or take them where a number is below 0.

        Who was thought to hold less of a kind than they gave held less of the other kinds, too.
        """
        held = self._of(seat)
        new = [have + more for have, more in zip(held, cards, strict=True)]
        owed = -sum([number for number in new if number < 0])
        left = sum([number for number in new if number > 0])
        keep = max(0.0, 1 - owed / left) if left else 0.0
        held[:] = [max(0.0, number) * keep for number in new]

    def _of(self, seat: int) -> Counts:
        return self._held.setdefault(seat, [0.0] * 5)

    def _part(self, seat: int, number: float) -> Counts:
        """Return so many cards of a seat where any is as likely as any other."""
        held = self._of(seat)
        total = sum(held)
        return [number * each / total for each in held] if total else [number / 5] * 5

    # --- what moves cards, by event

    def begin_turn(self, _: Mapping[str, Any]) -> None:
        """From the first turn on building is paid for."""
        self._placing = False

    def gain(self, args: Mapping[str, Any]) -> None:
        """Take what the dice, a second settlement or a year of plenty brought."""
        self.add(args["player"], by_kind(args["cards"]))

    def build(self, args: Mapping[str, Any], cost: int) -> None:
        """Pay for a settlement, a city or a development card."""
        if not self._placing:
            self.add(args["player"], [-number for number in counts(cost)])

    def road(self, args: Mapping[str, Any]) -> None:
        """Pay for a road, but for those that a card gives (K8.5)."""
        if self._free_roads:
            self._free_roads -= 1
        else:
            self.build(args, COST_OF_ROAD)

    def play(self, args: Mapping[str, Any]) -> None:
        """Remember that the next two roads are free."""
        self._free_roads = 2 if args["card"] == "roads" else 0

    def discard(self, args: Mapping[str, Any]) -> None:
        """Take what was discarded; with a hidden bank only how many is known (K11.3)."""
        seat = args["player"]
        gone = by_kind(args["cards"]) if "cards" in args else self._part(seat, args["count"])
        self.add(seat, [-number for number in gone])

    def steal(self, args: Mapping[str, Any]) -> None:
        """Move one card of a kind that was not seen: each was as likely as any other (K12.4)."""
        self._unseen_theft = self._part(args["victim"], 1)
        self._move(args["victim"], args["player"], self._unseen_theft)

    def see_theft(self, args: Mapping[str, Any]) -> None:
        """Put the kind that one saw in the place of the guess."""
        guessed = self._unseen_theft
        really = [(kind == KIND[args["resource"]]) - guessed[kind] for kind in range(5)]
        self._move(args["victim"], args["player"], really)

    def monopoly(self, args: Mapping[str, Any]) -> None:
        """Move all of one kind (K8.7)."""
        for seat, number in args["taken"]:
            self._move(seat, args["player"], by_kind({args["resource"]: number}))

    def bank(self, args: Mapping[str, Any]) -> None:
        """Swap cards with the bank (K7.2)."""
        self.add(args["player"], _swapped(args))

    def trade(self, args: Mapping[str, Any]) -> None:
        """Swap cards between two players (K7.7)."""
        self.add(args["player"], _swapped(args))
        self.add(args["other"], [-number for number in _swapped(args)])

    def _move(self, giver: int, taker: int, cards: Sequence[float]) -> None:
        self.add(giver, [-number for number in cards])
        self.add(taker, cards)


def by_kind(cards: Mapping[str, int]) -> Counts:
    """Return written cards as a count for each kind."""
    return [float(cards.get(word, 0)) for word in RESOURCES]


def _swapped(args: Mapping[str, Any]) -> Counts:
    gave, got = by_kind(args["give"]), by_kind(args["get"])
    return [more - less for more, less in zip(got, gave, strict=True)]


# The road that a card gives stands among these events; whatever else happens ends it.
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

"""A view of Catan as numbers: what one seat may know, in the places that `catan.envs.fields` lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from catan.core.frames import TO_ALL, Answer, Choose, Discard, FreeRoads, Offer, Place, Reply, Robber, Steal, Turn
from catan.core.island import PIPS, Island
from catan.core.resources import counts
from catan.core.rules import Rules
from catan.envs.actions import FOR, OFFER_ANY, THEN
from catan.envs.fields import FIELDS, OPTIONS, PHASES, REPLIES, SIZE
from catan.views.view import View
from tabletop.envs.fields import Layout, Numbers, Writer

LAYOUT: Final = Layout(FIELDS)
PHASE: Final = {name: number for number, name in enumerate(PHASES)}
REPLY: Final = {name: number for number, name in enumerate(REPLIES)}
NAMES: Final = {
    Discard: "discard", Robber: "robber", Steal: "steal", FreeRoads: "free_roads", Answer: "answer", Choose: "choose",
}  # fmt: skip


def encode(view: View, tokens: Sequence[int] = ()) -> Numbers:
    """Return a seat's view as an observation, with the actions of a decision that it has taken already.

    It is an array of the caller's own, of `fields.SIZE` numbers. ValueError if this is nobody's view.
    """
    if view.me is None:
        raise ValueError("a view of one seat is needed: this one is nobody's")
    writer = _ViewWriter(view, view.me)
    writer.table()
    for seat in range(writer.seats):
        writer.seat(seat, writer.left(seat))
    writer.phase()
    writer.decision(tokens)
    return writer.numbers()


@lru_cache(maxsize=1 << 10)
def _of_table(island: Island, rules: Rules, seats: int) -> bytes:
    """Return an observation with what stays the same in a game: the island, the rules, the seats."""
    writer = Writer(LAYOUT, bytes(SIZE))
    writer.put("seats", seats)
    writer.flags("seated", range(seats))
    writer.put("points_to_win", rules.points)
    writer.put("discard_limit", rules.discard_limit)
    writer.put("calm_rounds", rules.calm_rounds)
    writer.put("offers_a_turn", rules.offers)
    writer.flags("options", [at for at, name in enumerate(OPTIONS) if getattr(rules, name) == OPTIONS[name]])
    writer.line("numbers", island.numbers)
    writer.line("pips", [PIPS[number] for number in island.numbers])
    for at, land in enumerate(island.lands):
        writer.flags("lands", (land,), at)
    for corner, kind in island.harbour_at.items():
        writer.flags("harbours", (kind,), corner)
    return bytes(writer.row)


class _ViewWriter(Writer):
    """An observation under way."""

    def __init__(self, view: View, me: int) -> None:
        super().__init__(LAYOUT, _of_table(view.island, view.rules, len(view.names)))
        self.view, self.me, self.seats = view, me, len(view.names)

    def left(self, seat: int) -> int:
        """Return how many places to the left of the viewer somebody sits."""
        return (seat - self.me) % self.seats

    def some(self, field: str, seats: Iterable[int | None]) -> None:
        """Write a 1 for each of some seats."""
        self.flags(field, [self.left(seat) for seat in seats if seat is not None])

    def table(self) -> None:
        view, rules = self.view, self.view.rules
        self.put("rounds_left", 0 if rules.round_limit is None else max(0, rules.round_limit - view.round) + 1)
        self.put("round", view.round)
        self.put("deck", view.deck)
        self.put("dice_deck", view.dice_deck)
        if view.bank is not None:
            self.line("bank", counts(view.bank))
        self.flags("robber", (view.robber,))
        self.some("longest_road", (view.longest_road,))
        self.some("largest_army", (view.largest_army,))
        self.some("turn", (view.turn_of,))

    def seat(self, seat: int, place: int) -> None:
        view = self.view
        self.put("hand", view.hand_sizes[seat], place)
        self.put("development", view.card_counts[seat], place)
        self.put("bought", view.new_counts[seat], place)
        for field, known in (
            ("hand_cards", view.hands[seat]), ("development_cards", view.cards[seat]), ("bought_cards", view.new[seat]),
        ):  # fmt: skip
            if known:
                self.line(field, counts(known), place)
        if view.played_cards[seat]:
            self.line("played", counts(view.played_cards[seat]), place)
        self.put("points", view.open_points[seat], place)
        self.put("road_length", view.lengths[seat], place)
        self.line("rates", counts(view.rates[seat]), place)
        settlements, cities, roads = view.settlements[seat], view.cities[seat], view.roads[seat]
        self.line("pieces", (len(settlements), len(cities), len(roads)), place)
        self.flags("settlements", settlements, place)
        self.flags("cities", cities, place)
        self.flags("roads", roads, place)

    def phase(self) -> None:
        stack = self.view.stack
        if not stack:
            self.flags("phase", (PHASE["over"],))
            return
        top = stack[-1]
        self.some("active", (top.seat,))
        turn = next((frame for frame in reversed(stack) if type(frame) is Turn), None)
        if turn is not None:
            self.line("thrown", turn.dice or ())
            self.put("offers_made", turn.offers)
            self.put("card_played", turn.card_played)
        if type(top) is Place:
            self.flags("phase", (PHASE["first_road" if top.step % 2 else "settle"],))
        elif type(top) is Turn:
            self.flags("phase", (PHASE["before_roll" if top.dice is None else "after_roll"],))
        else:
            self.flags("phase", (PHASE[NAMES[type(top)]],))
            self.question(top)

    def question(self, top: Any) -> None:
        if type(top) in (Discard, Answer):
            self.some("waiting", top.seats)
        elif type(top) is Steal:
            self.some("victims", top.victims)
        elif type(top) is FreeRoads:
            self.put("free_roads", top.left)
        if type(top) in (Answer, Choose):
            self.offer(top.offer)
            for reply in top.replies:
                self.reply(reply)

    def offer(self, offer: Offer) -> None:
        for at, (field, side) in enumerate((("offer_give", offer.give), ("offer_get", offer.get))):
            if side is None:
                self.flags("offer_open", (at,))
            else:
                self.line(field, counts(side))
        if offer.to != TO_ALL:
            self.some("offer_to", (offer.to,))

    def reply(self, reply: Reply) -> None:
        place = self.left(reply.seat)
        self.flags("replies", (REPLY[reply.verb],), place)
        self.line("bid_give", counts(reply.give), place)
        self.line("bid_get", counts(reply.get), place)

    def decision(self, tokens: Sequence[int]) -> None:
        at, gets = self.at["taken"], False
        for action in tokens:
            self.row[at + action] += 1
            if gets and action in THEN:
                self.row[self.at["taken_get"] + THEN.index(action)] += 1
            gets = gets or action in (FOR, OFFER_ANY)

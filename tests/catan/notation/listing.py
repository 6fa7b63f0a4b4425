"""The legal moves of a position, listed a second time from its JSON alone, in the documented order (notation §3).

Slow and plain, and sharing nothing with the engine: whatever both list alike is as the rules and the notation say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from tests.catan.board import CORNERS, HEXES, PATHS, neighbours
from tests.catan.table import CARDS, KINDS, Json, bundle

Bundle = Counter[str]


def bundles(sizes: tuple[int, ...]) -> list[Bundle]:
    """Cards of these numbers in all: of fewer cards first, then as combinations with repetition."""
    return [Counter(cards) for size in sizes for cards in combinations_with_replacement(KINDS, size)]


SIDES = bundles((1, 2, 3))


def words(cards: Bundle) -> str:
    return " ".join(f"{cards[kind]} {kind}" for kind in KINDS if cards[kind])


def listed(position: Json) -> list[str]:
    """Every legal move of the seat that decides."""
    return list(_Listing(position).moves())


class _Listing:
    """A position, and what its seats have on the board."""

    def __init__(self, position: Json) -> None:
        self.rules: Json = position["rules"]
        self.position = position
        self.phase: Json = position["phase"]
        self.players: list[Json] = position["players"]
        self.buildings = [{*one["settlements"], *one["cities"]} for one in self.players]
        self.bank: Bundle = Counter(position["bank"])

    def moves(self) -> Iterator[str]:
        """In the order of the notation."""
        if self.phase["name"] == "over":
            return iter(())
        if self.phase["name"] == "place":
            return self.placing(self.phase["seat"])
        if "asks" in self.phase:
            asks: Json = self.phase["asks"]
            answers = {
                "discard": self.discard, "robber": self.robber, "steal": self.steal, "roads": self.free_roads,
                "answer": self.answer, "choose": self.choose,
            }  # fmt: skip
            return answers[asks["what"]](asks)
        return self.turn(self.phase["seat"])

    def hand(self, seat: int) -> Bundle:
        return Counter(self.players[seat]["hand"])

    # --- where pieces go

    def free_corners(self) -> list[str]:
        """K6.4."""
        taken = set().union(*self.buildings)
        return [corner for corner in CORNERS if not taken & {corner, *neighbours(corner)}]

    def roads(self, seat: int) -> list[str]:
        """K6.2, K6.6."""
        mine: list[str] = self.players[seat]["roads"]
        built = {road for one in self.players for road in one["roads"]}
        reached = {corner for road in mine for corner in road.split("-")}
        others = set().union(*(them for one, them in enumerate(self.buildings) if one != seat))
        begins = self.buildings[seat] | (reached - others)
        return [road for road in PATHS if len(mine) < 15 and road not in built and begins & {*road.split("-")}]

    def settlements(self, seat: int) -> list[str]:
        """K6.3, K6.6."""
        reached = {corner for road in self.players[seat]["roads"] for corner in road.split("-")}
        room = len(self.players[seat]["settlements"]) < 5
        return [corner for corner in self.free_corners() if room and corner in reached]

    def cities(self, seat: int) -> list[str]:
        """K6.5, K6.6."""
        mine = self.players[seat]
        return [corner for corner in CORNERS if corner in mine["settlements"] and len(mine["cities"]) < 4]

    # --- a turn

    def placing(self, seat: int) -> Iterator[str]:
        """K2.6."""
        mine = self.players[seat]
        if len(mine["settlements"]) == len(mine["roads"]):
            yield from (f"settle {corner}" for corner in self.free_corners())
        else:
            yield from (f"road {path}" for path in PATHS if mine["settlements"][-1] in path.split("-"))

    def turn(self, seat: int) -> Iterator[str]:
        """K3.1 to K3.3."""
        if self.phase["rolled"] is None:
            yield "roll"
            yield from self.cards(seat)
            if self.rules["trade_time"] == "any":
                yield from self.trade_with_the_bank(seat)
                yield from self.offers(seat)
            return
        yield from self.building(seat)
        yield from self.cards(seat)
        yield from self.trade_with_the_bank(seat)
        yield "end"
        yield from self.offers(seat)

    def building(self, seat: int) -> Iterator[str]:
        """K6.1, K8.1."""
        hand = self.hand(seat)
        if hand >= Counter(["wood", "brick"]):
            yield from (f"road {path}" for path in self.roads(seat))
        if hand >= Counter(["wood", "brick", "wool", "grain"]):
            yield from (f"settle {corner}" for corner in self.settlements(seat))
        if hand >= Counter(bundle("2 grain 3 ore")):
            yield from (f"city {corner}" for corner in self.cities(seat))
        if hand >= Counter(["wool", "grain", "ore"]) and self.position["deck"]:
            yield "buy"

    def cards(self, seat: int) -> Iterator[str]:
        """K8.3 to K8.7, K12.7, K12.8."""
        held = [card for card in CARDS if card in self.players[seat]["cards"] and not self.phase["played"]]
        if "knight" in held:
            yield "play knight"
        if "roads" in held and self.roads(seat):
            yield "play roads"
        if "plenty" in held:
            size = min(2, sum(self.bank.values()))
            pairs = combinations_with_replacement(KINDS, size) if size else ()
            yield from (f"play plenty {' '.join(pair)}" for pair in pairs if Counter(pair) <= self.bank)
        if "monopoly" in held:
            yield from (f"play monopoly {kind}" for kind in KINDS)

    def rate(self, seat: int, kind: str) -> int:
        """K7.2."""
        harbours: Json = self.position["harbours"]
        mine = {harbours[path] for path in harbours if self.buildings[seat] & {*path.split("-")}}
        return 2 if kind in mine else 3 if "any" in mine else 4

    def trade_with_the_bank(self, seat: int) -> Iterator[str]:
        """K7.2, K12.19."""
        for give in KINDS:
            rate = self.rate(seat, give)
            if self.hand(seat)[give] >= rate:
                yield from (f"bank {rate} {give} for 1 {got}" for got in KINDS if got != give and self.bank[got])

    # --- trade between players

    def offers(self, seat: int) -> Iterator[str]:
        """K7.4 to K7.8, K12.22."""
        others = [one for one in range(len(self.players)) if one != seat]
        asked = [one for one in others if self.hand(one).total()]
        if not asked or self.phase["offers"] >= self.rules["offers"]:
            return
        hand = self.hand(seat)
        gifts = [give for give in SIDES if give <= hand]
        closed = [(give, get) for give in gifts for get in SIDES if not give.keys() & get.keys()]
        wishes = [get for get in SIDES if +(hand - Counter(dict.fromkeys(get, 99)))]
        to_one = [f" to {one}" for one in sorted(asked)] if len(self.players) > 2 else []
        for to in ["", *to_one]:
            yield from (f"offer {words(give)} for {words(get)}{to}" for give, get in closed)
            yield from (f"offer {words(give)} for any{to}" for give in gifts)
            yield from (f"offer any for {words(get)}{to}" for get in wishes)

    def answer(self, asks: Json) -> Iterator[str]:
        """K7.6."""
        hand, offer = self.hand(asks["seats"][0]), asks["offer"]
        give, get = (None if offer[side] is None else Counter(offer[side]) for side in ("give", "get"))
        if give and get and get <= hand:
            yield "accept"
        yield "refuse"
        for mine in SIDES:
            for theirs in SIDES:
                possible = mine <= hand and not mine.keys() & theirs.keys()
                if possible and self.keeps(give, get, theirs, mine):
                    yield f"bid {words(mine)} for {words(theirs)}"

    def keeps(self, give: Bundle | None, get: Bundle | None, theirs: Bundle, mine: Bundle) -> bool:
        """Whether a bid keeps to what was offered (K7.6); `theirs` is what the bidder gets."""
        if give is None or get is None:
            return (give is None or theirs == give) and (get is None or mine == get)
        return bool(self.rules["counters"]) and (theirs == give) != (mine == get)

    def choose(self, asks: Json) -> Iterator[str]:
        """K7.7."""
        hand = self.hand(self.phase["seat"])
        for said in sorted(asks["said"], key=lambda one: one["seat"]):
            terms = asks["offer"]["give"] if said["says"] == "accept" else said.get("get")
            if said["says"] != "refuse" and Counter(terms) <= hand:
                yield f"confirm {said['seat']}"
        yield "withdraw"

    # --- the seven and free roads

    def discard(self, asks: Json) -> Iterator[str]:
        """K5.1."""
        hand = self.hand(asks["seats"][0])
        half = bundles((hand.total() // 2,))
        return (f"discard {words(cards)}" for cards in half if cards <= hand)

    def robber(self, _: Json) -> Iterator[str]:
        """K5.2, K5.5."""
        others = [name for name in HEXES if name != self.position["robber"]]
        spared = [corner for one, corners in enumerate(self.buildings) if self.poor(one) for corner in corners]
        friendly = [name for name in others if self.rules["friendly_robber"] and not HEXES[name] & {*spared}]
        return (f"robber {name}" for name in friendly or others)

    def poor(self, seat: int) -> bool:
        """Whether another has two open points or fewer (K10.2)."""
        one: Any = self.players[seat]
        prizes = [self.position["longest_road"], self.position["largest_army"]].count(seat)
        points: int = len(one["settlements"]) + 2 * len(one["cities"]) + 2 * prizes + one["played"]["point"]
        return seat != self.phase["seat"] and points <= 2

    def steal(self, asks: Json) -> Iterator[str]:
        """K5.3, K12.3: whoever has a building there and a card, not oneself."""
        there = HEXES[self.position["robber"]]
        victims = [one for one, corners in enumerate(self.buildings) if corners & there and self.hand(one).total()]
        return (f"steal {seat}" for seat in victims if seat != self.phase["seat"])

    def free_roads(self, _: Json) -> Iterator[str]:
        """K8.5."""
        return (f"road {path}" for path in self.roads(self.phase["seat"]))

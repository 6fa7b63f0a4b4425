"""An independent list of the legal moves of a position, from its JSON, in the documented order (notation §3).

It is slow and simple and shares no code with the engine, so equal lists confirm the rules and the notation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

from tests.catan.board import CORNERS, HEXES, PATHS, neighbours
from tests.catan.positions import CARDS, KINDS, Json, bundle

Bundle = Counter[str]


def bundles(sizes: tuple[int, ...]) -> list[Bundle]:
    """Cards of these numbers in all: of fewer cards first, then as combinations with repetition."""
    return [Counter(cards) for size in sizes for cards in combinations_with_replacement(KINDS, size)]


SIDES = bundles((1, 2, 3))


def words(cards: Bundle) -> str:
    return " ".join(f"{cards[kind]} {kind}" for kind in KINDS if cards[kind])


def list_moves(position: Json) -> list[str]:
    """Every legal move of the seat that decides."""
    return list(_Listing(position).moves())


class _Listing:
    """A position, and what its seats have on the board."""

    def __init__(self, position: Json) -> None:
        self.rules: Json = position["rules"]
        self.position = position
        self.phase: Json = position["phase"]
        self.players: list[Json] = position["players"]
        self.buildings = [{*player["settlements"], *player["cities"]} for player in self.players]
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
        corners = set().union(*self.buildings)
        return [corner for corner in CORNERS if not corners & {corner, *neighbours(corner)}]

    def roads(self, seat: int) -> list[str]:
        """K6.2, K6.6."""
        mine: list[str] = self.players[seat]["roads"]
        roads = {road for owner in self.players for road in owner["roads"]}
        ends = {corner for road in mine for corner in road.split("-")}
        others = set().union(*(them for owner, them in enumerate(self.buildings) if owner != seat))
        begins = self.buildings[seat] | (ends - others)
        return [road for road in PATHS if len(mine) < 15 and road not in roads and begins & {*road.split("-")}]

    def settlements(self, seat: int) -> list[str]:
        """K6.3, K6.6."""
        ends = {corner for road in self.players[seat]["roads"] for corner in road.split("-")}
        room = len(self.players[seat]["settlements"]) < 5
        return [corner for corner in self.free_corners() if room and corner in ends]

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
        playable = [card for card in CARDS if card in self.players[seat]["cards"] and not self.phase["played"]]
        if "knight" in playable:
            yield "play knight"
        if "roads" in playable and self.roads(seat):
            yield "play roads"
        if "plenty" in playable:
            size = min(2, sum(self.bank.values()))
            pairs = combinations_with_replacement(KINDS, size) if size else ()
            yield from (f"play plenty {' '.join(pair)}" for pair in pairs if Counter(pair) <= self.bank)
        if "monopoly" in playable:
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
                yield from (f"bank {rate} {give} for 1 {get}" for get in KINDS if get != give and self.bank[get])

    # --- trade between players

    def offers(self, seat: int) -> Iterator[str]:
        """K7.4 to K7.8, K12.22."""
        others = [other for other in range(len(self.players)) if other != seat]
        responders = [other for other in others if self.hand(other).total()]
        if not responders or self.phase["offers"] >= self.rules["offers"]:
            return
        hand = self.hand(seat)
        gifts = [give for give in SIDES if give <= hand]
        pairs = [(give, get) for give in gifts for get in SIDES if not give.keys() & get.keys()]
        wishes = [get for get in SIDES if +(hand - Counter(dict.fromkeys(get, 99)))]
        to_one = [f" to {other}" for other in sorted(responders)] if len(self.players) > 2 else []
        for to in ["", *to_one]:
            yield from (f"offer {words(give)} for {words(get)}{to}" for give, get in pairs)
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
        """Whether a bid fits the offer (K7.6); `theirs` is the side that the bidder gets."""
        if give is None or get is None:
            return (give is None or theirs == give) and (get is None or mine == get)
        return bool(self.rules["counters"]) and (theirs == give) != (mine == get)

    def choose(self, asks: Json) -> Iterator[str]:
        """K7.7."""
        hand = self.hand(self.phase["seat"])
        for reply in sorted(asks["said"], key=lambda reply: reply["seat"]):
            terms = asks["offer"]["give"] if reply["says"] == "accept" else reply.get("get")
            if reply["says"] != "refuse" and Counter(terms) <= hand:
                yield f"confirm {reply['seat']}"
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
        safe = [corner for seat, corners in enumerate(self.buildings) if self.poor(seat) for corner in corners]
        friendly = [name for name in others if self.rules["friendly_robber"] and not HEXES[name] & {*safe}]
        return (f"robber {name}" for name in friendly or others)

    def poor(self, seat: int) -> bool:
        """Whether another has two open points or fewer (K10.2)."""
        player: Any = self.players[seat]
        prizes = [self.position["longest_road"], self.position["largest_army"]].count(seat)
        points: int = len(player["settlements"]) + 2 * len(player["cities"]) + 2 * prizes + player["played"]["point"]
        return seat != self.phase["seat"] and points <= 2

    def steal(self, asks: Json) -> Iterator[str]:
        """K5.3, K12.3: other players with a building there and a card."""
        there = HEXES[self.position["robber"]]
        victims = [seat for seat, corners in enumerate(self.buildings) if corners & there and self.hand(seat).total()]
        return (f"steal {seat}" for seat in victims if seat != self.phase["seat"])

    def free_roads(self, _: Json) -> Iterator[str]:
        """K8.5."""
        return (f"road {path}" for path in self.roads(self.phase["seat"]))

"""What a bot reads off its view, once for each decision: every player as numbers and names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from citadels.core.definitions import KINDS, SPECIAL
from citadels.core.registry import PLAYED


class Seat:
    """One player as others see him."""

    __slots__ = (
        "cards", "characters", "city", "coined", "completed", "gold", "kinds", "names", "seat", "tucked", "worth",
    )  # fmt: skip

    def __init__(self, seat: int, player: Mapping[str, Any]) -> None:
        self.seat = seat
        self.gold: int = player["gold"]
        hand = player["hand"]
        self.cards: int = hand if type(hand) is int else len(hand)
        self.characters: list[str | None] = player["characters"]
        self.completed: int | None = player["completed"]
        self.city: list[Any] = player["city"]
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.coined: list[str] = []
        self.tucked = 0
        self.worth = 0  # what the districts score by themselves
        for built in self.city:
            if type(built) is str:
                name = built
            else:
                self._with_more(built)
                name = built["district"]
            district = PLAYED.districts[name]
            self.names.append(name)
            self.kinds.append(district.kind)
            self.worth += district.cost if district.points is None else district.points

    def _with_more(self, built: Mapping[str, Any]) -> None:
        if built.get("coin"):
            self.coined.append(built["district"])
            self.worth += 1
        tucked = built.get("tucked", 0)
        self.tucked += tucked if type(tucked) is int else len(tucked)

    def income(self, kind: str | None) -> int:
        """Gold that a character of this kind draws from the city (R4.5, R7.7)."""
        if kind is None:
            return 0
        return self.kinds.count(kind) + ("school_of_magic" in self.names)

    def missing_kinds(self) -> int:
        """How many of the five kinds the city lacks; the Haunted City stands in for one (R7.6)."""
        missing = sum(kind not in self.kinds for kind in KINDS)
        if missing and "haunted_city" in self.names:
            special_is_spare = self.kinds.count(SPECIAL) > 1
            missing -= 1 if special_is_spare else 0
        return missing

    def points(self) -> int:
        """What the city would score now (R8.2)."""
        points = self.worth
        if self.missing_kinds() == 0:
            points += 3
        if self.completed is not None:
            points += 4 if self.completed == 1 else 2
        names = self.names
        if SPECIAL in self.kinds:
            points += self.tucked
            if "imperial_treasury" in names:
                points += self.gold
            if "map_room" in names:
                points += self.cards
            if "wishing_well" in names:
                points += self.kinds.count(SPECIAL) - 1
        return points


class Sight:
    """The table as one seat sees it."""

    __slots__ = (
        "acting", "bank", "characters", "crown", "deck", "gold", "hand", "last_round", "me", "mine", "others", "phase",
        "round", "rules", "seats", "size", "taken", "view",
    )  # fmt: skip

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        players = view["players"]
        # Only one's own hand is written card by card.
        self.me = next(seat for seat, player in enumerate(players) if type(player["hand"]) is list)
        self.hand: list[str] = players[self.me]["hand"]
        self.seats = [Seat(seat, player) for seat, player in enumerate(players)]
        self.mine = self.seats[self.me]
        self.others = [seat for seat in self.seats if seat is not self.mine]
        self.gold = self.mine.gold
        self.crown: int = view["crown"]
        self.bank: int | None = view["bank"]
        self.deck: int = view["deck"]
        self.round: int = view["round"]
        self.last_round: bool = view["last_round"]
        self.rules: Mapping[str, Any] = view["rules"]
        self.characters: list[str] = self.rules["characters"]
        self.phase: Mapping[str, Any] = view["phase"]
        self.taken: list[str] = self.phase.get("taken", [])
        rank = self.phase.get("rank")
        self.acting = PLAYED.roles[self.characters[rank - 1]] if rank else None
        size = self.rules["city_size"]
        if any("bell_tower" in seat.names for seat in self.seats) and (self.rules["bell_tower"] or size > 7):
            size -= 1  # R7.19
        self.size: int = size

    def cost(self, card: str) -> int:
        """What a card costs this seat to build (R7.20)."""
        district = PLAYED.districts[card]
        cheaper = district.kind == SPECIAL and "factory" in self.mine.names and card != "factory"
        return district.cost - cheaper

    def left(self, seat: Seat) -> int:
        """How many districts a city is short of its size."""
        return max(0, self.size - len(seat.names))

    def may_double(self, card: str) -> bool:
        """Whether this seat may build a second one of a card: the Wizard in this turn alone, so if he can pay it now.

        With the Quarry it may at any time (R7.17, R6.3W).
        """
        wizard = self.acting is not None and self.acting.id == "wizard"
        return "quarry" in self.mine.names or (wizard and self.cost(card) <= self.gold)

    def rounds_left(self) -> float:
        """A guess at how many rounds the game still has, from the fullest city."""
        if self.last_round:
            return 0.0
        return max(0.5, min(self.left(seat) for seat in self.seats) * 0.9)

    def threat(self, seat: Seat) -> float:
        """How dangerous a player is, in points: what he has, what he can still do, and how near the end he is."""
        left = self.left(seat)
        near = 6.0 if left <= 1 else 3.0 if left == 2 else 0.0
        return seat.points() + 0.4 * seat.gold + 0.3 * seat.cards + (0.0 if self.last_round else near)

    def lead(self) -> float:
        """How far this seat is ahead of the best other, in points (negative: behind)."""
        return self.mine.points() - max(seat.points() for seat in self.others)

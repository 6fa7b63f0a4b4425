"""The players of a picture: a panel each with purse, characters and city, and below the viewer's own with the hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from citadels.core.registry import Edition
from citadels.drawing import pieces
from citadels.drawing.ink import Ink
from citadels.drawing.words import Words
from tabletop.drawing.ink import Box
from tabletop.drawing.widths import PLAIN, width_of

if TYPE_CHECKING:
    from citadels.views.json_types import Card, Character, District, SeatJson, TableJson

GAP, MARGIN, HEAD, FACTS, BADGE = 8, 10, 40, 28, 30  # between and within panels; heights of their lines
LEAST_NAME = 96  # the room for a name below which what a player has gets a line of its own


@dataclass(frozen=True, slots=True)
class Seats:
    """Values that all panels of a picture have in common."""

    table: TableJson
    cards: Edition
    words: Words

    def others(self) -> list[SeatJson]:
        """Return every seat but the viewer's, in the order of play."""
        seats, me = self.table["seats"], self.table["viewer"]
        start = 0 if me is None else me + 1
        return [seats[(start + at) % len(seats)] for at in range(len(seats) - (me is not None))]

    def height(self, seat: SeatJson, width: float) -> float:
        """Return how high a seat's panel is at a width."""
        head = HEAD + (0 if self._in_one_line(seat, width) else FACTS) + BADGE * bool(self._badges(seat))
        return head + _high(seat["city"], width - 2 * MARGIN) + (MARGIN if seat["city"] else 0)

    def panel(self, ink: Ink, seat: SeatJson, box: Box) -> None:
        """Draw another player, or anybody where nobody looks."""
        drawn = ink.inside(**{"data-seat": str(seat["seat"])})
        drawn.box(box, "active gilt-line" if seat["active"] else "seat line", 10, **{"stroke-width": "1"})
        if seat["active"]:
            drawn.box(Box(box.x, box.y + 8, 4, box.height - 16), "lit")
        y = self._head(drawn, seat, box, 16)
        self.city(drawn, seat["city"], Box(box.x + MARGIN, y, box.width - 2 * MARGIN, 0))

    def city(self, ink: Ink, city: Sequence[District], box: Box) -> float:
        """Draw the districts of a city, as many in a row as there is room for; return where they end."""
        across, wide = _columns(box.width, pieces.TILE[0])
        for at, built in enumerate(city):
            x = box.x + at % across * (wide + GAP)
            y = box.y + at // across * (pieces.TILE[1] + GAP)
            pieces.tile(ink, self.words, built, Box(x, y, wide, pieces.TILE[1]))
        return box.y + _high(city, box.width)

    def own(self, ink: Ink, box: Box) -> float:
        """Draw the viewer's own part below a line: purse, characters, city and hand; return where it ends."""
        mine = self.table["mine"]
        assert mine is not None
        seat, back = self.table["seats"][mine["seat"]], ink.inside()
        drawn = ink.inside(**{"data-own": str(seat["seat"])})
        y = self._head(drawn, seat, box, 18) + 2
        room = Box(box.x + MARGIN, y, box.width - 2 * MARGIN, 0)
        y = self.city(drawn, seat["city"], room) + GAP if seat["city"] else self._empty(drawn, "city-empty", room)
        end = self._hand(drawn, mine["hand"], room._replace(y=y))
        back.box(box._replace(height=end - box.y), "own gilt-line" if seat["active"] else "own line", 10)
        return end

    def _hand(self, ink: Ink, hand: Sequence[Card], box: Box) -> float:
        """Draw the cards in hand, as many in a row as there is room for; return where they end."""
        if not hand:
            return self._empty(ink, "hand-empty", box)
        wide, high = pieces.CARD
        across = int((box.width + GAP) // (wide + GAP))
        for at, held in enumerate(hand):
            place = (box.x + 4 + at % across * (wide + GAP), box.y + at // across * (high + GAP))
            pieces.card(ink, self.words, held, place)
        return box.y + math.ceil(len(hand) / across) * (high + GAP) + 4

    def _empty(self, ink: Ink, message: str, box: Box) -> float:
        ink.words(self.words.say(message), (box.x, box.y + 14), 14, "soft")
        return box.y + 26

    # --- the first line of a panel

    def _head(self, ink: Ink, seat: SeatJson, box: Box, size: int) -> float:
        """Draw who it is and what they have; return where the line ends."""
        together, y = self._in_one_line(seat, box.width), box.y + HEAD / 2
        facts = self._facts(seat)
        left, right = box.x + MARGIN, box.right - MARGIN
        if together:
            right -= _wide(facts) + 4
        right = self._characters(ink, seat, right, y)
        ink.sign(f"shield-{seat['seat'] % 8}", Box(left, y - 12, 24, 24))
        room = right - left - 30 - (28 if seat["crown"] else 0)
        lit = "gilt" if seat["active"] else "text"
        wide = ink.words(seat["name"], (left + 30, y + size * 0.34), size, lit, room=room, least=12, held=seat["crown"])
        if seat["crown"]:
            ink.sign("crown", Box(left + 34 + wide, y - 12, 24, 24))
        x, y = (box.right - MARGIN - _wide(facts), y) if together else (left + 2, y + HEAD / 2 + FACTS / 2 - 6)
        for sign, text in facts:
            lit = "gilt" if sign == "city" and seat["complete"] else "text"
            x += ink.count(sign, text, (x, y), lit) + 10
        return self._lie(ink, seat, left, y + (HEAD / 2 if together else FACTS / 2 + 6))

    def _lie(self, ink: Ink, seat: SeatJson, x: float, y: float) -> float:
        """Draw what waits for a player or is due from them; return where that line ends."""
        badges = self._badges(seat)
        for sign, text in badges:
            wide = 34 + width_of(text, 13 * PLAIN)
            ink.box(Box(x, y, wide, 22), sign, 11)
            ink.sign(sign, Box(x + 5, y + 4, 14, 14), "white")
            ink.words(text, (x + 24, y + 15.5), 13, "white", room=wide - 30)
            x += wide + 6
        return y + BADGE * bool(badges)

    def _badges(self, seat: SeatJson) -> list[tuple[str, str]]:
        held = [("hex", self.words.say("seat-held"))] if seat["held"] else []
        return held + ([("pouch", self.words.say("seat-owes"))] if seat["owes"] else [])

    def _characters(self, ink: Ink, seat: SeatJson, right: float, y: float) -> float:
        """Draw a player's characters, the viewer's own with their names; return where they begin."""
        for held in reversed(seat["characters"]):
            called = self._called(held)
            if seat["seat"] == self.table["viewer"]:
                signs = pieces.befell(held)
                pieces.marks(ink, signs, (right - 14, y))
                right -= pieces.STEP * len(signs) + 6 * bool(signs)
                right -= ink.words(called, (right - 8, y + 5), 15, anchor="end") + 12
            pieces.medal(ink, self.cards, held, (right - 16, y), called)
            right -= 36
        return right

    def _called(self, held: Character) -> str:
        return self.words.called("role-" + held["role"]) if held["role"] else ""

    def _facts(self, seat: SeatJson) -> list[tuple[str, str]]:
        """Return what a player has, each with its sign."""
        size = self.table["city_size"]
        return [
            ("coin", str(seat["gold"])),
            ("cards", str(seat["hand"])),
            ("city", f"{seat['built']}/{size}"),
            ("trophy", str(seat["points"])),
        ]

    def _in_one_line(self, seat: SeatJson, width: float) -> bool:
        taken = 2 * MARGIN + 30 + 28 + 36 * len(seat["characters"]) + _wide(self._facts(seat)) + 4
        if seat["seat"] == self.table["viewer"]:
            taken += sum(width_of(self._called(held), 15 * PLAIN) + 18 for held in seat["characters"])
            taken += pieces.STEP * sum(len(pieces.befell(held)) for held in seat["characters"])
        return width - taken >= LEAST_NAME


def _columns(width: float, least: float) -> tuple[int, float]:
    """Return how many pieces stand beside one another, and how wide each is then, at most a fifth more."""
    across = max(1, int((width + GAP) // (least + GAP)))
    return across, min((width - GAP * (across - 1)) / across, least * 1.2)


def _high(city: Sequence[District], width: float) -> float:
    """Return how high the rows of a city are in a width."""
    return math.ceil(len(city) / _columns(width, pieces.TILE[0])[0]) * (pieces.TILE[1] + GAP)


def _wide(facts: Sequence[tuple[str, str]]) -> float:
    return sum(21 + width_of(text, 15 * PLAIN) for _, text in facts) + 10 * (len(facts) - 1)

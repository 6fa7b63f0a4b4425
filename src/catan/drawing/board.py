"""A picture of the whole table: the island, the players, the bank, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element

from catan.core.frames import Place
from catan.core.resources import CARDS, KNIGHT, POINT, RESOURCES, count, counts
from catan.drawing import looks
from catan.drawing.island import dice_of, draw_island, size
from catan.drawing.words import description, title
from catan.views.view import View
from tabletop.drawing import points
from tabletop.drawing.ink import Box, Ink
from tabletop.drawing.looks import sheet
from tabletop.drawing.messages import Messages
from tabletop.drawing.picture import Drawing, symbol
from tabletop.drawing.points import Head, Row, points_table
from tabletop.drawing.widths import PLAIN, width_of

SIGNS: Final = Path(__file__).with_name("signs.json")
PREFIX: Final = "island-"  # of ids, as a picture may stand within a page that has its own
MARGIN, GAP, BAR = 14, 8, 44
TWO: Final = 704  # the width from which the players stand beside the island
SEAT: Final = 74  # the height of a player's panel
PILE: Final = 46  # the width of a count of the bank
CHIP: Final = 34  # the height of a card in hand
# The columns of points, each with its sign.
COLUMNS: Final = {
    "settlements": "settle", "cities": "city", "road": "road", "army": "knight", "points": "point", "total": "star",
}  # fmt: skip


class Chip(NamedTuple):
    """A card in hand, or several of a kind: its sign, the text beside it, and a tooltip."""

    sign: str
    text: str
    label: str


@dataclass(frozen=True, slots=True)
class Picture:
    """The subject of a picture, its reader, and its width; `scores` and `winners` are of a game that is over."""

    view: View
    words: Messages
    language: str
    width: int
    look: str
    scores: Sequence[int] | None
    winners: Sequence[int]

    def drawing(self) -> Drawing:
        """Draw the table; of a game that is over, everybody's points as well."""
        used: dict[str, None] = {}
        body = Ink(Element("g"), used, PREFIX)
        y = self._bar(body)
        y = self._outcome(body, y) if self.scores is not None else y
        y = self._board(body, y) + MARGIN - GAP
        style = sheet("island", self.language, self.look, looks.rules)
        symbols = [symbol(SIGNS, PREFIX, name) for name in used]
        words = (self.title(), self.description())
        return Drawing("island", self.language, *words, style, symbols, body.group, self.width, y)

    # --- in words

    def title(self) -> str:
        """Say which table it is: the round, and who plays."""
        return title(self.words, self.view)

    def description(self) -> str:
        """Tell the whole table."""
        return description(self.words, self.view, self.headline())

    def headline(self) -> str:
        """Say who won, or whose turn it is."""
        words, names = self.words, self.view.names
        if self.scores is not None:
            message = "over-shared" if len(self.winners) > 1 else "over-won"
            winners = words.listed([names[seat] for seat in self.winners])
            return words.say(message, names=winners, count=self.scores[self.winners[0]])
        frame = self.view.stack[-1]
        if type(frame) is Place:
            return words.say("waiting-place", player=names[frame.seat])
        if frame.seat != self.view.turn_of:
            return words.say("waiting-answer", player=names[frame.seat])
        return words.say("waiting-turn", player=names[self.view.turn_of])

    # --- drawn

    def _bar(self, ink: Ink) -> float:
        """Draw the round and whose turn it is."""
        over = self.scores is not None
        wide = over or self.width >= TWO - 60
        bottom = BAR if wide else BAR + 26
        ink.box(Box(0, 0, self.width, bottom), "bar")
        room = self.width - 2 * MARGIN
        first = self._round()
        x = MARGIN + ink.words(first, (MARGIN, 29), 19, "gilt serif", room=room, least=12) + 24
        if over:
            return bottom + GAP
        if wide:
            ink.words(
                self.headline(), (self.width - MARGIN, 28), 15, anchor="end", room=self.width - MARGIN - x, least=12
            )
        else:
            ink.words(self.headline(), (MARGIN, BAR + 12), 15, room=room, least=12)
        return bottom + GAP

    def _round(self) -> str:
        return title(self.words, self.view, players=False)

    def _outcome(self, ink: Ink, y: float) -> float:
        """Draw who won and the table of points; return where it ends."""
        assert self.scores is not None, "the game is over"
        view = self.view
        box = Box(MARGIN, y, self.width - 2 * MARGIN, 0)
        y = points.headline(ink, "crown", self.headline(), box)
        heads = [Head(self.words.say(f"over-column-{name}"), sign) for name, sign in COLUMNS.items()]
        rows = []
        for seat in points.order(self.scores, self.winners):
            css = "winner" if seat in self.winners else "seat"
            cards = (view.cards[seat] or 0) + (view.new[seat] or 0) + view.played_cards[seat]
            numbers = [
                len(view.settlements[seat]), 2 * len(view.cities[seat]), 2 * (view.longest_road == seat),
                2 * (view.largest_army == seat), count(cards, POINT), self.scores[seat],
            ]  # fmt: skip
            rows.append(Row(view.names[seat], numbers, css, f"shield-{seat}", ("data-place", str(seat))))
        return points_table(ink, heads, rows, box._replace(y=y + 6))

    def _board(self, ink: Ink, y: float) -> float:
        """Draw the island, and the players and the bank beside it or below; return where they end."""
        seats = [seat for seat in range(len(self.view.names)) if seat != self.view.me]
        room = self.width - 2 * MARGIN
        beside = self.width >= TWO
        wide = room * 0.6 if beside else room
        width, height = size()
        island = Box(MARGIN, y, wide, wide * height / width)
        draw_island(ink, self.view, island)
        self._dice(ink, island)
        if not beside:
            below = Box(MARGIN, island.bottom + GAP, room, 0)
            across = 2 if room >= 500 and len(seats) > 1 else 1
            return self._own(ink, self._bank(ink, self._seats(ink, seats, below, across)))
        right = Box(island.right + GAP, y, room - wide - GAP, 0)
        right = self._bank(ink, self._seats(ink, seats, right, 1))
        if right.y + self._own_height(right.width) < island.bottom + SEAT:
            return max(self._own(ink, right), island.bottom + GAP)
        return self._own(ink, Box(MARGIN, max(right.y, island.bottom + GAP), room, 0))

    def _dice(self, ink: Ink, island: Box) -> None:
        """Draw the throw of this turn on the sea, where no island reaches."""
        dice = dice_of(self.view)
        if dice is None:
            return
        side = max(20, min(island.width * 0.065, 40))
        drawn = ink.inside(self.words.say("bar-dice", sum=sum(dice)))
        for at, face in enumerate(dice):
            place = Box(island.x + side * 0.3 + at * side * 1.15, island.y + side * 0.3, side, side)
            drawn.sign(f"die-{face}", place, "ivory")

    def _seats(self, ink: Ink, seats: Sequence[int], box: Box, across: int) -> Box:
        """Draw the panels of these players, so many beside one another; return the box that is left below."""
        wide = (box.width - GAP * (across - 1)) / across
        for at, seat in enumerate(seats):
            place = Box(box.x + at % across * (wide + GAP), box.y + at // across * (SEAT + GAP), wide, SEAT)
            self._seat(ink, seat, place)
        return box._replace(y=box.y + -(-len(seats) // across) * (SEAT + GAP))

    def _seat(self, ink: Ink, seat: int, box: Box) -> None:
        """Draw a player: name and points, and below what is public of them."""
        view, words = self.view, self.words
        active = not view.over and view.turn_of == seat
        drawn = ink.inside(**{"data-seat": str(seat)})
        if seat != view.me:
            drawn.box(box, "active gilt-line" if active else "seat line", 10, **{"stroke-width": "1"})
        drawn.box(Box(box.x, box.y + 8, 6, box.height - 16), f"of-{seat}", 2)
        total = f"{self.points(seat)}/{view.rules.points}"
        taken = 24 + width_of(total, 17 * PLAIN)
        points_of = drawn.inside(words.say("fact-points"))
        points_of.sign("star", Box(box.right - MARGIN - taken, box.y + 11, 20, 20))
        points_of.words(total, (box.right - MARGIN, box.y + 27), 17, "gilt", anchor="end")
        drawn.sign(f"shield-{seat}", Box(box.x + 14, box.y + 9, 24, 24))
        place = Box(box.x + 44, box.y + 4, box.width - taken - MARGIN - 52, 36)
        drawn.name(view.names[seat], place, 16, 11, "gilt" if active else "text")
        x, step = box.x + 14, min((box.width - 28) / 4, 96)
        for name, sign, number, css in self._facts(seat):
            drawn.inside(words.say(f"fact-{name}")).count(sign, number, (x, box.y + 53), css)
            x += step

    def points(self, seat: int) -> int:
        """Return a player's points as far as the viewer knows them: the viewer's own with the point cards in hand."""
        if self.scores is not None:
            return self.scores[seat]
        cards = (self.view.cards[seat] or 0) + (self.view.new[seat] or 0)
        return self.view.open_points[seat] + count(cards, POINT)

    def _facts(self, seat: int) -> list[tuple[str, str, int, str]]:
        """Return what is public of a player: message, sign, number and style."""
        view = self.view
        many = view.hand_sizes[seat] > view.rules.discard_limit and not view.over
        return [
            ("hand", "cards", view.hand_sizes[seat], "alarm" if many else "text"),
            ("cards", "development", view.card_counts[seat] + view.new_counts[seat], "text"),
            ("road", "road", view.lengths[seat], "gilt" if view.longest_road == seat else "text"),
            ("knights", "knight", count(view.played_cards[seat], KNIGHT),
             "gilt" if view.largest_army == seat else "text"),
        ]  # fmt: skip

    def _bank(self, ink: Ink, box: Box) -> Box:
        """Draw what the bank has, and the deck; return the box that is left below."""
        view, words = self.view, self.words
        piles = []
        if view.bank is not None:  # K11.3
            numbers = zip(RESOURCES, counts(view.bank), strict=True)
            piles = [(name, number, words.say(f"cards-{name}", count=number)) for name, number in numbers]
        piles.append(("development", view.deck, words.say("bar-deck", count=view.deck)))
        place = box._replace(height=38)
        drawn = ink.inside(words.say("bank-has"))
        drawn.box(place, "bar line", 10, **{"stroke-width": "1"})
        step = min(PILE * 1.4, (place.width - 12) / len(piles))
        for at, (sign, number, label) in enumerate(piles):
            drawn.inside(label).count(sign, number, (place.x + 8 + at * step, place.y + 19), "soft")
        return box._replace(y=place.bottom + GAP)

    def _own(self, ink: Ink, box: Box) -> float:
        """Draw the viewer's own panel with the hand; return where the next part begins."""
        me = self.view.me
        if me is None:
            return box.y
        box = box._replace(height=self._own_height(box.width))
        drawn = ink.inside(**{"data-own": str(me)})
        css = "active" if not self.view.over and self.view.turn_of == me else "own"
        drawn.box(box, f"{css} gilt-line", 10, **{"stroke-width": "1.5"})
        self._seat(drawn, me, box._replace(height=SEAT))
        for chip, place in self._hand(box.width - 28):
            held = drawn.inside(chip.label, **{"data-card": chip.sign})
            at = place._replace(x=box.x + 14 + place.x, y=box.y + SEAT + place.y)
            held.box(at, "chip card-edge", 7, **{"stroke-width": "1"})
            held.sign(chip.sign, Box(at.x + 6, at.y + 5, 24, 24), "ink")
            held.words(chip.text, (at.x + 35, at.y + 23), 16, "ink")
        return box.bottom + GAP

    def _own_height(self, width: float) -> float:
        """Return the height of the viewer's own panel at a width; 0 without a viewer."""
        if self.view.me is None:
            return 0
        return max([SEAT, *(SEAT + place.bottom + 12 for _, place in self._hand(width - 28))])

    def _hand(self, width: float) -> list[tuple[Chip, Box]]:
        """Return the cards in hand with their places from the upper left corner, as many in a row as have room."""
        x, y, placed = 0.0, 0.0, []
        for chip in self._chips():
            wide = 42 + width_of(chip.text, 16 * PLAIN)
            if x + wide > width and x:
                x, y = 0, y + CHIP + 6
            placed.append((chip, Box(x, y, wide, CHIP)))
            x += wide + 6
        return placed

    def _chips(self) -> Iterator[Chip]:
        """Yield the cards in hand: how many of each kind, then the development cards."""
        view, words = self.view, self.words
        assert view.me is not None, "the viewer has a seat"
        for name, number in zip(RESOURCES, counts(view.hand), strict=True):
            if number:
                yield Chip(name, str(number), words.say(f"cards-{name}", count=number))
        for cards, label in ((view.cards[view.me], ""), (view.new[view.me], words.say("card-new"))):
            for number, name in enumerate(CARDS):
                yield from [Chip(name, words.say(f"card-{name}"), label)] * count(cards or 0, number)

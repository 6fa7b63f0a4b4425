"""A picture of the whole table, from the bar to one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from citadels.core.registry import Edition
from citadels.drawing import looks, pieces
from citadels.drawing.ink import Ink
from citadels.drawing.outcome import Outcome, headline, outcome
from citadels.drawing.seats import GAP, Seats
from citadels.drawing.symbols import PREFIX, symbol
from citadels.drawing.words import Words
from tabletop.drawing.ink import Box, number
from tabletop.drawing.looks import sheet
from tabletop.drawing.picture import Drawing

if TYPE_CHECKING:
    from citadels.views.json_types import Rank, SeatJson, TableJson

MARGIN, BAR = 14, 44
RANK = (74, 82)  # the least width, and the height of a character in the track
TWO, THREE = 704, 1440  # widths from which players' panels stand beside one another (site/css/table.css)


@dataclass(frozen=True, slots=True)
class Picture:
    """The subject of a picture, its reader, and its width."""

    table: TableJson
    cards: Edition
    words: Words
    language: str
    acting: str  # who acts now, in words
    width: int
    look: str
    end: Outcome | None

    def drawing(self) -> Drawing:
        """Draw the table; of a game that is over, how it came out as well."""
        used: dict[str, None] = {}
        body = Ink(Element("g"), used, PREFIX)
        y = self._bar(body)
        y = outcome(body, self, self.end, y) if self.end else self._ranks(body, y)
        y = self._seats(body, self._lowered(body, y))
        style = sheet("citadels", self.language, self.look, looks.rules)
        symbols = [symbol(name) for name in used]
        words = (self.title(), self.description())
        return Drawing("citadels", self.language, *words, style, symbols, body.group, self.width, y)

    # --- in words

    def title(self) -> str:
        """Say which table it is: the round, and who plays."""
        return f"{self._round()} · {self.words.listed([seat['name'] for seat in self.table['seats']])}"

    def description(self) -> str:
        """Tell the whole table as the page's screen reader is told."""
        words, mine = self.words, self.table["mine"]
        first = headline(self, self.end) if self.end else self.acting
        lines = [first, *map(self._describe_rank, self.table["centre"]["ranks"]), *self._describe_lowered()]
        lines += [self._describe_seat(seat) for seat in self.table["seats"]]
        if mine is not None:
            held = [words.called("card-" + card["card"]) for card in mine["hand"]]
            lines.append(f"{words.say('own-hand')}: {words.listed(held)}" if held else words.say("hand-empty"))
        return "\n".join(line for line in lines if line)

    def _round(self) -> str:
        if self.table["phase"] == "over":
            return self.words.say("bar-over")
        return self.words.say("bar-last-round" if self.table["last_round"] else "bar-round", round=self.table["round"])

    def _describe_rank(self, rank: Rank) -> str:
        seat = rank["seat"]
        marks = {word: bool(rank.get(word)) for word in pieces.SIGNS}
        return self.words.say(
            "rank-label", role=self.words.called("role-" + rank["role"]), rank=rank["rank"],
            state=self.words.say("rank-" + rank["state"]), held=seat is not None,
            holder="" if seat is None else self.table["seats"][seat]["name"], taxes=rank.get("taxes", 0), **marks,
        )  # fmt: skip

    def _describe_seat(self, seat: SeatJson) -> str:
        words = self.words
        roles = [words.called("role-" + held["role"]) for held in seat["characters"] if held["role"]]
        facts = words.say(
            "seat-facts", bot=False, crown=seat["crown"], gold=seat["gold"], hand=seat["hand"], built=seat["built"],
            size=self.table["city_size"], known=len(roles), roles=words.listed(roles),
            cards=words.listed([words.called("card-" + built["card"]) for built in seat["city"]]),
        )  # fmt: skip
        return seat["name"] + facts + words.say("points-heard", points=seat["points"])

    def _describe_lowered(self) -> list[str]:
        why = self.table["lowered"]
        if why is None:
            return []
        player, card = self.table["seats"][why["seat"]]["name"], self.words.called("card-" + why["card"])
        return [
            self.words.say("lowered", card=card, player=player, size=self.table["city_size"], **{"from": why["from"]})
        ]

    # --- drawn

    def _bar(self, ink: Ink) -> float:
        """Draw round, bank, deck and who acts."""
        words, centre = self.words, self.table["centre"]
        wide = self.width >= TWO - 60 or not self.acting
        bottom = BAR if wide else BAR + 28
        ink.box(Box(0, 0, self.width, bottom), "bar")
        x = MARGIN + ink.words(self._round(), (MARGIN, 29), 19, "gilt serif") + 24
        bank = words.say("bar-endless") if centre["bank"] is None else centre["bank"]
        deck = centre["deck"]
        titles = words.say("bar-bank"), words.say("bar-deck", count=deck)
        for sign, text, title in zip(("coin", "deck"), (bank, deck), titles, strict=True):
            x += ink.inside(f"{text} {title.strip()}").count(sign, text, (x, 22), "soft") + 16
        if wide:
            ink.words(self.acting, (self.width - MARGIN, 28), 15, anchor="end", room=self.width - MARGIN - x, least=12)
        else:
            ink.words(self.acting, (MARGIN, BAR + 14), 15, room=self.width - 2 * MARGIN, least=12)
        return bottom + GAP

    def _ranks(self, ink: Ink, y: float) -> float:
        """Draw the characters of the round in the order they are called."""
        listed = self.table["centre"]["ranks"]
        room = self.width - 2 * MARGIN
        rows = 1 if room / len(listed) >= RANK[0] else 2
        across = -(-len(listed) // rows)
        wide = min(room / across, 104)
        left = MARGIN if rows > 1 else (self.width - wide * across) / 2
        for at, rank in enumerate(listed):
            self._rank(ink, rank, Box(left + at % across * wide, y + at // across * RANK[1], wide, RANK[1]))
        return y + rows * RANK[1] + GAP

    def _rank(self, ink: Ink, rank: Rank, box: Box) -> None:
        role, state, x, y = rank["role"], rank["state"], box.x + box.width / 2, box.y + 30
        drawn = ink.inside(self._describe_rank(rank), **{"data-role": role})
        if state == "aside":
            turned = drawn.inside(transform=f"rotate(-9 {number(x)} {number(y)})")
            turned.box(Box(x - 22, y - 22, 44, 44), "aside aside-line", 5, **{"stroke-width": "2"})
            turned.sign(role, Box(x - 18, y - 18, 36, 36))
        else:
            self._face(drawn, role, state, (x, y))
        drawn.round(x - 19, y - 17, 9.5, "mark")
        drawn.words(str(rank["rank"]), (x - 19, y - 12), 14, "white", anchor="middle")
        pieces.marks(drawn, pieces.befell(rank), (x + 20, y - 17))
        if rank["seat"] is not None:
            drawn.sign(f"shield-{rank['seat'] % 8}", Box(x + 9, y + 5, 22, 22))
        if rank.get("taxes"):
            drawn.box(Box(x - 36, y + 7, 36, 18), "mark", 9)
            drawn.sign("coin", Box(x - 35, y + 8, 16, 16))
            drawn.words(str(rank.get("taxes")), (x - 10, y + 21), 13, "white", anchor="middle")
        faint = state in ("absent", "aside")
        called = self.words.called("role-" + role)
        drawn.words(called, (x, y + 40), 13, "soft" if faint else "text", anchor="middle", room=box.width - 4, least=10)

    def _face(self, ink: Ink, role: str, state: str, at: tuple[float, float]) -> None:
        x, y = at
        if state == "absent":
            ink.round(x, y, 22, "absent absent-line", **{"stroke-width": "2", "stroke-dasharray": "5 3"})
        else:
            if state == "now":
                ink.round(x, y, 25, "gilt-line", fill="none", **{"stroke-width": "2"})
            ground = "spent" if state == "done" else "ivory"
            ink.round(x, y, 22, f"{ground} {pieces.line_of(self.cards, role)}", **{"stroke-width": "2.5"})
        ink.sign(role, Box(x - 17.5, y - 19, 35, 35))

    def _lowered(self, ink: Ink, y: float) -> float:
        """Say why fewer districts complete a city than was agreed (R7.19)."""
        why = self.table["lowered"]
        if why is None:
            return y
        ink.box(Box(MARGIN, y, self.width - 2 * MARGIN, 28), "lowered", 6)
        ink.building(why["card"], Box(MARGIN + 8, y + 3, 22, 22), "city-special")
        ink.words(self._describe_lowered()[0], (MARGIN + 38, y + 19), 14, room=self.width - 2 * MARGIN - 46, least=10)
        return y + 28 + GAP

    def _seats(self, ink: Ink, y: float) -> float:
        """Draw the players, the viewer's own part below the others; return where the picture ends."""
        seats = Seats(self.table, self.cards, self.words)
        others = seats.others()
        across = min(len(others), 1 if self.width < TWO else 2 if self.width < THREE else 3)
        for row in _rows(others, across):
            wide = (self.width - 2 * MARGIN - GAP * (len(row) - 1)) / len(row)
            high = max(seats.height(seat, wide) for seat in row)
            for at, seat in enumerate(row):
                seats.panel(ink, seat, Box(MARGIN + at * (wide + GAP), y, wide, high))
            y += high + GAP
        if self.table["mine"] is not None:
            y = seats.own(ink, Box(MARGIN, y + 2, self.width - 2 * MARGIN, 0)) + GAP
        return y + MARGIN - GAP


def _rows(others: Sequence[SeatJson], across: int) -> list[Sequence[SeatJson]]:
    return [others[at : at + across] for at in range(0, len(others), across)]

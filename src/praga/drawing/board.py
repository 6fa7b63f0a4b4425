"""A picture of the whole table: crane, rows, road, city, projects, what is left, and every player's boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from xml.etree.ElementTree import Element

from praga.core.state import Sheet, State
from praga.drawing import boards, looks
from praga.drawing.boards import printed
from praga.drawing.seats import Seats
from praga.drawing.words import KINDS, PROJECTS, Words, description, title
from praga.views.pieces import GOOD_ALONE
from tabletop.drawing import points
from tabletop.drawing.ink import Box, Ink
from tabletop.drawing.looks import sheet
from tabletop.drawing.picture import Drawing, symbol
from tabletop.drawing.points import Head, Row, points_table
from tabletop.drawing.widths import PLAIN, width_of, wrapped

SIGNS: Final = Path(__file__).with_name("signs.json")
PREFIX: Final = "crane-"  # of ids, as a picture may stand within a page that has its own
MARGIN, GAP, BAR = 14, 8, 44
TWO, THREE = 560, 1000  # widths from which two and three boards stand beside one another
FOUR: Final = 1120  # and four players
TITLE: Final = 30  # the height of a board's name
STREET, BRIDGE, PLANKS = 52, 34, 48  # heights of the areas of the road, and of the planks
WHEEL, TILE = 560, 144  # the widths of the crane and of a tile at most
SUPPLY: Final = ("goldw", "silver", "egg")
LEVELS: Final = ("I", "II", "III", "IV")
ROW_SIGNS: Final = {"upgrade": "do-upgrade", "wall": "do-wall", "building": "do-building"}

Part = Callable[[Ink, Box], float]


@dataclass(frozen=True, slots=True)
class Picture:
    """The subject of a picture, its reader, and its width; `scores` and `winners` are of a game that is over."""

    me: int | None
    state: State
    view: dict[str, Any]  # what the boards are drawn from
    sheets: Sequence[Sheet]
    words: Words
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
        y = self._boards(body, y)
        y = self._seats(body, y) + MARGIN - GAP
        style = sheet("crane", self.language, self.look, looks.rules)
        symbols = [symbol(SIGNS, PREFIX, name) for name in used]
        words = (self.title(), self.description())
        return Drawing("crane", self.language, *words, style, symbols, body.group, self.width, y)

    # --- in words

    def title(self) -> str:
        """Say which table it is: the turn, and who plays."""
        return title(self.words, self.state)

    def description(self) -> str:
        """Tell the whole table."""
        return description(self.words, self.state, self.view, self.headline())

    def headline(self) -> str:
        """Say who won, or whose turn it is."""
        words, names = self.words, self.state.names
        if self.scores is not None:
            if len(names) == 1:
                total = self.scores[0]
                message = "over-alone" if total > GOOD_ALONE else "over-alone-below"
                return words.say(message, count=total, good=GOOD_ALONE)
            winners = words.listed([names[seat] for seat in self.winners])
            message = "over-shared" if len(self.winners) > 1 else "over-won"
            return words.say(message, names=winners, count=self.scores[self.winners[0]])
        seat = self.state.stack[-1].seat
        return words.say("waiting-turn" if seat == self.state.turn_of else "waiting-answer", player=names[seat])

    # --- drawn

    def _bar(self, ink: Ink) -> float:
        """Draw the turn, the era and whose turn it is."""
        over = self.scores is not None
        wide = over or self.width >= TWO + 100
        bottom = BAR if wide else BAR + 26
        ink.box(Box(0, 0, self.width, bottom), "bar")
        text = title(self.words, self.state, players=False)
        x = MARGIN + ink.words(text, (MARGIN, 29), 19, "gilt serif") + 20
        era = self.words.say("bar-era", era=self.state.era)
        x += ink.words(era, (x, 29), 15, "soft", room=self.width - x - 8, least=11) + 20
        room = self.width - 2 * MARGIN
        if wide and not over:
            ink.words(
                self.headline(), (self.width - MARGIN, 28), 15, anchor="end", room=self.width - MARGIN - x, least=12
            )
        elif not over:
            ink.words(self.headline(), (MARGIN, BAR + 12), 15, room=room, least=12)
        return bottom + GAP

    def _outcome(self, ink: Ink, y: float) -> float:
        """Draw who won and everybody's points line by line (P14); return where they end."""
        assert self.scores is not None, "the game is over"
        words = self.words
        box = Box(MARGIN, y, self.width - 2 * MARGIN, 0)
        y = points.headline(ink, "crown", self.headline(), box)
        order = points.order(self.scores, self.winners)
        heads = [Head(self.state.names[seat], f"shield-{seat}") for seat in order]
        rows = [
            Row(words.say(f"score-{name}"), [getattr(self.sheets[seat], name) for seat in order])
            for name in Sheet._fields
        ]
        rows.append(Row(words.say("over-column-total"), [self.scores[seat] for seat in order], "winner"))
        return points_table(ink, heads, rows, box._replace(y=y + 6)) + GAP

    def _boards(self, ink: Ink, y: float) -> float:
        """Draw the boards in rows, as many beside one another as there is room for; return where they end."""
        rows: list[list[tuple[Part, float]]]
        if self.width >= THREE:
            rows = [[(self._wheel, 1), (self._rows, 1), (self._road, 1)], [(self._city, 1.9), (self._aims, 1.1)]]
        elif self.width >= TWO:
            rows = [[(self._wheel, 1), (self._rows, 1)], [(self._city, 1)], [(self._aims, 1), (self._road, 1)]]
        else:
            rows = [[(part, 1)] for part in (self._wheel, self._rows, self._road, self._city, self._aims)]
        for row in rows:
            y = self._row(ink, row, y)
        return y

    def _row(self, ink: Ink, row: Sequence[tuple[Part, float]], y: float) -> float:
        """Draw parts beside one another, each as wide as its share says, on grounds of one height."""
        room = self.width - 2 * MARGIN - GAP * (len(row) - 1)
        x, bottoms = float(MARGIN), list[float]()
        ground, places = ink.inside(), list[Box]()
        for part, share in row:
            box = Box(x, y, room * share / sum(each for _, each in row), 0)
            bottoms.append(part(ink, box.within(8)._replace(y=y + 8)) + 8)
            places.append(box)
            x = box.right + GAP
        for box in places:
            ground.box(box._replace(height=max(bottoms) - y), "paper board-line", 12, **{"stroke-width": "1"})
        return max(bottoms) + GAP

    def _wheel(self, ink: Ink, box: Box) -> float:
        boards.put(ink, boards.wheel(self.view), box._replace(height=min(box.width, WHEEL)))
        return box.y + min(box.width, WHEEL)

    def _city(self, ink: Ink, box: Box) -> float:
        tree = boards.city(self.view)
        box = box._replace(height=box.width * boards.shape(tree))
        boards.put(ink, tree, box)
        return box.bottom

    def _title(self, ink: Ink, text: str, at: tuple[float, float], room: float) -> None:
        ink.words(text, (at[0], at[1] + 18), 15, "board-ink", room=room, least=10)

    def _rows(self, ink: Ink, box: Box) -> float:
        """Draw the three rows of tiles, each with how many are left in its stack; return where they end."""
        wide = min((box.width - 3 * 4) / 4, TILE)
        y = box.y
        for kind in KINDS:
            left = self.view["stacks"][kind]
            ink.sign(ROW_SIGNS[kind], Box(box.x, y + 2, 22, 22))
            self._title(ink, self.words.say(f"row-{kind}"), (box.x + 28, y), box.width - 100)
            text = self.words.say("tiles-left", count=left)
            ink.words(text, (box.right, y + 18), 13, "board-ink", anchor="end")
            for at, name in enumerate(self.view["rows"][kind]):
                tree = boards.tile(name)
                place = Box(box.x + at * (wide + 4), y + TITLE - 4, wide, wide * boards.shape(tree))
                boards.put(ink.inside(**{"data-tile": name}), tree, place)
            y += TITLE + wide * 1.02
        return y

    def _aims(self, ink: Ink, box: Box) -> float:
        """Draw the projects, and below what is left; return where they end."""
        trees = boards.projects(self.view)
        wide = (box.width - GAP) / 2
        high = wide * boards.shape(trees[0])
        for at, (name, tree) in enumerate(zip(PROJECTS, trees, strict=True)):
            x = box.x + at * (wide + GAP)
            self._title(ink, self.words.say(f"on-{name}"), (x, box.y), wide)
            boards.put(ink, tree, Box(x, box.y + TITLE - 4, wide, high))
        return self._left(ink, box._replace(y=box.y + TITLE + high + 4))

    def _left(self, ink: Ink, box: Box) -> float:
        """Draw what is left: tokens in the river, technologies by level, seals, and windows and eggs."""
        words, view = self.words, self.view
        gone = [name for seat in view["seats"] for name in seat["seals"]]
        seals = [name for name in printed()["seals"] if name not in gone]
        y = box.y
        for message, parts in (
            ("river", [[good for good, _ in printed()["tokens"][name]] for name in view["tokens"]]),
            ("seals-left", [boards.card_signs(name)[1:] for name in seals]),
        ):
            if not parts:
                continue
            self._title(ink, words.say(message), (box.x, y), box.width)
            x, y = box.x, y + TITLE - 4
            for signs in parts:
                wide = 18.0 * len(signs) + 10
                if x + wide > box.right and x > box.x:
                    x, y = box.x, y + 30
                ink.box(Box(x, y, wide, 26), "chip board-line", 13, **{"stroke-width": "1"})
                for at, sign in enumerate(signs):
                    ink.sign(sign, Box(x + 5 + 18 * at, y + 4, 18, 18))
                x += wide + 4
            y += 32
        self._title(ink, words.say("supply"), (box.x, y), box.width)
        texts = [("book", f"{level} ×{view['stacks'][level]}") for level in LEVELS]
        texts += [(good, f"×{self.state.left(good)}") for good in SUPPLY]
        x, y = box.x, y + TITLE
        for sign, text in texts:
            wide = 24 + width_of(text, 13 * PLAIN) + 10
            if x + wide > box.right and x > box.x:
                x, y = box.x, y + 24
            ink.sign(sign, Box(x, y, 18, 18), "board-ink")
            x += 21 + ink.words(text, (x + 21, y + 14), 13, "board-ink") + 10
        return y + 24

    def _road(self, ink: Ink, box: Box) -> float:
        """Draw the areas of the road with who stands there, then the planks of the bridge; return where they end."""
        y = box.y
        self._title(ink, self.words.say("tab-road"), (box.x, y), box.width)
        y += TITLE - 2
        for area in range(1, 6):
            high = STREET if area <= len(printed()["streets"]) else BRIDGE
            self._area(ink, area, Box(box.x, y, box.width, high))
            y += high + 4
        self._title(ink, self.words.say("planks"), (box.x, y), box.width)
        y += TITLE - 2
        planks = sorted(self.view["planks"].items())
        wide = (box.width - 4 * (len(planks) - 1)) / len(planks)
        for at, (name, plank) in enumerate(planks):
            self._plank(ink, name, plank, Box(box.x + at * (wide + 4), y, wide, PLANKS))
        return y + PLANKS

    def _area(self, ink: Ink, area: int, box: Box) -> None:
        words = self.words
        drawn = ink.inside(words.say("area", area=area), **{"data-area": str(area)})
        drawn.box(box, "step board-line", 6, **{"stroke-width": "1"})
        drawn.words(str(area), (box.x + 8, box.y + 22), 16, "ink")
        there = [seat["seat"] for seat in self.view["seats"] if seat["road"] == area]
        for at, seat in enumerate(there):
            drawn.sign(f"shield-{seat}", Box(box.right - 26 - 22 * at, box.y + 5, 22, 22))
        left, right = box.x + 30, box.right - 8 - 22 * len(there)
        streets = printed()["streets"]
        if area > len(streets):
            level = LEVELS[3] if area == len(streets) + 1 else "V"
            drawn.sign("egg", Box(left, box.y + 7, 20, 20))
            text = f"{words.say(f'bridge-{level}')} ({self.view['stacks'][f'bridge_{level}']})"
            drawn.words(text, (left + 24, box.y + 22), 13, "ink", room=right - left - 28, least=9.5)
            return
        street = streets[area - 1]
        free = self.view["road"].get(str(area)) or street["free"]
        if isinstance(free, str):
            room = right - left
            for at, text in enumerate(wrapped(words.say(f"street-{free}"), 11.5 * PLAIN, room, 2)):
                drawn.words(text, (left, box.y + 14 + 13 * at), 11.5, "ink", room=room)
        else:
            boards.effect(drawn, free, (left, box.y + 15), 19)
        drawn.sign("egg", Box(left, box.y + 30, 19, 19))
        x = left + 26
        for at, goods in enumerate(street["egg"]):
            x += drawn.words("/", (x + 2, box.y + 45), 14, "ink") + 6 if at else 0
            x += boards.effect(drawn, goods, (x, box.y + 39), 19) + 4

    def _plank(self, ink: Ink, name: str, plank: dict[str, Any], box: Box) -> None:
        """Draw a plank with its bonus, or the bridge tile that lies on it (P9.7)."""
        tile = plank["tile"]
        drawn = ink.inside()
        drawn.box(box, "chip at-line" if tile else "step board-line", 6, **{"stroke-width": "2" if tile else "1"})
        if tile and tile not in printed()["tiles_IV"]:
            signs = boards.card_signs(tile)
            for at, sign in enumerate(signs):
                size = min(18, (box.width - 6) / len(signs))
                left = box.x + (box.width - size * len(signs)) / 2
                drawn.sign(sign, Box(left + size * at, box.y + box.height / 2 - size / 2, size, size))
            return
        goods = printed()["tiles_IV"][tile] if tile else printed()["planks"][int(name[1:]) - 1][plank["bonus"]]
        high = box.height / (len(goods) + 0.4)
        size = min(20, high - 1, box.width / 1.7)
        for at, good in enumerate(goods):
            wide = size * boards.width_of_effect([good])
            y = box.y + box.height / 2 + (at - (len(goods) - 1) / 2) * high
            boards.effect(drawn, [good], (box.x + (box.width - wide) / 2, y), size)

    def _seats(self, ink: Ink, y: float) -> float:
        """Draw the players, the viewer first; return where they end."""
        names = self.state.names
        first = self.me or 0
        listed = [(first + at) % len(names) for at in range(len(names))]
        across = min(len(names), 4 if self.width >= FOUR else 2 if self.width >= TWO else 1)
        totals = [sum(sheet) for sheet in self.sheets]
        active = None if self.scores is not None else self.state.turn_of
        seats = Seats(self.view, self.words, totals, active, boards.shape(boards.own_board(self.view, 0)))
        wide = (self.width - 2 * MARGIN - GAP * (across - 1)) / across
        for start in range(0, len(listed), across):
            row = listed[start : start + across]
            high = max(seats.height(seat, wide) for seat in row)
            for at, seat in enumerate(row):
                seats.panel(ink, seat, Box(MARGIN + at * (wide + GAP), y, wide, high))
            y += high + GAP
        return y

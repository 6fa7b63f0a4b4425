"""The outcome of a game: who won, and everybody's points by what they are for, as on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from citadels.drawing.ink import Ink
from citadels.flow.scoring import Line
from tabletop.drawing import points
from tabletop.drawing.ink import Box
from tabletop.drawing.points import Head, Row, points_table

if TYPE_CHECKING:
    from citadels.drawing.board import Picture

MARGIN = 14
# The columns, each with the lines of a score that it sums up; those of single cards make up the last.
COLUMNS = {"districts": ("districts",), "kinds": ("kinds",), "complete": ("first", "complete")}
USUAL = {name for names in COLUMNS.values() for name in names}


class Outcome(NamedTuple):
    """The seats that won, and each seat's points line by line."""

    winners: Sequence[int]
    lines: Sequence[Sequence[Line]]

    def total(self, seat: int) -> int:
        """Return a seat's points."""
        return sum(line.points for line in self.lines[seat])

    def ranked(self) -> list[int]:
        """Return the seats, the best first."""
        return points.order([self.total(seat) for seat in range(len(self.lines))], self.winners)


def headline(picture: Picture, end: Outcome) -> str:
    """Say who won, with how many points."""
    names = [picture.table["seats"][seat]["name"] for seat in end.winners]
    message = "over-shared" if len(names) > 1 else "over-won"
    return picture.words.say(message, names=picture.words.listed(names), count=end.total(end.winners[0]))


def outcome(ink: Ink, picture: Picture, end: Outcome, y: float) -> float:
    """Draw who won and the table of points; return where it ends."""
    box = Box(MARGIN, y, picture.width - 2 * MARGIN, 0)
    y = points.headline(ink, "crown", headline(picture, end), box)
    heads = [Head(picture.words.say(f"over-column-{head}")) for head in (*COLUMNS, "cards", "total")]
    rows = [
        Row(
            picture.table["seats"][seat]["name"], _points(end, seat), "winner" if seat in end.winners else "seat",
            f"shield-{seat % 8}", ("data-place", str(seat)),
        )
        for seat in end.ranked()
    ]  # fmt: skip
    return points_table(ink, heads, rows, box._replace(y=y + 6))


def _points(end: Outcome, seat: int) -> list[int]:
    """Return a seat's points, column by column."""
    lines = end.lines[seat]
    summed = [sum(line.points for line in lines if line.id in names) for names in COLUMNS.values()]
    return [*summed, sum(line.points for line in lines if line.id not in USUAL), end.total(seat)]

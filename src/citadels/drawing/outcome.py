"""How a game came out: who won, and everybody's points by what they are for, as on the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from citadels.drawing.ink import Box, Ink
from citadels.flow.scoring import Line

if TYPE_CHECKING:
    from citadels.drawing.board import Picture

ROW = 30
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
        return sorted(range(len(self.lines)), key=lambda seat: (seat not in self.winners, -self.total(seat), seat))


def headline(picture: Picture, end: Outcome) -> str:
    """Say who won, with how many points."""
    names = [picture.table["seats"][seat]["name"] for seat in end.winners]
    message = "over-shared" if len(names) > 1 else "over-won"
    return picture.words.say(message, names=picture.words.listed(names), count=end.total(end.winners[0]))


def outcome(ink: Ink, picture: Picture, end: Outcome, y: float) -> float:
    """Draw who won and the table of points; return where it ends."""
    middle, room = picture.width / 2, picture.width - 2 * MARGIN
    ink.sign("crown", Box(middle - 22, y + 2, 44, 44))
    ink.words(headline(picture, end), (middle, y + 72), 22, "gilt serif", anchor="middle", room=room, least=14)
    wide = min(room, 760)
    row = Box(middle - wide / 2, y + 116, wide, ROW - 4)
    heads = [*COLUMNS, "cards", "total"]
    step = min(96.0, wide * 0.62 / len(heads))
    ends = [row.right - 14 - step * (len(heads) - 1 - at) for at in range(len(heads))]
    for right, head in zip(ends, heads, strict=True):
        text = picture.words.say(f"over-column-{head}")
        ink.words(text, (right, y + 106), 13, "soft", anchor="end", room=step - 6, least=10)
    for seat in end.ranked():
        name = picture.table["seats"][seat]["name"]
        _row(ink.inside(**{"data-place": str(seat)}), row, end, (seat, name), ends)
        row = row._replace(y=row.y + ROW)
    return row.y + 10


def _row(ink: Ink, box: Box, end: Outcome, who: tuple[int, str], ends: Sequence[float]) -> None:
    """Draw the points of a player; `ends` are where the columns end."""
    (seat, name), line = who, box.y + 18
    ink.box(box, "winner" if seat in end.winners else "seat", 6)
    ink.sign(f"shield-{seat % 8}", Box(box.x + 8, box.y + 2, 22, 22))
    room = ends[0] - (ends[1] - ends[0]) * 0.55 - box.x - 40
    ink.words(name, (box.x + 36, line), 15, room=room, least=11)
    for right, points in zip(ends, _points(end, seat), strict=True):
        ink.words(str(points), (right, line), 15, "text" if points else "soft", anchor="end")


def _points(end: Outcome, seat: int) -> list[int]:
    """Return a seat's points, column by column."""
    lines = end.lines[seat]
    summed = [sum(line.points for line in lines if line.id in names) for names in COLUMNS.values()]
    return [*summed, sum(line.points for line in lines if line.id not in USUAL), end.total(seat)]

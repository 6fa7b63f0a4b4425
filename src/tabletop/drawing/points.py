"""The table of points of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabletop.drawing.ink import Box, Ink
from tabletop.drawing.widths import PLAIN, in_lines, width_of

ROW: Final = 30  # the height of a row
WIDEST: Final = 760
NUMBERS: Final = 0.62  # the part of the width that all columns of numbers have at most
COLUMN: Final = 96  # the width of a column of numbers at most
SIZE, LEAST = 13, 9  # the letters of heads


class Head(NamedTuple):
    """The head of a column: a text, and the sign that stands for it where texts have no room ("" for none)."""

    text: str
    sign: str = ""


class Row(NamedTuple):
    """A row: what it is of, its numbers, and the class of its ground; `data` is for programs."""

    text: str
    numbers: Sequence[int]
    css: str = "seat"
    sign: str = ""
    data: tuple[str, str] | None = None


def order(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return the seats, the best first."""
    return sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))


def headline(ink: Ink, sign: str, text: str, box: Box) -> float:
    """Draw who won, below a sign in the middle of a box, whose height is not read; return where it ends."""
    middle, y = box.x + box.width / 2, box.y
    ink.sign(sign, Box(middle - 22, y + 2, 44, 44))
    ink.words(text, (middle, y + 72), 22, "gilt serif", anchor="middle", room=box.width, least=14)
    return y + 84


def points_table(ink: Ink, heads: Sequence[Head], rows: Sequence[Row], box: Box) -> float:
    """Draw a table in the middle of a box, whose height is not read; return where the table ends."""
    wide = min(box.width, WIDEST)
    place = Box(box.x + (box.width - wide) / 2, box.y, wide, ROW - 4)
    step = min(COLUMN, wide * NUMBERS / len(heads))
    ends = [place.right - 14 - step * (len(heads) - 1 - at) for at in range(len(heads))]
    _heads(ink, heads, [(right, box.y + 22) for right in ends], step)
    place = place._replace(y=box.y + 32)
    for row in rows:
        _row(ink.inside(**(dict([row.data]) if row.data else {})), place, row, ends)
        place = place._replace(y=place.y + ROW)
    return place.y + 10


def _row(ink: Ink, box: Box, row: Row, ends: Sequence[float]) -> None:
    line, left = box.y + 18, box.x + (36 if row.sign else 10)
    ink.box(box, row.css, 6)
    if row.sign:
        ink.sign(row.sign, Box(box.x + 8, box.y + 2, 22, 22))
    step = ends[1] - ends[0] if len(ends) > 1 else COLUMN
    ink.words(row.text, (left, line), 15, room=ends[0] - step * 0.55 - left, least=11)
    for right, points in zip(ends, row.numbers, strict=True):
        ink.words(str(points), (right, line), 15, "text" if points else "soft", anchor="end")


def _heads(ink: Ink, heads: Sequence[Head], ends: Sequence[tuple[float, float]], step: float) -> None:
    """Draw the heads, each as a text that ends at its point; all as signs where one text has no room."""
    texts = [in_lines(head.text, SIZE * PLAIN, LEAST * PLAIN, step - 6) for head in heads]
    fits = all(width_of(line, size) <= step - 6 for lines, size in texts for line in lines)
    for head, (right, y), (lines, size) in zip(heads, ends, texts, strict=True):
        if head.sign and not fits:
            ink.inside(head.text).sign(head.sign, Box(right - 18, y - 15, 20, 20), "soft")
            continue
        for at, line in enumerate(lines):
            place = (right, y - (len(lines) - 1 - at) * size)
            ink.words(line, place, size / PLAIN, "soft", anchor="end", room=step - 4)

"""Draws an arena's shares of wins with their intervals, as an SVG file that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from citadels.cli.contest import Contest
from citadels.cli.tables import Measured, Report

WIDTH, LINE, TOP, BOTTOM, RIGHT = 780, 26, 44, 46, 120
LETTER = 7.8  # a letter's width in the labels, about
STYLE = """text { font: 13px system-ui, sans-serif; fill: #222 } .title { font-weight: 600; font-size: 15px }
.axis, .number { fill: #555; font-size: 12px } .grid { stroke: #e2e2e2 }
.equal { stroke: #b3541e; stroke-dasharray: 4 3 }
.doubt { stroke: #2b5c8a; stroke-width: 2.5 } .share { fill: #2b5c8a } .even { fill: #b3541e; font-size: 12px }"""


def drawn(report: Report, asked: Contest) -> str:
    """Draw a report: its bots, or its seats where those were measured."""
    title = f"{asked.players} players, {report.games} games, seed {asked.seed}: share of wins with 95 % interval"
    return as_svg(title, report.bots or report.seats, 1 / asked.players)


def as_svg(title: str, measured: Sequence[Measured], equal: float) -> str:
    """Draw a line for each that was measured: its share, the 95 % interval, and where an equal share would lie."""
    labels = [_label(one) for one in measured]
    left = 24 + LETTER * max(map(len, labels))
    scale = _Scale(left, WIDTH - RIGHT, *_range(measured, equal))
    bottom = TOP + LINE * len(measured)
    drawn = [*_axis(scale, bottom), *_equal(scale, equal, bottom)]
    for at, (one, label) in enumerate(zip(measured, labels, strict=True)):
        drawn += _interval(one, label, scale, TOP + LINE * at + LINE / 2)
    height = bottom + BOTTOM
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n<title>{escape(title)}</title>'
    ground = f'<style>{STYLE}</style>\n<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join([head, ground, f'<text class="title" x="16" y="26">{escape(title)}</text>', *drawn, "</svg>\n"])


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where a share lies across the picture."""

    left: float
    right: float
    low: float
    high: float

    def __call__(self, share: float) -> float:
        return self.left + (self.right - self.left) * (share - self.low) / (self.high - self.low)


def _label(one: Measured) -> str:
    if one.seat is not None:
        return f"{one.bot} in seat {one.seat}".strip()
    return one.bot if one.against in ("", "mixed") else f"{one.bot} v {one.against}"


def _range(measured: Sequence[Measured], equal: float) -> tuple[float, float]:
    """The ends of the axis: whole steps of 5 per cent around all that is drawn."""
    low = min(equal, *(one.row.low for one in measured))
    high = max(equal, *(one.row.high for one in measured))
    return max(0, int(low * 20 - 1e-9)) / 20, min(20, int(high * 20 + 1 - 1e-9)) / 20


def _axis(scale: _Scale, bottom: float) -> list[str]:
    first, last = round(100 * scale.low), round(100 * scale.high)
    step = next(step for step in (1, 5, 10, 20) if (last - first) / step <= 10)
    drawn = []
    for share in range(first, last + 1, step):
        x = scale(share / 100)
        drawn.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>')
        drawn.append(f'<text class="axis" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{share} %</text>')
    return drawn


def _equal(scale: _Scale, equal: float, bottom: float) -> list[str]:
    x = scale(equal)
    return [
        f'<line class="equal" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>',
        f'<text class="even" x="{x:.1f}" y="{bottom + 36}" text-anchor="middle">equal share {equal:.1%}</text>',
    ]


def _interval(one: Measured, label: str, scale: _Scale, y: float) -> list[str]:
    row = one.row
    low, high, share = scale(row.low), scale(row.high), scale(row.share)
    return [
        f'<text x="16" y="{y + 4:.1f}">{escape(label)}</text>',
        f'<line class="doubt" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
        *(
            f'<line class="doubt" x1="{end:.1f}" x2="{end:.1f}" y1="{y - 4:.1f}" y2="{y + 4:.1f}"/>'
            for end in (low, high)
        ),
        f'<circle class="share" cx="{share:.1f}" cy="{y:.1f}" r="4.5"/>',
        f'<text class="number" x="{WIDTH - RIGHT + 16}" y="{y + 4:.1f}">{row.share:.1%} of {row.games}</text>',
    ]

"""The score of a position, as if the game ended in it: by source, for everybody (docs/praga/page.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from praga.core.moves import Move
from praga.core.state import State
from praga.flow.scoring import points_by_source, score_now
from praga.table.themes import THEMES, points_by_theme
from tabletop.core.engine import apply

PLAYED: Final = "played"  # the line of the sheet that has sources of its own


def write_score_now(state: State) -> dict[str, Any]:
    """Return the sheet of all seats if the game ended here: `points` by seat has a number for each of `lines`.

    The points in play come first, then their sources (`earned-…`) that brought somebody any, then what the end brings
    (P14.1). Where a position came with all its points there is no source. `themes` lists the same points by theme, in
    play and at the end together: a name, and the points by seat; `earlier` are those that the position came with.
    """
    sheets = [sheet._asdict() for sheet in score_now(state)]
    sources = [points_by_source(state, seat) for seat in range(len(sheets))]
    lines = {f"score-{PLAYED}": [sheet[PLAYED] for sheet in sheets]}
    if any(sum(earned) for earned in state.earned):
        by_source = {f"earned-{name}": [source[name] for source in sources] for name in sources[0]}
        lines |= {name: points for name, points in by_source.items() if any(points)}
    lines |= {f"score-{name}": [sheet[name] for sheet in sheets] for name in sheets[0] if name != PLAYED}
    by_theme = [points_by_theme(state, seat) for seat in range(len(sheets))]
    themes = {name: [round(points[name]) for points in by_theme] for name in THEMES}
    themes["earlier"] = [source["earlier"] for source in sources]
    return {
        "themes": [[name, points] for name, points in themes.items() if any(points)],
        "lines": list(lines),
        "points": [[points[seat] for points in lines.values()] for seat in range(len(sheets))],
        "totals": [sum(sheet.values()) for sheet in sheets],
    }


def changes_at_end(state: State, seat: int, moves: Iterable[Move]) -> Iterator[int]:
    """Tell by how many points each legal move changes what the end would bring its player, besides points at once.

    Questions that a move leaves open are not answered for it.
    """
    before = to_come(state, seat)
    for move in moves:
        after = state.clone()
        apply(after, move)
        yield to_come(after, seat) - before


def to_come(state: State, seat: int) -> int:
    """Return what the end would bring a seat, besides its points in play, if the game ended here (P14.1)."""
    sheet = score_now(state)[seat]
    return sum(sheet) - sheet.played

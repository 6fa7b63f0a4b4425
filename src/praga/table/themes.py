"""Points by theme, in the words of a sentence: why a plan is better than another, and why somebody won (P14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from praga.bots.value import Weights, value
from praga.core.state import Sheet, State
from praga.flow.scoring import points_by_source, score_now
from praga.table.messages import good, message

if TYPE_CHECKING:
    from tabletop.table.answers import Message


class Theme(NamedTuple):
    """A theme: points in play and at the end, and the weights by which a bot judges what is to come.

    Attributes:
        earned: Sources of points in play.
        ends: Lines of the sheet of the end.
        weights: Weights of what is to come.
    """

    earned: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    weights: tuple[str, ...] = ()


# In the order in which they are told where they bring the same. Each source, line and weight belongs to one.
THEMES: Final[dict[str, Theme]] = {
    "plazas": Theme(("plazas",), ("plazas",), ("claim", "cube")),
    "buildings": Theme(("buildings",)),
    "walls": Theme(("walls",), ("walls",), ("wall",)),
    "projects": Theme(("projects",), ("rows", "tokens"), ("column", "side")),
    "learning": Theme(("learning", "technologies"), ("learning",), ("learn", "lasting", "once")),
    "upgrades": Theme(("upgrades",), (), ("bonus",)),
    "production": Theme(("production",), (), ("produce",)),
    "crane": Theme(("crane",)),
    "road": Theme(("road",), ("final",), ("road",)),
    "seals": Theme((), ("seals",), ("right",)),
    "eggs": Theme((), ("eggs",), ("egg",)),
    "goods": Theme(("wealth",), (), ("gold", "stone", "windows", "gold_windows")),
}
MOST: Final = 2  # themes that a sentence names of either side
LEAST: Final = 1.0  # by as many points must a theme differ to be named


def points_by_theme(state: State, seat: int, weights: Weights | None = None) -> dict[str, float]:
    """Return a seat's points by theme if the game ended here; with weights and what they say is to come besides."""
    earned, sheet = points_by_source(state, seat), score_now(state)[seat]
    points = {name: float(_sum(theme, earned, sheet)) for name, theme in THEMES.items()}
    if weights is not None and state.stack:
        whole = value(state, seat, weights)
        for name, theme in THEMES.items():
            without = weights._replace(**dict.fromkeys(theme.weights, 0.0))
            points[name] += whole - value(state, seat, without)
    return points


def _sum(theme: Theme, earned: Mapping[str, int], sheet: Sheet) -> int:
    at_end = sheet._asdict()
    return sum([earned[source] for source in theme.earned]) + sum([int(at_end[line]) for line in theme.ends])


def compare(one: Mapping[str, float], other: Mapping[str, float]) -> list[Message]:
    """Name the themes of which one has clearly more points than another, the greatest differences first."""
    more = sorted([(other[name] - one[name], at, name) for at, name in enumerate(THEMES)])
    return [message(f"gain-{name}", count=round(-less)) for less, _, name in more[:MOST] if -less >= LEAST]


def explain_result(points: Sequence[int], state: State, winner: int) -> list[dict[str, object]]:
    """Explain to each seat by which themes the winner beat it, to the winner by which the next best; not alone.

    Each has `of`, the seat that was beaten; `by`, how many points, of which none is a win by the order of play (P14.6);
    and `more` and `less`, messages with what the winner had more and less of. The page words it, with the names.
    """
    others = [seat for seat in range(len(points)) if seat != winner]
    if not others:
        return []
    second = max(others, key=lambda seat: points[seat])
    themes = [points_by_theme(state, seat) for seat in range(len(points))]
    lines: list[dict[str, object]] = []
    for seat in range(len(points)):
        other = second if seat == winner else seat
        more, less = compare(themes[winner], themes[other]), compare(themes[other], themes[winner])
        lines.append({"of": other, "by": good("points", points[winner] - points[other]), "more": more, "less": less})
    return lines

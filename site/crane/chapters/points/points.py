"""The score if the game ended now, for everybody: by theme, and line by line (P14)."""

import sheets
from over import points_table, score_sheet
from ui import el, say

PART = "earned-"  # lines of points in play begin so: they are part of the line above them


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {"score-now": lambda: page.open_sheet(lambda: score_now(page.play.table))}


def score_now(table):
    """The sheet that says what everybody would have if the game ended now; at the end, what they have."""
    seats = [(seat["seat"], None) for seat in table.view["seats"]]
    over = table.view["result"]
    return sheets.frame(
        say("score-lines" if over else "score-now"),
        el("p", {"class": "quiet"}, say("score-now-how")),
        el("div", {"class": "over"}, None if over else score_sheet(table, seats), _lines(table, seats, bool(over))),
        css="score-sheet",
    )


def _lines(table, seats, alone):
    """In play and at the end, line by line: folded where it is not `alone`, and None there if nobody has points."""
    score = table.view["score_now"]
    lines = []
    for at, line in enumerate(score["lines"]):
        points = [row[at] for row in score["points"]]
        if any(points):
            lines.append((line, points, "source" if line.startswith(PART) else None))
    sheet = points_table(table, seats, lines)
    if alone:
        return sheet
    if not lines:
        return None
    return el("details", {"class": "folded", "key": "lines"}, el("summary", None, say("score-lines")), sheet)

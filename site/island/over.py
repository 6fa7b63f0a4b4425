"""The end: who won, and a table of everybody's points by what they are for."""

from result import cell, frame, next_steps, ranking, score_row, scores, total_head
from ui import el, hidden, icon, say

COLUMNS = ("settlements", "cities", "road", "army", "points")
SIGNS = ("settle", "city", "road", "knight", "point")


def over(table, figures=None, *below):
    """The result with the button that leads to its figures, and what is below it; None while the game goes on."""
    result = table.view["result"]
    if result is None:
        return None
    ranked = ranking(result)
    heads = [_head(at) for at in range(len(COLUMNS))] + [total_head()]
    rows = [score_row(table, row, [cell(line["points"]) for line in row["lines"]]) for row in ranked]
    steps = next_steps(table)
    if figures:
        steps.append(figures)
    return frame(table, "trophy", scores(heads, rows), el("div", {"class": "next", "key": "next"}, steps), *below)


def _head(at):
    """The head of a column: a sign, which has room on a phone, with its word for readers."""
    return el("th", {"scope": "col"}, icon(SIGNS[at], "island"), hidden(say("score-" + COLUMNS[at])))

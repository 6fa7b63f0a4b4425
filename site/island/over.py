"""The end: who won and by what, the island as it is then, and a table of everybody's points by what they are for."""

from result import cell, frame, next_steps, ranking, remarks, score_row, scores, total_head
from ui import el, hidden, icon, say

COLUMNS = ("settlements", "cities", "road", "army", "points")
SIGNS = ("settle", "city", "road", "knight", "point")


def over(table, figures=None, picture=None):
    """The result with the button that leads to its figures; None while the game goes on.

    `picture` is the island, if it is drawn as a part of the result.
    """
    result = table.view["result"]
    if result is None:
        return None
    ranked = ranking(result)
    heads = [_head(at) for at in range(len(COLUMNS))] + [total_head()]
    rows = [score_row(table, row, [cell(line["points"]) for line in row["lines"]]) for row in ranked]
    steps = next_steps(table)
    if figures:
        steps.append(figures)
    points = [scores(heads, rows)]
    points += remarks(table)
    return frame(table, "crown", points, steps, won_by=_won_by(ranked[0]), scene=[picture] if picture else ())


def _won_by(row):
    """By what a winner has the points: each source with its sign and its number, and in words for readers."""
    kids = []
    for at, line in enumerate(row["lines"]):
        if line["points"]:
            words = say("won-points", what=say("score-" + COLUMNS[at]), count=line["points"])
            number = el("b", {"aria-hidden": "true"}, line["points"])
            props = {"key": COLUMNS[at], "vars": {"--at": str(len(kids))}}
            kids.append(el("li", props, icon(SIGNS[at], "island"), number, hidden(" ", words)))
    return el("ul", {"class": "won-by", "key": "won-by"}, *kids)


def _head(at):
    """The head of a column: a sign, which has room on a phone, with its word for readers."""
    return el("th", {"scope": "col"}, icon(SIGNS[at], "island"), hidden(say("score-" + COLUMNS[at])))

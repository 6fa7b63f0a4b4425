"""The end: who won, and a table of everybody's points by what they are for."""

from result import cell, frame, next_steps, ranking, score_row, scores, total_head
from ui import button, el, hidden, icon, say

COLUMNS = ("settlements", "cities", "road", "army", "points")
SIGNS = ("settle", "city", "road", "knight", "point")


def over(table):
    """The result; None while the game goes on."""
    result = table.view["result"]
    if result is None:
        return None
    ranked = ranking(result)
    heads = [_head(at) for at in range(len(COLUMNS))] + [total_head()]
    rows = [score_row(table, row, [cell(line["points"]) for line in row["lines"]]) for row in ranked]
    return frame(
        table, "trophy", scores(heads, rows), el("div", {"key": "next"}, next_steps(table)), deal_row(result["deal"])
    )


def _head(at):
    """The head of a column: a sign, which has room on a phone, with its word for readers."""
    return el("th", {"scope": "col"}, icon(SIGNS[at], "island"), hidden(say("score-" + COLUMNS[at])))


def deal_row(deal):
    """The seed of a game that is over, with the ways to play its island again; None where it began from a position."""
    if deal is None:
        return None
    return el(
        "div",
        {"key": "deal"},
        el("p", {"class": "quiet seed"}, say("with-seed", seed=str(deal["seed"]))),
        el(
            "div",
            {"class": "choices"},
            button("same-island", "", "choice", el("span", None, say("same-island"))),
            button("island-link", "", "choice", el("span", None, say("island-link"))),
        ),
    )

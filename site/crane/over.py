"""The end: who won, and everybody's points by what they are for (P14)."""

from pieces import pieces
from result import cell, frame, next_steps, ranking
from ui import el, say, shield


def over(table, *below):
    """The result, and what is shown below it."""
    ranked = ranking(table.view["result"])
    title = _alone(ranked[0]["total"]) if len(ranked) == 1 else None
    return frame(
        table, "trophy", _sheet(table, ranked), el("div", {"key": "next"}, next_steps(table)), *below, title=title
    )


def _sheet(table, ranked):
    """The sheet: a line for each thing that brings points, a column for each player, the winner first."""
    heads = [_head(table, row) for row in ranked]
    lines = []
    for at, line in enumerate(ranked[0]["lines"]):
        cells = [cell(row["lines"][at]["points"], key=str(row["seat"])) for row in ranked]
        lines.append(el("tr", {"key": line["id"]}, el("th", {"scope": "row"}, say(line["id"])), *cells))
    totals = [cell(row["total"], "total", str(row["seat"])) for row in ranked]
    lines.append(el("tr", {"key": "total"}, el("th", {"scope": "row"}, say("over-column-total")), *totals))
    return el(
        "table",
        {"class": "scores sheet"},
        el("caption", {"class": "unseen"}, say("over-table")),
        el("thead", None, el("tr", None, el("td", None), *heads)),
        el("tbody", None, *lines),
    )


def _head(table, row):
    name = el("span", {"class": "name"}, table.name_of(row["seat"]))
    place = el("b", {"class": "place-number"}, row["place"])
    return el(
        "th", {"scope": "col", "key": str(row["seat"])}, el("span", {"class": "who"}, place, shield(row["seat"]), name)
    )


def _alone(total):
    """What a game for one came to (P16.4)."""
    good = pieces["good_alone"]
    return say("over-alone" if total > good else "over-alone-below", count=total, good=good)

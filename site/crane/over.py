"""Points by their source: at the end, with the winner, and in play as if the game ended now (P14)."""

from ladder import ladder, reached
from pieces import pieces
from result import cell, frame, next_steps, own, ranking, remarks
from ui import button, el, icon, say, shield


def why(table):
    """Say by what the winner beat whoever looks, or the next best; None in a game for one."""
    result, marked = table.view["result"], own(table)
    if not result.get("why"):
        return None
    line = result["why"][marked[0] if len(marked) == 1 else result["winners"][0]]
    winner, other = table.name_of(result["winners"][0]), table.name_of(line["of"])
    more, less = line["more"], line["less"]
    id = "over-beaten"
    if not line["by"]["args"]["count"]:
        id = "over-tie"
    elif more:
        id = "over-why-but" if less else "over-why"
    words = say(id, winner=winner, other=other, points=line["by"], more=more, less=less)
    return el("p", {"class": "place-line why-won", "key": "why"}, words)


def over(table, *below):
    """The result, and what is shown below it."""
    ranked = ranking(table.view["result"])
    title = alone(table.view["result"], say)
    steps = next_steps(table)
    if not title:
        points = [why(table), score_sheet(table, [(row["seat"], row["place"]) for row in ranked])]
        points.append(_line_by_line(table))
        points += remarks(table)
        return frame(table, "crown", points, steps, *below)
    total = ranked[0]["total"]
    rung = el("p", {"class": "place-line", "key": "rung"}, reached(total))
    points = [ladder(total), score_sheet(table, [(row["seat"], None) for row in ranked])]  # nobody else has a place
    points.append(_line_by_line(table))
    points += remarks(table)
    return frame(table, "crown", points, steps, *below, title=title, won_by=rung, wreath=total > pieces["good_alone"])


def _line_by_line(table):
    """The way to all lines of the points; a replay's page has none."""
    return button("score-now", "", "plain", icon("down"), el("span", None, say("over-lines"))) if table.deals else None


def score_sheet(table, columns):
    """The total, then a row for each theme that gave somebody points; `columns` are seats, perhaps with places."""
    lines = [("theme-" + name, points, None) for name, points in table.view["score_now"]["themes"]]
    return points_table(table, columns, lines)


def points_table(table, columns, lines):
    """A table with the totals, then lines: the message of each, its points by seat, and its class."""
    heads = [_head(table, seat, place) for seat, place in columns]
    rows = [("over-column-total", table.view["score_now"]["totals"], "total")]
    rows += lines
    return el(
        "table",
        {"class": "scores sheet"},
        el("caption", {"class": "unseen"}, say("over-table")),
        el("thead", None, el("tr", None, el("td", None), *heads)),
        el("tbody", None, *[_row(line, points, css, columns) for line, points, css in rows]),
    )


def _row(line, points, css, columns):
    cells = [cell(points[seat], "total" if css == "total" else None, str(seat)) for seat, _ in columns]
    props = {"key": line, "class": "source" if css == "source" else None}
    return el("tr", props, el("th", {"scope": "row"}, say(line)), *cells)


def _head(table, seat, place):
    name = el("span", {"class": "name"}, table.name_of(seat))
    mark = el("b", {"class": "place-number"}, place) if place else None
    return el("th", {"scope": "col", "key": str(seat)}, el("span", {"class": "who"}, mark, shield(seat), name))


def alone(result, say):
    """Say what a game for one came to, in messages or in `words` (P16.4); None of a game of several."""
    if len(result["seats"]) > 1:
        return None
    total, good = result["seats"][0]["total"], pieces["good_alone"]
    return say("over-alone" if total > good else "over-alone-below", count=total, good=good)

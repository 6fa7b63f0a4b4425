"""The end: who won, and everybody's points by what they are for (P14)."""

from pieces import pieces
from result import cell, frame, next_steps, ranking, score_row, scores, total_head
from ui import el, say


def over(table, *below):
    """The result, and what is shown below it."""
    result = table.view["result"]
    ranked = ranking(result)
    heads = [el("th", {"scope": "col"}, say(line["id"])) for line in ranked[0]["lines"]] + [total_head()]
    rows = [score_row(table, row, [cell(line["points"]) for line in row["lines"]]) for row in ranked]
    title = _alone(ranked[0]["total"]) if len(ranked) == 1 else None
    return frame(
        table, "trophy", scores(heads, rows), el("div", {"key": "next"}, next_steps(table)), *below, title=title
    )


def _alone(total):
    """What a game for one came to (P16.4)."""
    good = pieces["good_alone"]
    return say("over-alone" if total > good else "over-alone-below", count=total, good=good)

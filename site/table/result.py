"""The end of a game: the frame of the result, with who won, the places in words and what can be done next."""

from portraits import face_of
from ui import button, el, hidden, icon, say


def frame(table, sign, points, steps, *below, title=None, won_by=None, scene=(), wreath=True):
    """The result: the winner in a wreath with a `sign`, the lists `scene` and `points` of trees, and the next `steps`.

    `title` stands in the place of who won, `won_by` below it. The scene, a drawing of what was built, stands beside
    the points where there is room, above the rivals, and `below` it all what else there is; without a `wreath` nothing
    is celebrated.
    """
    result = table.view["result"]
    names = [table.name_of(seat) for seat in result["winners"]]
    ranked = ranking(result)
    alone = people(table) == result["winners"] and table.view["viewer"] is not None
    won = "over-shared" if len(names) > 1 else "over-won-own" if alone else "over-won"
    heading = "over-title" if table.in_lesson() else "decision-title"  # a lesson has the panel, and its heading
    faces = [face_of(seat, table.name_of(seat)) for seat in result["winners"]]
    branches = [icon("laurel", css="branch"), icon("laurel", css="branch right"), icon(sign, css="top")]
    victor = el(
        "div",
        {"class": "victor" + (" shared" if len(faces) > 1 else ""), "key": "victor"},
        el("div", {"class": "laurel", "aria-hidden": "true"}, el("span", None, *faces), *(branches if wreath else ())),
        el("h2", {"id": heading, "tabindex": "-1"}, title or say(won, names=names, count=ranked[0]["total"])),
        *_places(table, ranked),
        won_by,
    )
    return el(
        "section",
        {"class": "over with-scene" if scene else "over", "key": "over", "aria-labelledby": heading},
        victor,
        el("div", {"class": "final", "key": "final"}, *scene, *table.met) if scene else None,
        el("div", {"class": "reckoning", "key": "reckoning"}, *points),
        el("div", {"class": "next", "key": "next"}, steps),
        *below,
    )


def ranking(result):
    """The rows of a result, the winners first."""
    return sorted(result["seats"], key=lambda row: (row["place"], row["seat"]))


def remarks(table):
    """List what rivals say, and what is remembered of them: below the points, which everybody looks for first."""
    return [el("p", {"class": "place-line", "key": line["id"]}, line) for line in table.remarks]


def next_steps(table):
    """List the next steps after the game."""
    return el(
        "div",
        {"class": "choices"},
        _to_result(table),
        button("again", "", "choice" if table.day else "choice main", el("span", None, say("again")))
        if table.deals
        else None,
        button("new-table", "", "choice", el("span", None, say("new-table"))),
        button("review", "", "choice", el("span", None, say("review"))) if table.has_review and people(table) else None,
        button("timeline", "", "choice", el("span", None, say("timeline"))) if table.has_review else None,
        button("share", "", "choice", el("span", None, say("share"))) if table.has_share else None,
    )


def _to_result(table):
    """The button that leads to the result of a day's table; None at any other table."""
    return button("day-result", "", "choice main wide", el("span", None, say("day-result"))) if table.day else None


def people(table):
    """The seats of people."""
    return [seat["seat"] for seat in table.view["seats"] if seat["kind"] != "bot"]


def own(table):
    """The seats whose rows are marked: the viewer's, else those of the people at the device, if there are bots too."""
    viewer, seats = table.view["viewer"], people(table)
    if viewer is not None:
        return [viewer]
    return seats if len(seats) < len(table.view["seats"]) else []


def _places(table, ranked):
    """The places of the marked seats, in words; a single winner is in the headline already."""
    marked, count = own(table), len(ranked)
    lines = [row for row in ranked if row["seat"] in marked and (row["place"] > 1 or len(marked) > 1)]
    id = "over-place" if len(marked) == 1 else "over-place-of"
    return [
        el(
            "p",
            {"class": "place-line", "key": "place%d" % line["seat"]},
            say(id, player=table.name_of(line["seat"]), place=line["place"], count=count, total=line["total"]),
        )
        for line in lines
    ]


def scores(heads, rows):
    """The table of all points; `heads` are the columns between a player's name and the total."""
    return el(
        "table",
        {"class": "scores"},
        el("caption", {"class": "unseen"}, say("over-table")),
        el("thead", None, el("tr", None, el("th", {"scope": "col"}, say("over-column-player")), *heads)),
        el("tbody", None, *rows),
    )


def head(id):
    """The head of a column."""
    return el("th", {"scope": "col"}, say("over-column-" + id))


def total_head():
    """The head of the last column."""
    return el("th", {"scope": "col", "class": "total"}, say("over-column-total"))


def score_row(table, row, cells):
    """A player's row: place and name, `cells`, and the total."""
    marked = row["seat"] in own(table)
    css = "score" + (" won" if row["place"] == 1 else "") + (" own" if marked else "")
    return el(
        "tr",
        {"class": css, "key": "score%d" % row["seat"]},
        el(
            "th",
            {"scope": "row"},
            el(
                "span",
                {"class": "who"},
                el("b", {"class": "place-number"}, row["place"]),
                face_of(row["seat"], table.name_of(row["seat"])),
                el("span", {"class": "name"}, table.name_of(row["seat"])),
                hidden(say("over-own")) if marked else None,
            ),
        ),
        *cells,
        cell(row["total"], "total"),
    )


def cell(number, css=None, key=None):
    """A number in the table; a 0 is drawn faintly."""
    return el("td", {"class": (css or "") + ("" if number else " nought"), "key": key}, number)

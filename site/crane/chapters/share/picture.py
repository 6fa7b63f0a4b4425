"""The result of a game of Crown and Crane as a picture: the city as it was at the end, and everybody's points."""

from city import drawing
from drawn import as_svg
from over import alone
from score_picture import WIDTH, score_picture
from sources import by_source
from ui import stage, words

MAP, ROOM = 262, 940  # where the city begins, and how wide it is
INK = "#1d160c"
# Parchment, as the boards are: in the order of `score_picture.NIGHT`.
COLOURS = ("#ecd9ae", "#f8edd2", "#ffdf80", "#6d3f06", INK, "#5c4824", "#a08a5c")
# The columns of the sources, and where each ends: the last has what no other one counts.
COLUMNS = (("city", 490), ("projects", 605), ("walls", 690), ("learning", 822), ("others", 922))
TOTAL = 1030  # where the last column ends
PIECES = ("#3f78d8", "#cc4527", "#125a40", "#5d2d7e")


async def picture_of(view, called):
    """Draw the result of a game that is over; `called` are the names, seat by seat."""
    return result_picture(view, called, await stage.art("signs") + await stage.art("crane"))


def result_picture(view, names, symbols):
    """Draw who won, the city and what everybody's points are for; `symbols` is the text of all that is used."""
    middle, top = _city(view)
    score = view["score_now"]
    columns = [
        (words("over-column-" + id), right, lambda row, at=at: _points(score, row["seat"])[at])
        for at, (id, right) in enumerate(COLUMNS)
    ]
    columns.append((words("over-column-total"), TOTAL, lambda row: row["total"]))
    headline = alone(view["result"], words)
    return score_picture(view["result"], names, symbols, "crown", (middle, top), columns, COLOURS, headline)


def _points(score, seat):
    """A player's points column by column."""
    points = by_source(score, seat)[: len(COLUMNS) - 1]
    points.append(score["totals"][seat] - sum(points))
    return points


def _city(view):
    """The city in the middle, and where the rows below it begin."""
    box, kids = drawing(view)
    scale = ROOM / box[2]
    height = box[3] * scale
    left = (WIDTH - ROOM) / 2
    place = '<g transform="translate(%.1f %.1f) scale(%.3f)">' % (left - box[0] * scale, MAP - box[1] * scale, scale)
    drawn = "".join([as_svg(kid, _look) for kid in kids])
    return place + drawn + "</g>", MAP + height + 90


def _look(tag, css, above):
    """The colours of an element with a class, where the drawing leaves them to the style sheet."""
    kinds = css.split(" ")
    if tag == "text":
        return 'font-weight="700" fill="%s"' % ("#fff" if "on-rosette" in kinds else INK)
    if "rim" in kinds:
        return 'stroke="#f2b827" stroke-width="3"' if "special" in above.split(" ") else ""
    seat = [number for number in range(len(PIECES)) if "of-%d" % number in kinds]
    if seat:
        return 'fill="%s" stroke="#14100a"' % PIECES[seat[0]]
    if "built" in kinds:
        return 'fill="%s"' % INK
    if "free" in kinds:
        return 'fill="#fff" stroke="%s"' % INK
    return 'opacity="0.5"' if "paid" in kinds else ""

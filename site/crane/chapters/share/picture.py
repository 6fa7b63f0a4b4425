"""The result of a game of Crown and Crane as a picture: the city as it was at the end, and everybody's points."""

from city import drawing
from drawn import as_svg
from score_picture import WIDTH, score_picture
from ui import stage, words

MAP, ROOM = 262, 940  # where the city begins, and how wide it is
INK = "#1d160c"
# The columns of the result, each with the lines of the sheet (P14) that it adds up.
COLUMNS = (
    ("play", 500, ("played",)),
    ("projects", 620, ("rows", "tokens")),
    ("walls", 705, ("walls",)),
    ("learning", 815, ("learning",)),
    ("others", 905, None),
)
PIECES = ("#3f78d8", "#cc4527", "#125a40", "#5d2d7e")


async def picture_of(view, called):
    """Draw the result of a game that is over; `called` are the names, seat by seat."""
    return result_picture(view, called, await stage.art("signs") + await stage.art("crane"))


def result_picture(view, names, symbols):
    """Draw who won, the city and what everybody's points are for; `symbols` is the text of all that is used."""
    middle, top = _city(view)
    known = [line for _, _, lines in COLUMNS for line in lines or ()]
    columns = [
        (words("over-column-" + id), right, lambda row, lines=lines: _sum(row, lines, known))
        for id, right, lines in COLUMNS
    ]
    columns.append((words("over-column-total"), 1024, lambda row: row["total"]))
    return score_picture(view["result"], names, symbols, "crown", (middle, top), columns)


def _sum(row, lines, known):
    """The points of some lines of a row; without any, of all that no other column has."""
    points = 0
    for line in row["lines"]:
        name = line["id"][len("score-") :]
        if name in lines if lines else name not in known:
            points += line["points"]
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

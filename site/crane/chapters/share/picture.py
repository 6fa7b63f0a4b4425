"""The result of a game of Crown and Crane as a picture: the city as it was at the end, and everybody's points."""

from city import drawing
from drawn import as_svg
from score_picture import WIDTH, score_picture
from ui import stage, words

MAP, ROOM = 262, 940  # where the city begins, and how wide it is
PAPER, INK, EDGE = "#e9d9b0", "#1d160c", "#5d4b33"
# The columns of the result, each with the lines of the sheet (P14) that it adds up.
COLUMNS = (
    ("play", 500, ("played",)),
    ("projects", 620, ("rows", "tokens")),
    ("walls", 705, ("walls",)),
    ("learning", 815, ("learning",)),
    ("others", 905, None),
)
GROUNDS = {"wall": "#e9c9a6", "building": "#f4dcc8", "upgrade": "#cfe6cf"}
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
    frame = '<rect x="%d" y="%d" width="%d" height="%d" rx="24" fill="%s"/>' % (left, MAP, ROOM, height, PAPER)
    place = '<g transform="translate(%.1f %.1f) scale(%.3f)">' % (left - box[0] * scale, MAP - box[1] * scale, scale)
    drawn = "".join([as_svg(kid, _look) for kid in kids])
    return frame + place + drawn + "</g>", MAP + height + 90


def _look(tag, css, above):
    """The colours of an element with a class, in one with the class `above`."""
    kinds = css.split(" ")
    seat = [number for number in range(len(PIECES)) if "of-%d" % number in kinds]
    if tag == "text":
        return 'fill="%s" font-weight="700" font-size="12" paint-order="stroke" stroke="#fff8e6" stroke-width="2"' % INK
    if "ground" in kinds:
        kind = above.split(" ")
        plain = "#d9c7d8" if "old" in kind else "#c9d8c4"
        fill = next((GROUNDS[each] for each in kind if each in GROUNDS), plain)
        faint = ' fill-opacity="0"' if "unused" in kind else ""
        return 'fill="%s"%s stroke="%s"' % (fill, faint, EDGE)
    if "space" in kinds:
        return 'fill="%s" stroke="#a58b56"' % ("#dccaa4" if "old" in kinds else "#e8dcc0")
    if seat:
        return 'fill="%s" stroke="#14100a"' % PIECES[seat[0]]
    if tag == "line":
        return 'stroke="%s"' % EDGE
    if "built" in kinds:
        return 'fill="%s"' % INK
    if "free" in kinds:
        return 'fill="#fff" stroke="%s"' % INK
    return 'fill="#2a6fe0" stroke="#fff"' if tag == "circle" else ""

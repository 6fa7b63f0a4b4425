"""The result of a game of Crown and Crane as a picture: the city as it was at the end, and everybody's points."""

from city import drawing
from drawn import as_svg
from over import alone
from score_picture import WIDTH, score_picture
from ui import stage, words

MAP, ROOM = 262, 940  # where the city begins, and how wide it is
INK = "#1d160c"
# Parchment, as the boards are: in the order of `score_picture.NIGHT`.
COLOURS = ("#ecd9ae", "#f8edd2", "#ffdf80", "#6d3f06", INK, "#5c4824", "#a08a5c")
# The columns of the result, each with the lines of the score that it adds up, in play and at the end; the last of them
# has what no other one counts.
COLUMNS = (
    ("city", 490, ("earned-buildings", "earned-plazas", "score-plazas")),
    ("projects", 605, ("earned-projects", "score-rows", "score-tokens")),
    ("walls", 690, ("earned-walls", "score-walls")),
    ("learning", 822, ("earned-learning", "earned-technologies", "score-learning")),
    ("others", 922, None),
)
TOTAL = 1030  # where the last column ends
PIECES = ("#3f78d8", "#cc4527", "#125a40", "#5d2d7e")


async def picture_of(view, called):
    """Draw the result of a game that is over; `called` are the names, seat by seat."""
    return result_picture(view, called, await stage.art("signs") + await stage.art("crane"))


def result_picture(view, names, symbols):
    """Draw who won, the city and what everybody's points are for; `symbols` is the text of all that is used."""
    middle, top = _city(view)
    score = view["score_now"]
    known = [line for _, _, lines in COLUMNS for line in lines or ()]
    columns = [
        (words("over-column-" + id), right, lambda row, lines=lines: _sum(score, row, lines, known))
        for id, right, lines in COLUMNS
    ]
    columns.append((words("over-column-total"), TOTAL, lambda row: row["total"]))
    headline = alone(view["result"], words)
    return score_picture(view["result"], names, symbols, "crown", (middle, top), columns, COLOURS, headline)


def _sum(score, row, lines, known):
    """The points of some lines of a player's score; without any, of all that no other column has."""
    points = score["points"][row["seat"]]
    total = sum([points[at] for at, line in enumerate(score["lines"]) if line in (lines or known)])
    return total if lines else row["total"] - total


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

"""The result of a game of the island as a picture: the island as it was at the end, and everybody's points."""

from drawn import as_svg
from geometry import HEIGHT
from geometry import WIDTH as ISLAND_WIDTH
from island import drawing
from island_table import IslandTable
from over import COLUMNS
from score_picture import WIDTH, score_picture
from ui import stage, words

TOP, SCALE = 1010, 1.75  # where the rows begin; how large the island is
MAP = 262  # where the island begins
RIGHT = (560, 645, 715, 790, 945, 1024)  # where the columns of numbers end
LANDS = {"wood": "#25704f", "brick": "#c2723c", "wool": "#a6dc7a", "grain": "#f3c13b", "ore": "#9597b0"}
SAND, DESERT, INK, RED, DISC, GOLD = "#e7d3a1", "#f3e6cb", "#241b10", "#b01810", "#fbf3dd", "#f5d36a"
PIECES = ("#3f78d8", "#cc4527", "#125a40", "#5d2d7e")
MARKS = ("0.1 100", "", "0.1 5", "5 5")  # the dashes on the roads of each seat


async def picture_of(view, called):
    """Draw the result of a game that is over; `called` are the names, seat by seat."""
    return result_picture(view, called, await stage.art("signs") + await stage.art("island"))


def result_picture(view, names, symbols):
    """Draw who won, the island and what everybody's points are for; `symbols` is the text of all that is used."""
    at = {id: number for number, id in enumerate(COLUMNS)}
    columns = [
        (words("over-column-" + id), RIGHT[at[id]], lambda row, id=id: row["lines"][at[id]]["points"]) for id in COLUMNS
    ]
    columns.append((words("over-column-total"), RIGHT[-1], lambda row: row["total"]))
    return score_picture(view["result"], names, symbols, "crown", (_island(view), TOP), columns)


def _island(view):
    """The island in the middle."""
    table = IslandTable()
    still = dict(view)
    still["dice"] = None  # no land is lit
    table.view = still
    width, height = ISLAND_WIDTH * SCALE, HEIGHT * SCALE
    frame = '<rect x="%d" y="%d" width="%d" height="%d" rx="24" fill="#1b4d72"/>'
    place = '<g transform="translate(%.1f %d) scale(%.2f)">'
    left = (WIDTH - width) / 2
    drawn = "".join([as_svg(kid, _look) for kid in drawing(table)[2:] if kid])
    return frame % (left, MAP, width, height) + place % (left, MAP, SCALE) + drawn + "</g>"


def _look(tag, css, above):
    """The colours of an element with a class, in one with the class `above`."""
    seat = [number for number in range(4) if "of-%d" % number in above]
    red = "red" in above
    if css == "beach":
        return 'fill="%s"' % SAND
    if css == "ground":
        return 'fill="%s" stroke="#00000044"' % LANDS.get(above.split(" ")[1], DESERT)
    if css in ("disc", "quay"):
        return 'fill="%s" stroke="#5d4b33" stroke-width="1.2"' % DISC
    if css == "glow":
        return 'stroke="%s" stroke-width="17" stroke-linecap="round"' % GOLD if tag == "line" else 'fill="%s"' % GOLD
    if css == "pier":
        return 'stroke="#a87f45" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="3.5 2"'
    if css in ("edge", "bed", "mark") and seat:
        colour, width = {"edge": ("#14100a", 10), "bed": (PIECES[seat[0]], 7.2), "mark": ("#f1e4c6", 2.2)}[css]
        dashes = ' stroke-dasharray="%s"' % MARKS[seat[0]] if css == "mark" and MARKS[seat[0]] else ""
        return 'stroke="%s" stroke-width="%s" stroke-linecap="round"%s' % (colour, width, dashes)
    if css == "walls" and seat:
        return 'fill="%s" stroke="#14100a" stroke-width="1.8" stroke-linejoin="round"' % PIECES[seat[0]]
    if above.startswith("robber"):
        return 'fill="#1a1712" stroke="%s" stroke-width="1.4"' % DISC
    if tag == "text":
        return 'fill="%s" font-weight="700" font-size="%d"' % (RED if red else INK, 17 if red else 14)
    return 'fill="%s"' % (RED if red else INK) if tag == "circle" else ""

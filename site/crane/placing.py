"""Marks of a choice on a board: targets, the tile as it would lie; and cubes."""

from geometry import outline
from pieces import sign, text
from tiles import tile
from ui import SIGNS, el

LEAST = 72  # pixels: how high a tile is shown at least while it is placed


def tapped(choice):
    """The properties with which a part of a board is tapped for a choice."""
    return {"data-do": "choose", "data-arg": choice["move"]}


def target(table, place, point, size, dot):
    """A place that can be marked: its middle, how large its hex is, and the dot that is seen, as (y, radius)."""
    x, y = point
    css = "place" + (" chosen" if table.place == place else "")
    circle = el("circle", {"class": "hit", "cx": "%.1f" % x, "cy": "%.1f" % y, "r": "%.1f" % (size * 0.86)})
    pays = table.view["prompt"]["pays"]
    if place in pays:
        css += " pays" + (" most" if pays[place] == table.most else "")
        sight = _points(pays[place], x, dot[0])
    else:
        sight = el("circle", {"class": "dot", "cx": "%.1f" % x, "cy": "%.1f" % dot[0], "r": str(dot[1])})
    return el("g", {"class": css, "key": "at" + place, "data-do": "place", "data-arg": place}, circle, sight)


def _points(number, x, y):
    """So many points that come where a tile is placed, in the place of its dot."""
    width = 24 if number < 10 else 33
    box = {"class": "dot", "x": "%.1f" % (x - width / 2), "y": "%.1f" % (y - 9), "width": str(width)}
    box.update({"height": "17", "rx": "8"})
    return el("g", {"class": "dot-points"}, el("rect", box), text("+%d" % number, x, y + 5.2, "dot-number", 15))


def ring(spot, size):
    """A ring about a tile that has just come to lie there."""
    return el(
        "polygon", {"class": "fresh-tile", "points": outline(spot[0], spot[1], size), "key": "fresh%.0f-%.0f" % spot}
    )


def ghost(table, point, size):
    """The tile as it would lie at the marked place."""
    return tile(table.laying(), point[0], point[1], size, table.turn, key="ghost", css="ghost")


def cube(seat, x, y):
    """A cube of a seat, with its middle at a point: told apart by its shield."""
    box = {"class": "cube of-%d" % seat, "x": "%.1f" % (x - 6), "y": "%.1f" % (y - 6), "width": "12", "height": "12"}
    mark = sign("shield-%d" % (seat % 8), x, y, 10, file=SIGNS)
    return el("g", {"key": "cube%d" % seat}, el("rect", box), mark)

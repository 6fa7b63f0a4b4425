"""The island without a pointer: what lies where in words, the places as a list, and which lies in a direction."""

from geometry import HEXES, LINES, MIDDLES, WIDTH, point
from ui import button, cached, el, say

BEST = 10  # places that are listed before all others
# The directions of arrow keys, in the drawing.
AHEAD = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
SIDEWAYS = 1.8  # how far beside a direction what lies in it may be, for each step ahead: a little more than 60 degrees


def outline(view):
    """All that lies on the island; each part is made anew only when it has changed."""
    land = view["island"]
    pieces = [(seat["name"], seat["settlements"], seat["cities"], seat["roads"]) for seat in view["seats"]]
    return el(
        "div",
        {"class": "unseen", "key": "outline"},
        cached("rows", (land, view["robber"]), lambda: _list("rows", _rows(land, HEXES.index(view["robber"])))),
        cached("ports", land, lambda: _list("ports", _harbours(land))),
        cached("pieces", (land, pieces), lambda: _list("pieces", [_pieces(land, *seat) for seat in pieces])),
    )


def _list(name, rows):
    title = "outline-" + name
    return el(
        "div",
        {"key": name},
        el("h3", {"id": title}, say(title)),
        el("ul", {"aria-labelledby": title}, *[el("li", {"key": str(at)}, *row) for at, row in enumerate(rows)]),
    )


def _hex(land, number):
    """A hex by its land and its number."""
    return say("hex-" + land["lands"][number], number=land["numbers"][number])


def _rows(land, robber):
    """The hexes from left to right, row by row."""
    rows, first = [], 0
    for line, columns in enumerate(MIDDLES, 1):
        hexes = []
        for number in range(first, first + len(columns)):
            words = _hex(land, number)
            hexes.append(say("outline-robber", hex=words) if number == robber else words)
        rows.append([say("outline-row", number=line, hexes=hexes)])
        first += len(columns)
    return rows


def _harbours(land):
    return [[_named(each["path"], say("harbour-" + each["kind"]))] for each in land["harbours"]]


def _named(word, place):
    return say("place-named", word=word, place=place)


def _pieces(land, name, settlements, cities, roads):
    """A player's buildings with what lies around them, and their roads."""
    rows = [say("outline-settlement", place=_corner(land, word)) for word in settlements]
    rows += [say("outline-city", place=_corner(land, word)) for word in cities]
    if roads:
        rows.append(say("outline-roads", paths=list(roads)))
    if not rows:
        return [say("outline-nothing", player=name)]
    kids = [el("li", {"key": str(at)}, row) for at, row in enumerate(rows)]
    return [say("outline-of", player=name), el("ul", None, *kids)]


def _corner(land, word):
    """A corner by its word, with the hexes around it and its harbour."""
    line, column = LINES.index(word[0]) + 1, int(word[1:])
    around, number = [], 0
    for row, columns in enumerate(MIDDLES, 1):
        for middle in columns:
            if row in (line - 1, line) and abs(middle - column) < 2:
                around.append(_hex(land, number))
            number += 1
    for each in land["harbours"]:
        if word in each["path"].split("-"):
            around.append(say("harbour-" + each["kind"]))
    return _named(word, around)


def places(table, choices):
    """All places that can be chosen as buttons, the best first; keys go from place to place instead."""
    at = {choice["aim"]: choice for choice in choices}
    ranked = [at[aim] for aim in table.ranked_aims()]
    parts = [("places-all", ranked)]
    if len(ranked) > BEST and "pips" in ranked[0]["args"]["place"]["args"]:
        parts = [("places-best", ranked[:BEST]), ("places-other", ranked[BEST:])]

    def draw():
        return el("div", {"class": "unseen", "key": "places"}, *[_part(*part) for part in parts])

    return cached("places", [(choice["aim"], choice["id"], choice["args"]) for choice in ranked], draw)


def _part(name, choices):
    rows = [
        el("li", {"key": choice["aim"]}, button("aim", choice["aim"], "plain", _entry(choice), tabindex="-1"))
        for choice in choices
    ]
    return el("div", {"key": name}, el("h3", {"id": name}, say(name)), el("ul", {"aria-labelledby": name}, *rows))


def _entry(choice):
    """A place by its word in the notation, and in words: of a corner and a path what lies around them."""
    place = choice["args"]["place"]
    words = say(choice["id"], **choice["args"]) if choice["kind"] == "robber" else say(place["id"], **place["args"])
    return _named(choice["aim"], words)


def neighbour(word, way, words):
    """The nearest of these places that lies in a direction from a place; None if none does.

    Of two that are as near it is the one straighter ahead, then the one nearer to the middle of the island.
    """
    (x, y), (ahead_x, ahead_y) = point(word), AHEAD[way]
    best, goal = None, None
    for other in words:
        to_x, to_y = point(other)
        ahead = (to_x - x) * ahead_x + (to_y - y) * ahead_y
        beside = abs((to_x - x) * ahead_y - (to_y - y) * ahead_x)
        if ahead < 1 or beside > SIDEWAYS * ahead:
            continue
        far = round((ahead * ahead + beside * beside) ** 0.5), round(beside), abs(to_x - WIDTH / 2)
        if best is None or far < best:
            best, goal = far, other
    return goal

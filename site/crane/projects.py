"""The two projects: the Wall and the Cathedral, each six rows of six squares, with everybody's marker."""

from pieces import good, pieces, sign, text
from placing import cube
from ui import el, say

SQUARE = 26
RIM = 24
PROJECTS = ("wall", "cathedral")
WIDTH = SQUARE * 6 + RIM


def projects(table):
    """Both projects, side by side where there is room."""
    parts = [_project(table, name) for name in PROJECTS] + [_fee(row) for row in sorted(pieces["fees"])]
    return el("div", {"class": "stage-part projects", "key": "projects"}, *parts)


def _fee(row):
    """What the way up to the first row of a tier costs more (P11.3)."""
    gold, stone = pieces["fees"][row]
    words = say("fee", row=int(row), goods=[good("gold", gold), good("stone", stone)])
    return el("span", {"class": "fee", "key": "fee" + row}, words)


def _x(name, column):
    """Where a column begins: those of the Wall are counted from the right (P2.8)."""
    return (6 - column) * SQUARE if name == "wall" else (column - 1) * SQUARE + RIM


def _project(table, name):
    data = pieces["projects"][name]
    kids = []
    for number, squares in enumerate(data["squares"]):
        row = number + 1
        y = (6 - row) * SQUARE
        for at, what in enumerate(squares):
            kids.append(_square(_x(name, at + 1), y, what, "%d-%d" % (row, at + 1), number // 2))
        rim = 6 * SQUARE + RIM / 2 if name == "wall" else RIM / 2
        kids.append(text(data["row_points"][number], rim, y + 18, "worth"))
    for at, points in enumerate(pieces["column_points"]):
        kids.append(text("×%d" % points, _x(name, at + 1) + SQUARE / 2, 6 * SQUARE + 16, "worth"))
    for seat in table.view["seats"]:
        kids.append(_marker(seat, name))
    height = 6 * SQUARE + 22
    frame = el("svg", {"class": "project", "viewBox": "0 0 %d %d" % (WIDTH, height), "aria-hidden": "true"}, *kids)
    title = el("h3", {"class": "label"}, say("on-" + name))
    return el("figure", {"class": "project-of", "key": name, "data-anchor": name}, title, frame, _words(table, name))


def _square(x, y, what, key, tier):
    place = {"x": "%d" % (x + 1), "y": "%d" % (y + 1), "width": "%d" % (SQUARE - 2), "height": "%d" % (SQUARE - 2)}
    place.update({"class": "square tier-%d" % tier, "rx": "4"})
    kids = [el("rect", place)]
    middle_x, middle_y = x + SQUARE / 2, y + SQUARE / 2
    if what == ">":
        kids.append(sign("side", middle_x, middle_y, 18))
    elif what == "^":
        kids.append(sign("up", middle_x, middle_y, 18))
    elif what != ".":
        kids.append(sign("points", middle_x, middle_y, 20))
        kids.append(text(what, middle_x, middle_y + 5, "price"))
    return el("g", {"key": key}, *kids)


def _marker(seat, name):
    row, column = seat[name]
    number = seat["seat"]
    return cube(number, _x(name, column) + 7 + (number % 2) * 12, (6 - row) * SQUARE + 7 + (number // 2) * 12)


def _words(table, name):
    """Where everybody stands, for readers."""
    lines = []
    for seat in table.view["seats"]:
        row, column = seat[name]
        words = say("stands", player=seat["name"], row=row, column=column)
        lines.append(el("li", {"key": "w%d" % seat["seat"]}, words))
    return el("ol", {"class": "unseen"}, *lines)

"""The two projects: the Wall and the Cathedral, each six rows of six squares, with everybody's marker."""

from pieces import FILE, chip, figures, good, here, pieces, sign, text
from placing import cube, tapped
from ui import cached, el, icon, say
from zoom_button import zoomed_map

SQUARE = 26
RIM = 24
STEP = 26  # how far from a marker the targets of its moves lie
PROJECTS = ("wall", "cathedral")
WIDTH = SQUARE * 6 + RIM
FEE = 13  # the size of the signs of a fee
REACH = 24  # how far from the middle of a target it is tapped
LEAST = 40  # pixels: a square at least, where a marker can be moved
HEAD = 14  # the height of what stands above the squares
FOOT = 20  # the height of what stands below them
# The colours of the rows from below, two and two, and of the outline.
STONES = {
    "wall": ("#ecc5a5", "#dda57d", "#cd8a5f", "#6b3a1f"),
    "cathedral": ("#e4e8f0", "#c9d1e0", "#aeb9cf", "#2f3d5c"),
}


def projects(table):
    """Both projects, side by side where there is room."""
    stands = [(seat["name"], seat["wall"], seat["cathedral"]) for seat in table.view["seats"]]
    steps = [(choice, _on(table, choice)) for choice in _steps(table)]
    known = [stands, table.view["stacks"]["cathedral_V"], steps]
    return cached("projects", known, lambda: _projects(table))


def _steps(table):
    """The moves of markers that can be made now, up and sideways, and where an arrow leads up."""
    arrows = [choice for choice in table.choices_in("arrow") if choice["aim"] == "up"]
    return table.choices_in("up") + table.choices_in("sideways") + arrows


def _on(table, choice):
    """The project on which a choice moves the marker."""
    return table.view["prompt"]["args"]["on"]["id"][3:] if choice["kind"] == "arrow" else choice["aim"]


def _projects(table):
    parts = [_project(table, name) for name in PROJECTS] + [_fee(row) for row in sorted(pieces["fees"])]
    top = say("cathedral-V", count=table.view["stacks"]["cathedral_V"])
    parts.append(el("span", {"class": "fee", "key": "top"}, top))  # on a desktop these are for readers alone
    return el("div", {"class": "stage-part projects", "key": "projects"}, *parts)


def _fee(row):
    """Return the extra cost of the way up to the first row of a tier (P11.3)."""
    gold, stone = pieces["fees"][row]
    words = say("fee", row=int(row), goods=[good("gold", gold), good("stone", stone)])
    return el("span", {"class": "fee", "key": "fee" + row}, words)


def _fee_signs(name, row):
    """The same by signs, on the line below the row, where the marker sets out from."""
    gold, stone = pieces["fees"][row]
    goods = ["gold"] * gold + ["stone"] * stone
    first = _x(name, 1) + SQUARE / 2 - FEE * (len(goods) - 1) / 2
    y = (7 - int(row)) * SQUARE
    kids = [sign(what, first + FEE * at, y, FEE) for at, what in enumerate(goods)]
    return el("g", {"class": "fee-signs", "key": "fees" + row, "data-here": "fee " + row}, *kids)


def _x(name, column):
    """Return the left edge of a column: those of the Wall are counted from the right (P2.8)."""
    return (6 - column) * SQUARE if name == "wall" else (column - 1) * SQUARE + RIM


def _project(table, name):
    data = pieces["projects"][name]
    kids = [_outline(name)]
    if name == "cathedral":
        left = text("V ×%d" % table.view["stacks"]["cathedral_V"], RIM + 3 * SQUARE, -2, "tiles-left")
        kids.append(here("tiles-v", left))
    for number, squares in enumerate(data["squares"]):
        row = number + 1
        y = (6 - row) * SQUARE
        for at, what in enumerate(squares):
            kids.append(_square(_x(name, at + 1), y, what, "%d-%d" % (row, at + 1), STONES[name][number // 2]))
        rim = 6 * SQUARE + RIM / 2 if name == "wall" else RIM / 2
        worth = chip("points", data["row_points"][number], rim, y + SQUARE / 2, 22)
        css = {"class": "worth", "key": "row%d" % row, "data-here": "row %d" % row}
        kids.append(el("g", css, *worth))
    kids += [_fee_signs(name, row) for row in pieces["fees"]]
    kids += _column_points(name)
    for seat in table.view["seats"]:
        kids.append(here("marker %d %s" % (seat["seat"], name), _marker(seat, name)))
    for choice in _steps(table):
        if _on(table, choice) == name:
            kids.append(_step(table, name, choice))
    height = 6 * SQUARE + FOOT
    frame = el(
        "svg",
        {"class": "project", "viewBox": "0 %d %d %d" % (-HEAD, WIDTH, height + HEAD), "aria-hidden": "true"},
        *kids,
    )
    costs = [_effects(choice) for choice in _steps(table) if _on(table, choice) == name]
    title = el("h3", {"class": "label"}, say("on-" + name), *costs)
    low = {"class": "columns-in-sight", "data-foot": "", "viewBox": "0 %d %d %d" % (6 * SQUARE, WIDTH, FOOT)}
    low["aria-hidden"] = "true"
    board = zoomed_map(say("on-" + name), frame, LEAST, el("svg", low, *_column_points(name)))
    return el("figure", {"class": "project-of", "key": name, "data-anchor": name}, title, board, _words(table, name))


def _column_points(name):
    """Write below each column what a token is worth there."""
    y = 6 * SQUARE + 16
    return [
        here("column-%s %d" % (name, points), text("×%d" % points, _x(name, at + 1) + SQUARE / 2, y, "worth"))
        for at, points in enumerate(pieces["column_points"])
    ]


def _outline(name):
    """Draw the outline above the squares: merlons, or two spires."""
    left, right, colour = (0, 6 * SQUARE, STONES["wall"][3]) if name == "wall" else (RIM, WIDTH, STONES["cathedral"][3])
    if name == "wall":
        path = "".join(["M%d 1v-12h14v12z" % (left + at * SQUARE + 6) for at in range(6)])
    else:
        path = "M%d 1l13-15 13 15zM%d 1l13-15 13 15z" % (left + SQUARE, right - 2 * SQUARE)
    edge = {"x": "%d" % left, "y": "0", "width": "%d" % (6 * SQUARE), "height": "%d" % (6 * SQUARE), "rx": "3"}
    return el("g", {"key": "outline", "fill": colour}, el("path", {"d": path}), el("rect", edge))


def _square(x, y, what, key, colour):
    place = {"x": "%.1f" % (x + 0.5), "y": "%.1f" % (y + 0.5), "rx": "3", "fill": colour}
    place.update({"width": "%d" % (SQUARE - 1), "height": "%d" % (SQUARE - 1)})
    kids = [el("rect", place)]
    middle_x, middle_y = x + SQUARE / 2, y + SQUARE / 2
    if what == ">":
        kids.append(sign("side", middle_x, middle_y, 20))
    elif what == "^":
        kids.append(sign("up", middle_x, middle_y, 20))
    elif what != ".":
        kids += chip("points", what, middle_x, middle_y, 20)
    word = {">": "arrow-side", "^": "arrow-up", ".": "square-bare"}.get(what, "square")
    return el("g", {"class": "square", "key": key, "data-here": word}, *kids)


def _marker(seat, name):
    row, column = seat[name]
    number = seat["seat"]
    return cube(number, _x(name, column) + 7 + (number % 2) * 12, (6 - row) * SQUARE + 7 + (number // 2) * 12)


def _step(table, name, choice):
    """The target of a move of the marker of whoever decides: above it, or beside it where the columns lead."""
    row, column = next(seat for seat in table.view["seats"] if seat["asked"])[name]
    x, y = _x(name, column) + SQUARE / 2, (6 - row) * SQUARE + SQUARE / 2
    on = -1 if name == "wall" else 1
    # Between both a line from the marker divides what is tapped.
    top, side = -STEP - REACH, on * REACH
    edge = [(side, top), (-side, top), (-side, -2), (on * 2, -2), (side, -REACH)]
    if choice["kind"] == "sideways":
        edge = [(-on * v, -on * u) for u, v in edge]
        x_of, y_of = x + on * STEP, y
    else:
        x_of, y_of = x, y - STEP
    kids = [
        el("polygon", {"class": "hit", "points": " ".join(["%.1f,%.1f" % (x + u, y + v) for u, v in edge])}),
        el("circle", {"cx": "%.1f" % x_of, "cy": "%.1f" % y_of, "r": "%.1f" % (SQUARE * 0.52)}),
        sign("side" if choice["kind"] == "sideways" else "up", x_of, y_of, 18),
    ]
    return el("g", dict(tapped(choice), **{"class": "step-target to-tap", "key": choice["move"]}), *kids)


def _effects(choice):
    """The cost of a move and its change to the end, beside the name of its project; None where it has neither."""
    note, later = choice["note"], choice.get("at_end")
    kids = figures(note) if note and note["id"] in ("note-for", "note-cost") else []
    if later:
        kids.append("→%s%d" % ("+" if later > 0 else "−", abs(later)))
    if not kids:
        return None
    way = icon("side" if choice["kind"] == "sideways" else "up", FILE)
    return el("span", {"class": "step-cost", "aria-hidden": "true", "key": "cost " + choice["move"]}, way, *kids)


def _words(table, name):
    """Word everybody's position, for readers."""
    lines = []
    for seat in table.view["seats"]:
        row, column = seat[name]
        words = say("stands", player=seat["name"], row=row, column=column)
        lines.append(el("li", {"key": "w%d" % seat["seat"]}, words))
    return el("ol", {"class": "unseen"}, *lines)

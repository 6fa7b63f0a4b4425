"""Pictures of the rulebook: a drawn part of the game below a section, whose numbers the lines below it explain."""

from city import drawing
from geometry import towards
from pieces import chip, effect, pieces, sign, text
from placing import cube
from tiles import tile
from ui import el, say
from wheel import MIDDLE, TILES, picture

SIZE = 48  # of a tile
WIDE = 288  # units: how wide every picture is, whatever is drawn in it
MARK = 11  # the radius of a number
BESIDE = 83.1  # from the middle of a tile to that of its neighbour
# Six tiles on the crane (P3.2), each with its actions, and the position of the one that is the farthest.
ON_CRANE = (
    (1, ("wall", "mine")), (3, ("building", "quarry")), (5, ("upgrade", "road")), (7, ("wall", "mine")),
    (9, ("upgrade", "road")), (10, ("building", "quarry")),
)  # fmt: skip
BOX = 12


def _on_crane(position, radius=TILES):
    """The point of a position, so far out."""
    return towards(MIDDLE, MIDDLE, radius, (3 - position) / 2)


def _crane():
    tiles = []
    for position, actions in ON_CRANE:
        points = pieces["points"].get(str(position), 0)
        slot = "w%d" % ((position - BOX) % 12)
        tiles.append({"position": position, "slot": slot, "actions": list(actions), "points": points})
    return picture(tiles)


def _track(name, y, at):
    """A track with its steps, and the marker at one of them."""
    printed = pieces["tracks"].get(name)
    first, last = (printed["first"], printed["last"]) if printed else (0, pieces["last"][name])
    kids = [sign(name, -16, y + 20, 26)]
    for step in range(first, last + 1):
        x = (step - first) * 36
        box = {"x": "%d" % x, "y": "%d" % y, "width": "34", "height": "40", "rx": "5"}
        kids.append(el("rect", dict(box, **{"class": "rule-step at" if step == at else "rule-step"})))
        words = "×%d" % pieces["times"][step] if name == "univ" else step
        kids.append(text(words, x + 17, y + 16, "worth" if step != at else "on-marker"))
        signs = [part[0] for part in printed["added"].get(str(step), [])] if printed else []
        if printed and step == printed["token_at"]:
            signs.append("token")
        if printed and step == printed["seal_at"]:
            signs.append("seal")
        if name == "tech" and str(step) in pieces["books"]:
            signs.append("book")
        for number, what in enumerate(signs):
            kids.append(sign(what, x + 17 + 15 * (number - (len(signs) - 1) / 2), y + 29, 15))
    return kids


def _project():
    """The lower left of the Cathedral."""
    kids = []
    for row, squares in enumerate(pieces["projects"]["cathedral"]["squares"][:3]):
        y = (2 - row) * 40
        kids += chip("points", pieces["projects"]["cathedral"]["row_points"][row], 18, y + 20, 30)
        for column, what in enumerate(squares[:5]):
            x = 38 + column * 40
            fill = "#c9d1e0" if row == 2 else "#e4e8f0"
            kids.append(el("rect", {"x": "%d" % x, "y": "%d" % y, "width": "39", "height": "39", "fill": fill}))
            if what in (">", "^"):
                kids.append(sign("side" if what == ">" else "up", x + 20, y + 20, 28))
            elif what != ".":
                kids += chip("points", what, x + 20, y + 20, 28)
    for column, points in enumerate(pieces["column_points"][:5]):
        kids.append(text("×%d" % points, 58 + column * 40, 136, "worth"))
    gold, stone = pieces["fees"]["3"]
    for at, what in enumerate(["gold"] * gold + ["stone"] * stone):
        kids.append(sign(what, 48 + at * 18, 40, 17))
    kids.append(cube(0, 178, 60))
    return kids


def _city():
    """Two spaces of the Old Town at their plaza, one of them with a building."""
    built = {"s9": {"tile": "b1n01", "turn": 5, "claim": 0}}
    return drawing({"city": built, "plazas": {"z2": "o5"}, "paid": []})[1]


def _road():
    street = pieces["streets"][0]
    kids = []
    for x, y, width in ((0, 0, 204), (0, 52, 92)):
        box = {"x": "%d" % x, "y": "%d" % y, "width": "%d" % width, "height": "40", "rx": "8"}
        kids.append(el("rect", dict(box, **{"class": "rule-step"})))
    kids += effect(street["free"], 44, 20, 26)
    kids.append(sign("egg", 106, 20, 26))
    kids += effect(street["egg"][0], 140, 20, 26) + effect(street["egg"][1], 178, 20, 26)
    return kids + effect(pieces["planks"][1][0], 46, 72, 26)


def _end():
    kids = []
    for at, (walls, points) in enumerate(((3, 4), (4, 10), (6, 18))):
        kids += [sign("do-wall", 12 + at * 70, 16, 26), text(walls, 32 + at * 70, 21, "worth")]
        kids += chip("points", points, 54 + at * 70, 16, 28)
    for at, points in enumerate((1, 3, 6, 10)):
        kids += [sign("egg", 10 + at * 54, 64, 24), text(at + 1, 24 + at * 54, 69, "worth")]
        kids += chip("points", points, 42 + at * 54, 64, 26)
    return kids


def _windows():
    up = [sign("silver", x, 16, 28) for x in (14, 46)]
    up += [text("→", 78, 22, "worth", 20), sign("up", 108, 16, 30)]
    extra = [sign("goldw", 14, 64, 28), sign("silver", 46, 64, 28), text("→", 78, 70, "worth", 20)]
    actions = [sign(name, 108 + at * 30, 64, 26) for at, name in enumerate(("mine", "quarry", "do-upgrade", "do-wall"))]
    return up + extra + actions


def _row():
    return [tile(name, at * 58, 0, 30) for at, name in enumerate(("u1n08", "u1n09", "u1n10", "u1s01"))]


def _walls():
    kids = [tile("w1n09", 0, 0, SIZE, 1), tile("u1n10", BESIDE, 0, SIZE, 3)]
    return kids + chip("stone", 2, -40, -34, 24)


def _upgrade():
    return [tile("u1n08", 0, 0, SIZE)]


def _turning():
    return [sign("turn-left", -62, 0, 30), tile("w1n09", 0, 0, SIZE, 1), sign("turn-right", 62, 0, 30)]


# By section: what is drawn, its frame (left, top, width, height), and where its numbers stand.
FIGURES = {
    "turn": (_crane, (186, 84, 134, 152), ((249, 160), (312, 186), (200, 160))),
    "crane": (_crane, (0, 0, 320, 320), (_on_crane(2), _on_crane(6), _on_crane(8), _on_crane(12, 40))),
    "mine": (lambda: _track("mine", 0, 3), (-36, -28, 252, 72), ((17, -14), (53, -14), (89, -14), (197, -14))),
    "upgrade": (_upgrade, (-72, -62, 144, 120), ((-24, -12), (-26, 20), (36, -50), (58, -20))),
    "rows": (_row, (-36, -62, 246, 100), ((0, -46), (174, -46))),
    "wall": (_walls, (-62, -64, 200, 128), ((-50, -14), (-20, -6), (41, -30), (41, 50), (-22, 28))),
    "building": (_city, (58, -42, 142, 134), ((183, -8), (78, 22), (160, 46), (102, 76))),
    "road": (_road, (-4, -26, 236, 122), ((44, -13), (140, -13), (108, 72))),
    "technology": (
        lambda: _track("tech", 0, 4) + _track("univ", 52, 3),
        (-36, -28, 360, 150),
        ((53, -14), (161, -14), (125, 108)),
    ),
    "projects": (_project, (-26, -10, 268, 154), ((178, 84), (154, 72), (-12, 20), (236, 131), (94, 34))),
    "windows": (_windows, (-30, -6, 250, 92), ((-16, 16), (-16, 64))),
    "end": (_end, (-32, -6, 256, 92), ((-18, 16), (-18, 64))),
    "alone": (_crane, (0, 0, 320, 320), (_on_crane(10, 145),)),
    "keys": (_turning, (-84, -54, 168, 108), ((-62, -28), (62, -28))),
}


def figure(section):
    """The picture of a section with numbers, and a line for each, its text alternative; None without a picture."""
    if section not in FIGURES:
        return None
    draw, frame, points = FIGURES[section]
    scale = WIDE / frame[2]
    kids = [el("g", {"transform": "scale(%.3f)" % scale}, *draw())]
    for number, (x, y) in enumerate(points):
        place = {"class": "rule-mark", "cx": "%.1f" % (x * scale), "cy": "%.1f" % (y * scale), "r": "%d" % MARK}
        kids.append(el("circle", place))
        kids.append(text(number + 1, x * scale, y * scale + 5, "on-mark", 15))
    box = {"viewBox": "%.1f %.1f %.1f %.1f" % tuple([part * scale for part in frame]), "aria-hidden": "true"}
    lines = [el("li", {"key": str(at)}, say("figure-%s-%d" % (section, at + 1))) for at in range(len(points))]
    return el(
        "figure",
        {"class": "rule-figure", "key": "figure"},
        el("div", {"class": "stage"}, el("svg", box, *kids)),
        el("ol", {"class": "rule-marks"}, *lines),
    )

"""The island as one drawing: sea, land, numbers, harbours, pieces, the robber, and what can be tapped."""

from geometry import HEIGHT, HEXES, MIDDLE, WIDTH, away, cell, corner, ends, outline, point
from ui import SIGNS, cached, el, loaded, say
from zoom_button import zoom_button

RED = (6, 8)
# How large the targets are by kind: no two of a kind overlap.
TARGETS = {"hex": 34, "path": 17, "corner": 19.5}
DOTS = {"hex": 28, "path": 5, "corner": 6}  # and what is seen of them
FARTHEST = 27  # which a target's radius may grow to where there is room
FEW = 24  # places, of which each knows how near the others are


def sign(name, x, y, size, file="island", css=None):
    """A sign of a file, with its middle at a point."""
    place = {"x": "%.1f" % (x - size / 2), "y": "%.1f" % (y - size / 2), "width": str(size), "height": str(size)}
    place.update({"file": file, "name": name, "css": css})
    return ["icon", place]


def island(table, *afloat):
    """The island in its frame, with what readers hear of it; what can be chosen is listed in the question.

    `afloat` lies on the sea beside it, where no island reaches.
    """
    view = table.view
    land, number = view["island"], HEXES.index(view["robber"])
    # Zoomed by the scripts (site/js/zoom.js).
    frame = {"class": "map", "data-zoom": "", "role": "group", "aria-label": say("map")}
    here = say("hex-" + land["lands"][number], number=land["numbers"][number])
    robber = el("p", {"class": "unseen", "key": "robber"}, say("robber-on", hex=here))
    listed = table.outline.outline(view) if table.outline else None
    island = el("div", frame, robber, drawing(table, _layer), listed)
    return el("div", {"class": "island-frame", "key": "island"}, island, zoom_button(), *afloat)


def whole_layer(key, known, draw):
    """A layer of the drawing, as an element."""
    return el("g", {"key": key}, *draw())


def drawing(table, layer=whole_layer):
    """The drawing: sea, land, pieces, and what can be tapped; `layer` draws each of its layers."""
    view = table.view
    land, aims = view["island"], table.board_aims()
    known = [land["lands"], land["numbers"], view["dice"], view["robber"], table.thrown, view["gains"], view["viewer"]]
    won = view["result"]["winners"] if view.get("result") else []  # whose pieces are lit
    roads = [(path, seat["seat"], seat["seat"] in won) for seat in view["seats"] for path in seat["roads"]]
    buildings = _buildings(view, won)
    return el(
        "svg",
        {
            "class": "island" + (" choosing" if table.board_kind() else "") + (" ended" if won else ""),
            "viewBox": "0 0 %.0f %.0f" % (WIDTH, HEIGHT),
            "aria-hidden": "true",
        },
        layer("beach", [], lambda: [_beach(word) for word in HEXES]),
        layer("harbours", land["harbours"], lambda: [_harbour(each, at) for at, each in enumerate(land["harbours"])]),
        layer("land", known, lambda: [_hex(table, number, word) for number, word in enumerate(HEXES)]),
        layer("roads", roads, lambda: [_road(*each) for each in roads]),
        layer("buildings", buildings, lambda: [_building(place, *what) for place, what in buildings]),
        _robber(view["robber"]),
        *[_ring("fresh-piece", place) for place in table.fresh],
        *[_ring("hit-piece", place) for place in table.hits()],
        _targets(table, aims, layer),
        *[_advised(kind, place, view["viewer"]) for kind, place in table.advised_places()],
        _ghost(table),
    )


def _layer(key, known, draw):
    """A layer of the drawing, drawn anew only when what it is `known` by has changed; `draw` returns its pieces."""
    return cached(key, known, lambda: whole_layer(key, known, draw))


def _beach(word):
    x, y = MIDDLE[word]
    return el("polygon", {"class": "beach", "points": outline(x, y, 47), "key": word})


def _hex(table, number, word):
    (x, y), view = MIDDLE[word], table.view
    land, count = view["island"]["lands"][number], view["island"]["numbers"][number]
    lit = view["dice"] and sum(view["dice"]) == count and view["robber"] != word
    css = (
        "land "
        + land
        + ((" lit fresh" if table.thrown else " lit") if lit else "")
        + (" robbed" if view["robber"] == word else "")
    )
    kids = [
        el("polygon", {"class": "ground", "points": outline(x, y, 39)}),
        sign("land-" + land, x, y, 64, css="scenery"),
    ]
    if count:
        kids.append(_token(x, y + 12, count, table.gains(count)))
    return el("g", {"class": css, "key": word, "data-anchor": word}, *kids)


def _token(x, y, count, gains):
    """A number with its pips, of which each is one of 36 throws; `gains` is what it says when a mouse rests on it."""
    pips = 6 - abs(7 - count)
    dots = [
        el("circle", {"cx": "%.1f" % (x + (at - (pips - 1) / 2) * 3.9), "cy": "%.1f" % (y + 9.6), "r": "1.5"})
        for at in range(pips)
    ]
    place = {"x": "%.1f" % x, "y": "%.1f" % (y + 4.2), "text-anchor": "middle"}
    head = {"class": "token" + (" red" if count in RED else ""), "data-press": str(count), "data-help": ""}
    head["aria-label"] = gains
    disc = el("circle", {"class": "disc", "cx": "%.1f" % x, "cy": "%.1f" % y, "r": "15"})
    return el("g", head, disc, el("text", place, str(count)), *dots)


def _harbour(harbour, number):
    path, kind = harbour["path"], harbour["kind"]
    x, y = away(path, 25)
    piers = [
        el("line", {"x1": "%.1f" % x, "y1": "%.1f" % y, "x2": "%.1f" % u, "y2": "%.1f" % v, "class": "pier"})
        for u, v in ends(path)
    ]
    rate = "3:1" if kind == "any" else "2:1"
    label = {"x": "%.1f" % x, "y": "%.1f" % (y + (5 if kind == "any" else 11.5)), "text-anchor": "middle"}
    kids = [el("circle", {"class": "quay", "cx": "%.1f" % x, "cy": "%.1f" % y, "r": "16.5"})]
    if kind != "any":
        kids.append(el("g", None, sign(kind, x, y - 5.6, 16)))
    head = {"class": "harbour", "key": "p%d" % number, "data-anchor": path}
    return el("g", head, *piers, *kids, el("text", label, rate))


def _road(path, seat, lit=False):
    """A road; that of a winner is `lit`."""
    (x, y), (u, v) = ends(path)
    # A little shorter than the path, so that the corners stay free.
    shorten = 0.17
    place = {
        "x1": "%.1f" % (x + (u - x) * shorten),
        "y1": "%.1f" % (y + (v - y) * shorten),
        "x2": "%.1f" % (u - (u - x) * shorten),
        "y2": "%.1f" % (v - (v - y) * shorten),
    }
    lines = []
    for css in ("glow", "edge", "bed", "mark") if lit else ("edge", "bed", "mark"):
        line = {"class": css}
        line.update(place)
        lines.append(el("line", line))
    return el("g", {"class": "road of-%d%s" % (seat, " lit" if lit else ""), "key": path}, *lines)


def _buildings(view, won):
    """Every building: its corner; the kind, the seat, and whether that has won."""
    places = []
    for seat in view["seats"]:
        lit = seat["seat"] in won
        places += [(place, ("settlement", seat["seat"], lit)) for place in seat["settlements"]]
        places += [(place, ("city", seat["seat"], lit)) for place in seat["cities"]]
    return places


def _building(place, kind, seat, lit=False):
    x, y = corner(place)
    glow = el("circle", {"class": "glow", "cx": "%.1f" % x, "cy": "%.1f" % y, "r": "19"}) if lit else None
    return el(
        "g",
        {"class": "%s of-%d%s" % (kind, seat, " lit" if lit else ""), "key": place, "data-anchor": place},
        glow,
        el("path", {"class": "walls", "d": SHAPES[kind], "transform": "translate(%.1f %.1f)" % (x, y)}),
        sign("shield-%d" % (seat % 8), x + (3.2 if kind == "city" else 0), y + 3.2, 9.5, SIGNS),
    )


PAWN = (
    "M-6.5 11c0-5 2-7 3.5-9.5-2.5-1.6-3.5-3.6-3.5-6 0-3.8 2.9-6.5 6.5-6.5"
    "s6.5 2.7 6.5 6.5c0 2.4-1 4.4-3.5 6 1.5 2.5 3.5 4.5 3.5 9.5z"
)
SHAPES = {
    "settlement": "M-8.5 9.5V-1.5L0-9.5l8.5 8v11z",
    "city": "M-11.5 10V-5l5-6.5 5 6.5v2.5h3l5.5-0 4.5 3.5V10z",
}


def _robber(word, real=True):
    x, y = MIDDLE[word]
    return el(
        "g",
        {"class": "robber", "key": "robber", "data-held-by": word if real else None},
        el("path", {"d": PAWN, "transform": "translate(%.1f %.1f)" % (x - 17, y - 8)}),
    )


def _ring(css, place):
    """A ring about a piece: one that has just been built, or that the robber would hit."""
    x, y = point(place)
    ring = {"class": css, "cx": "%.1f" % x, "cy": "%.1f" % y, "r": "16", "key": css + place}
    return el("circle", ring)


def _targets(table, aims, layer):
    """Draw the targets; the places of each kind of piece are cached, for a tray is opened and closed again.

    Each is as large as its neighbours allow, where there are few.
    """
    if not aims:
        return None
    kind, view = table.board_kind(), table.view
    known = [aims, table.selected]
    if kind == "robber":  # who stands at a hex, and who gains there
        known += [view["robber"], view["gains"], [seat["hand"] for seat in view["seats"]], view["viewer"]]
    return layer("targets-%s" % kind, known, lambda: [_target(table, aim, _reach(aim, aims)) for aim in aims])


def _reach(aim, aims):
    """The radius within which no other place is nearer, within limits; 0 where there are many places."""
    if len(aims) > FEW:
        return 0
    x, y = point(aim)
    far = [(x - u) * (x - u) + (y - v) * (y - v) for u, v in [point(other) for other in aims if other != aim]]
    return min([FARTHEST] + [square**0.5 / 2 for square in far])


def _target(table, aim, reach):
    x, y = point(aim)
    kind = "hex" if aim in MIDDLE else "path" if "-" in aim else "corner"
    css, more, marks = loaded("robbing").target(table, table.matching(aim)[0]) if kind == "hex" else ("", {}, None)
    css = "target-place at-" + kind + css + (" chosen" if table.selected == aim else "")
    circles = []
    if kind == "path":
        circles.append(el("polygon", {"class": "hit", "points": cell(aim)}))
    for name, radius in (("hit", max(TARGETS[kind], reach)), ("dot", DOTS[kind])):
        circles.append(el("circle", {"class": name, "cx": "%.1f" % x, "cy": "%.1f" % y, "r": str(radius)}))
    head = {"class": css, "data-do": "aim", "data-arg": aim, "key": aim}
    head.update(more)
    return el("g", head, *circles, marks)


def _advised(kind, place, seat):
    """A ring about a place that a hint advises, with the piece that would stand there."""
    x, y = point(place)
    ring = {"cx": "%.1f" % x, "cy": "%.1f" % y, "r": "30" if kind == "robber" else "22"}
    circles = []
    for css in ("rim", "ring"):
        own = {"class": css}
        own.update(ring)
        circles.append(el("circle", own))
    return el(
        "g", {"class": "advised-place", "key": "advised", "data-place": place}, _piece(kind, place, seat), *circles
    )


def _ghost(table):
    """The piece that would be built at the selected place."""
    aim, me = table.selected, table.view["viewer"]
    kind = table.board_kind()
    if aim is None or kind is None or me is None:
        return None
    return el("g", {"class": "ghost", "key": "ghost"}, _piece(kind, aim, me))


def _piece(kind, aim, me):
    """A seat's piece of a kind at a place, or the robber."""
    if kind == "road":
        return _road(aim, me)
    if kind == "robber":
        return _robber(aim, real=False)
    return _building(aim, "city" if kind == "city" else "settlement", me)

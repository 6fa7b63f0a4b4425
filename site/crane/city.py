"""The city: building spaces and plazas, with what stands there and whose cubes lie on it."""

from geometry import middle, outline
from pieces import chip, effect, effect_width, goods_of, here, pieces, place_name, sign, text
from placing import LEAST, cube, ghost, ring, target
from tiles import TOKENS_BLUE, ground, sector, tile
from ui import button, cached, el, say
from zoom_button import zoomed_map

SIZE = 30
EDGE = 42
QUARTERS = ((1.36, "#8d7440"), (1.26, "#d9c18b"))  # the ground about the hexes: how large it is, and its colour
RIVER = "M-94 74C-20 58 70 56 130 86S178 150 205 184 216 240 209 267"
TREES = (
    (-1.4, -1.2), (1.4, -1.6), (2.6, -1.3), (6.2, 0.7), (7.3, 1.1), (6.6, 2.2), (0.6, 2.6), (10.8, 2.4), (10.9, 4.5),
    (5.6, 4.9), (8.4, 5.1), (-1.3, 5.2), (0.9, 0.7), (9.8, -1.6), (10.8, -1.2), (5.8, 3.3),
)  # fmt: skip


def _middles():
    """The middles of all spaces and plazas."""
    return [middle(place["hex"], SIZE) for place in pieces["spaces"] + pieces["plazas"]]


def _frame():
    """The frame about the city's hexes: left, top, width, height."""
    points = _middles()
    xs, ys = [x for x, y in points], [y for x, y in points]
    left, top = min(xs) - EDGE, min(ys) - EDGE
    return [left, top, max(xs) + EDGE - left, max(ys) + EDGE - top]


def _anew(key, known, draw):
    """Draw a part, as `cached` does of a part of the page."""
    return draw()


def drawing(view, aims=(), part=_anew):
    """The city as its frame, (left, top, width, height), and its parts; spaces among `aims` are open.

    On the page `part` is `cached`, which draws anew what has changed.
    """
    box = _frame()
    kids = [part("land", [], lambda: _land(box))]
    for at, place in enumerate(pieces["plazas"]):
        name = "z%d" % (at + 1)
        built = [view["city"].get(space) for space in _spaces_of(name)]
        known = [view["plazas"].get(name), name in view["paid"], built]
        kids.append(part(name, known, lambda at=at, place=place: _plaza(view, at, place)))
    for at, space in enumerate(pieces["spaces"]):
        name = "s%d" % (at + 1)
        known = [view["city"].get(name), name in aims]
        draw = lambda name=name, space=space, known=known: _space(name, space, known[0], known[1])  # noqa: E731
        kids.append(part(name, known, draw))
    return box, kids


def _land(box):
    """The meadow with the river and trees, and the ground of the quarters."""
    edge = {"x": "%.1f" % box[0], "y": "%.1f" % box[1], "width": "%.1f" % box[2], "height": "%.1f" % box[3]}
    kids = [el("rect", dict(edge, fill="#b7c58a", rx="24"))]
    for colour, width in (("#5f93b5", "34"), ("#86b7d3", "26")):
        kids.append(el("path", {"d": RIVER, "fill": "none", "stroke": colour, "stroke-width": width}))
    kids += [sign("tree", x * SIZE * 1.732, y * SIZE * 1.5, 26) for x, y in TREES]
    for size, colour in QUARTERS:
        kids += [el("polygon", {"points": outline(x, y, SIZE * size), "fill": colour}) for x, y in _middles()]
    return el("g", {"class": "land", "key": "land"}, *kids)


def city(table):
    """The city in its frame, which the scripts zoom (site/js/zoom.js); a space that can be built on is a target."""
    view, aims = table.view, [name for name in table.places if name[0] == "s"]
    known = [view["city"], view["plazas"], view["paid"], aims]
    kids = [cached("city-drawn", known, lambda: el("g", {"key": "city-drawn"}, *drawing(view, aims, cached)[1]))]
    kids.append(cached("city-numbers", [view["city"], view["plazas"]], lambda: _numbers(view)))
    kids += [target(table, name, _spot(name), SIZE, (_spot(name)[1] + SIZE * 0.6, 5)) for name in aims]
    kids += [ring(_spot(name), SIZE) for seat, name in table.fresh if seat is None]
    if table.place in aims:
        kids.append(ghost(table, _spot(table.place), SIZE))
    frame = {"class": "city-map", "viewBox": "%.0f %.0f %.0f %.0f" % tuple(_frame()), "aria-hidden": "true"}
    picture = zoomed_map(say("tab-city"), el("svg", frame, *kids), LEAST)
    words = cached("city-list", [known[:3], [seat["name"] for seat in view["seats"]]], lambda: _words(view))
    ways = cached("plazas", view["plazas"], lambda: _plaza_buttons(view))
    return el("div", {"class": "stage-part", "key": "city"}, picture, words, None if aims else ways)


def _numbers(view):
    """The numbers of free spaces and of plazas, faint: words name them so."""
    kids = []
    for at, space in enumerate(pieces["spaces"]):
        if "s%d" % (at + 1) not in view["city"]:
            x, y = middle(space["hex"], SIZE)
            kids.append(text(at + 1, x, y - SIZE * 0.42, "number-of-place", 17))
    for at, place in enumerate(pieces["plazas"]):
        if "z%d" % (at + 1) in view["plazas"]:
            x, y = middle(place["hex"], SIZE)
            kids.append(text(at + 1, x, y - SIZE * 0.63, "number-of-place"))
    return el("g", {"key": "city-numbers"}, *kids)


def _spot(name):
    return middle(pieces["spaces"][int(name[1:]) - 1]["hex"], SIZE)


def _space(name, space, built, open_to):
    """A space: what stands there, else what it costs or scores and which of its corners are printed."""
    x, y = middle(space["hex"], SIZE)
    css = "space" + (" old" if space["gold"] else "")
    kids = [ground("space", x, y, SIZE)]
    if open_to:
        kids.append(el("polygon", {"class": "open", "points": outline(x, y, SIZE * 0.94)}))
    if built:
        kids.append(tile(built["tile"], x, y, SIZE, built["turn"], key="b", css="past"))
    kids += [sector(x, y, SIZE, number, TOKENS_BLUE, "printed") for number in space["printed"]]
    if built and built["claim"] is not None:
        kids.append(here("claim %d" % built["claim"], cube(built["claim"], x, y + SIZE * 0.5)))
    elif not built:
        worth = [(what, space[what]) for what in ("gold", "points") if space[what]]
        left = x - 10.5 * (len(worth) - 1)
        for at, (what, number) in enumerate(worth):
            kids.append(here("space-" + what, *chip(what, number, left + at * 21, y, 19)))
    return el("g", {"class": css, "key": name, "data-anchor": name}, *kids)


def _plaza(view, number, place):
    """A plaza with both halves of its reward and a dot for each of its spaces; one that has paid is faint (P8.7)."""
    name = "z%d" % (number + 1)
    x, y = middle(place["hex"], SIZE)
    kind = view["plazas"].get(name)
    css = "plaza " + place["colour"] + (" paid" if name in view["paid"] else "")
    kids = [ground("plaza-" + place["colour"], x, y, SIZE)]
    if kind:
        upper, lower = pieces["plaza_tiles"][kind]
        kids.append(here("plaza-half", *effect(upper, x, y - SIZE * 0.36, _half_size(upper))))
        line = {"x1": "%.1f" % (x - 20), "x2": "%.1f" % (x + 20), "y1": "%.1f" % y, "y2": "%.1f" % y}
        kids.append(el("line", dict(line, **{"stroke": "#5d4b33", "stroke-width": "1"})))
        kids.append(here("plaza-half", *effect(lower, x, y + SIZE * 0.3, _half_size(lower))))
        kids.append(here("plaza-spaces", *_spaces(view, name, x, y + SIZE * 0.68)))
    sheet = {"data-do": "plaza", "data-arg": name} if kind else {}
    return el("g", dict({"class": css, "key": name, "data-anchor": name}, **sheet), *kids)


def _half_size(goods):
    return min(21, 48 / effect_width(goods))


def _spaces_of(plaza):
    return ["s%d" % (at + 1) for at, space in enumerate(pieces["spaces"]) if space["plaza"] == plaza]


def _spaces(view, plaza, x, y):
    """A dot for each space of a plaza: free, built on, or with the colour of whose cube lies there."""
    names = _spaces_of(plaza)
    kids = []
    for at, name in enumerate(names):
        built = view["city"].get(name)
        css = "free" if not built else "built" if built["claim"] is None else "of-%d" % built["claim"]
        place = {"cx": "%.1f" % (x + (at - (len(names) - 1) / 2) * 8), "cy": "%.1f" % y, "r": "3"}
        kids.append(el("circle", dict(place, **{"class": "space-dot " + css})))
    return kids


def _words(view):
    """The plazas in words, for readers."""
    lines = []
    for name in sorted(view["plazas"]):
        claims = [el("span", {"key": str(seat)}, words) for seat, words in claim_words(view, name)]
        lines.append(el("li", {"key": name}, plaza_words(view, name), *claims))
    return el("ol", {"class": "unseen", "key": "city-list"}, *lines)


def plaza_words(view, plaza):
    """The halves of a plaza's reward, and how many of its spaces are free."""
    spaces = _spaces_of(plaza)
    free = len([space for space in spaces if space not in view["city"]])
    tile = pieces["plaza_tiles"][view["plazas"][plaza]]
    upper, lower = [goods_of(half) for half in tile]
    return say("plaza", place=place_name(plaza), upper=upper, lower=lower, free=free, spaces=len(spaces))


def claim_words(view, plaza):
    """Who has cubes round a plaza, the best first, each with a seat; those who would have both rewards are named."""
    listed, ranks = [], view["claims"].get(plaza, [])
    for seat, cubes, cost in ranks:
        both = [cubes, cost] == ranks[0][1:]
        name = view["seats"][seat]["name"]
        listed.append((seat, say("claim-both" if both else "claim-one", player=name, count=cubes, cost=cost)))
    return listed


def _plaza_buttons(view):
    """A way to each plaza without a pointer."""
    ways = [button("plaza", name, "choice", el("span", None, place_name(name))) for name in sorted(view["plazas"])]
    return el(
        "details",
        {"class": "folded", "key": "plazas"},
        el("summary", None, say("plazas")),
        el("div", {"class": "choices"}, *ways),
    )

"""The city at the table: its drawing with targets, and what stands there in words."""

from city import SIZE, drawing, frame, numbers, spaces_of, spot
from pieces import goods_of, pieces, place_name
from placing import LEAST, ghost, ring, target
from ui import button, cached, el, say
from zoom_button import zoomed_map


def city(table):
    """The city in its frame, which the scripts zoom (site/js/zoom.js); a space that can be built on is a target."""
    view, aims = table.view, [name for name in table.places if name[0] == "s"]
    known = [view["city"], view["plazas"], view["paid"], aims]
    kids = [cached("city-drawn", known, lambda: el("g", {"key": "city-drawn"}, *drawing(view, aims, cached)[1]))]
    kids.append(cached("city-numbers", [view["city"], view["plazas"]], lambda: numbers(view)))
    kids += [target(table, name, spot(name), SIZE, (spot(name)[1] + SIZE * 0.67, 5)) for name in aims]
    kids += [ring(spot(name), SIZE) for seat, name in table.fresh if seat is None]
    if table.place in aims:
        kids.append(ghost(table, spot(table.place), SIZE))
    box = {"class": "city-map", "viewBox": "%.0f %.0f %.0f %.0f" % tuple(frame()), "aria-hidden": "true"}
    picture = zoomed_map(say("tab-city"), el("svg", box, *kids), LEAST)
    words = cached("city-list", [known[:3], [seat["name"] for seat in view["seats"]]], lambda: _words(view))
    ways = cached("plazas", view["plazas"], lambda: _plaza_buttons(view))
    return el("div", {"class": "stage-part", "key": "city"}, picture, words, None if aims else ways)


def _words(view):
    """The plazas in words, for readers."""
    lines = []
    for name in sorted(view["plazas"]):
        claims = [el("span", {"key": str(seat)}, words) for seat, words in claim_words(view, name)]
        lines.append(el("li", {"key": name}, plaza_words(view, name), *claims))
    return el("ol", {"class": "unseen", "key": "city-list"}, *lines)


def plaza_words(view, plaza):
    """The halves of a plaza's reward, and how many of its spaces are free."""
    spaces = spaces_of(plaza)
    free = len([space for space in spaces if space not in view["city"]])
    tile = pieces["plaza_tiles"][view["plazas"][plaza]]
    upper, lower = [goods_of(half) for half in tile]
    return say("plaza", place=place_name(plaza), upper=upper, lower=lower, free=free, spaces=len(spaces))


def claim_words(view, plaza):
    """List players with cubes round a plaza, the best first, each with a seat; who would have both rewards is named."""
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

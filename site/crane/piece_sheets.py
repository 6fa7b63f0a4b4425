"""Descriptions of a tile or a plaza: on the sheet that a tap on it opens."""

from cards import card_signs
from city_board import claim_words, plaza_words
from pieces import good, goods_of, inline, pieces, place_name
from sheets import frame
from tiles import alone
from ui import el, say, shield


def tile_sheet(name):
    """The tile in large, and each of its signs with its word."""
    lines = [el("li", {"key": str(at)}, *line) for at, line in enumerate(_lines(name))]
    picture = el("div", {"class": "lone-tile"}, alone(name, 0, "large"))
    return frame(_kind(name), picture, el("ul", {"class": "tile-facts"}, *lines))


def card_sheet(name):
    """A technology or a tile V: its signs in large, and its sentence; `name` is that of its message."""
    kind, _, card = name.partition("-")
    return frame(
        say("card-" + kind), el("p", {"class": "explained"}, card_signs(kind, card), el("span", None, say(name)))
    )


def plaza_sheet(view, plaza):
    """Both halves of a plaza's reward, how many of its spaces are free, and whose cubes lie there (P8.7)."""
    halves = [inline(half) for half in pieces["plaza_tiles"][view["plazas"][plaza]]]
    signs = el("p", {"class": "plaza-halves"}, halves[0], el("span", None, say("or")), halves[1])
    claims = [el("li", {"key": str(seat)}, shield(seat), words) for seat, words in claim_words(view, plaza)]
    how = el("p", {"class": "rule"}, say("plaza-how"))
    words = el("p", None, plaza_words(view, plaza))
    return frame(place_name(plaza), signs, words, el("ul", {"class": "tile-facts"}, *claims), how)


def tile_label(name):
    """Describe a tile, as one message."""
    return say("tile-label", kind=_kind(name), what=[words for _, words in _lines(name)])


def _kind(name):
    return say("type-" + pieces["tiles"][name]["kind"])


def _lines(name):
    """The signs of a tile with their words: its action, cost and reward, what lies at its edges and corners."""
    data = pieces["tiles"][name]
    lines = []
    if data["kind"] == "upgrade":
        lines.append((None, say("tile-action", action=say("action-" + data["action"]))))
    if data["cost"]:
        lines.append((inline(data["cost"]), say("tile-costs", goods=goods_of(data["cost"]))))
    lines.append((inline(data["brings"]), say("lay-brings", goods=goods_of(data["brings"]))))
    edges = [[sign, 1] for sign in data["edges"] if sign]
    if edges:
        lines.append((inline(edges), say("tile-edges", goods=goods_of(edges))))
    if data["corners"]:
        token = "blue" if data["kind"] == "building" else "red"
        lines.append((inline([[token, 1]]), say("tile-corners", count=len(data["corners"]), token=good(token, 1))))
    if data["kind"] == "building" or data.get("sign"):
        badge = "wall" if data["kind"] == "wall" else "cathedral" if data.get("sign") else "crowned"
        lines.append((inline([[badge, 1]]), say("badge-" + badge)))
    if data.get("special"):
        lines.append((None, say("special")))
    return lines

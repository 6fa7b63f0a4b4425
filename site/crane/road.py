"""The road and the bridge: three streets with their effects, two areas of the bridge, and its planks."""

from cards import card_signs
from pieces import goods_of, inline, pieces
from placing import tapped
from ui import button, cached, el, hidden, icon, say, shield

AREAS = 5
BRIDGE = ("IV", "V")


def road(table):
    """The five areas from the first on, with who stands where; then the planks of the bridge."""
    view = table.view
    stands = [(seat["seat"], seat["road"], seat["asked"]) for seat in view["seats"]]
    ways = {}  # what is tapped here, by the move
    for kind in ("road", "effect", "plank"):
        for choice in table.choices_in(kind):
            ways[choice["move"]] = choice
    known = [stands, view["road"], view["planks"], view["stacks"], sorted(ways)]
    return cached("road", known, lambda: _road(view, ways))


def _road(view, ways):
    areas = [_area(view, number, ways) for number in range(1, AREAS + 1)]
    planks = [_plank(name, plank, ways) for name, plank in sorted(view["planks"].items())]
    return el(
        "div",
        {"class": "stage-part road-part", "key": "road"},
        el("ol", {"class": "areas"}, *areas),
        el("h3", {"class": "label"}, say("planks")),
        el("ul", {"class": "planks"}, *planks),
    )


def _area(view, number, ways):
    there = [seat["seat"] for seat in view["seats"] if seat["road"] == number]
    figures = [el("span", {"data-here": "figure %d" % seat}, shield(seat)) for seat in there]
    kids = [el("b", None, say("area", area=number)), el("span", {"class": "here"}, *figures)]
    head = {"class": "area", "key": "a%d" % number, "data-anchor": "area-%d" % number, "data-area": str(number)}
    if "road" in ways and [seat for seat in view["seats"] if seat["asked"] and seat["road"] == number - 1]:
        kids.insert(1, icon("do-road", "crane"))
        head.update(tapped(ways["road"]))
        head["class"] = "area next"
    if number <= len(pieces["streets"]):
        street = pieces["streets"][number - 1]
        free = view["road"].get(str(number)) or street["free"]
        words = [say("street-" + free)] if type(free) is str else _effect(free)
        effect = el("span", {"class": "free", "data-here": "street-free"}, *words)
        kids.append(_lit("effect %d free" % number, ways, effect))
        css, price = {"class": "for-egg", "data-here": "street-for-egg"}, {"data-here": "street-egg"}
        egg = el("span", price, icon("egg", "crane"))
        kids.append(el("span", css, egg, *_either(street["egg"], number, ways)))
    else:
        level = BRIDGE[number - 4]
        css = {"class": "for-egg", "data-here": "bridge"}
        kids.append(el("span", css, icon("egg", "crane"), say("bridge-" + level)))
        kids.append(el("span", {"class": "left"}, say("tiles-left", count=view["stacks"]["bridge_" + level])))
    return el("li", head, *kids)


def _lit(move, ways, *kids):
    """A part of the road that is tapped for a move, where it can be made now."""
    if move not in ways:
        return kids[0]
    return button("choose", move, "lit-choice", *kids, key=move)


def _either(effects, area, ways):
    """One of several effects of an area."""
    kids = []
    for number, goods in enumerate(effects):
        if number:
            kids.append(el("span", None, say("or")))
        kids.append(_lit("effect %d egg %d" % (area, number + 1), ways, el("span", None, *_effect(goods))))
    return kids


def _effect(goods):
    """An effect as signs, and in words for readers."""
    return [inline(goods), hidden(say("brings", goods=goods_of(goods)))]


def _plank(name, plank, ways):
    """A plank with its bonus, or the bridge tile that lies on it (P9.7)."""
    tile = plank["tile"]
    if tile is None:
        bonus = el("span", None, *_effect(pieces["planks"][int(name[1:]) - 1][plank["bonus"]]))
        return el("li", {"class": "plank", "key": name, "data-here": "plank"}, _lit("plank " + name, ways, bonus))
    goods = pieces["tiles_IV"].get(tile)
    kids = _effect(goods) if goods else [card_signs("final", tile), hidden(say("final-" + tile))]
    return el("li", {"class": "plank covered", "key": name, "data-here": "plank-covered"}, *kids)

"""The road and the bridge: three streets with their effects, two areas of the bridge, and its planks."""

from cards import card_signs
from pieces import goods_of, inline, pieces
from ui import cached, el, hidden, icon, say, shield

AREAS = 5
BRIDGE = ("IV", "V")


def road(table):
    """The five areas from the first on, with who stands where; then the planks of the bridge."""
    view = table.view
    stands = [(seat["seat"], seat["road"]) for seat in view["seats"]]
    return cached("road", [stands, view["road"], view["planks"], view["stacks"]], lambda: _road(view))


def _road(view):
    areas = [_area(view, number) for number in range(1, AREAS + 1)]
    planks = [_plank(name, plank) for name, plank in sorted(view["planks"].items())]
    return el(
        "div",
        {"class": "stage-part road-part", "key": "road"},
        el("ol", {"class": "areas"}, *areas),
        el("h3", {"class": "label"}, say("planks")),
        el("ul", {"class": "planks"}, *planks),
    )


def _area(view, number):
    here = [shield(seat["seat"]) for seat in view["seats"] if seat["road"] == number]
    kids = [el("b", None, say("area", area=number)), el("span", {"class": "here"}, *here)]
    if number <= len(pieces["streets"]):
        street = pieces["streets"][number - 1]
        free = view["road"].get(str(number)) or street["free"]
        words = [say("street-" + free)] if type(free) is str else _effect(free)
        kids.append(el("span", {"class": "free"}, *words))
        kids.append(el("span", {"class": "for-egg"}, icon("egg", "crane"), *_either(street["egg"])))
    else:
        level = BRIDGE[number - 4]
        kids.append(el("span", {"class": "for-egg"}, icon("egg", "crane"), say("bridge-" + level)))
        kids.append(el("span", {"class": "left"}, say("tiles-left", count=view["stacks"]["bridge_" + level])))
    return el("li", {"class": "area", "key": "a%d" % number, "data-anchor": "area-%d" % number}, *kids)


def _either(effects):
    """One of several effects."""
    kids = []
    for number, goods in enumerate(effects):
        if number:
            kids.append(el("span", None, say("or")))
        kids += _effect(goods)
    return kids


def _effect(goods):
    """An effect as signs, and in words for readers."""
    return [inline(goods), hidden(say("brings", goods=goods_of(goods)))]


def _plank(name, plank):
    """A plank with its bonus, or the bridge tile that lies on it (P9.7)."""
    tile = plank["tile"]
    if tile is None:
        return el("li", {"class": "plank", "key": name}, *_effect(pieces["planks"][int(name[1:]) - 1][plank["bonus"]]))
    goods = pieces["tiles_IV"].get(tile)
    kids = _effect(goods) if goods else [card_signs("final", tile), hidden(say("final-" + tile))]
    return el("li", {"class": "plank covered", "key": name}, *kids)

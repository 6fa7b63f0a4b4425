"""The road and the bridge: three streets with their effects, two areas of the bridge, and its planks."""

from pieces import inline, pieces
from ui import el, icon, say, shield

AREAS = 5
BRIDGE = ("IV", "V")


def road(table):
    """The five areas from the first on, with who stands where; then the planks of the bridge."""
    view = table.view
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
        kids.append(el("span", {"class": "free"}, say("street-" + free) if type(free) is str else inline(free)))
        kids.append(el("span", {"class": "for-egg"}, icon("egg", "crane"), *_either(street["egg"])))
    else:
        kids.append(el("span", {"class": "for-egg"}, icon("egg", "crane"), say("bridge-" + BRIDGE[number - 4])))
    return el("li", {"class": "area", "key": "a%d" % number, "data-anchor": "area-%d" % number}, *kids)


def _either(effects):
    """One of several effects."""
    kids = []
    for number, goods in enumerate(effects):
        if number:
            kids.append(el("span", None, say("or")))
        kids.append(inline(goods))
    return kids


def _plank(name, plank):
    goods = pieces["planks"][int(name[1:]) - 1][plank["bonus"]]
    css = "plank" + (" covered" if plank["tile"] else "")
    return el("li", {"class": css, "key": name}, inline(goods))

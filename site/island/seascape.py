"""The picture of the first screen."""

from geometry import outline
from ui import el

PLACE = {"width": "64", "height": "64", "file": "island", "css": "scenery"}


def seascape():
    """The picture of the first screen: a few hexes of land in the sea."""
    lands = ("wood", "grain", "ore", "wool", "brick")
    kids = []
    for number, land in enumerate(lands):
        x, y = 60 + number * 69.3, 60 + (number % 2) * 26
        kids.append(
            el(
                "g",
                {"class": "land " + land},
                el("polygon", {"class": "beach", "points": outline(x, y, 46)}),
                el("polygon", {"class": "ground", "points": outline(x, y, 39)}),
                ["icon", dict(PLACE, name="land-" + land, x="%.1f" % (x - 32), y="%.1f" % (y - 32))],
            )
        )
    return el("svg", {"class": "island seascape", "viewBox": "0 0 400 150", "aria-hidden": "true"}, *kids)

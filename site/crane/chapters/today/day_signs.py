"""Buildings of a daily game as a line of signs, and the points of a solo one."""

from ladder import goal, ladder
from pieces import pieces
from ui import el, say, words

BEYOND = "🏗️"  # the sign of a place without a medal
SIGNS = {"upgrade": "🟩", "wall": "🧱", "building": "🏠"}


def day_signs(view):
    """The first seat's upgrades and walls, and the buildings with its cubes."""
    kinds = [pieces["tiles"][tile["tile"]]["kind"] for stack in view["seats"][0]["board"].values() for tile in stack]
    claims = len([place for place in view["city"].values() if place["claim"] == 0])
    line = "".join([SIGNS[kind] * kinds.count(kind) for kind in ("upgrade", "wall")])
    return line + SIGNS["building"] * claims


def about_alone():
    """Draw what a day alone is, and what is to be reached: the goal, and the ladder of points (P16.4)."""
    return el(
        "div",
        {"class": "day-goal", "key": "about"},
        el("p", None, say("day-about-alone")),
        el("p", None, goal()),
        ladder(),
    )


def result_alone(points):
    """Write what was reached alone: a star for each rung of the ladder, the points, and the rung."""
    rungs = pieces["ladder"]
    count = len([rung for rung in rungs if points > rung])
    stars = "⭐" * count + "▫️" * (len(rungs) - count)
    if not count:
        return "%s %s" % (stars, words("day-told-below", count=points))
    return "%s %s" % (stars, words("day-told-alone", count=points, rung=words("rung-%d" % count)))

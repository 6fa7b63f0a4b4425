"""The rulebook of the island: the rules in short, sections with the numbers of their rules, and a search."""

from cards import BUILT, cost
from rulebook import SHORT, Rulebook
from still import still
from ui import el, icon, say

# The rules that each part and each section's paragraphs tell (docs/catan/rules.md).
PARTS = (
    ("goal", "K10.1 K10.3"),
    ("place", "K2.6 K2.7 K6.4"),
    ("throw", "K4.1"),
    ("seven", "K5.1 K5.2 K5.3 K4.2"),
    ("build", "K6.2 K6.4 K6.5"),
    ("trade", "K7.2 K7.3"),
    ("cards", "K8.3 K8.8"),
    ("prizes", "K9.1 K9.4"),
)
SECTIONS = (
    ("setup", ("K1.1 K1.2 K1.3", "K2.6", "K2.7 K12.21", "K6.4", "K2.8")),
    ("turn", ("K3.1 K3.2 K6.7", "K3.3", "K3.4", "K11.1 K12.32")),
    ("harvest", ("K4.1", "K4.2", "K1.1 K4.3 K4.4 K12.20")),
    ("seven", ("K5.1 K12.26", "K5.2 K12.3", "K5.3 K12.4 K12.6", "K5.4", "K5.5 K10.2 K12.29", "K5.6")),
    ("build", ("K6.2 K12.16 K12.17", "K6.3 K6.4", "K6.5 K12.27", "K1.8 K6.6")),
    ("trade", ("K7.1 K7.2", "K7.3 K7.7 K12.24", "K7.4", "K7.5", "K7.6", "K7.8")),
    (
        "cards",
        ("K1.7 K8.1 K8.2", "K8.3 K8.9 K12.5 K12.10", "K8.4", "K8.5 K12.7", "K8.6 K12.8", "K8.7", "K8.8"),
    ),
    ("prizes", ("K9.1", "K9.2 K12.13", "K9.3 K12.15", "K9.4")),
    ("end", ("K10.1", "K10.3 K12.11 K12.30", "K12.12", "K12.33")),
    ("keys", ("", "", "", "")),
)

OWN = (("c5",), ("c7",), ("c5-c6", "c6-c7"))
ROUND_C6 = "96 78 214 118"  # what lies around the corner c6
# Five pictures of the rules in short: a part of the island, the robber's hex, the dice, and the pieces seat by seat.
PICTURES = {
    "short-goal": ("0 4 443 376", "h10", None, (OWN, (("e4",), ("d9",), ("d8-d9", "e4-e5")), (("b9", "e8"), (), ()))),
    "short-place": (ROUND_C6, "h10", None, ((("c5",), (), ("c5-c6",)),)),
    "short-throw": (ROUND_C6, "h10", (2, 4), (OWN,)),
    "short-build": (ROUND_C6, "h10", None, ((("c5",), ("c7",), ("c5-c6", "c6-c7", "b6-c6", "b6-b7")), ((), (), ()))),
    "short-seven": (ROUND_C6, "h5", (3, 4), (OWN, (("b4",), (), ("b3-b4",)))),
}


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Rulebook(page, PARTS, SECTIONS, pictures).actions


def pictures(place):
    """A picture beside a part of the rules in short; what everything costs (K6.1) below them and those of building."""
    if place in PICTURES:
        return _picture(place)
    if place not in (SHORT, "rules-build"):
        return None
    rows = [el("li", {"key": kind}, el("span", {"class": "what"}, say("price-" + kind)), cost(kind)) for kind in BUILT]
    return el("ul", {"class": "prices", "key": "prices"}, *rows)


def _picture(place):
    """A picture of the rules in short."""
    box, robber, dice, pieces = PICTURES[place]
    faces = [icon("die-%d" % face, "island", css="die") for face in dice or ()]
    return el(
        "div",
        {"class": "short-picture " + place, "key": place, "aria-hidden": "true"},
        still(box, robber=robber, dice=dice, pieces=pieces),
        el("span", {"class": "short-dice"}, *faces) if faces else None,
    )

"""The rulebook of Crown and Crane: the rules in short, and sections with the numbers of their rules."""

from pieces import FILE
from rulebook import Rulebook
from sheets import frame
from signs import DRAWN_AS, SIGNS
from ui import button, el, icon, say

# The rules that each part and each section's paragraphs tell (docs/praga/rules.md).
PARTS = (
    ("goal", "P13.7 P14.6"),
    ("turn", "P3.1 P12.5"),
    ("tile", "P3.4 P13.2 P13.3"),
    ("produce", "P4.1 P4.2 P4.3"),
    ("lay", "P5.1 P7.1 P7.2 P8.1"),
    ("meet", "P7.4 P7.5 P8.6"),
    ("city", "P8.5 P8.7"),
    ("projects", "P11.2 P11.3 P11.6"),
    ("end", "P14.1 P14.2 P14.3 P14.4 P14.5"),
)
SECTIONS = (
    (
        "turn",
        ("P3.1 P3.3 P3.7", "P3.4 P12.6", "P3.5 P3.6", "P3.8 P15.4 P15.28 P15.34", "P11.7 P12.5", "P15.27"),
    ),
    ("crane", ("P3.2", "P13.2 P13.3", "P13.4", "P6.3")),
    ("mine", ("P4.1 P4.2", "P4.3", "P4.5", "P4.6 P15.11", "P4.4 P4.7 P15.12 P15.15")),
    ("upgrade", ("P5.1", "P5.2", "P5.3", "P4.9 P5.4 P5.5 P5.6 P15.21 P15.22")),
    ("rows", ("P6.1 P15.9", "P6.2 P6.3", "P6.4 P15.1")),
    ("wall", ("P7.1 P12.6", "P7.2 P15.2", "P7.4 P7.7 P15.3", "P7.5", "P7.6", "P7.3")),
    ("building", ("P8.1 P12.6", "P8.4", "P8.2 P8.5 P15.16", "P8.6", "P8.7", "P15.5 P15.31")),
    ("road", ("P9.1 P9.2", "P9.3 P15.20", "P9.5 P9.7 P9.8 P15.17")),
    ("technology", ("P10.1", "P10.2 P15.7", "P10.8 P10.9")),
    ("projects", ("P11.1 P11.8 P15.18", "P11.2 P11.3", "P11.4 P11.5 P15.14 P15.19", "P11.6")),
    ("windows", ("P1.5 P12.2 P13.1 P15.8", "P10.7 P12.1 P12.3 P12.4")),
    ("end", ("P13.6 P13.7", "P14.1", "P14.2 P14.3", "P14.4", "P14.5", "P14.6")),
    ("alone", ("P16.4",)),
    ("keys", ("", "", "", "P15.29")),
    ("signs", ("", "P7.5 P8.6")),
)


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    book = Rulebook(page, PARTS, SECTIONS, legend)
    return dict(book.actions, sign=lambda name: explain(page, name))


def explain(page, name):
    """Say what a sign on the table means."""
    name = DRAWN_AS.get(name, name)
    if name in SIGNS:
        page.open_sheet(lambda: _explained(name))


def _explained(name):
    """A sign with its word, and the way to all signs."""
    picture = el("p", {"class": "explained"}, icon(name, FILE), el("span", None, say("sign-of-" + name)))
    way = button("rules-open", "rules-signs", "choice", el("span", None, say("signs-all")))
    return frame(say("rules-signs"), picture, el("div", {"class": "choices"}, way))


def legend(place):
    """All signs with their words, in their section."""
    if place != "rules-signs":
        return None
    rows = [el("li", {"key": name}, icon(name, FILE), el("span", None, say("sign-of-" + name))) for name in SIGNS]
    return el("ul", {"class": "legend", "key": "legend"}, *rows)

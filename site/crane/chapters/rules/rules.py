"""The rulebook of Crown and Crane: the rules in short, and sections with the numbers of their rules."""

from explanations import OF_SIGNS, Explanation, knows
from figures import figure
from pieces import FILE
from pyscript import document, window
from rulebook import Rulebook, cite
from sheets import frame
from signs import SIGNS
from ui import button, el, icon, say, words

BESIDE = 12  # pixels between the mouse and a note
PIECES = ".space, .plaza, .hex-tile .tile, .own-board .tile"  # what a note shows larger
LARGE = 84  # pixels: a piece as wide as this is large enough
SVG = "http://www.w3.org/2000/svg"
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
    ("signs", ("", "P7.5 P8.6", "")),
)


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    book = Rulebook(page, PARTS, SECTIONS, picture)
    return dict(book.actions, sign=lambda question: explain(page, question), hover=lambda *given: note(page, *given))


def explain(page, question):
    """Say what a sign on the table means."""
    if page.play.view and knows(question):
        page.open_sheet(lambda: _explained(Explanation(page.play.view, question)))


def _explained(about):
    """A sign with its number, its sentence and that of its place, the numbers of the rules, and the way to them."""
    kids = [el("p", {"class": "explained"}, about.sign, el("b", None, about.number) if about.number else None)]
    for at, sentence in enumerate((about.of_place, about.of_sign)):
        if sentence:
            kids.append(el("p", {"key": str(at)}, sentence, cite(about.rules[1 - at])))
    section = section_of((about.rules[1] or about.rules[0]).split(" ")[0])
    ways = [button("rules-open", place, "choice", el("span", None, say(place))) for place in (section, "rules-signs")]
    return frame(about.title, *kids, el("div", {"class": "choices"}, *ways))


def section_of(rule):
    """The section of the rulebook that tells a rule."""
    for name, paragraphs in SECTIONS:
        for rules in paragraphs:
            if rule in rules.split(" "):
                return "rules-" + name
    return "rules-signs"


def note(page, question, point):
    """Say what the sign under the mouse means, beside it, if it is still there."""
    view = page.play.view
    if page.sheet or not view or not knows(question) or document.body.getAttribute("data-hover") != question:
        return
    about = Explanation(view, question)
    box = document.createElement("div")
    box.className = "sign-note"
    box.setAttribute("aria-hidden", "true")
    lines = [words_of(sentence) for sentence in (about.of_place, about.of_sign) if sentence]
    box.textContent = " ".join(lines)
    x, y = [int(float(part)) for part in point.split(" ")]
    lens = _lens(x, y)
    if lens:
        box.append(lens)
    document.body.append(box)
    left = min(x + BESIDE, window.innerWidth - box.offsetWidth - BESIDE)
    top = y + BESIDE if y + BESIDE + box.offsetHeight < window.innerHeight else y - BESIDE - box.offsetHeight
    box.style.setProperty("left", "%dpx" % max(BESIDE, left))
    box.style.setProperty("top", "%dpx" % max(BESIDE, top))


def _lens(x, y):
    """The piece at a point of the screen in a drawing of its own, larger; None where it is large already."""
    part = document.elementFromPoint(x, y)
    piece = part.closest(PIECES) if part else None
    if not piece or piece.getBoundingClientRect().width >= LARGE:
        return None
    box = piece.getBBox()
    lens = document.createElementNS(SVG, "svg")
    lens.setAttribute("class", "hex-tile large")
    lens.setAttribute("viewBox", "%.1f %.1f %.1f %.1f" % (box.x, box.y, box.width, box.height))
    lens.append(piece.cloneNode(True))
    return lens


def words_of(message):
    """The words of a message."""
    return words(message["id"], **message["args"])


def picture(place):
    """The picture of a section; the legend in that of the signs."""
    if place[:6] != "rules-":
        return None
    return legend() if place == "rules-signs" else figure(place[6:])


def legend():
    """All signs with their sentences."""
    rows = []
    for name in SIGNS:
        sentence = el("small", None, say("sign-of-%s.means" % name), cite(OF_SIGNS[name]))
        rows.append(el("li", {"key": name}, icon(name, FILE), el("span", None, say("sign-of-" + name), sentence)))
    return el("ul", {"class": "legend", "key": "legend"}, *rows)

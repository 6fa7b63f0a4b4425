"""The rulebook of the island: the rules in short, sections with the numbers of their rules, and a search."""

import sheets
from cards import BUILT, cost
from pyscript import document, window
from search import entry, find, lit, terms
from ui import button, el, say, stage

PARTS = ("goal", "place", "throw", "seven", "build", "trade", "cards", "prizes")
SHORT = "book-short"  # the section with the rules in short
# Each section with the rules that its paragraphs tell (docs/catan/rules.md).
SECTIONS = (
    ("setup", ("K1.2 K1.3", "K2.6", "K2.7", "K6.4", "K2.8")),
    ("turn", ("K3.1 K3.2", "K3.3", "K3.4")),
    ("harvest", ("K4.1", "K4.2", "K4.3")),
    ("seven", ("K5.1", "K5.2", "K5.3", "K5.4", "K5.5", "K5.6")),
    ("build", ("K6.2", "K6.3 K6.4", "K6.5", "K1.8 K6.6")),
    ("trade", ("K7.2", "K7.3", "K7.4", "K7.5", "K7.6", "K7.8")),
    ("cards", ("K8.1 K8.2", "K8.3", "K8.4", "K8.5", "K8.6", "K8.7", "K8.8")),
    ("prizes", ("K9.1", "K9.2", "K9.3", "K9.4")),
    ("end", ("K10.1", "K10.3", "K12.12", "K12.33")),
    ("keys", ("", "", "")),
)
PLACES = [SHORT] + ["rules-" + name for name, _ in SECTIONS]
words = window.speech.words
searched = {}  # all sections in words, by the language


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Rulebook(page).actions


class Rulebook:
    """The rulebook; `page` shows it. It opens where it was closed at this table, on the first screen in short."""

    def __init__(self, page):
        self.page = page
        self.place = None  # the section that is open; None: the contents
        self.query = ""
        self.actions = {"help": self.open, "rules-open": self.turn_to, "rules-search": self.search}

    def open(self):
        """Open it: on the first screen the rules in short."""
        if not self.page.play.view:
            self.place = SHORT
        self.show()

    def turn_to(self, place):
        """Open a section."""
        self.place = place
        self.show()

    def back(self):
        """Return to the contents, and from there to the table."""
        place, self.place = self.place, None
        if place is None:
            self.page.close_sheet()
            return
        self.show()
        stage.focus("#sheet [data-arg='%s']" % place)

    def search(self, query=""):
        """Show the paragraphs that have these words."""
        self.query = query
        self.page.open_sheet(self.sheet, self.back)

    def show(self):
        """Show the page that is open, from its beginning."""
        self.page.open_sheet(self.sheet, self.back)
        document.getElementById("sheet").scrollTop = 0
        stage.focus("#sheet-title")

    def sheet(self):
        """Draw the page that is open."""
        if self.place is None:
            return contents(self.query)
        return in_short() if self.place == SHORT else section(self.place)


def contents(query):
    """All sections, or what was found."""
    results = find(_entries(), query) if terms(query) else None
    field = {
        "type": "search", "class": "field", "id": "book-search", "maxlength": "60", "autocomplete": "off",
        "spellcheck": "false", "enterkeyhint": "search", "data-do": "rules-search", "value": query,
        "placeholder": say("book-search-hint"), "aria-label": say("book-search"),
    }  # fmt: skip
    status = "" if results is None else say("book-found", count=len(results))
    if results is None:
        below = el("ul", {"class": "rows", "key": "all"}, *[el("li", {"key": place}, _row(place)) for place in PLACES])
    else:
        below = el("ul", {"class": "book-found", "key": "found"}, *[_result(result, query) for result in results])
    return sheets.frame(
        say("help"),
        el("div", {"class": "book-search", "role": "search", "key": "search"}, el("input", field)),
        el("p", {"class": "quiet found", "role": "status", "key": "status"}, status),
        below,
        css="book",
        leaf=(1, "contents " + query),
    )


def _row(place):
    return button("rules-open", place, "row", el("span", None, say(place)))


def _result(result, query):
    place, head, paragraphs = result
    kids = [
        el("p", {"key": str(at)}, *[el("mark", None, piece) if hit else piece for piece, hit in lit(text, query, head)])
        for at, text in enumerate(paragraphs[:3])
    ]
    return el("li", {"key": place}, _row(place), *kids)


def _entries():
    """Every section in words, as it is searched; made once for each language."""
    language = window.speech.language()
    if language in searched:
        return searched[language]
    entries = searched[language] = []
    for name, rules in SECTIONS:
        place = "rules-" + name
        texts = [words("%s-%d" % (place, number + 1)) for number in range(len(rules))]
        entries.append(entry(place, words(place), words(place + ".also"), texts))
    return entries


def section(place):
    """A section: its paragraphs, each with the numbers of its rules, and the way to the next."""
    rules = next(rules for name, rules in SECTIONS if place == "rules-" + name)
    kids = []
    for number, cited in enumerate(rules):
        cite = el("small", {"class": "quiet"}, " ", cited) if cited else None
        kids.append(el("p", {"key": str(number)}, say("%s-%d" % (place, number + 1)), cite))
    after = PLACES[PLACES.index(place) + 1 :]
    onward = None
    if after:
        onward = button("rules-open", after[0], "choice", el("span", None, say("book-next", title=say(after[0]))))
    prices = _prices() if place == "rules-build" else None
    return sheets.frame(
        say(place),
        el("div", {"class": "book-text", "key": place}, *kids),
        prices,
        onward,
        css="book",
        leaf=(2, place),
    )


def in_short():
    """The rules on one page."""
    kids = []
    for part in PARTS:
        kids.append(el("h3", {"key": part}, say("head-" + part)))
        kids.append(el("p", {"key": part + "-text"}, say("help-" + part)))
    onward = button("rules-open", PLACES[1], "choice", el("span", None, say("book-next", title=say(PLACES[1]))))
    return sheets.frame(say(SHORT), *kids, _prices(), onward, css="prose book", leaf=(2, SHORT))


def _prices():
    """What everything costs (K6.1)."""
    rows = [el("li", {"key": kind}, el("span", {"class": "what"}, say("price-" + kind)), cost(kind)) for kind in BUILT]
    return el("ul", {"class": "prices", "key": "prices"}, *rows)

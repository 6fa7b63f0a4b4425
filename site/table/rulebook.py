"""A rulebook of short paragraphs: the rules in short, sections with the numbers of their rules, and a search."""

import sheets
from pyscript import document, window
from search import entry, find, lit, terms
from ui import button, el, say, stage

SHORT = "book-short"  # the section with the rules in short
words = window.speech.words
searched = {}  # all sections in words, by the language


class Rulebook:
    """The rulebook; `page` shows it. It opens where it was closed at this table, on the first screen in short.

    `parts` are the parts of the rules in short, `sections` all others: names, each with the numbers of the rules that
    it or its paragraphs tell. A newcomer reads the rules in short, and sees no numbers there. `picture` draws what
    stands below a section, by its place, or beside a part of the rules in short, as `short-` and its name; None for
    most.
    """

    def __init__(self, page, parts, sections, picture=lambda place: None):
        self.page = page
        self.parts, self.sections, self.picture = parts, sections, picture
        self.places = [SHORT] + ["rules-" + name for name, _ in sections]
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
            return self.contents()
        return self.in_short() if self.place == SHORT else self.section()

    def contents(self):
        """All sections, or what was found."""
        results = find(self._entries(), self.query) if terms(self.query) else None
        field = {
            "type": "search", "class": "field", "id": "book-search", "maxlength": "60", "autocomplete": "off",
            "spellcheck": "false", "enterkeyhint": "search", "data-do": "rules-search", "value": self.query,
            "placeholder": say("book-search-hint"), "aria-label": say("book-search"),
        }  # fmt: skip
        status = "" if results is None else say("book-found", count=len(results))
        if results is None:
            below = el(
                "ul", {"class": "rows", "key": "all"}, *[el("li", {"key": place}, _row(place)) for place in self.places]
            )
        else:
            below = el(
                "ul", {"class": "book-found", "key": "found"}, *[_result(result, self.query) for result in results]
            )
        return sheets.frame(
            say("help"),
            el("div", {"class": "book-search", "role": "search", "key": "search"}, el("input", field)),
            el("p", {"class": "quiet found", "role": "status", "key": "status"}, status),
            below,
            css="book",
            leaf=(1, "contents " + self.query),
        )

    def _entries(self):
        """Every section in words, as it is searched; made once for each language."""
        language = window.speech.language()
        if language in searched:
            return searched[language]
        entries = searched[language] = []
        for name, rules in self.sections:
            place = "rules-" + name
            texts = [words("%s-%d" % (place, number + 1)) for number in range(len(rules))]
            entries.append(entry(place, words(place), words(place + ".also"), texts))
        return entries

    def section(self):
        """A section: its paragraphs, each with the numbers of its rules, and the way to the next."""
        place = self.place
        rules = next(rules for name, rules in self.sections if place == "rules-" + name)
        kids = []
        for number, cited in enumerate(rules):
            kids.append(el("p", {"key": str(number)}, say("%s-%d" % (place, number + 1)), cite(cited)))
        after = self.places[self.places.index(place) + 1 :]
        onward = None
        if after:
            onward = button("rules-open", after[0], "choice", el("span", None, say("book-next", title=say(after[0]))))
        return sheets.frame(
            say(place),
            el("div", {"class": "book-text", "key": place}, *kids),
            self.picture(place),
            onward,
            css="book",
            leaf=(2, place),
        )

    def in_short(self):
        """The rules on one page."""
        kids = []
        for part, _ in self.parts:
            kids.append(el("h3", {"key": part}, say("head-" + part)))
            kids.append(self.picture("short-" + part))
            kids.append(el("p", {"key": part + "-text"}, say("help-" + part)))
        onward = button(
            "rules-open", self.places[1], "choice", el("span", None, say("book-next", title=say(self.places[1])))
        )
        return sheets.frame(say(SHORT), *kids, self.picture(SHORT), onward, css="prose book", leaf=(2, SHORT))


def cite(rules):
    """The numbers of the rules that a paragraph tells."""
    return el("small", {"class": "quiet"}, " ", rules) if rules else None


def _row(place):
    return button("rules-open", place, "row", el("span", None, say(place)))


def _result(result, query):
    place, head, paragraphs = result
    kids = [
        el("p", {"key": str(at)}, *[el("mark", None, piece) if hit else piece for piece, hit in lit(text, query, head)])
        for at, text in enumerate(paragraphs[:3])
    ]
    return el("li", {"key": place}, _row(place), *kids)

"""The rulebook: one sheet of many places, which lie one upon another and are all there again when it is opened anew."""

from contents import Index, id_of, own_first
from editions import ready
from leaves import card, contents, ruled, section
from pieces import play, playing
from search import find, terms
from ui import create_task, stage

FIRST = ""  # the place of the contents


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Rulebook(page).actions


class Rulebook:
    """The rulebook; `page` is where it is shown."""

    def __init__(self, page):
        self.page = page
        self.trail = [(FIRST, 0)]  # places from the contents to the one that lies open, each with its number
        self.turned = 0  # counts the places that were turned to: each is scrolled for itself
        self.query = ""
        self.index = Index()
        self.edition = None  # the edition whose cards the book was asked for; None: those that are played with
        self.actions = {
            "help": self.open,
            "rules-open": self.turn_to,
            "rules-next": self.turn_on,
            "rules-search": self.search,
            "rules-edition": self.turn_over,
            "rulings": self.rule,
        }

    def open(self):
        """Open the book where it was closed."""
        self.page.open_sheet(self.sheet, self.back)
        stage.focus("#sheet-title")
        create_task(self.index.prepare())

    async def turn_over(self, edition):
        """Show the cards of another edition."""
        if await ready(edition, self.page.trouble):
            self.edition = edition
            self.open()
            stage.focus("#sheet-title")

    def turn_to(self, place):
        """Lay a place upon the one that lies open."""
        self.turned += 1
        self.trail.append((place, self.turned))
        self.open()

    def turn_on(self, place):
        """Lay a place where the open one lay."""
        self.trail.pop()
        self.turn_to(place)

    def back(self):
        """Return to the place below, and to what led on from there; from the contents to the table."""
        if len(self.trail) == 1:
            self.page.close_sheet()
            return
        place, _ = self.trail.pop()
        self.open()
        stage.focus("#sheet [data-arg='%s']" % place)

    def search(self, query=""):
        """Show what has these words."""
        self.query = query
        self.page.open_sheet(self.sheet, self.back)

    def rule(self, id):
        """Show the rulings in the sheet of a card or a character that lies open at the table."""
        self.page.game.ruled = id, ruled(id)
        if self.page.sheet:  # it may have been closed while the book was fetched
            self.page.lay_sheet(self.page.sheet)
            stage.focus("#rulings")
            stage.reveal(".rulings")

    def sheet(self):
        """The place that lies open."""
        if self.edition:
            play(self.edition)
        else:
            self.page.game.speak(self.page.play.view)
        place, number = self.trail[-1]
        depth = len(self.trail)
        if place == FIRST:
            found = own_first(find(self.index.now(), self.query)) if terms(self.query) else None
            view = self.page.play.view
            view = view if view and view["edition"] == playing[0] else None
            others = [one for one in self.page.start.sheet["editions"] if one != playing[0]]
            return contents(self.query, found, view, others, (depth, "search " + self.query))
        draw = card if id_of(place) else section
        return draw(place, (depth, str(number)))

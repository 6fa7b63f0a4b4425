"""The rules: one sheet of many places, stacked, which keeps its stack until it is opened again.

On the first screen the lowest place is *How to play*, at a table the contents of the rulebook; each leads to the other.
"""

from contents import CONTENTS, HOW, Index, id_of, own_first, places
from editions import ready
from gallery import TITLES, cast_of, gallery, size_of, step_of_key, step_of_swipe
from leaves import card, contents, ruled, section
from pieces import play, playing
from pyscript import document, when
from search import find, terms
from ui import create_task, stage


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return Rulebook(page).actions


class Rulebook:
    """The rulebook; `page` is where it is shown."""

    def __init__(self, page):
        self.page = page
        self.trail = [(CONTENTS, 0)]  # places from the lowest to the one that lies open, each with its number
        self.step = 0  # of *How to play*
        self.finger = None  # where it touched the screen
        self.turned = 0  # counts the places that were turned to: each is scrolled for itself
        self.query = ""
        self.index = Index()
        self.edition = None  # the edition whose cards the book was asked for; None: those that are played with
        self.table = playing[0]  # the edition of the table at which the book was opened last
        self.actions = {
            "help": self.open,
            "rules-open": self.turn_to,
            "rules-next": self.turn_on,
            "rules-search": self.search,
            "how": self.show_step,
            "rules-edition": self.turn_over,
            "rulings": self.rule,
        }
        when("keydown", document)(lambda event: self.turn(step_of_key(event)))
        when("touchstart", document)(lambda event: self.touch(event))  # noqa: PLW0108 - `when` takes no method
        when("touchend", document)(lambda event: self.lift(event))  # noqa: PLW0108

    def open(self):
        """Open *How to play* on the first screen; at a table the book where it was closed."""
        if self.page.play.view:
            self.trail = [(CONTENTS, 0)] + [place for place in self.trail if place[0] not in (HOW, CONTENTS)]
        else:
            self.trail, self.step = [(HOW, 0)], 0
        self.show()

    def show(self):
        """Show the place that lies open; of a page that is of another edition, the one below it."""
        self.forget()
        self.page.open_sheet(self.sheet, self.back)
        stage.focus("#sheet-title")
        create_task(self.index.prepare())

    def forget(self):
        """Forget the edition that was asked for when the table has changed, and every page that this one lacks."""
        self.page.game.speak(self.page.play.view)
        if playing[0] != self.table:
            self.table, self.edition = playing[0], None
        play(self.edition or playing[0])
        here = places()
        self.trail = [place for place in self.trail if place[0] in (HOW, CONTENTS) or place[0] in here]

    async def turn_over(self, edition):
        """Show the cards of another edition."""
        if await ready(edition, self.page.trouble):
            self.edition = edition
            self.show()

    def turn_to(self, place):
        """Open a place on top of the current one; go back to *How to play* or the contents if they lie below."""
        below = [place[0] for place in self.trail]
        if place in (HOW, CONTENTS) and place in below:
            self.trail = self.trail[: below.index(place) + 1]
        else:
            self.turned += 1
            self.trail.append((place, self.turned))
        if place == HOW:
            self.step = 0
        self.show()

    def turn_on(self, place):
        """Lay a place where the open one lay."""
        self.trail.pop()
        self.turn_to(place)

    def back(self):
        """Return to the place below, and to what led on from there; from the lowest to the table."""
        if len(self.trail) == 1:
            self.page.close_sheet()
            return
        place, _ = self.trail.pop()
        self.show()
        stage.focus("#sheet [data-arg='%s']" % place)

    # --- How to play

    def show_step(self, number):
        """Show a step of *How to play*."""
        self.step = int(number)
        self.page.open_sheet(self.sheet, self.back)
        stage.focus("#how-title")

    def turn(self, steps):
        """Turn some steps on or back, where *How to play* lies open and has them."""
        lies_open = self.page.sheet == self.sheet and self.trail[-1][0] == HOW
        if steps and lies_open and 0 <= self.step + steps < len(TITLES):
            self.show_step(self.step + steps)

    def touch(self, event):
        """A finger touches the screen."""
        self.finger = _place_of(event)

    def lift(self, event):
        """A finger leaves the screen."""
        begin, self.finger = self.finger, None
        if begin:
            self.turn(step_of_swipe(begin, _place_of(event)))

    # --- the book

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
        view, start = self.page.play.view, self.page.start
        if place == HOW:
            leaf = depth, "how %d" % self.step
            return gallery(self.step, size_of(view, start), cast_of(view, start), not view, leaf)
        if place == CONTENTS:
            results = own_first(find(self.index.now(), self.query)) if terms(self.query) else None
            view = view if view and view["edition"] == playing[0] else None
            others = [edition for edition in start.sheet["editions"] if edition != playing[0]]
            above = self.trail[0][0] == HOW
            return contents(self.query, results, view, others, above, (depth, "search " + self.query))
        draw = card if id_of(place) else section
        return draw(place, (depth, str(number)))


def _place_of(event):
    """Return where on the screen the finger of an event is."""
    finger = event.changedTouches.item(0)
    return finger.clientX, finger.clientY

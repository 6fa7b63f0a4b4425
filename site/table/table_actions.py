"""Actions at the table: a handler for each, and the keys that stand for them."""

import json

from curtain import is_closed
from pyscript import window
from typed_move import typed_move
from ui import say, stage

END = "end"  # the move that ends a turn
KEYS = {"u": "undo", "h": "hint", "l": "log", "?": "help", "r": "read", "m": "menu", ":": "type-move"}


class TableActions:
    """The handlers of the table's actions, by name; `page` is the page on which the table is shown."""

    def __init__(self, page):
        self.page = page
        self.play = page.play
        self.typed = ""  # the move that is being typed
        self.actions = {
            "aim": self.aim,
            "tray": self.tray,
            "untray": lambda: self.tray(None),
            "mark": self.mark,
            "confirm-pick": self.confirm_pick,
            "fold": self.fold,
            "recap": self.recap,
            "look": self.look,
            "undo": self.undo,
            "choose": self.choose,
            "type-move": self.type_move,
            "typing": self.note_typed,
            "typed": lambda: self.choose(self.typed.strip(" ")),
            "go-on": self.play.go_on,
            "fit": self.play.fit,
            "rush": self.rush,
            "read": self.read,
            "open-curtain": lambda seat: self.play.do(do="open", seat=int(seat)),
            "again": self.again,
            "leave": page.leave,
        }

    @property
    def table(self):
        return self.play.table

    def aim(self, aim):
        """Select a thing; if it is selected already, play its choice where it has a single one."""
        table = self.table
        if table.selected == aim:
            return self.choose_single(table.matching(aim))
        table.selected, table.looking = aim, False
        self.play.draw()
        stage.reveal(".foot")
        return None

    def choose_single(self, choices):
        """Play the one of these choices that is possible; nothing if there are several."""
        fits = [choice for choice in choices if choice["enabled"]]
        return self.choose(fits[0]["move"]) if len(fits) == 1 else None

    def tray(self, kind):
        """Open the tray of a kind of choice, or close it."""
        table = self.table
        table.open_tray(kind)
        table.decisions += 1
        self.play.draw()
        stage.focus("#decision-title")

    def mark(self, number):
        marked, number = self.table.marked, int(number)
        self.table.marked = [key for key in marked if key != number]
        if number not in marked:
            self.table.marked.append(number)
        self.play.draw()

    def confirm_pick(self):
        """Play a choice of several cards, if it allows as many as are marked."""
        table = self.table
        choices = table.tray_choices()
        pick = choices[0]["pick"] if choices else None
        if pick is None:  # a late tap: its tray is closed
            return None
        choice = choices[0]
        if not pick["min"] <= len(table.marked) <= pick["max"]:
            return None
        cards = sorted([pick["cards"][number] for number in table.marked])
        return self.choose(choice["kind"] + " " + " ".join(cards))

    def fold(self, seat):
        table, seat = self.table, int(seat)
        table.folds[seat] = not table.unfolded(seat)
        self.play.draw()

    def recap(self):
        self.table.recap_open = not self.table.recap_open
        self.play.draw()

    def look(self):
        """Fold the question away to look at the table, or unfold it."""
        self.table.looking = not self.table.looking
        self.play.draw()

    def again(self):
        """Deal a new game at this table."""
        return self.page.dealing.again()

    def undo(self, **more):
        """Undo, or say why that is not possible."""
        if not self.play.view["prompt"]:
            return None
        can = self.play.view["can"]["undo"]
        if can is True:
            return self.play.do(do="undo", **more)
        self.page.notice(say("undo"), can)
        return None

    def choose(self, move):
        """Make a move, unless a lesson that is followed here holds it back."""
        if self.page.sheet:
            self.page.close_sheet()
        guide = self.table.guide
        return None if guide and not guide.takes(move) else self.make(move)

    def type_move(self):
        """Ask for a move as the notation writes it, where one is to be made."""
        view = self.play.view
        if view["prompt"]:
            self.typed = ""
            self.page.open_sheet(lambda: typed_move(view, self.typed))
            stage.focus("#typed-move")

    def note_typed(self, text=""):
        """Note what has been typed so far."""
        self.typed = text

    def make(self, move):
        """Have the engine play a move; before a turn ends with something left to do, ask once in its place."""
        table = self.table
        if move.split(" ")[0] != END or table.ending or not self.is_early(table):
            return self.play.do(do="choose", move=move)
        table.ending = True
        self.play.draw()
        return None

    def is_early(self, table):
        """Whether the turn would end with something left to do."""
        return bool(table.left())

    def confirm(self):
        """Go on after a moment, if there is one; else act on the marked cards, or on the selected thing."""
        table = self.table
        if table and table.reading.moment:
            return self.play.go_on()
        if table and table.tray and table.marked and not table.selected:
            return self.confirm_pick()
        return self.aim(table.selected) if table and table.selected else None

    def rush(self):
        """Let the bots play on without a pause until a person is asked; drop the pictures."""
        self.table.rushing = True
        stage.hurry()
        stage.endScene()
        self.play.draw()

    def read(self):
        """Announce the whole table to screen readers."""
        self.page.close_sheet()
        view = self.play.view
        if not is_closed(view):
            stage.say(json.dumps(self.page.game.announcement(view)))

    def key(self, key, sheet_open):
        """Act on a key that was pressed outside of fields; return a coroutine if that takes time.

        Return True for a key that the browser would use, too, such as one that scrolls.
        """
        table = self.table
        if self.play.covered:
            return None
        if key == "escape":
            if table and table.tray and not table.tray_fixed:
                self.tray(None)
        elif sheet_open:
            return None
        elif key in "123456789":
            stage.press(key)
        elif key == "enter":
            return self.confirm()
        elif key == "space":
            return stage.press("Space") or self.confirm()
        elif key == "c":
            stage.focus(".seat .who")
        elif key in KEYS:
            window.stage.onact(KEYS[key], "", "")
        return None

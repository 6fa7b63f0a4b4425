"""What a player can do at the table: a handler for each action, and the keys that stand for actions."""

import json

from pieces import of_choice
from pyscript import window
from seats import seat_facts
from ui import say, stage

END = "end"
TURNS = ("prompt-turn", "prompt-resumed")
KEYS = {"u": "undo", "h": "hint", "l": "log", "?": "help", "r": "read", "m": "menu"}


class TableActions:
    """The handlers of the table's actions, by name; `page` is the page on which the table is shown."""

    def __init__(self, page):
        self.page = page
        self.play = page.play
        self.actions = {
            "aim": self.aim,
            "tray": self.tray,
            "untray": lambda: self.tray(None),
            "mark": self.mark,
            "step": lambda aim: self.table.stepping().step(self, aim),
            "step-on": lambda: self.table.stepping().go_on(self),
            "step-last": lambda: self.table.stepping().go_on(self),
            "step-back": lambda count: self.table.stepping().back(self, count),
            "theirs": lambda aim="": self.bargain(aim or None, []),
            "own": lambda move="": self.bargain(self.table.selected, [move] if move else []),
            "confirm-pick": self.confirm_pick,
            "fold": self.fold,
            "recap": self.recap,
            "look": self.look,
            "undo": self.undo,
            "choose": self.choose,
            "go-on": self.play.go_on,
            "rush": self.rush,
            "read": self.read,
            "open-curtain": lambda seat: self.play.do(do="open", seat=int(seat)),
            "again": lambda: page.dealing.deal(again=True),
            "leave": page.leave,
        }

    @property
    def table(self):
        return self.play.table

    def aim(self, aim):
        """Select a thing; if it is selected already, play its choice where it has a single one."""
        table = self.table
        if table.tray == "exchange":
            return self.bargain(aim, [])
        steps = table.stepping()
        if steps and steps.goes_on(aim):
            return steps.step(self, aim)
        if table.selected == aim:
            fits = [one for one in (steps.of_step(aim) if steps else table.matching(aim)) if one["enabled"]]
            return self.choose(fits[0]["move"]) if len(fits) == 1 and not (steps and steps.later(fits)) else None
        table.selected, table.looking = aim, False
        self.play.draw()
        stage.reveal(".foot")
        return None

    def tray(self, kind):
        """Open the tray of a kind of choice, or close it."""
        table = self.table
        table.tray, table.selected, table.marked, table.path = kind, None, [], []
        table.begin_steps()
        table.decisions += 1
        self.play.draw()
        stage.focus("#decision-title")

    def bargain(self, theirs, own):
        """Select the other player's district and the move that takes it; focus the next step."""
        table = self.table
        moved, table.selected, table.marked = table.selected != theirs, theirs, own
        self.play.draw()
        if moved:
            stage.focus("#step")
        else:
            stage.reveal(".foot")

    def mark(self, number):
        marked, number = self.table.marked, int(number)
        steps = self.table.stepping()
        if number not in marked and steps and steps.to_mark() == 1:
            marked = self.table.marked = []  # another in the place of the one
        self.table.marked = [one for one in marked if one != number]
        if number not in marked:
            self.table.marked.append(number)
        self.play.draw()

    def confirm_pick(self):
        """Play a choice of several cards, if it allows as many as are marked."""
        table = self.table
        choice = table.tray_choices()[0]
        pick = choice["pick"]
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

    def undo(self):
        """Undo, or say why that is not possible."""
        if not self.play.view["prompt"]:
            return None
        can = self.play.view["can"]["undo"]
        if can is True:
            return self.play.do(do="undo")
        self.page.notice(say("undo"), can)
        return None

    def choose(self, move):
        """Play a move; before a turn ends with something left to do, ask once, in the place of the button."""
        self.page.close_sheet()
        table = self.table
        if table.guide and not table.guide.takes(move):
            return None
        if move != END or not table.left() or table.ending or table.view["prompt"]["id"] not in TURNS:
            return self.play.do(do="choose", move=move)
        income = [one["move"] for one in table.plain if one["enabled"] and of_choice(one["kind"], "free")]
        if income and self.page.settings["income"] == "auto":
            return self.collect(income[0])
        table.ending = True
        self.play.draw()
        return None

    async def collect(self, move):
        """Take the free income, then end the turn."""
        going = self.play.do(do="choose", move=move)
        if going:
            await going
        if self.table and [one for one in self.table.plain if one["move"] == END]:
            going = self.choose(END)
            if going:
                await going

    def confirm(self):
        """Go on after a moment, if there is one; else act on the marked cards, or on the selected thing."""
        table = self.table
        if table and table.moment:
            return self.play.go_on()
        if table and table.tray and table.marked and not table.selected:
            steps = table.stepping()
            return steps.go_on(self) if steps else self.confirm_pick()
        return self.aim(table.selected) if table and table.selected else None

    def rush(self):
        """Let the bots play on without a pause until a person is asked."""
        self.table.rushing = True
        stage.hurry()
        self.play.draw()

    def read(self):
        """Announce the whole table to screen readers."""
        self.page.close_sheet()
        view = self.play.view
        if view["waiting"] == "curtain":
            return
        lines = [say("bar-round", round=view["round"])]
        lines += [say("seat-label", player=one["name"], **seat_facts(one, view["city_size"])) for one in view["seats"]]
        stage.say(json.dumps(lines))

    def key(self, key, sheet_open):
        """Act on a key that was pressed outside of fields; return a coroutine if it takes time."""
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
        elif key == "c":
            stage.focus(".seat-head")
        elif key in KEYS:
            window.stage.onact(KEYS[key], "", "")
        return None

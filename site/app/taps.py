"""What can be tapped at the table, and what it sets going."""

import json

from log import Log
from pyscript import window
from seats import seat_facts
from ui import say, stage

KEYS = {"u": "undo", "h": "hint", "l": "log", "?": "help", "r": "read", "m": "menu"}


class Taps:
    """The taps of the table; `page` is where they are made."""

    def __init__(self, page):
        self.page = page
        self.play = page.play
        self.meanings = {
            "aim": self.aim,
            "tray": self.tray,
            "untray": lambda: self.tray(None),
            "mark": self.mark,
            "theirs": lambda aim="": self.bargain(aim or None, []),
            "own": lambda move="": self.bargain(self.table.selected, [move] if move else []),
            "confirm-pick": self.confirm_pick,
            "fold": self.fold,
            "recap": self.recap,
            "undo": self.undo,
            "choose": self.choose,
            "rush": self.rush,
            "read": self.read,
            "open-curtain": lambda seat: self.play.do(do="open", seat=int(seat)),
            "again": lambda: page.deal(again=True),
            "leave": page.leave,
            "hint": self.hint,
            "review": self.review,
        }
        self.meanings.update(Log(page).meanings)

    @property
    def table(self):
        return self.play.table

    def aim(self, aim):
        """Point at a thing; pointing at it once more does what there is to do with it."""
        table = self.table
        if table.tray == "exchange":
            return self.bargain(aim, [])
        if table.selected == aim:
            fits = [one for one in table.tray_choices() if one["aim"] == aim and one["enabled"]]
            return self.choose(fits[0]["move"]) if len(fits) == 1 else None
        table.selected = aim
        self.play.draw()
        stage.reveal(".foot")
        return None

    def tray(self, kind):
        """Lay the things of a kind of choice open, or put them away."""
        table = self.table
        table.tray, table.selected, table.marked = kind, None, []
        table.decisions += 1
        self.play.draw()
        stage.focus("#decision-title")

    def bargain(self, theirs, own):
        """Say which district is wanted, and by which move it is to be had; read on where the next step begins."""
        table = self.table
        moved, table.selected, table.marked = table.selected != theirs, theirs, own
        self.play.draw()
        if moved:
            stage.focus("#step")
        else:
            stage.reveal(".foot")

    def mark(self, number):
        marked, number = self.table.marked, int(number)
        self.table.marked = [one for one in marked if one != number]
        if number not in marked:
            self.table.marked.append(number)
        self.play.draw()

    def confirm_pick(self):
        """Play a choice of several cards, if as many are marked as it needs."""
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

    def undo(self):
        """Take back, or say why not."""
        if not self.play.view["prompt"]:
            return None
        can = self.play.view["can"]["undo"]
        if can is True:
            return self.play.do(do="undo")
        self.page.notice(say("undo"), can)
        return None

    async def hint(self):
        """Ask what the Expert would do."""
        from hint import ask  # noqa: PLC0415 - a start does without it

        await ask(self.page)

    async def review(self):
        """Look back at the game that is over."""
        if self.play.view["result"]:
            from review import review  # noqa: PLC0415 - a start does without it

            await review(self.page)

    def choose(self, move):
        self.page.close_sheet()
        return self.play.do(do="choose", move=move)

    def rush(self):
        """Let the bots play on without a pause until a person is asked."""
        self.table.rushing = True
        stage.hurry()
        self.play.draw()

    def read(self):
        """Read the table aloud: the glance of those who listen."""
        self.page.close_sheet()
        view = self.play.view
        if view["waiting"] == "curtain":
            return
        lines = [say("bar-round", round=view["round"])]
        lines += [say("seat-label", player=one["name"], **seat_facts(one, view["city_size"])) for one in view["seats"]]
        stage.say(json.dumps(lines))

    def key(self, key, sheet_open):
        """A key, wherever nobody is writing."""
        table = self.table
        if self.play.covered:
            return
        if key == "escape":
            if table and table.tray and not table.tray_fixed:
                self.tray(None)
        elif sheet_open:
            return
        elif key in "123456789":
            stage.press(int(key))
        elif key == "c":
            stage.focus(".seat-head")
        elif key in KEYS:
            window.stage.onact(KEYS[key], "", "")

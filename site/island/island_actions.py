"""What a player can do at a table of the island besides: step through places, and fill in a form."""

from table_actions import TableActions
from ui import say, stage

TURN = "prompt-turn"


class IslandActions(TableActions):
    """The handlers of the actions at a table of the island, by name."""

    def __init__(self, page):
        super().__init__(page)
        self.actions.update(
            {
                "place-step": self.step,
                "form-more": lambda arg: self.count(arg, 1),
                "form-less": lambda arg: self.count(arg, -1),
                "form-open": self.leave_open,
                "form-to": self.ask_seat,
                "compose": self.compose,
                "why-not": self.why_not,
                "press": self.tell_gains,
                "wish": lambda name: self.play.do(do="wish", wish=name),
            }
        )

    def aim(self, aim):
        """Select a place; while no tray is open, this says what is to be built, too."""
        if self.table.tray is None:
            self.table.open_tray(self.table.kind_at(aim))
        return super().aim(aim)

    def step(self, by):
        """Select the next or the previous place."""
        table = self.table
        aims = table.board_aims()
        if table.selected is None:
            table.decisions += 1  # the button that builds comes under the finger: as good as a new question
        at = aims.index(table.selected) + int(by) if table.selected in aims else (0 if int(by) > 0 else -1)
        table.selected = aims[at % len(aims)]
        self.play.draw()

    def count(self, arg, by):
        """One card more or less of a kind, on a side of the form."""
        side, _, kind = arg.partition(" ")
        self.table.draft.change(side, kind, by)
        self.play.draw()

    def leave_open(self, side):
        """Leave a side of a trade open, or close it."""
        self.table.draft.leave_open(side)
        self.play.draw()

    def ask_seat(self, seat=""):
        """Ask one seat, or all."""
        self.table.draft.to = int(seat) if seat else None
        self.play.draw()

    def compose(self, verb):
        """Play what was filled in, if it is whole."""
        draft = self.table.draft
        return self.choose(draft.move(verb)) if draft.complete() else None

    def why_not(self, kind):
        """Say why something cannot be built now."""
        reason = self.table.why_not(kind)
        if reason:
            self.page.notice(say("price-" + kind), reason)

    def tell_gains(self, number):
        """Say who gains what by a number on the island that was pressed and held."""
        self.page.notice(say("gains-title", number=int(number)), self.table.gains(int(number)))

    def is_early(self, table):
        """Whether a turn would end with something left to build."""
        return bool(table.left()) and table.view["prompt"]["id"] == TURN

    def key(self, key, sheet_open):
        """Act on a key; with an arrow, step through the places."""
        table = self.table
        if key in (",", ".") and not sheet_open and table and table.board_kind():
            self.step(-1 if key == "," else 1)
            stage.focus("#decision-title")
            return None
        return super().key(key, sheet_open)

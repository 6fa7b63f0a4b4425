"""Further actions at a table of the island: step through places, and fill in a form."""

import json

from cards import BUILT
from island_table import KEYS
from table_actions import TableActions
from ui import say, stage

TURN = "prompt-turn"
BUILDS = {key.lower(): kind for kind, key in KEYS.items() if len(key) == 1}
OTHERS = {"a": "r", "p": "c"}  # what other games do with keys that build here: read the table aloud, go to the players
STEPS = {",": -1, ".": 1}
WAYS = ("left", "right", "up", "down")
ENDS = {"home": 0, "end": -1}  # to the best place, and to the last one


class IslandActions(TableActions):
    """The handlers of the actions at a table of the island, by name."""

    def __init__(self, page):
        super().__init__(page)
        self.actions.update(
            {
                "place-step": self.step,
                "form-less": self.take_back,
                "form-tap": self.tap_card,
                "form-open": self.leave_open,
                "form-to": self.ask_seat,
                "compose": self.compose,
                "why-not": self.why_not,
                "press": self.tell_gains,
                "more": self.show_more,
                "wish": lambda name: self.play.do(do="wish", wish=name),
            }
        )

    def aim(self, aim):
        """Select a place; while no tray is open, this says what is to be built, too."""
        if self.table.tray is None:
            self.table.open_tray(self.table.kind_at(aim))
        return super().aim(aim)

    def step(self, by):
        """Select the next or the previous place, from the best on."""
        self.select(self.goal("." if int(by) > 0 else ","))

    def select(self, aim):
        """Select a place of the open tray."""
        table = self.table
        if table.selected is None:
            table.decisions += 1  # the button that builds comes under the finger: as good as a new question
        table.selected = aim
        self.play.draw()

    def take_back(self, arg):
        """Take back one card of a kind, which would have gone."""
        draft = self.table.giving
        side, _, kind = arg.partition(" ")
        if draft is None or not getattr(draft, side)[kind]:
            return
        draft.change(side, kind, -1)
        self.play.draw()
        stage.say(json.dumps([draft.title()]))

    def tap_card(self, arg):
        """Take one card more of a kind for a discard or a trade; a card of the hand begins a trade."""
        table = self.table
        side, _, kind = arg.partition(" ")
        if table.giving is None:
            table.open_tray(table.trade_kind())
        if table.giving is None:  # a late tap: nothing can be traded any more
            return
        table.giving.tap(side, kind)
        self.play.draw()
        stage.say(json.dumps([table.tray_title()]))

    def show_more(self):
        """Show the switches behind the dots, or put them away."""
        self.table.more = not self.table.more
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
        """Say why something cannot be built, played or traded now."""
        reason = self.table.why_not(kind)
        if reason:
            self.page.notice(say("price-" + kind) if kind in BUILT else self.table.slot_name(kind), reason)

    def tell_gains(self, number):
        """Say who gains what by a number on the island that was pressed and held."""
        self.page.notice(say("gains-title", number=int(number)), self.table.gains(int(number)))

    def is_early(self, table):
        """Whether a turn would end with something left to build."""
        return bool(table.left()) and table.view["prompt"]["id"] == TURN

    def key(self, key, sheet_open):
        """Act on a key: some go from place to place, others build."""
        table = self.table
        if table and not sheet_open and not self.play.covered:
            aim = self.goal(key) if table.board_kind() else None
            if aim:
                self.select(aim)
                stage.focus("#decision-title")
                return True
            if key in BUILDS:
                return self.begin(BUILDS[key])
        return super().key(OTHERS.get(key, key), sheet_open)

    def goal(self, key):
        """The place to which a key leads from the selected one; None if it leads to none."""
        table = self.table
        aims, here = table.ranked_aims(), table.selected
        if key in STEPS:
            at = aims.index(here) + STEPS[key] if here in aims else min(STEPS[key], 0)
            return aims[at % len(aims)]
        if key in ENDS:
            return aims[ENDS[key]]
        if key in WAYS:
            return table.outline.neighbour(here, key, aims) if here in aims and table.outline else aims[0]
        return None

    def begin(self, kind):
        """Open the tray of what can be built, or buy it; say why where that is not possible."""
        table = self.table
        if table.tray_fixed or kind == table.tray:
            return None
        if kind in [listed for listed, _ in table.groups]:
            return self.tray(kind)
        for choice in table.plain:
            if choice["kind"] == kind:
                return self.choose(choice["move"]) if choice["enabled"] else self.why_not(kind)
        return None

"""Further actions at a table of Crown and Crane: place and turn a tile."""

from table_actions import TableActions
from ui import stage

# Keys for what is decided in a turn, each with the beginning of its move; other games' keys keep their meaning.
CHOICES = {
    "n": "mine", "q": "quarry", "g": "upgrade", "w": "wall", "b": "building", "d": "road", "e": "extra",
    "[": "sideways wall", "]": "sideways cathedral", "{": "up wall", "}": "up cathedral", ".": "end",
}  # fmt: skip
KEYS = {",": ("place", -1), ".": ("place", 1), "[": ("turn", 1), "]": ("turn", -1)}  # to the left, to the right


class CraneActions(TableActions):
    """The handlers of the actions at a table of Crown and Crane, by name."""

    def __init__(self, page):
        super().__init__(page)
        self.actions.update(
            {
                "undo-turn": lambda: self.undo(all=True),
                "refresh-row": self.open_row,
                "refresh-tile": self.mark_replaced,
                "place": self.mark_place,
                "place-step": lambda by: self.step_place(int(by)),
                "turn-step": lambda by: self.step_turn(int(by)),
            }
        )

    def confirm(self):
        """Place the tile where it is shown; else as at every table."""
        table = self.table
        if table and table.tray == "at" and table.move():
            return self.choose(table.move())
        return super().confirm()

    def aim(self, aim):
        """Select an action tile on the crane, whose tray this opens."""
        if self.table.tray is None:
            self.tray("take")
        return super().aim(aim)

    def open_row(self, row):
        """Show the tiles of a row that can be refreshed."""
        self.table.row = row
        if self.table.tray == "refresh":
            self.play.draw()
        else:
            self.table.replaced = []
            self.tray("refresh")

    def mark_replaced(self, name):
        """Choose a tile to be replaced, or let it stay; of three the first one stays."""
        replaced = [other for other in self.table.replaced if other != name]
        if len(replaced) == len(self.table.replaced):
            replaced.append(name)
        self.table.replaced = replaced[-2:]
        self.play.draw()

    def mark_place(self, place):
        """Mark a place; the marked one again turns the tile. One of the last question's, tapped late, is ignored."""
        if place not in self.table.places:
            return
        if self.table.place == place:
            self.step_turn(1)
            return
        self.table.mark_place(place)
        self.play.draw()

    def step_place(self, by):
        """Mark the next or the previous place."""
        table = self.table
        places = table.places
        if not places:
            return
        at = places.index(table.place) + by if table.place in places else (0 if by > 0 else -1)
        table.mark_place(places[at % len(places)])
        self.play.draw()

    def step_turn(self, by):
        """Turn the tile to the next or the previous of its turns."""
        table = self.table
        turns = table.turns()
        if turns and table.move():
            table.turn = turns[(turns.index(table.turn) + by) % len(turns)]
            self.play.draw()

    def key(self, key, sheet_open):
        """Act on a key; while a tile is placed some step through the places and turns."""
        table = self.table
        if key == "z" and not sheet_open and table:
            return self.undo(all=True)
        if key in KEYS and not sheet_open and table and table.tray == "at":
            what, by = KEYS[key]
            if what == "turn":
                self.step_turn(by)
            elif table.places:
                self.step_place(by)
            stage.focus("#decision-title")
            return None
        if key in CHOICES and not sheet_open and table:
            return self.begin(CHOICES[key])
        return super().key(key, sheet_open)

    def begin(self, words):
        """Decide what a key stands for; where there are several ways, show them."""
        kind = words.split(" ")[0]
        choices = [choice for choice in self.table.choices_in(kind) if choice["move"].startswith(words)]
        if len(choices) == 1:
            return self.make(choices[0]["move"])
        if choices and self.table.tray_of(choices[0]):
            return self.tray(kind)
        if choices:
            stage.focus(".decision [data-arg^='%s']" % words)
        return None

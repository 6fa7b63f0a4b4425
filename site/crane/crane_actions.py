"""What a player can do at a table of Crown and Crane besides: place and turn a tile."""

from table_actions import TableActions
from ui import stage

KEYS = {",": ("place", -1), ".": ("place", 1), "[": ("turn", -1), "]": ("turn", 1)}


class CraneActions(TableActions):
    """The handlers of the actions at a table of Crown and Crane, by name."""

    def __init__(self, page):
        super().__init__(page)
        self.actions.update(
            {
                "undo-turn": lambda: self.undo(all=True),
                "refresh-row": self.open_row,
                "place": self.mark_place,
                "place-step": lambda by: self.step_place(int(by)),
                "turn-step": lambda by: self.step_turn(int(by)),
            }
        )

    def aim(self, aim):
        """Select an action tile on the crane, whose tray this opens."""
        if self.table.tray is None:
            self.tray("take")
        return super().aim(aim)

    def open_row(self, row):
        """Show the tiles of a row that can be refreshed."""
        self.table.row = row
        self.play.draw()

    def mark_place(self, place):
        """Mark a place; the marked one again turns the tile."""
        if self.table.place == place:
            self.step_turn(1)
            return
        self.table.mark_place(place)
        self.play.draw()

    def step_place(self, by):
        """Mark the next or the previous place."""
        table = self.table
        places = table.places()
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
            elif table.places():
                self.step_place(by)
            stage.focus("#decision-title")
            return None
        return super().key(key, sheet_open)

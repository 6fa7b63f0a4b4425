"""The replay page's view of Crown and Crane (site/watch/replay.py)."""

from crane import bar, boards_by_tabs, seats
from crane_table import CraneTable
from over import over
from piece_sheets import plaza_sheet, tile_sheet
from pieces import pieces
from ui import load_json, say


class Watched:
    """A game of Crown and Crane that is watched; `page` is the replay's."""

    css = "crane-board watching"  # classes of its board

    def __init__(self, page):
        self.page = page
        self.actions = {
            "tab": self.show,
            "boards-of": lambda seat: self.show("boards", int(seat)),
            "tile": lambda name: page.open_sheet(lambda: tile_sheet(name)),
            "plaza": lambda name: page.open_sheet(lambda: plaza_sheet(page.table.view, name)),
        }

    def prepare(self):
        """Learn what is printed on the pieces."""
        pieces.update(load_json("setup")["pieces"])

    def table(self):
        """Return the state of the page at this table."""
        return CraneTable()

    async def ready(self, view, missing):
        """Have all that is needed to show a view."""
        return True

    def sentence(self, entry):
        """An entry of the news as a message."""
        what = say("did-" + entry["id"], **entry["args"])
        player = entry["args"].get("player")
        return what if player is None or entry["id"] == "turn" else say("story-other", player=player, what=what)

    def bar(self, table):
        """Draw the bar."""
        return bar(table)

    def scene(self, table, same_deal):
        """Draw the table below the bar; `same_deal` is the way to the same start, at the end."""
        result = over(table) if table.view["result"] else None
        return [result, same_deal, seats(table.view["seats"]), boards_by_tabs(table)]

    def show(self, tab, seat=None):
        """Show a board; of the boards of players, those of a seat."""
        self.page.table.show(tab)
        self.page.table.owner = seat
        self.page.draw()

    def hands(self, answer):
        """Draw nothing: there are no hands."""

"""Drawing of a table, actions on its boards, and the page's definition."""

import tray as trays
from about import about
from crane import board
from piece_sheets import card_sheet, plaza_sheet, tile_sheet
from places import light, line_to_place  # noqa: F401 - the log's lines are made buttons by it

draw = board
draw_tray = trays.tray
draw_note = trays.draw_note


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {
        "tab": lambda name: show_tab(page, name),
        "boards-of": lambda seat: show_tab(page, "boards", int(seat)),
        "about": lambda: page.open_sheet(about),
        "tile": lambda name: page.open_sheet(lambda: tile_sheet(name)),
        "press": lambda name: page.open_sheet(lambda: card_sheet(name) if "-" in name else tile_sheet(name)),
        "light": lambda place: light(page, place, show_tab),
        "plaza": lambda name: page.open_sheet(lambda: plaza_sheet(page.play.view, name)),
    }


def show_tab(page, name, seat=None):
    """Show a board; of the boards of players, those of a seat."""
    table = page.play.table
    table.show(name)
    table.owner, table.follows = seat, False
    page.play.draw()

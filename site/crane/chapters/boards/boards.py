"""What draws a table, what is done with its boards, and what the page is."""

import sheets
import tray as trays
from crane import board
from ui import el, say

draw = board
draw_tray = trays.tray


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {
        "tab": lambda name: show_tab(page, name),
        "boards-of": lambda seat: show_tab(page, "boards", int(seat)),
        "about": lambda: page.open_sheet(about),
    }


def show_tab(page, name, seat=None):
    """Show a board; of the boards of players, those of a seat."""
    table = page.play.table
    table.show(name)
    table.owner = seat
    page.play.draw()


def about():
    """What this page is, and whose rules it plays (P18)."""
    lines = [el("p", {"key": str(number)}, say("about-%d" % number)) for number in range(1, 4)]
    return sheets.frame(say("about"), *lines, css="prose")

"""What draws a table of the island: board, trays, forms, the end, the throws; and what the page is."""

import dice
import forms
import sheets
import tray as trays
from board import board
from deal_row import deal_row
from over import over
from ui import el, say

Draft = forms.Draft
draw_form = forms.draw
draw = board
draw_tray = trays.tray


def draw_end(table):
    """Draw the result, and the ways to play its island again; None while the game goes on."""
    result = table.view["result"]
    return over(table, deal_row(result["deal"])) if result else None


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {
        "about": lambda: page.open_sheet(about),
        "dice": lambda: page.open_sheet(lambda: dice.sheet(page.play.view["throws"], page.play.view["blocked"])),
    }


def about():
    """What this page is, and whose game it plays."""
    lines = [el("p", {"key": str(number)}, say("about-%d" % number)) for number in range(1, 4)]
    return sheets.frame(say("about"), *lines, css="prose")

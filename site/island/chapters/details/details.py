"""Drawing of a table of the island: board, trays, forms, the end, the throws; and the page's definition."""

import dice
import tray as trays
from about import about
from board import board, own
from deal_row import deal_row
from island import island
from over import over
from ui import button, el, say

draw = board
draw_own = own
draw_tray = trays.tray
histogram = dice.histogram


def draw_end(table):
    """Draw the result, and the ways to play its island again, which the replay's page does without."""
    result = table.view["result"]
    figures = button("figures", "", "choice", el("span", None, say("figures")))
    ended = over(table, figures, picture=island(table))
    return el("div", {"class": "ending", "key": "ending"}, ended, deal_row(result["deal"]))


def actions(page):
    """The handlers of the actions that this chapter knows, by name."""
    return {
        "about": lambda: page.open_sheet(about),
        "dice": lambda: page.open_sheet(lambda: dice.sheet(page.play.view["throws"], page.play.view["blocked"])),
    }

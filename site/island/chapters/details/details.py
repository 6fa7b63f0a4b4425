"""What the island's page needs after its first question: forms, the end, the throws, and what the page is."""

import dice
import forms
import over
import sheets
from ui import el, say

Draft = forms.Draft
draw_form = forms.draw
draw_end = over.over


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

"""What the page is, and whose game it plays."""

import sheets
from ui import el, say


def about():
    """The sheet of three paragraphs."""
    lines = [el("p", {"key": str(number)}, say("about-%d" % number)) for number in range(1, 4)]
    return sheets.frame(say("about"), *lines, css="prose")

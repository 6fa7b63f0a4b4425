"""The page's identity, and its game's."""

import sheets
from ui import button, el, say


def about():
    """The sheet of three paragraphs."""
    lines = [el("p", {"key": str(number)}, say("about-%d" % number)) for number in range(1, 4)]
    return sheets.frame(say("about"), *lines, embed_button(), faults_button(), css="prose")


def embed_button():
    """The way to the lines that show the game in somebody's own page."""
    return button("embed", "", "link", say("embed"), key="embed")


def faults_button():
    """The way to the errors that this device has kept."""
    return button("faults", "", "link", say("faults"), key="faults")

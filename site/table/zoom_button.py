"""The button beside a map that shows it larger, and all of it again (js/zoom.js)."""

from ui import el, hidden, icon, say


def zoom_button():
    """Draw the button; the style sheet shows the sign for what it does next."""
    props = {"type": "button", "class": "zoom", "data-zooms": "", "key": "zoom"}
    return el("button", props, icon("plus", css="nearer"), icon("minus", css="farther"), hidden(say("zoom")))

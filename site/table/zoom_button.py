"""Maps that can be seen larger, and the button that does it, and shows all of it again (js/zoom.js)."""

from ui import el, hidden, icon, say

EDGES = ("left", "right", "top", "bottom")


def zoomed_map(label, picture, least=0, foot=None):
    """Frame a map that can be seen larger, with the number of places that lie beyond each of its edges (js/zoom.js).

    What is selected is shown at least so many pixels high. `foot` follows the picture in the frame that scrolls.
    """
    frame = {"class": "map", "data-zoom": str(least) if least else "", "role": "group", "aria-label": label}
    beyond = [el("span", {"class": "beyond " + edge, "data-edge": edge, "key": edge}) for edge in EDGES]
    return el("div", {"class": "map-frame", "key": "map"}, el("div", frame, picture, foot), zoom_button(), *beyond)


def zoom_button():
    """Draw the button; the style sheet shows the sign and the name for what it does next."""
    props = {"type": "button", "class": "zoom", "data-zooms": "", "key": "zoom"}
    kids = [icon("plus", css="nearer"), icon("minus", css="farther")]
    kids += [
        el("span", {"class": css}, hidden(say(name))) for css, name in (("nearer", "zoom"), ("farther", "zoom-out"))
    ]
    return el("button", props, *kids)

"""The city that was built last on this device: it stands on the first screen."""

import json

from final_city import drawn_city
from ui import GAME, el, storage

CITY = GAME + ".city"  # its buildings: [card, file, classes] each


def store_city(view):
    """Store the city that the end of a game shows."""
    drawn = drawn_city(view)
    if drawn:
        storage.write(CITY, json.dumps([[piece["name"], piece["file"], piece["css"]] for piece in drawn]))


def own_street():
    """The buildings of that city in a row; None if there is none."""
    drawn = [["icon", {"name": card, "file": file, "css": css}] for card, file, css in _stored()]
    return el("div", {"class": "own-street", "aria-hidden": "true", "key": "own-street"}, *drawn) if drawn else None


def _stored():
    """Return the stored text; nothing if it is not ours."""
    try:
        listed = json.loads(storage.read(CITY) or "[]")
        return listed if all([[type(word) for word in entry] == [str] * 3 for entry in listed]) else []
    except Exception:  # the text may be anything
        return []

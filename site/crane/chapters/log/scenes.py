"""Short pictures of what happens in Crown and Crane: a tile that is taken, a plaza that pays, era II, the end.

What is placed is shown on the boards (tiles.py).
"""

from picture_parts import banner, is_own, picture, pictures, seat_of, sentence, who
from pieces import FILE, action_sign
from ui import el, icon, say

BANNERS = {"era": ("row", FILE), "over": ("trophy", "signs")}
SOUNDS = {"upgrade": "build", "wall": "build", "build": "build", "plaza": "honor", "era": "call"}


def scenes(news, before, view, weight):
    """The pictures and sounds of the news, oldest first (picture_parts.py), each for its `weight`."""
    return pictures(news, view, _scene, SOUNDS, weight)


def _scene(entry, view):
    """The picture of an entry; None if it has none. What the reader does is on the boards."""
    id, args, seat = entry["id"], entry["args"], entry["anchor"].get("seat")
    words = sentence(entry, view)
    if id in BANNERS:
        middle = [banner(*BANNERS[id])]
    elif is_own(entry, view) or id not in ("take", "crane-takes", "plaza"):
        return None
    elif id == "plaza":
        middle = [who(seat_of(view, seat)), banner("hex-plaza-old", FILE)]
    else:
        signs = [icon(action_sign(action["id"][7:]), FILE) for action in args["actions"]]
        middle = [el("div", {"class": "scene-tile"}, *signs)]
        words = say("scene-take", **args) if id == "take" else words
    # The table is drawn once the tile is gone.
    return picture("n%d" % entry["n"], middle, words, seat_of(view, seat), beneath=id not in ("take", "crane-takes"))

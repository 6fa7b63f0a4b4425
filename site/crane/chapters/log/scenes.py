"""Short pictures of what happens in Crown and Crane: a tile that is taken, a plaza that pays, era II, the end.

What is placed is shown on the boards (tiles.py).
"""

from picture_parts import banner, is_own, picture, pictures, seat_of, sentence, who
from pieces import FILE, action_sign
from ui import el, icon, say

BANNERS = {"era": ("row", FILE), "over": ("trophy", "signs")}
SOUNDS = {"upgrade": "build", "wall": "build", "build": "build", "plaza": "honor", "era": "call"}
# What a reader succeeds in, the greatest first: the sign, and the milliseconds that its sentence takes to read.
SUCCESSES = (
    ("final", "special", 1700), ("reward", "hex-plaza-old", 1200), ("plaza", "hex-plaza-old", 1200),
    ("seal", "seal", 1700), ("technology", "book", 1900), ("road", "do-road", 1200), ("wealth", "coin", 1200),
    ("build", "do-building", 1200), ("wall", "do-wall", 1200), ("up", "up", 1200),
)  # fmt: skip
ALWAYS = ("final", "reward", "plaza", "seal", "technology", "road", "wealth")
MANY = 5  # points from which on anything else is a success, too


def scenes(news, before, view, weight):
    """The pictures and sounds of the news, oldest first (picture_parts.py), each for its `weight`.

    Of what the reader did the greatest success alone has a picture, with all points that came with it.
    """
    success = _success(news, view)
    return pictures(news, view, lambda entry, view: _scene(entry, view, success), SOUNDS, weight)


def _own(entry, view):
    """Whether an entry tells what the reader did, or at a shared device somebody who sits at it."""
    player = entry["args"].get("player")
    people = [seat["name"] for seat in view["seats"] if seat["kind"] == "person"]
    return is_own(entry, view) or (view["viewer"] is None and player in people)


def _success(news, view):
    """The greatest success of the reader in the news, as (number of its entry, points, sign, time); None for none."""
    own = [entry for entry in news if _own(entry, view)]
    gains = [entry["args"]["goods"] for entry in own if entry["id"] == "gain"]
    points = sum([good["args"]["count"] for good in gains if good["id"] == "good-points"])
    for id, sign, time in SUCCESSES:
        for entry in own:
            if entry["id"] == id and (id in ALWAYS or points >= MANY):
                return entry["n"], points, sign, time
    return None


def _scene(entry, view, success):
    """The picture of an entry; None if it has none. What the reader does besides is on the boards."""
    id, args, seat = entry["id"], entry["args"], entry["anchor"].get("seat")
    words, ms = sentence(entry, view), None
    if success and success[0] == entry["n"]:
        _, points, sign, ms = success
        middle = [banner(sign, FILE)]
        if points:
            middle.append(el("b", {"class": "scene-points"}, "+%d" % points, icon("points", FILE)))
            words = say("scene-success", what=words, points=say("good-points", count=points))
    elif id in BANNERS:
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
    beneath = ms is not None or id not in ("take", "crane-takes")
    drawn = picture("n%d" % entry["n"], middle, words, seat_of(view, seat), beneath=beneath)
    return dict(drawn, time=ms) if ms else drawn

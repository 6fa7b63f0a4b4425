"""The parts of the short pictures of what happens, which every game's are made of.

A picture is a dict: its `tree` (None where there is only a sound); `ms`, the time that it stands at normal pace, of
which 0 is until a tap; `sound` ("" for none); `to`, the anchor to which its card flies at the end; `yours`, whether it
hits the reader; `beneath`, whether the table may go on while it stands; and `spoken`, its sentence as all may hear it,
None for what only the reader knows. Its words are those that screen readers hear.
"""

from pace import CALL
from portraits import face_of
from ui import el, icon, say


def picture(key, middle, words, player=None, to=None, beneath=True):
    """A picture: what is drawn in its middle, and its words, with the face of a `player` (`seat_of`), if any."""
    tree = el(
        "div",
        {"class": "scene", "key": key},
        el("div", {"class": "scene-middle"}, *middle),
        el("p", None, _face(player) if player else None, words),
    )
    return {"tree": tree, "to": to, "beneath": beneath, "spoken": words}


def scene_of(entry, drawn, sound, ms):
    """A picture of an entry with its time and sound; `drawn` is None where there is only a sound."""
    scene = drawn or {"tree": None, "to": None, "beneath": True, "spoken": None}
    scene.update({"ms": ms, "sound": sound, "yours": bool(entry.get("yours"))})
    return scene


def pictures(news, view, draw, sounds, weight):
    """The pictures and sounds of the news, oldest first, in games that need no more of them than one of each entry.

    `draw` returns the picture of an entry, or None, perhaps with a `time` of its own; `sounds` has the sounds by the
    ids of entries.
    """
    listed = []
    for entry in news:
        drawn, sound = draw(entry, view), sounds.get(entry["id"], "")
        if drawn or sound:
            own = is_own(entry, view)
            if drawn and (own or entry["yours"] or is_private(entry)):
                drawn["spoken"] = None if is_private(entry) else public_sentence(entry)
            ms = min(weight(entry), CALL) if own else weight(entry)
            listed.append(scene_of(entry, drawn, sound, drawn.pop("time", ms) if drawn else ms))
    return listed


def is_own(entry, view):
    """Whether an entry tells what the reader did, which tells them nothing new."""
    viewer = view["viewer"]
    return viewer is not None and entry["args"].get("player") == view["seats"][viewer]["name"]


def sentence(entry, view):
    """An entry as a sentence; what hits the reader, or what they did, is said to them."""
    if entry["yours"]:
        return say("hit-" + entry["id"], **entry["args"])
    if is_own(entry, view):
        return say("story-other", player=say("you-first"), what=say("did-" + entry["id"], **entry["args"]))
    return public_sentence(entry)


def public_sentence(entry):
    """An entry as a sentence for all."""
    what, player = say("did-" + entry["id"], **entry["args"]), entry["args"].get("player")
    return what if player is None else say("story-other", player=player, what=what)


def is_private(entry):
    """Whether an entry says more than all may know; the ids of those end so."""
    return entry["id"].endswith("-own")


def seat_of(view, seat):
    """The entry of a seat in a view; None without a seat."""
    return None if seat is None else view["seats"][seat]


def who(player):
    """A player, by the entry of their seat."""
    return el("div", {"class": "scene-who"}, _face(player))


def _face(player):
    return face_of(player["seat"], player["name"])


def stream(sign, count, file="signs"):
    """So many of a thing on their way, at most five."""
    signs = [icon(sign, file, css="stream-%d" % at) for at in range(min(count, 5))]
    return el("div", {"class": "scene-stream"}, *signs)


def banner(sign, file="signs"):
    """One large sign."""
    return icon(sign, file, css="banner-sign")

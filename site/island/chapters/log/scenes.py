"""Short pictures of what happens on the island: a seven, a robbery, a monopoly, a prize that changes hands, the end.

What is built and what the dice bring is shown on the board (island.py).
"""

from cards import resource
from picture_parts import banner, is_own, picture, pictures, seat_of, sentence, stream, who
from ui import icon, say

SEVEN = 7
PRIZES = {"longest-road": "road", "longest-road-none": "road", "largest-army": "knight"}
OWN = {
    "roll": "scene-own-roll",
    "steal-own": "scene-own-steal",
    "longest-road": "scene-own-road",
    "largest-army": "scene-own-army",
}
SOUNDS = {
    "steal": "robbery",
    "steal-own": "robbery",
    "monopoly": "robbery",
    "settlement": "build",
    "city": "build",
    "longest-road": "honor",
    "largest-army": "honor",
}


def scenes(news, before, view, weight):
    """The pictures and sounds of the news, oldest first (picture_parts.py), each for its `weight`."""
    return pictures(news, view, _scene, SOUNDS, weight)


def _scene(entry, view):
    """The picture of an entry; None if it has none."""
    id, args, anchor = entry["id"], entry["args"], entry["anchor"]
    key, words, beneath = "n%d" % entry["n"], sentence(entry, view), True
    giver, taker = anchor.get("seat"), anchor.get("to")
    if id in OWN and is_own(entry, view):
        words = say(OWN[id], **args)
    if id == "roll" and args["sum"] == SEVEN:
        middle = [icon("die-%d" % face, "island", css="scene-die") for face in args["dice"]]
        middle.append(icon("robber", "island", css="scene-robber"))
    elif id in ("steal", "steal-own"):
        # Of the card only the two know what it is.
        card = stream(args["resource"], 1, "island") if "resource" in args else stream("cards", 1)
        middle, giver, beneath = [who(seat_of(view, giver)), card, who(seat_of(view, taker))], taker, False
    elif id == "monopoly":
        middle = [resource(args["resource"], "scene-goods"), stream(args["resource"], 5, "island")]
        middle.append(who(seat_of(view, giver)))
    elif id in PRIZES:
        # One that changes hands comes from another player.
        middle = [who(seat_of(view, taker))] if taker is not None else []
        middle.append(banner(PRIZES[id], "island"))
        if giver is not None:
            middle.append(who(seat_of(view, giver)))
    elif id == "over":
        middle = [banner("trophy")]
    else:
        return None
    return picture(key, middle, words, seat_of(view, giver) if id != "over" else None, beneath=beneath)

"""Short pictures of what happens: a character is called or murdered, gold is robbed, a district burns or is traded.

Each is drawn over the middle of the table for a moment (site/js/scene.js).
"""

from pace import CALL, NEWS
from picture_parts import banner, is_own, is_private, picture, scene_of, seat_of, sentence, stream, who
from pieces import building, bust, districts, kind_of, of_event, role_known
from ui import el, icon, say

BANNERS = {"last-round": "crown", "completed-first": "city", "completed": "city"}
SOUNDS = {
    "called": "call",
    "assassinate": "murder",
    "robbed": "robbery",
    "built": "build",
    "crowned": "honor",
    "crown-given": "honor",
}
DAGGER = "dagger"


def scenes(news, before, view, weight):
    """The pictures and sounds of the news, oldest first (picture_parts.py), each for its `weight`.

    `before` is the view that they are shown over.
    """
    ranks = list(before["centre"]["ranks"])
    if before["round"] == view["round"]:
        ranks += view["centre"]["ranks"]
    public = [rank["role"] for rank in before["centre"]["ranks"] if rank["state"] == "aside"]
    murdered = [rank["role"] for rank in ranks if rank.get("killed")]
    listed, silent = [], []
    for entry in news:
        if entry["id"] == "nobody":
            # Everybody sees that nobody has a character that lies face up.
            silent += [entry] if entry["anchor"]["role"] not in public else []
            continue
        if silent:
            listed.append(_silence(silent, murdered, weight))
            silent = []
        scene = _scene(entry, view)
        sound = _sound(entry["id"])
        if scene or sound:
            seat = (entry.get("anchor") or {}).get("seat")
            own = seat is not None and seat == view["viewer"]
            listed.append(scene_of(entry, scene, sound, _own(entry, weight(entry)) if own else weight(entry)))
    listed += [_silence(silent, murdered, weight)] if silent else []
    if before["round"] != view["round"] or view["result"]:
        for scene in listed:
            scene["beneath"] = False  # the next round, or the result, is not drawn under the end of this one
    return listed


def _own(entry, ms):
    """The time of the reader's own deed, which tells them nothing new; the panel says who is called."""
    return NEWS if entry["id"] == "called" else min(ms, CALL)


def _sound(id):
    return SOUNDS.get(id) or ("destroy" if of_event(id, "ruins") else "")


def _silence(entries, murdered, weight):
    """Characters whom nobody answers for, one after another, as a fan of backs."""
    roles = [entry["anchor"]["role"] for entry in entries]
    cards = [_card(role, "down", DAGGER if role in murdered else None) for role in roles]
    words = say("scene-nobody", roles=roles)
    several = len(roles) > 1
    fan = [el("div", {"class": "fan"}, *cards)] if several else cards
    ms = max(weight(entries[0]), CALL) if several else weight(entries[0])  # their names take longer to read
    return scene_of(entries[0], picture("n%d" % entries[0]["n"], fan, words), "", ms)


def _scene(entry, view):
    id, args, anchor = entry["id"], entry["args"], entry.get("anchor") or {}
    sign = of_event(id, "sign")
    giver, taker = anchor.get("seat"), anchor.get("to")
    roles = args["roles"] if isinstance(args.get("roles"), list) else [anchor["role"]] if anchor.get("role") else []
    flies, beneath = None, True
    if id == "called":
        middle, flies = [_card(roles[0], "turns")], giver
    elif id == "unmasked":
        if giver == view["viewer"]:
            return None  # they have confirmed that they miss their turn
        middle, flies = [_card(roles[0], "turns", DAGGER)], giver
    elif sign and roles:
        middle = [_card(role, "struck", sign) for role in roles]
    elif of_event(id, "ruins"):
        middle, beneath = [_building(args["card"], "burns", icon(sign, css="struck-by"))], False
    elif sign == "swap" and args.get("card"):
        own = _building(args["own"], "leaves") if args.get("own") else None
        middle, beneath = [own, icon("swap", css="between"), _building(args["card"], "comes")], False
    elif anchor.get("gold") and giver is not None and taker is not None:
        middle, beneath = [who(seat_of(view, giver)), stream("coin", anchor["gold"]), who(seat_of(view, taker))], False
        giver = taker  # who took it, of whom the words speak
    elif "swap" in (sign, of_event(id, "hit")) and giver is not None and taker is not None:
        middle, beneath = [who(seat_of(view, giver)), stream("cards", 3), who(seat_of(view, taker))], False
    elif id in BANNERS:
        middle = [banner(BANNERS[id])]
    else:
        return None
    to = None if flies is None else "seat-%d" % flies
    drawn = picture("n%d" % entry["n"], middle, _words(entry, view), seat_of(view, giver), to, beneath)
    drawn["spoken"] = None if is_private(entry) else say("event-" + id, **args)
    return drawn


def _words(entry, view):
    """An entry as a sentence: the reader's own deed, and what hits them, in their words ("your Merchant")."""
    id = entry["id"]
    own = is_own(entry, view)
    if own and id == "called":
        return say("scene-own-call", role=entry["anchor"]["role"])
    if own or (entry["yours"] and of_event(id, "hit")):
        return sentence(entry, view)
    return say("event-" + id, **entry["args"])


def _card(role, css, sign=None):
    """A character's card, with both of its faces."""
    rank = role_known(role).get("rank", "")
    return el(
        "div",
        {"class": "scene-card %s kind-%s" % (css, kind_of(role) or "none")},
        el(
            "div",
            {"class": "scene-sides"},
            el("div", {"class": "scene-back"}, el("b", None, rank)),
            el(
                "div",
                {"class": "scene-face"},
                el("b", {"class": "rank"}, rank),
                bust(role, "emblem"),
                el("span", None, say("role-" + role)),
            ),
        ),
        icon(sign, css="struck-by mark-" + sign) if sign else None,
    )


def _building(card, css, *more):
    kind = districts.get(card, {}).get("kind", "special")
    return el("div", {"class": "scene-building %s kind-%s" % (css, kind)}, building(card), *more)

"""Short pictures of what happens: a character is called or murdered, gold is robbed, a district burns or is traded.

Each is drawn over the middle of the table for a moment (site/js/scene.js). A deed against a character shows both faces.
"""

import story
from pace import CALL, NEWS
from picture_parts import banner, is_own, is_private, picture, scene_of, seat_of, sentence, stream, who
from pieces import building, bust, districts, kind_of, of_event, role_known
from portraits import face_of
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
MURDER = "assassinate"


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
    acting = {rank["seat"]: rank["role"] for rank in before["centre"]["ranks"] if rank["state"] == "now"}
    for entry in news:
        if entry["id"] == "nobody":
            # Everybody sees that nobody has a character that lies face up.
            silent += [entry] if entry["anchor"]["role"] not in public else []
            continue
        if silent:
            listed.append(_silence(silent, murdered, weight))
            silent = []
        seat = (entry.get("anchor") or {}).get("seat")
        if entry["id"] in ("called", "resumed"):
            acting[seat] = entry["anchor"]["role"]
        scene = _scene(entry, before, view, acting.get(seat))
        sound = _sound(entry["id"])
        if scene or sound:
            own = seat is not None and seat == view["viewer"]
            listed.append(scene_of(entry, scene, sound, _time(entry, weight(entry), own)))
    listed += [_silence(silent, murdered, weight)] if silent else []
    if before["round"] != view["round"] or view["result"]:
        for scene in listed:
            scene["beneath"] = False  # the next round, or the result, is not drawn under the end of this one
    return listed


def _time(entry, ms, own):
    """The time of a picture: the reader's own deed tells them nothing new, and the panel says who is called.

    What is done to the reader's character is a longer sentence, and one to remember.
    """
    if own:
        return NEWS if entry["id"] == "called" else min(ms, CALL)
    return ms * 3 // 2 if entry["yours"] and of_event(entry["id"], "sign") else ms


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


def _scene(entry, before, view, actor):
    """The picture of an entry, None for none; `actor` is the character that its player plays, if that is known."""
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
        murderer = _murderer(view, before["story"] + view["story"], roles[0])
        if murderer:
            return _pictured(entry, view, [_deed(DAGGER, *murderer, roles, seat_of(view, giver))])
        middle, flies = [_card(roles[0], "turns", DAGGER)], giver
    elif sign and roles and actor:
        hit = seat_of(view, view["viewer"]) if entry["yours"] else None
        return _pictured(entry, view, [_deed(sign, actor, seat_of(view, giver), roles, hit)])
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
    return _pictured(entry, view, middle, seat_of(view, giver), to, beneath)


def _pictured(entry, view, middle, *more):
    """An entry's picture with its words; `more` are the further arguments of `picture`."""
    drawn = picture("n%d" % entry["n"], middle, _words(entry, view), *more)
    drawn["spoken"] = None if is_private(entry) else say("event-" + entry["id"], **entry["args"])
    return drawn


def _deed(sign, actor, player, roles, hit=None):
    """A deed with its sign between two faces: the character of the `player` who does it, and those whom it is done to.

    `hit` is the player of the latter, where that is known.
    """
    return el(
        "div",
        {"class": "deed mark-%s%s" % (sign, " two" if len(roles) > 1 else ""), "aria-hidden": "true"},
        _side(actor, "by", player),
        *[_side(role, "on", hit) for role in roles],
        icon(sign, css="deed-sign"),
    )


def _side(role, css, player):
    return el(
        "div",
        {"class": "deed-side deed-%s kind-%s" % (css, kind_of(role) or "none")},
        bust(role, "deed-face"),
        face_of(player["seat"], player["name"]) if player else None,
        el("span", None, say("role-" + role)),
    )


def _murderer(view, story, role):
    """The character and the player who murdered a character, from the blocks of a story; None if that is past."""
    for block in story:
        for line in block["lines"]:
            if line["id"] in ("did-" + MURDER, "hit-" + MURDER) and line["args"]["role"] == role:
                if block["role"]:
                    return block["role"], view["seats"][block["seat"]]
                named = [seat for seat in view["seats"] if seat["name"] == line["args"].get("player")]
                played = [each["role"] for seat in named for each in seat["characters"] if each["role"]]
                return (played[0], named[0]) if played else None
    return None


def moment(view, line):
    """The picture of a line that must be read, where it is that of the reader's murder; None for other lines."""
    if line["id"] != "hit-silenced":
        return None
    role, own = line["args"]["role"], seat_of(view, view["viewer"])
    murderer = _murderer(view, view["story"], role)
    return _deed(DAGGER, *murderer, [role], own) if murderer else el("div", {"class": "deed"}, _side(role, "on", own))


story.pictured[0] = moment


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

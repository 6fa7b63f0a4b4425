"""Short pictures of what happens: a character is called or murdered, gold is robbed, a district burns or is traded.

Each is drawn over the middle of the table for a moment (site/js/scene.js). Its words are those that screen readers hear
of the same event.
"""

from pace import CALL, NEWS
from pieces import building, districts, emblem, kind_of, of_event, role_known
from ui import el, icon, say, shield

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
    """The pictures and sounds of the news, oldest first.

    Each is a dict: `tree` (None if there is only a sound), `ms` at normal pace by `weight`, `sound` ("" for none), and
    `to`, the anchor to which a card flies at the end. `before` is the view that they are shown over.
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
            scene = scene or {"tree": None, "to": None}
            scene.update({"ms": _own(entry, weight(entry)) if own else weight(entry), "sound": sound})
            listed.append(scene)
    return listed + ([_silence(silent, murdered, weight)] if silent else [])


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
    fan = {"class": "scene-middle fan" if len(roles) > 1 else "scene-middle"}
    tree = el("div", {"class": "scene", "key": "n%d" % entries[0]["n"]}, el("div", fan, *cards), el("p", None, words))
    return {"tree": tree, "to": None, "ms": weight(entries[0]), "sound": ""}


def _scene(entry, view):
    id, args, anchor = entry["id"], entry["args"], entry.get("anchor") or {}
    sign = of_event(id, "sign")
    giver, taker = anchor.get("seat"), anchor.get("to")
    roles = args["roles"] if isinstance(args.get("roles"), list) else [anchor["role"]] if anchor.get("role") else []
    flies = None
    if id == "called":
        middle, flies = [_card(roles[0], "turns")], giver
    elif sign and roles:
        middle = [_card(role, "struck", sign) for role in roles]
    elif of_event(id, "ruins"):
        middle = [_building(args["card"], "burns", icon(sign, css="struck-by"))]
    elif sign == "swap" and args.get("card"):
        own = _building(args["own"], "leaves") if args.get("own") else None
        middle = [own, icon("swap", css="between"), _building(args["card"], "comes")]
    elif anchor.get("gold") and giver is not None and taker is not None:
        middle = [_who(giver), _stream("coin", min(anchor["gold"], 5)), _who(taker)]
        giver = taker  # who took it, of whom the words speak
    elif sign == "swap" and giver is not None and taker is not None:
        middle = [_who(giver), _stream("cards", 3), _who(taker)]
    elif id in BANNERS:
        middle = [icon(BANNERS[id], css="banner-sign")]
    else:
        return None
    sentence = say("event-" + id, **args)
    if id == "called" and giver == view["viewer"]:
        sentence = say("scene-own-call", role=roles[0])
    words = el("p", None, shield(giver) if giver is not None else None, sentence)
    tree = el(
        "div", {"class": "scene", "key": "n%d" % entry["n"]}, el("div", {"class": "scene-middle"}, *middle), words
    )
    return {"tree": tree, "to": None if flies is None else "seat-%d" % flies}


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
                emblem(role, "emblem"),
                el("span", None, say("role-" + role)),
            ),
        ),
        icon(sign, css="struck-by mark-" + sign) if sign else None,
    )


def _building(card, css, *more):
    kind = districts.get(card, {}).get("kind", "special")
    return el("div", {"class": "scene-building %s kind-%s" % (css, kind)}, building(card), *more)


def _who(seat):
    return el("div", {"class": "scene-who"}, shield(seat))


def _stream(sign, count):
    return el("div", {"class": "scene-stream"}, *[icon(sign, css="stream-%d" % at) for at in range(count)])

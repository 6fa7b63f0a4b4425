"""Short pictures of what happens: a character is called or murdered, gold is robbed, a district burns or is traded.

Each is drawn over the middle of the table for a moment (site/js/scene.js). Its words are those that screen readers hear
of the same event.
"""

from pieces import building, districts, emblem, kind_of, of_event, role_known
from ui import el, icon, say, shield

MOST = 3  # pictures for one answer of the engine; of more only the newest
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


def scenes(news, view):
    """The pictures of the news, oldest first: each with the anchor to which a card flies at its end, if it does."""
    return [scene for scene in [_scene(entry, view) for entry in news] if scene][-MOST:]


def sounds(news):
    """The sounds of the news."""
    return [name for name in [_sound(entry["id"]) for entry in news] if name]


def _sound(id):
    return SOUNDS.get(id) or ("destroy" if of_event(id, "ruins") else "")


def _scene(entry, view):
    id, args, anchor = entry["id"], entry["args"], entry.get("anchor") or {}
    sign = of_event(id, "sign")
    giver, taker = anchor.get("seat"), anchor.get("to")
    roles = args["roles"] if isinstance(args.get("roles"), list) else [anchor["role"]] if anchor.get("role") else []
    flies, ended = None, False
    if id == "called":
        middle, flies = [_card(roles[0], "turns")], giver
    elif id == "nobody":
        murdered = [rank for rank in view["centre"]["ranks"] if rank["role"] in roles and rank.get("killed")]
        middle, ended = [_card(roles[0], "down", DAGGER if murdered else None)], True
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
    words = el("p", None, shield(giver) if giver is not None and not ended else None, say("event-" + id, **args))
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

"""The viewer's own part of the table: purse, characters, city and hand."""

from badges import badges
from pieces import coins, count, face, keyed, medal
from portraits import face_of
from seats import SIGNS, crown, marks, player_name, points, points_heard, tiles
from ui import button, el, hidden, icon, say


def mine(table):
    """The viewer's part; None without a viewer."""
    view = table.view
    if view["mine"] is None:
        return None
    me, size = view["seats"][view["viewer"]], view["city_size"]
    aims = table.aims("built:%d:" % me["seat"])
    own = view["mine"]["characters"]
    named = {rank["role"]: rank for rank in view["centre"]["ranks"]}
    return el(
        "section",
        {
            "class": "mine" + (" active" if me["active"] else "") + (" complete" if me["complete"] else ""),
            "key": "mine",
            "data-anchor": "seat-%d" % me["seat"],
        },
        el(
            "div",
            {"class": "mine-head"},
            el("h2", {"class": "who"}, face_of(me["seat"], me["name"]), player_name(me), crown(me)),
            *[_role(role, named) for role in own],
            button("draft", "", "plain", icon("person"), hidden(say("draft-saw"))) if view["mine"]["draft"] else None,
            badges(me),
            el(
                "p",
                {"class": "facts", "aria-hidden": "true"},
                coins(me["gold"]),
                count("cards", me["hand"]),
                count("city", "%d/%d" % (me["built"], size), "built"),
                points(table, me),
            ),
            el(
                "p",
                {"class": "unseen"},
                say("mine-label", gold=me["gold"], hand=me["hand"], built=me["built"], size=size),
                points_heard(table, me),
            ),
        ),
        None if view["result"] else _city(table, me, aims),  # it is drawn above the points
        _hand(table, view["mine"]["hand"]),
    )


def _role(role, named):
    """One of the viewer's characters, with its marks: killed, robbed, bewitched."""
    befell = marks(named.get(role, {}))
    signs = [icon(SIGNS[word], css="mark-" + SIGNS[word]) for word in befell.split()]
    return button(
        "role",
        role,
        "role-button " + befell,
        medal(role, befell),
        el("span", None, say("role-" + role)),
        el("span", {"class": "marks"}, *signs) if signs else None,
        key=role,
    )


def _city(table, me, aims):
    kids = tiles(table, me, aims)
    return el(
        "div",
        {"class": "own-city"},
        el("h3", {"class": "unseen"}, say("own-city")),
        el("ul", {"class": "tiles"}, *kids) if kids else el("p", {"class": "empty"}, say("city-empty")),
    )


def _hand(table, hand):
    held, ready = table.aims("hand:"), table.ready_hand()
    kids = []
    for card, key in keyed(hand, "h"):
        aim = "hand:" + card["card"]
        if aim in held:
            css = "target" + (" chosen" if table.pointed(aim) else "")
            kids.append(el("li", {"key": key}, face(card, key, "aim", aim, css)))
        elif card["card"] in ready:
            drawn = face(card, key, "build", card["card"], "buildable", does=say("group-build"))
            kids.append(el("li", {"key": key}, drawn))
        else:
            kids.append(el("li", {"key": key}, face(card, key, "card", card["card"] + " hand")))
    if table.built_now and table.view["can"]["undo"] is True:
        undo = button("undo", "", "choice", icon("undo"), el("span", None, say("undo")))
        kids.append(el("li", {"key": "undo", "class": "beside"}, undo))
    return el(
        "div",
        {"class": "own-hand"},
        el("h3", {"class": "unseen"}, say("own-hand")),
        el("ul", {"class": "hand"}, *kids) if kids else el("p", {"class": "empty"}, say("hand-empty")),
    )
